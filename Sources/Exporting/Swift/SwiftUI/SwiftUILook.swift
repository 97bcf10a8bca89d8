import Motion

/// A SwiftUI look is what a modifier of SwiftUI's makes of a view, and the channels that it shows.
struct SwiftUILook {
  /// The property that it changes.
  ///
  /// Modifiers are in this order, the innermost first.
  enum LookKind: Int, Comparable {
    case size, color, tint, corners, material, shadow, scale, spin, turn, move, place
    case opacity, hiding, depth

    static func < (one: LookKind, other: LookKind) -> Bool { one.rawValue < other.rawValue }

    /// Whether people who prefer less motion may still see it change.
    var isFade: Bool { [.color, .tint, .opacity, .hiding, .material].contains(self) }
  }

  /// A figure is a channel with the name of a modifier's argument.
  struct Figure {
    var channel: SwiftUICourse.Channel
    /// The name of its value: `x`, `opacity`.
    var word: String
    /// Whether it counts from where the view is laid out.
    var isRelative = false

    /// A value as the modifier takes it.
    func shown(_ value: AffineSum) -> AffineSum {
      isRelative ? value + (channel.start ?? channel.first) * -1 : value
    }
  }

  let kind: LookKind
  var figures: [Figure]

  /// Finds the looks of one target's channels; what no modifier shows is listed.
  ///
  /// - Parameter isSplit: Whether moves along x and y are apart.
  static func of(
    _ channels: [SwiftUICourse.Channel], isSplit: Bool = false
  ) -> (looks: [SwiftUILook], others: [String]) {
    var looks: [SwiftUILook] = []
    var others: [String] = []
    for channel in channels {
      guard let (kind, figure) = figure(of: channel) else {
        if !others.contains(channel.property) { others.append(channel.property) }
        continue
      }
      let together = looks.firstIndex { look in
        look.kind == kind && kind != .spin && !look.figures.contains { $0.word == figure.word }
          && (kind != .move
            || !isSplit && look.figures[0].channel.property.hasStem(of: channel.property))
      }
      if let together {
        looks[together].figures.append(figure)
      } else {
        looks.append(SwiftUILook(kind: kind, figures: [figure]))
      }
    }
    // Clipping and shadows need the size of the frame; its position is applied later.
    for look in looks where look.kind == .place {
      let size = look.figures.filter { $0.word == "width" || $0.word == "height" }
      looks.append(SwiftUILook(kind: .size, figures: size))
    }
    // Views turn about x before they turn about y.
    func rank(_ look: SwiftUILook) -> String { look.kind == .spin ? look.figures[0].word : "" }
    let order = looks.enumerated().sorted {
      ($0.1.kind, rank($0.1), $0.0) < ($1.1.kind, rank($1.1), $1.0)
    }
    return (order.map(\.1), others)
  }

  private static func figure(
    of channel: SwiftUICourse.Channel
  ) -> (LookKind, Figure)? {
    let part = channel.part
    func figure(_ word: String, isRelative: Bool = false) -> Figure {
      Figure(channel: channel, word: word, isRelative: isRelative)
    }
    let axis = part == 0 ? "x" : "y"
    let side = part == 0 ? "width" : "height"
    guard channel.words.isEmpty else {
      return channel.property == "effect" ? (.material, figure("material")) : nil
    }
    switch channel.property {
    case "opacity", "alpha": return (.opacity, figure("opacity"))
    case "transform.scale": return (.scale, figure("scale"))
    case "transform.scale.x": return (.scale, figure("scaleX"))
    case "transform.scale.y": return (.scale, figure("scaleY"))
    case "transform.rotation", "transform.rotation.z": return (.turn, figure("rotation"))
    case "transform.rotation.x": return (.spin, figure("rotationX"))
    case "transform.rotation.y": return (.spin, figure("rotationY"))
    case "transform.translation" where part < 2: return (.move, figure(axis))
    case "transform.translation.x": return (.move, figure("x"))
    case "transform.translation.y": return (.move, figure("y"))
    case "position", "center": return (.move, figure(axis, isRelative: true))
    // An edge of the view is its superview's plus the constant: more is always down or to the right.
    case "position.x", "center.x", "constraint.leading", "constraint.left", "constraint.trailing",
      "constraint.right":
      return (.move, figure("x", isRelative: true))
    case "position.y", "center.y", "constraint.top", "constraint.bottom":
      return (.move, figure("y", isRelative: true))
    case "bounds.size": return (.size, figure(side))
    case "bounds.size.width", "constraint.width": return (.size, figure("width"))
    case "bounds.size.height", "constraint.height": return (.size, figure("height"))
    case "frame": return (.place, figure(["x", "y", "width", "height"][min(part, 3)]))
    case "cornerRadius": return (.corners, figure("cornerRadius"))
    case "backgroundColor":
      return (.color, figure(["red", "green", "blue", "alpha"][min(part, 3)]))
    case "tintColor", "textColor":
      return (.tint, figure(["red", "green", "blue", "alpha"][min(part, 3)]))
    case "shadowOpacity", "shadowRadius": return (.shadow, figure(channel.property))
    case "shadowOffset": return (.shadow, figure(part == 0 ? "shadowX" : "shadowY"))
    case "hidden", "isHidden": return (.hiding, figure("visibility"))
    case "zPosition": return (.depth, figure("depth"))
    default: return nil
    }
  }

  /// The modifier.
  ///
  /// - Parameters:
  ///   - isEased: Whether an animation leads it from value to value, and no keyframes do.
  ///   - value: Writes the value of a figure.
  func modifiers(isEased: Bool = false, _ value: (Figure) -> String) -> [String] {
    func text(_ word: String, _ rest: String) -> String {
      figures.first { $0.word == word }.map(value) ?? rest
    }
    func named(_ words: [String]) -> String {
      words.compactMap { word in
        figures.first { $0.word == word }.map { "\(word): \(value($0))" }
      }.joined(separator: ", ")
    }
    func color() -> String {
      let parts = ["red", "green", "blue"].map { "\($0): \(text($0, "0"))" }
      let alpha = text("alpha", "1")
      return "Color("
        + (parts + (alpha == "1" ? [] : ["opacity: \(alpha)"]))
        .joined(separator: ", ") + ")"
    }
    // SwiftUI interpolates colors in its own color space.
    func fill() -> String {
      let parts = ["red", "green", "blue"].map { "\($0): \(text($0, "0"))" }
      let alpha = text("alpha", "1")
      let others =
        (alpha == "1" ? [] : ["alpha: \(alpha)"]) + (kind == .color ? [] : ["isBehind: false"])
      return "Fill(\((parts + others).joined(separator: ", ")))"
    }
    switch kind {
    case .size: return [".frame(\(named(["width", "height"])))"]
    case .color where isEased: return [".modifier(\(fill()))"]
    case .tint where isEased: return [".modifier(\(fill()))"]
    case .color:
      // As a style, it would run into the safe area.
      let line = ".background { \(color()) }"
      return line.count < 76 ? [line] : [".background {", "  \(color())", "}"]
    case .tint: return [".foregroundStyle(\(color()))"]
    case .corners:
      let radius = text("cornerRadius", "0")
      return [".clipShape(RoundedRectangle(cornerRadius: \(radius), style: .circular))"]
    case .material:
      return [
        ".overlay { Rectangle().fill(.ultraThinMaterial).opacity(\(text("material", "1"))) }"
      ]
    case .shadow:
      let color = figures.first { $0.word == "shadowOpacity" }.map(value)
      let head = color.map { "color: .black.opacity(\($0)), " } ?? ""
      let place = "x: \(text("shadowX", "0")), y: \(text("shadowY", "-3"))"
      return [".shadow(\(head)radius: \(text("shadowRadius", "3")), \(place))"]
    case .scale:
      let both = figures.first { $0.word == "scale" }.map(value)
      if let both, figures.count == 1 { return [".scaleEffect(\(both))"] }
      return [".scaleEffect(x: \(text("scaleX", "1")), y: \(text("scaleY", "1")))"]
    case .turn: return [".rotationEffect(.degrees(\(text("rotation", "0"))))"]
    case .spin:
      let isX = figures[0].word == "rotationX"
      let axis = isX ? "(x: 1, y: 0, z: 0)" : "(x: 0, y: 1, z: 0)"
      return [
        ".rotation3DEffect(",
        "  .degrees(\(text(figures[0].word, "0"))), axis: \(axis), perspective: 0)",
      ]
    case .move: return [".offset(\(named(["x", "y"])))"]
    case .place:
      let x = "\(text("x", "0")) + \(text("width", "0")) / 2"
      let y = "\(text("y", "0")) + \(text("height", "0")) / 2"
      return [".position(x: \(x), y: \(y))"]
    case .opacity: return [".opacity(\(text("opacity", "1")))"]
    case .hiding: return [".opacity(\(text("visibility", "1")))"]
    case .depth: return [".zIndex(\(text("depth", "0")))"]
    }
  }

  /// Whether it doesn't change a view while its figures have their first values.
  var isNeutral: Bool {
    let rest: Double =
      switch kind {
      case .opacity, .hiding, .scale: 1
      case .move, .turn, .spin, .depth, .corners: 0
      default: .nan
      }
    return figures.allSatisfy { $0.shown($0.channel.first) == AffineSum(rest) }
  }

  /// The note on an approximation; nil if it's exact.
  var gap: String? {
    kind == .material
      ? "a Material that fades in replaces the blur, whose strength SwiftUI doesn't animate"
      : nil
  }

  /// The note on the modifier; nil if it does the same.
  var note: String? {
    switch kind {
    case .spin: "rotated without perspective, because the preset has none"
    default:
      figures.contains(where: \.isRelative) ? "lay out the view at its start position" : nil
    }
  }
}

extension SwiftUICourse.Channel {
  /// Where the app lays out what it moves, if that's in its course.
  fileprivate var start: AffineSum? {
    let names = pieces.flatMap { [$0.from, $0.to] }.flatMap(\.plus.keys)
    return names.first { $0.hasPrefix("start.") && $0.contains(".\(property)") }
      .map { AffineSum(0, plus: [$0: 1]) }
  }
}

extension String {
  /// Whether two key paths are parts of one property: `position.x` and `position.y`.
  fileprivate func hasStem(of other: String) -> Bool {
    func stem(_ path: String) -> Substring {
      path.hasSuffix(".x") || path.hasSuffix(".y") ? path.dropLast(2) : path[...]
    }
    return stem(self) == stem(other)
  }
}
