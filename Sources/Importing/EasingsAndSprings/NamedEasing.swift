import Motion
import Presets

/// A named easing is a text that is the name of a tool's easing, a path, or four numbers, and times
/// after it.
package enum NamedEasing {
  private static let ownFunctions = ["cubic-bezier(", "linear(", "steps(", "spring("]

  /// Whether a text is written as a function of Curvet's own, well or not.
  package static func isOwn(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace)
    return ownFunctions.contains(where: start.hasPrefix)
  }

  /// Describes the error of linear segments that approximate a named easing; nil if exact.
  package static func approximation(of name: String, as motion: Motion) -> String? {
    guard case .curve(let curve) = motion, case .linear(let stops) = curve.shape, stops.count > 9
    else { return nil }
    let isOurs = stops.count == EasingFormula.pieces + 1
    return "\(name.cut) is approximated by \(stops.count - 1) linear segments, with an error of "
      + (isOurs ? "about 0.0003" : "at most 0.0005")
  }

  /// Returns the motion that a text means; nil if it is none of these.
  ///
  /// What is written as an expression of Curvet's is left to the reader of expressions: a mistake in
  /// it must not be read as something else.
  package static func motion(_ text: String) -> Motion? {
    let start = text.lowercased()
    guard !ownFunctions.contains(where: start.hasPrefix) else { return nil }
    var words = text.split(separator: " ").map(String.init)
    var times: [Double] = []
    while words.count > 1, let last = words.last, times.count < 2,
      last.utf8.last == UInt8(ascii: "s"),
      case .duration(.seconds(let seconds))? = try? MotionExpression.parse(last)
    {
      times.insert(seconds, at: 0)
      words.removeLast()
    }
    let easing = try? ValueReader(ReaderOptions()).easing(text: words.joined(separator: " "))
    switch easing {
    case .curve(var curve)?:
      curve.duration = times.first.map(Time.seconds)
      curve.delay = times.dropFirst().first.map(Time.seconds)
      return .curve(curve)
    case .spring(var spring)? where times.count < 2:
      spring.delay = times.first.map(Time.seconds)
      return .spring(spring)
    default: return transition(text)
    }
  }

  /// The properties that people transition most; any other word may be a slip.
  private static let transitioned: Set = [
    "all", "opacity", "transform", "color", "background", "background-color", "box-shadow",
    "height", "width",
    "left", "top", "filter", "visibility", "translate", "scale", "rotate",
  ]

  /// A transition as CSS has it after its property's name: `all 0.3s ease-out`.
  private static func transition(_ text: String) -> Motion? {
    let word = text.prefix { $0 != " " }
    guard transitioned.contains(String(word)), CSSFragment.mayBeMotion(text),
      let motions = try? CSSFragment.motions(text), motions.count == 1
    else { return nil }
    return motions[0]
  }
}
