import Diagnostics

/// The mistakes found in values, with their messages.
extension UsageError {
  static func rejected(
    _ rejection: ArgumentRejection, _ input: ArgumentInput,
    for description: ArgumentDescription, as name: String, _ path: [String]
  ) -> UsageError {
    switch rejection {
    case .invalid(let reason):
      invalidValue(input.text, reason: reason, for: description, as: name, path)
    case .repeated(let first):
      UsageError(
        "option '\(name)' is given more than once",
        help: first == input.text
          ? "it takes one value; write it once"
          : "it takes one value; keep '\(first)' or '\(input.text)'",
        commandPath: path)
    case .contradicts(let earlier):
      UsageError("'\(name)' contradicts '\(earlier)'", help: "keep one of them", commandPath: path)
    }
  }

  /// Returns the error that a command's `validate()` stands for.
  static func invalid(_ error: any Error, _ path: [String]) -> UsageError {
    switch error {
    case let error as ValidationError:
      return UsageError(error.message, help: error.help, commandPath: path)
    case var error as UsageError:
      if error.commandPath.isEmpty { error.commandPath = path }
      return error
    default:
      return UsageError(String(describing: error), commandPath: path)
    }
  }

  private static func invalidValue(
    _ word: String, reason: String?, for description: ArgumentDescription, as name: String,
    _ path: [String]
  ) -> UsageError {
    let allowed = description.allowedValues
    let expected = description.expectation ?? Wording.list(allowed, "or")
    let why = reason ?? (expected.isEmpty ? nil : "expected \(expected)")
    return UsageError(
      "invalid value '\(word)' for '\(name)'" + (why.map { ": \($0)" } ?? ""),
      help: Suggestion.question(for: word, among: allowed), commandPath: path)
  }
}
