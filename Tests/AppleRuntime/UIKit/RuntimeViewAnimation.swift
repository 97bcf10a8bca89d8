/// An animation of one property of a view, of which a part is left to go.
///
/// Assumed: UIKit's animations are additive. The layer has its final value from the start, and each
/// animation adds what it has not done yet; so one that begins while another runs doesn't jump.
final class RuntimeViewAnimation: RuntimeLayerAnimation {
  let layer: CALayer
  let key: String
  let from: RuntimeValue
  let to: RuntimeValue
  /// How far it is now.
  private let progress: () -> (x: Double, y: Double)
  /// The values of keyframes by progress; nil for a way straight from one value to another.
  private let track: ((Double) -> RuntimeValue)?

  init(
    _ change: RuntimeAnimationBlock.Change, track: ((Double) -> RuntimeValue)? = nil,
    _ progress: @escaping () -> (x: Double, y: Double)
  ) {
    (layer, key, from, to) = (change.layer, change.key, change.from, change.to)
    (self.track, self.progress) = (track, progress)
  }

  var keyPaths: [String] { [key] }

  func value(of keyPath: String, over current: RuntimeValue) -> RuntimeValue {
    let (x, y) = progress()
    // Assumed: keyframes replace what is under them.
    if let track { return track(x) }
    func clear(_ value: RuntimeValue) -> RuntimeValue {
      value.parts == nil ? .color([0, 0, 0, 0]) : value
    }
    switch (current, from, to) {
    case (.matrix(let now), .matrix(let first), .matrix(let last)):
      guard let base = RuntimeTransformParts(now), let start = RuntimeTransformParts(first),
        let end = RuntimeTransformParts(last)
      else {
        // Assumed: UIKit can't take a singular matrix apart, and shows the final value at once.
        return current
      }
      return .matrix(base.adding(start.remainder(to: end), left: 1 - x).transform)
    case (.object, .object, .object):
      return .object(RuntimeBlend(from: from.object, to: to.object, fraction: x))
    case (.color, .object(nil), .color), (.object, .color, .object(nil)):
      // Assumed: no color is a clear one.
      return clear(from).interpolated(to: clear(to), x)
    default:
      // What was nothing before has no color, or whatever else, to begin with.
      guard current.parts?.count == from.parts?.count, from.parts?.count == to.parts?.count else {
        return current
      }
      guard key == "position", x != y, let first = from.parts, let last = to.parts else {
        return current.adding(from, times: 1 - x).adding(to, times: x - 1)
      }
      let left: [Double] = [(first[0] - last[0]) * (1 - x), (first[1] - last[1]) * (1 - y)]
      return current.adding(.vector(left, .point))
    }
  }
}

/// Two values that can't be interpolated, on the way from one to the other.
public struct RuntimeBlend {
  public let from, to: Any?
  public let fraction: Double
}
