import CommandKit
import Motion
import Presets

/// A time as it is typed: `.3`, `0.3s` or `300ms`.
struct SecondsArgument: ExplainedArgument {
  let seconds: Double
  /// What was typed.
  let argument: String

  static var expectation: String { "a time greater than 0, such as 0.3 or 300ms" }

  init?(argument: String) {
    self.argument = argument
    let expression = try? MotionExpression.parse(argument)
    if case .duration(.seconds(let seconds)) = expression {
      self.seconds = seconds
    } else if let seconds = Double(argument.hasPrefix(".") ? "0" + argument : argument) {
      self.seconds = seconds
    } else {
      return nil
    }
    guard seconds > 0, seconds.isFinite else { return nil }
  }
}
