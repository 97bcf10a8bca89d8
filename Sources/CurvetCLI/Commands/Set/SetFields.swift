import CommandKit
import Curvet
import Motion
import Presets

/// Sets fields of presets.
struct SetFields: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Change fields of presets, such as duration=0.45.",
    discussion: """
      A field belongs to the preset (title, summary, role, tags, source.author, …) or to its \
      motion (duration, damping, tracks[0].values, …). A value is a number, a time such as 450ms, \
      JSON, text, or a list such as .2,0,0,1. FIELD= without a value removes the field. A time \
      over 10 needs a unit, such as 300ms or 12s.

      Springs and curves can have different kinds of parameters. If you set a parameter of another \
      kind, it replaces the old ones. For example, bounce replaces mass, stiffness, and damping. \
      Curvet computes the missing spring parameters from the old ones: bounce=.3 keeps the \
      duration.

      NAME@3 changes the preset only if its current revision is 3.
      """)

  static let examples: KeyValuePairs = [
    "curvet set transition/flip-present duration=0.45": "one field",
    "curvet set spring/tether title='Tether, calm' damping=14": "two fields",
    "curvet set --query tag:card role=enter --dry-run": "in all presets that match a search",
    "curvet set curve/card motion='cubic-bezier(.2, 0, 0, 1) 300ms'": "the whole motion",
  ]

  @Argument(
    help: ArgumentHelp("Preset names, and fields with values.", valueName: "name|field="),
    completion: .live(.assignments))
  var words: [String]

  @OptionGroup var query: QueryOption
  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let names = words.filter { !$0.contains("=") }
    let assignments = try words.filter { $0.contains("=") }.map { word in
      if let assignment = Assignment(word) { return assignment }
      throw ValidationError(
        "'\(word)' has no field name",
        help: "write a field and a value, such as duration=0.45 or source.author=Name")
    }
    guard !assignments.isEmpty else {
      throw ValidationError("no fields given", help: "add one, such as duration=0.45")
    }
    for assignment in assignments { try Self.checkUnit(of: assignment) }
    let choice = try PresetChoice(names, query: query.query)
    let catalog = try global.openCatalog(for: .changing, in: &context)
    try choice.confirm(query, change, in: catalog, context, isQuiet: global.quiet)
    let report = try catalog.set(
      assignments, of: choice.selection, change.options(in: context, choice))
    return try print(report, in: context)
  }

  /// Refuses a time that may be in milliseconds as well as in seconds.
  private static func checkUnit(of assignment: Assignment) throws {
    let (field, value) = (assignment.field, assignment.value)
    if assignment.isTime, let question = UnitQuestion(about: value[...], in: value) {
      throw question.error(after: field + "=", value)
    }
    guard (try? MotionExpression.parse(value)) != nil else { return }
    do throws(MotionError) {
      _ = try MotionExpression.parse(value, asTyped: true)
    } catch {
      throw ValidationError(error.message, help: error.help)
    }
  }
}
