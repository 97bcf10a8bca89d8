import CommandKit
import Diagnostics
import Motion

/// A length known only at run time, as it is typed: `container.height=844`.
struct MeasureArgument: ExplainedArgument {
  let name: String
  let value: Double

  static var expectation: String {
    "a length and its value in points, such as container.height=844"
  }
  var defaultValueDescription: String { "\(name)=\(value)" }

  init?(argument: String) {
    guard let binding = MeasureBinding(argument) else { return nil }
    (name, value) = (binding.name, binding.value)
  }
}

/// The option of commands that evaluate measures.
struct MeasureOption: ParsableArguments {
  @Option(
    name: .customLong("measure"),
    help: ArgumentHelp(
      "Set a length known only at run time, in points.",
      valueName: "name=value"))
  var measures: [MeasureArgument] = []

  /// The values by name; if one is given twice, the last.
  var lengths: [String: Double] {
    Dictionary(measures.map { ($0.name, $0.value) }) { _, last in last }
  }

  /// Notes the measures that no motion depends on, because their names may be misspelled.
  func warn(aboutUnusedIn motions: [Motion], _ context: Context) {
    var known = Set(motions.flatMap(\.measures).flatMap(\.symbols))
    for case .transition in motions { known.formUnion(["container.width", "container.height"]) }
    for name in lengths.keys.sorted() where !known.contains(name) {
      let question = Suggestion.question(for: name, among: known.sorted()).map { "; \($0)" } ?? ""
      context.errors.line("note: no motion depends on '\(name)'\(question)")
    }
  }
}
