import CommandKit
import Curvet
import Diagnostics
import Importing
import Presets

/// Adds a preset from a snippet.
struct Add: ChangeCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a preset from an expression, a snippet, or a file.",
    discussion: """
      A snippet is an expression, CSS, a constant in code, Android XML, or JSON. The JSON can be a \
      motion, a preset, presets by name, a document, design tokens, Lottie, Figma JSON, or options \
      for an animation library. A snippet with several motions adds several presets.

      If neither the command nor the snippet has a name, Curvet makes one from the title, or from \
      the kind, role, feel, and duration. You can change it with 'curvet rename'.

      If the name is in use, nothing is added; change that preset with 'curvet set'. If the \
      catalog has the same curve or spring under another name, it isn't added either, unless you \
      pass --force.
      """)

  static let examples: KeyValuePairs = [
    "curvet add curve/team/card 'cubic-bezier(.2, 0, 0, 1) 300ms'": "an expression",
    "curvet add 'spring(duration: .45, bounce: .25)' --role enter": "with a generated name",
    "pbpaste | curvet add button/press -": "from the clipboard",
    "curvet add curve/hero hero.json --tag hero": "from a file",
  ]

  @Argument(
    help: ArgumentHelp(
      "An optional name, then an expression, a snippet, a file, or - for standard input.",
      valueName: "name> <what")
  )
  var words: [String]

  @Option(help: "A short title.") var title: String?

  @Option(help: "A summary in one sentence.") var summary: String?

  @Option(help: "The use of the preset.") var role: Role?

  @Option(name: .customLong("tag"), help: "Add this tag.", completion: .live(.tags))
  var tags: [TagArgument] = []

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "Set a value that the snippet doesn't specify, such as unit=ms.", valueName: "name=value"),
    completion: .list(ReaderOptions.completions))
  var readerOptions: [String] = []

  @Flag(help: "Add it even if another preset has the same motion.") var force = false

  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    guard words.count > 2 else { return }
    throw ValidationError(
      "'add' takes at most 2 arguments, not \(words.count)",
      help: "put the expression in quotes, for example 'ease-out 300ms'")
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
          .invalidInput,
          "'\(words[0])' isn't a valid name: \(PresetName.problem(in: words[0]) ?? "")",
          hints: ["use a name such as curve/card"])
      }
      details.name = name
    }
    let catalog = try global.openCatalog(for: .changing, in: &context)
    let report = try catalog.add(words[words.count - 1], details, change.options(in: context))
    return try print(report, nothing: "Nothing to add", in: context)
  }
}
