import Motion
import Presets

/// The tracks of `UIView.animateKeyframes`, by its `addKeyframe` calls.
enum UIKitKeyframes {
  static func finding(
    _ link: CodeLink, _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    guard let written = link["withDuration"] else { return nil }
    var keyframes = Keyframes()
    keyframes.duration = .seconds(try context.seconds(written))
    if let delay = link["delay"] {
      let seconds = try context.seconds(delay)
      if seconds != 0 { keyframes.beginTime = .seconds(seconds) }
    }
    let blocks = link.blocks.map(\.value) + [link["animations"]].compactMap(\.self)
    var tracks: [Keyframes.Track] = []
    var unkept: [String] = []
    for statement in blocks.lazy.compactMap(\.statements).first ?? [] {
      guard case .expression(let value) = statement.kind,
        let call = value.chain?.link("addKeyframe"),
        let start = call["withRelativeStartTime"], let duration = call["relativeDuration"]
      else { continue }
      let span = (try fraction(start, in: &context), try fraction(duration, in: &context))
      let inner = call.blocks.map(\.value) + [call["animations"]].compactMap(\.self)
      for change in inner.lazy.compactMap(\.statements).first ?? [] {
        guard case .assignment(let path, let value) = change.kind else { continue }
        do throws(CodeProblem) {
          for (property, value) in try ViewProperty.changes(path, value, in: &context) {
            add(property, value, span, &tracks, target: path.dropLast().last { $0 != "self" })
          }
        } catch {
          unkept.append("\(path.joined(separator: ".")): \(error.reason)")
        }
      }
    }
    guard !tracks.isEmpty else {
      throw CodeProblem(
        unkept.first.map { "no known value: \($0)" } ?? "has no supported keyframes",
        at: node.range)
    }
    keyframes.tracks = tracks
    keyframes.modelValue = .set
    var finding = CodeFinding(.keyframes(keyframes))
    finding.unkept = unkept
    finding.property = tracks[0].property
    return finding
  }

  private static func fraction(_ node: CodeNode, in context: inout CodeContext) throws(CodeProblem)
    -> Fraction
  {
    if case .binary("/", let first, let second) = node.kind, case .number(let a) = first.kind,
      case .number(let b) = second.kind,
      let a = Double(a), let b = Double(b),
      let fraction = Fraction(fraction: "\(Figure.text(a))/\(Figure.text(b))")
    {
      return fraction
    }
    let value = try context.number(node).value
    guard (0...1).contains(value) else {
      throw CodeProblem("\(context.quote(node)) must be from 0 to 1", at: node.range)
    }
    return .decimal(value)
  }

  private static func add(
    _ property: String, _ value: PropertyValue, _ span: (start: Fraction, duration: Fraction),
    _ tracks: inout [Keyframes.Track], target: String?
  ) {
    let frame = Keyframes.RelativeKeyframe(
      start: span.start, duration: span.duration, change: .to(value))
    let index = tracks.firstIndex { $0.property == property && $0.target == target }
    guard let index, case .frames(let frames) = tracks[index].content else {
      var track = Keyframes.Track(property: property, content: .frames([frame]))
      track.target = target
      tracks.append(track)
      return
    }
    tracks[index].content = .frames(frames + [frame])
  }
}

/// The changes that an assignment to a view's property makes.
enum ViewProperty {
  /// Returns the properties that are set, and to what.
  static func changes(
    _ path: [String], _ value: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> [(String, PropertyValue)] {
    let names = path.drop { $0 == "self" }
    let property = names.suffix(names.count > 2 && nested.contains(names[names.count - 2]) ? 2 : 1)
      .joined(separator: ".")
    switch property {
    case "transform": return try transform(value, in: &context)
    case "alpha", "cornerRadius", "layer.cornerRadius", "opacity", "center.x", "center.y",
      "layer.opacity",
      "borderWidth", "shadowOpacity", "shadowRadius", "zPosition":
      let number = try context.number(value).value
      let plain = property.hasPrefix("layer.") ? String(property.dropFirst(6)) : property
      return [
        (
          plain.hasPrefix("center") ? "position" + plain.dropFirst(6) : plain,
          .quantity(.number(number))
        )
      ]
    case "isHidden", "hidden":
      return [("isHidden", .boolean(context.code.typed(value.range) == "true"))]
    default:
      throw CodeProblem("\(context.quote(value)) isn't a supported value", at: value.range)
    }
  }

  private static let nested: Set = ["layer", "center", "frame", "bounds", "position"]

  /// The parts of `CGAffineTransform(scaleX: 1.2, y: 1.2)` and of what follows it.
  private static func transform(
    _ node: CodeNode, in context: inout CodeContext
  ) throws(CodeProblem) -> [(String, PropertyValue)] {
    guard let chain = node.chain else {
      throw CodeProblem("\(context.quote(node)) isn't a supported transform", at: node.range)
    }
    if chain.names?.last == "identity" {
      return [
        ("transform.scale", 1), ("transform.rotation", 0), ("transform.translation.x", 0),
        ("transform.translation.y", 0),
      ]
      .map { ($0.0, .quantity(.number($0.1))) }
    }
    var parts: [(String, PropertyValue)] = []
    for link in chain.links where link.isCalled {
      func number(_ written: CodeNode) throws(CodeProblem) -> PropertyValue {
        .quantity(.number(try context.number(written).value))
      }
      if let x = link["scaleX"] ?? (link.name == "scaledBy" ? link["x"] : nil), let y = link["y"] {
        let (a, b) = (try number(x), try number(y))
        parts +=
          a == b ? [("transform.scale", a)] : [("transform.scale.x", a), ("transform.scale.y", b)]
      } else if let x = link["translationX"] ?? (link.name == "translatedBy" ? link["x"] : nil),
        let y = link["y"]
      {
        parts += [
          ("transform.translation.x", try number(x)), ("transform.translation.y", try number(y)),
        ]
      } else if let angle = link["rotationAngle"] ?? link["by"] {
        parts.append(
          ("transform.rotation", .quantity(.number(degrees(try context.number(angle).value)))))
      }
    }
    guard !parts.isEmpty else {
      throw CodeProblem("\(context.quote(node)) isn't a supported transform", at: node.range)
    }
    return parts
  }

  /// Converts radians to degrees, and rounds numbers that were meant to be round.
  static func degrees(_ radians: Double) -> Double { Figure.rounded(radians * 180 / .pi, to: 9) }
}
