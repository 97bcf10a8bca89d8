import Motion

/// CSS keyframes are one `@keyframes` rule.
struct CSSKeyframes {
  /// The name.
  var name: String
  /// The keyframes, in order.
  var frames: [Frame]
  /// A keyframe, at one share or at all of them.
  struct Frame {
    var share: Double?
    /// The timing from there on; nil where it is that of the animation.
    var timing: String?
    /// Whether the values are added to those that are there, instead of replacing them.
    var adds = false
    var declarations: [Declaration]
  }

  /// A property and its value.
  struct Declaration: Hashable {
    var property, value: String
  }

  /// The properties that it moves.
  var properties: [String] { frames.flatMap { $0.declarations.map(\.property) } }

  /// The lines of the rule.
  var lines: [String] {
    let body = frames.compactMap { frame -> String? in
      guard !frame.declarations.isEmpty else { return nil }
      var words = frame.declarations.map { "\($0.property): \($0.value);" }
      if frame.adds { words.append("animation-composition: add;") }
      if let timing = frame.timing { words.append("animation-timing-function: \(timing);") }
      return "  \(Self.selector(frame.share)) { \(words.joined(separator: " ")) }"
    }
    return ["@keyframes \(name) {"] + body + ["}"]
  }

  private static func selector(_ share: Double?) -> String {
    switch share {
    case nil: "from, to"
    case 0?: "from"
    case 1?: "to"
    case let share?: CSSText.percentage(share)
    }
  }
}
