import Motion
import Presets

@testable import Exporting

/// CSS frames are one exported property of one number, evaluated from the texts of its keyframes.
///
/// Written apart from the exporter: only its texts count.
struct CSSFrames {
  private var keys: [(fraction: Double, value: Double?, timing: CurveEvaluator)] = []
  private let fractions: [Double]

  /// Reads the frames of an animation that moves one number.
  ///
  /// - Parameter current: What the property has where no keyframe says it.
  init(_ animation: CSSOutputAnimation, current: Double) throws {
    for frame in animation.keyframes.frames {
      let value = frame.declarations.first?.value.prefix { "-0123456789.e".contains($0) }
      keys.append(
        (
          frame.fraction ?? 0, value.flatMap { Double($0) },
          try Self.timing(frame.timing ?? animation.timing)
        ))
    }
    fractions = keys.map(\.fraction)
    for index in keys.indices where keys[index].value == nil { keys[index].value = current }
  }

  private static func timing(_ text: String) throws -> CurveEvaluator {
    guard case .curve(let curve) = try MotionExpression.parse(text) else {
      throw MotionError("\(text) is no easing")
    }
    return try CurveEvaluator(curve.shape)
  }

  /// The value at a fraction of a run.
  func value(at fraction: Double) -> Double {
    // The last key that is not after it: there may be hundreds, and values are asked for by thousands.
    var (low, high) = (0, fractions.count)
    while low < high {
      let middle = (low + high) / 2
      if fractions[middle] <= fraction { low = middle + 1 } else { high = middle }
    }
    let index = min(max(low - 1, 0), keys.count - 2)
    let (key, next) = (keys[index], keys[index + 1])
    let part = (fraction - key.fraction) / (next.fraction - key.fraction)
    guard part < 1 else { return next.value ?? 0 }
    let (from, to) = (key.value ?? 0, next.value ?? 0)
    return from + (to - from) * key.timing.value(at: part)
  }
}
