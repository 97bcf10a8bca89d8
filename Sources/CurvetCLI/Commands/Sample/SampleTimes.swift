import CommandKit
import Motion
import Presets
import Preview

/// Sample times are the times at which a motion is sampled: given ones, or evenly spaced ones.
enum SampleTimes {
  case at([SampleTimesArgument.Item])
  case count(Int)
  case rate(Double)

  /// The maximum number of points of a motion; more are a mistake.
  static let most = 1_000_000
  /// The values of all motions and tracks together that still fit into memory as JSON.
  static let mostValues = 3_000_000

  /// Returns the times for a motion, in its own unit of time.
  ///
  /// - Throws: `ValidationError` if a time does not fit, or there would be too many.
  func times(for evaluator: MotionEvaluator, named name: String) throws -> [Double] {
    switch self {
    case .at(let times):
      return try times.map { time in
        switch time {
        case .number(let value): return value
        case .fraction(let fraction): return fraction * evaluator.duration
        case .seconds(let seconds):
          guard evaluator.domain == .seconds else {
            throw ValidationError(
              "\(name): a curve takes fractions of its duration, not seconds",
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
          "\(name): a curve has fractions of its duration, not frames", help: "use --count")
      }
      let last = (evaluator.duration * rate - 1e-9).rounded(.up)
      guard last < Double(Self.most) else {
        throw ValidationError(
          "\(name): too many frames in \(ValueText.number(evaluator.duration)) s",
          help: "use --at or --count")
      }
      return (0...max(Int(last), 0)).map { Double($0) / rate }
    }
  }
}

/// Times as they are typed: `0,0.1,0.5`, also `100ms` and `50%`.
struct SampleTimesArgument: ExplainedArgument {
  /// A time and its unit.
  enum Item: Hashable {
    /// A plain number: seconds, or a fraction of a curve's time.
    case number(Double)
    /// A time with its unit, in seconds.
    case seconds(Double)
    /// A fraction of the whole time.
    case fraction(Double)
  }

  let times: [Item]

  static var expectation: String { "times such as 0,0.1,0.5 or 100ms,50%" }

  init?(argument: String) {
    var times: [Item] = []
    for word in argument.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let time = Item(word) else { return nil }
      times.append(time)
    }
    guard !times.isEmpty else { return nil }
    self.times = times
  }
}

extension SampleTimesArgument.Item {
  init?(_ word: Substring) {
    func number(_ text: Substring, exponent: String = "") -> Double? {
      // The exponent is part of the text, so that the nearest double is found.
      guard let number = Double(text + exponent), number.isFinite else { return nil }
      return number
    }
    if word.hasSuffix("%") {
      guard let fraction = number(word.dropLast(), exponent: "e-2") else { return nil }
      self = .fraction(fraction)
    } else if word.hasSuffix("ms") {
      guard let seconds = number(word.dropLast(2), exponent: "e-3") else { return nil }
      self = .seconds(seconds)
    } else if word.hasSuffix("s") {
      guard let seconds = number(word.dropLast()) else { return nil }
      self = .seconds(seconds)
    } else {
      guard let value = number(word) else { return nil }
      self = .number(value)
    }
  }
}
