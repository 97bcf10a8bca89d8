import CommandKit
import Motion
import Preview

/// Sample moments say when a motion is sampled: at given moments, or evenly over its time.
enum SampleTimes {
  case at([SampleTimesArgument.Moment])
  case count(Int)
  case rate(Double)

  /// More points than that are a slip.
  static let most = 1_000_000
  /// So many values of all motions and tracks together still fit into memory as JSON.
  static let mostValues = 3_000_000

  /// Returns the moments for a motion, in its own time.
  ///
  /// - Throws: `ValidationError` where a moment does not fit, or there would be too many.
  func moments(for evaluator: MotionEvaluator, named name: String) throws -> [Double] {
    switch self {
    case .at(let moments):
      return try moments.map { moment in
        switch moment {
        case .number(let value): return value
        case .share(let share): return share * evaluator.duration
        case .seconds(let seconds):
          guard evaluator.domain == .seconds else {
            throw ValidationError(
              "\(name) is a curve: it takes shares of its time, not seconds",
              help: "write 0.5 or 50%")
          }
          return seconds
        }
      }
    case .count(let count):
      guard count > 1 else { return [0] }
      return (0..<count).map { evaluator.duration * Double($0) / Double(count - 1) }
    case .rate(let rate):
      guard evaluator.domain == .seconds else {
        throw ValidationError(
          "\(name) is a curve: it has shares of its time, not frames", help: "use --count")
      }
      let last = (evaluator.duration * rate - 1e-9).rounded(.up)
      guard last < Double(Self.most) else {
        throw ValidationError(
          "\(name) takes \(ValueText.number(evaluator.duration)) s: too many frames",
          help: "use --at or --count")
      }
      return (0...max(Int(last), 0)).map { Double($0) / rate }
    }
  }
}
