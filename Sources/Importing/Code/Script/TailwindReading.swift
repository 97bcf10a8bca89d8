import Motion

/// The meaning of classes of Tailwind: `transition duration-200 ease-out delay-75`.
///
/// Defaults are those of version 4's theme.
enum TailwindReading {
  /// Returns the motion of a list of classes; nil if they have none.
  static func finding(_ classes: String) throws(CodeProblem) -> CodeFinding? {
    var easing: Curve.Shape?
    var (duration, delay): (Double?, Double?)
    var isTransition = false
    for word in classes.split(whereSeparator: \.isWhitespace) where !word.contains(":") {
      let name = String(word)
      if name == "transition"
        || name.hasPrefix("transition-") && name != "transition-none"
          && name != "transition-discrete"
      {
        isTransition = true
      } else if let time = try time(name, "duration-") {
        duration = time
      } else if let time = try time(name, "delay-") {
        delay = time
      } else if let shape = try ease(name) {
        easing = shape
      }
    }
    guard isTransition || duration != nil && easing != nil else {
      let played = classes.split(whereSeparator: \.isWhitespace).first {
        $0.hasPrefix("animate-") && $0 != "animate-none"
      }
      guard let played, let name = played.split(separator: ":").last,
        Self.animations.contains(String(name.dropFirst(8)))
      else { return nil }
      throw CodeProblem("`\(name)` uses keyframes from Tailwind's own style sheet")
    }
    let isDefault = (duration == nil, easing == nil)
    var curve = Curve(
      easing ?? .cubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1), duration: .seconds(duration ?? 0.15))
    if let delay, delay != 0 { curve.delay = .seconds(delay) }
    var finding = CodeFinding(.curve(curve))
    let missing = [isDefault.0 ? "150 ms" : nil, isDefault.1 ? "ease-in-out" : nil].compactMap(
      \.self)
    if !missing.isEmpty {
      finding.defaults = [
        "\(missing.joined(separator: " and ")), Tailwind's default\(missing.count > 1 ? "s" : "")"
      ]
    }
    return finding
  }

  private static func time(_ name: String, _ start: String) throws(CodeProblem) -> Double? {
    guard name.hasPrefix(start) else { return nil }
    let value = name.dropFirst(start.count)
    if let whole = Int(value) { return Double(whole) / 1000 }
    guard value.hasPrefix("["), value.hasSuffix("]") else { return nil }
    let text = value.dropFirst().dropLast()
    guard let motion = (try? CSSFragment.motions(String(text)))?.first,
      case .duration(.seconds(let seconds)) = motion
    else {
      throw CodeProblem("`\(name)` isn't a known time")
    }
    return seconds
  }

  /// The animations of Tailwind's own theme.
  private static let animations: Set = ["spin", "ping", "pulse", "bounce"]

  private static let eases: [String: Curve.Shape] = [
    "ease-linear": .named(.linear), "ease-in": .cubicBezier(x1: 0.4, y1: 0, x2: 1, y2: 1),
    "ease-out": .cubicBezier(x1: 0, y1: 0, x2: 0.2, y2: 1),
    "ease-in-out": .cubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1),
  ]

  private static func ease(_ name: String) throws(CodeProblem) -> Curve.Shape? {
    if let known = eases[name] { return known }
    guard name.hasPrefix("ease-["), name.hasSuffix("]") else { return nil }
    // An underscore represents a space.
    let text = name.dropFirst(6).dropLast().map { $0 == "_" ? " " : String($0) }.joined()
    guard case .curve(let curve)? = (try? ValueReader(ReaderOptions()).easing(text: text)) ?? nil
    else {
      throw CodeProblem("`\(name)` isn't a known easing")
    }
    return curve.shape
  }
}
