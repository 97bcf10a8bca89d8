import Motion

/// Style frames are the keyframes of one `@keyframes` rule, in the order of time.
struct StyleFrames {
  /// A frame is what is declared at one instant.
  struct Frame {
    /// The fraction of the time.
    var offset: Double
    /// The easing from there on; nil if it is that of the animation.
    var easing: Curve.Shape?
    /// Whether its values are added to those that are there.
    var adds = false
    /// The values by property, in the order in which they are declared.
    var values: [(property: String, parts: [StylePart])] = []
  }

  /// The frames, one for each instant.
  private(set) var frames: [Frame] = []
  /// What can't be taken: the property and the reason.
  private(set) var leftOut: [(what: String, reason: String)] = []

  /// Reads the frames of a rule.
  ///
  /// - Parameter children: The rules in it.
  init(
    _ children: [Int], _ declarations: [Int: [Int]], of index: Int, in sources: [StyleSource],
    _ resolver: inout StyleResolver
  ) {
    let source = sources[index]
    var known: [Double: Int] = [:]
    for child in children {
      let selector = source.text(source.rules[child].prelude)
      let offsets = Self.offsets(selector)
      guard let offsets else {
        leftOut.append((selector, "it is no percentage from 0% to 100%"))
        continue
      }
      var frame = Frame(offset: 0)
      let all = (declarations[child] ?? []).map { source.declarations[$0] }
      let written = Set(all.map { source.text($0.name).lowercased() })
      for declaration in all {
        // A browser's own form of a property is a copy if the property is there itself.
        let name = source.text(declaration.name).lowercased()
        if Self.plain(name) != name, written.contains(Self.plain(name)) { continue }
        add(declaration, of: index, source, &frame, &resolver)
      }
      for offset in offsets {
        if let place = known[offset] {
          frames[place].merge(frame)
        } else {
          known[offset] = frames.count
          frames.append(frame)
          frames[frames.count - 1].offset = offset
        }
      }
    }
    frames.sort { $0.offset < $1.offset }
  }

  private mutating func add(
    _ declaration: StyleDeclaration, of index: Int, _ source: StyleSource, _ frame: inout Frame,
    _ resolver: inout StyleResolver
  ) {
    let written = source.text(declaration.name)
    let property = Self.plain(written)
    guard !declaration.isImportant else {
      return leftOut.append((written, "browsers leave out what is !important in a keyframe"))
    }
    do throws(StyleProblem) {
      let parts = try resolver.parts(declaration.value, in: declaration.rule, of: index)
      switch property {
      case "animation-timing-function":
        if let easing = try? StyleFrames.easing(parts) {
          frame.easing = easing
        } else {
          throw StyleProblem(reason: "\"\(parts.css.prefix(60))\" is no easing")
        }
      case "animation-composition":
        frame.adds = parts.first?.word == "add"
        if parts.first?.word == "accumulate" {
          throw StyleProblem(reason: "values that accumulate can't be kept")
        }
      case let name where name.hasPrefix("animation") || name.hasPrefix("transition"):
        throw StyleProblem(reason: "browsers don't animate it")
      default: frame.set(property, parts)
      }
    } catch {
      leftOut.append((written, error.reason))
    }
  }

  /// Returns the easing that a value is.
  static func easing(_ parts: [StylePart]) throws(StyleProblem) -> Curve.Shape {
    if parts.count == 1, let known = StyleEasing.keyword(parts[0].word) { return known }
    guard let first = parts.first, first.kind == .function, parts.components.count == 1 else {
      throw StyleProblem(reason: "it is no easing")
    }
    return try StyleEasing.shape(parts)
  }

  /// Returns the fractions that a selector names; nil if one is none.
  private static func offsets(_ selector: String) -> [Double]? {
    var offsets: [Double] = []
    for part in selector.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.lowercased().filter { !$0.isWhitespace }
      switch word {
      case "from": offsets.append(0)
      case "to": offsets.append(1)
      default:
        // The power of ten is part of the text, so that 16.7% is the double nearest to .167.
        let number = word.dropLast()
        let known = number.contains("e") ? Double(number).map { $0 / 100 } : Double(number + "e-2")
        guard word.hasSuffix("%"), let offset = known, (0...1).contains(offset) else { return nil }
        offsets.append(offset)
      }
    }
    return offsets
  }

  /// A property without a browser's prefix, in lower case; custom properties as they are.
  static func plain(_ name: String) -> String {
    if name.hasPrefix("--") { return name }
    let lower = name.lowercased()
    for prefix in ["-webkit-", "-moz-", "-o-", "-ms-"] where lower.hasPrefix(prefix) {
      return String(lower.dropFirst(prefix.count))
    }
    return lower
  }
}

extension StyleFrames.Frame {
  /// Sets a value; what is declared later counts.
  mutating func set(_ property: String, _ parts: [StylePart]) {
    values.removeAll { $0.property == property }
    values.append((property, parts))
  }

  /// Takes what another frame at the same instant declares.
  fileprivate mutating func merge(_ other: StyleFrames.Frame) {
    easing = other.easing ?? easing
    adds = adds || other.adds
    for (property, parts) in other.values { set(property, parts) }
  }
}
