import CommandKit
import Curvet
import Diagnostics
import Importing
import Presets

/// Adds a preset from a snippet.
struct Add: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a preset from an expression, a snippet or a file.",
    discussion: """
      A snippet is an expression, CSS, a constant in code, Android's XML, or JSON: a motion, \
      a preset, presets by name, a document, design tokens, Lottie, what Figma gives, or the options of \
      an animation library. Several motions become several presets. If neither you \
      nor the snippet gives a name, it is made from the title, or from kind, role, feel and time; \
      'curvet rename' changes it. A name that is taken is refused; 'curvet set' changes the preset \
      that has it. A curve or spring that the catalog has under another name is refused, too.
      """)

  static let examples: KeyValuePairs = [
    "curvet add curve/card 'cubic-bezier(.2, 0, 0, 1) 300ms'": "an expression",
    "curvet add 'spring(duration: .45, bounce: .25)' --role enter": "without a name of your own",
    "pbpaste | curvet add button/press -": "what was copied",
    "curvet add curve/hero hero.json --tag hero": "from a file",
  ]

  @Argument(
    help: ArgumentHelp("The name, which is optional, and what to add.", valueName: "name> <what")
  )
  var words: [String]

  @Option(help: "A short title.") var title: String?

  @Option(help: "A sentence about it.") var summary: String?

  @Option(help: "What it is used for.") var role: Role?

  @Option(name: .customLong("tag"), help: "Add this tag.", completion: .live(.tags))
  var tags: [TagArgument] = []

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "Settle what the snippet doesn't say, such as unit=ms.", valueName: "name=value"),
    completion: .list(ReaderOptions.completions))
  var readerOptions: [String] = []

  @Flag(help: "Add it even if a preset moves in the same way.") var force = false

  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    guard words.count > 2 else { return }
    throw ValidationError(
      "'add' takes a name and what to add, not \(words.count) words",
      help: "put an expression in quotes, as in 'ease-out 300ms'")
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    var details = AddedDetails()
    details.title = title
    details.summary = summary
    details.role = role
    details.tags = tags.map(\.text)
    details.isForced = force
    details.reading = try ReaderOptions(readerOptions)
    if words.count == 2 {
      guard let name = PresetName(words[0]) else {
        throw CatalogError(
          .invalidInput, "\"\(words[0])\" is not a name: \(PresetName.problem(in: words[0]) ?? "")",
          hints: ["a name is as in curve/card"])
      }
      details.name = name
    }
    let catalog = try global.openCatalog(for: .changing, in: &context)
    let report = try catalog.add(words[words.count - 1], details, change.options(in: context))
    return try print(report, nothing: "Nothing to add", in: context)
  }
}
