import CommandKit
import Diagnostics
import Exporting

/// An option argument is an option of a format and its value: `tolerance=0.001`.
struct OptionArgument: ExplainedArgument {
  /// The words as they were typed.
  let argument: String
  /// The option's name.
  let name: String
  /// Its value.
  let text: String

  /// Reads `name=value`.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    self.argument = argument
    (name, text) = (String(parts[0]), String(parts[1]))
  }

  /// The expected form of a word.
  static var expectation: String { "a name and a value, such as tolerance=0.001" }

  /// Returns the name and value of the option in a format.
  ///
  /// - Throws: `ValidationError` if the format doesn't have the option, or doesn't accept the value.
  func value(for format: ExportFormat) throws -> (name: String, value: OptionValue) {
    guard let option = format.option(named: name) else {
      throw ValidationError(
        "'--to \(format.name)' has no option '\(name)'", help: help(for: format))
    }
    guard let value = option.type.value(of: text) else {
      let question = Suggestion.question(for: text, among: option.type.choices)
      throw ValidationError("'\(argument)': \(name) must be \(option.type.words)", help: question)
    }
    return (name, value)
  }

  private func help(for format: ExportFormat) -> String {
    let names = format.options.map(\.name)
    if let question = Suggestion.question(for: name, among: names) { return question }
    let others = ExportFormats.all.filter { $0.option(named: name) != nil }.map(\.name)
    if !others.isEmpty { return "valid formats: \(others.joined(separator: ", "))" }
    return names.isEmpty ? "leave out --option" : "valid options: \(names.joined(separator: ", "))"
  }
}
