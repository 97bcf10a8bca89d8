import CommandKit
import Diagnostics
import Exporting

/// An option argument is an option of a format and what it is set to: `tolerance=0.001`.
struct OptionArgument: ExplainedArgument {
  /// The words as they were typed.
  let argument: String
  /// The option's name.
  let name: String
  /// What it is set to.
  let text: String

  /// Reads `name=value`.
  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    self.argument = argument
    (name, text) = (String(parts[0]), String(parts[1]))
  }

  /// What a word must be.
  static var expectation: String { "a name and a value such as tolerance=0.001" }

  /// Returns what it sets an option of a format to.
  ///
  /// - Throws: `ValidationError` if the format has no such option, or not with that value.
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
    if !others.isEmpty { return "it works with --to \(others.joined(separator: ", "))" }
    return names.isEmpty ? "it has none" : "it has \(names.joined(separator: ", "))"
  }
}
