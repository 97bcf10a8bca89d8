import CommandKit
import Curvet

/// A range of times; numbers without a unit are seconds.
struct TimeRangeArgument: ExplainedArgument {
  static var expectation: String { QueryRange.Quantity.time.expectation }

  let range: ClosedRange<Double>
  /// The word as typed.
  let argument: String

  init?(argument: String) {
    guard let range = QueryRange(argument, of: .time)?.range else { return nil }
    (self.range, self.argument) = (range, argument)
  }

  var defaultValueDescription: String { argument }
}

/// A range of fractions; numbers without a unit are parts of 1.
struct FractionRangeArgument: ExplainedArgument {
  static var expectation: String { QueryRange.Quantity.fraction.expectation }

  let range: ClosedRange<Double>

  init?(argument: String) {
    guard let range = QueryRange(argument, of: .fraction)?.range else { return nil }
    self.range = range
  }

  var defaultValueDescription: String { "\(range.lowerBound)..\(range.upperBound)" }
}
