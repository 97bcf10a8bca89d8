import Motion
import Presets

/// A named easing is a text that is the name of a tool's easing, a path, or four numbers, and times
/// after it.
package enum NamedEasing {
  /// Returns the motion that a text means; nil if it is none of these.
  package static func motion(_ text: String) -> Motion? {
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
    default: return nil
    }
  }
}
