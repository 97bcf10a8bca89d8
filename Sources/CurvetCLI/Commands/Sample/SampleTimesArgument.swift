import CommandKit
import Motion
import Presets

/// Moments as they are typed: `0,0.1,0.5`, also `100ms` and `50%`.
struct SampleTimesArgument: ExplainedArgument {
  /// A moment as it is meant.
  enum Moment: Hashable {
    /// A plain number: seconds, or a curve's input share.
    case number(Double)
    /// A time with its unit, in seconds.
    case seconds(Double)
    /// A share of the whole time.
    case share(Double)
  }

  let moments: [Moment]

  static var expectation: String { "moments such as 0,0.1,0.5 or 100ms,50%" }

  init?(argument: String) {
    var moments: [Moment] = []
    for word in argument.split(whereSeparator: { $0 == "," || $0 == " " }) {
      guard let moment = Moment(word) else { return nil }
      moments.append(moment)
    }
    guard !moments.isEmpty else { return nil }
    self.moments = moments
  }
}

extension SampleTimesArgument.Moment {
  init?(_ word: Substring) {
    func number(_ text: Substring, exponent: String = "") -> Double? {
      // The exponent is part of the text, so that the nearest double is found.
      guard let number = Double(text + exponent), number.isFinite else { return nil }
      return number
    }
    if word.hasSuffix("%") {
      guard let share = number(word.dropLast(), exponent: "e-2") else { return nil }
      self = .share(share)
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
