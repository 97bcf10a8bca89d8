import CommandKit
import Curvet

/// The options of commands that change presets.
struct ChangeArguments: ParsableArguments {
  @Flag(
    name: [.customShort("n"), .customLong("dry-run")], help: "Changes nothing; says what would be.")
  var isDryRun = false

  @Flag(name: .long, help: "Prints JSON for scripts.")
  var json = false

  /// The options of a change.
  func options(in context: Context, _ choice: PresetChoice? = nil) -> ChangeOptions {
    var options = ChangeOptions(command: context.command)
    options.isDryRun = isDryRun
    options.expected = choice?.expected ?? [:]
    return options
  }
}

/// The option that chooses presets by a search.
struct QueryOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Takes the presets that a search finds.", valueName: "words"),
    completion: .live(.query))
  var query: String?
}

/// A preset choice is what a command line names to be changed: names or a search.
struct PresetChoice {
  /// The presets.
  let selection: PresetSelection
  /// The revisions that were given with names, as in `spring/card@3`.
  private(set) var expected: [String: Int] = [:]
  /// The names, without revisions; none where it is a search.
  private(set) var names: [String] = []

  /// Every preset.
  static let all = PresetChoice(selection: .all)

  private init(selection: PresetSelection) {
    self.selection = selection
  }

  /// Takes names, or what a search finds.
  init(_ names: [String], query: String?) throws {
    if let query {
      guard names.isEmpty else { throw ValidationError("names and '--query' exclude each other") }
      selection = try Self.selection(query)
      return
    }
    guard !names.isEmpty else {
      throw ValidationError("no preset was named", help: "name presets, or use --query")
    }
    var plain: [String] = []
    for name in names {
      if name.contains("*") {
        throw ValidationError(
          "'\(name)' stands for no name",
          help: "choose several with --query, as in --query tag:card")
      }
      guard let revision = RevisionArgument(argument: name) else {
        plain.append(name)
        continue
      }
      plain.append(revision.name)
      expected[revision.name] = revision.rev
    }
    self.names = plain
    selection = .names(plain)
  }
}

extension PresetChoice {
  /// Returns what a search finds; one for nothing, which would be everything, is a slip.
  static func selection(_ query: String) throws -> PresetSelection {
    if query.allSatisfy(\.isWhitespace) {
      throw ValidationError(
        "'--query' is empty, which would take every preset", help: "say which, as in kind:spring")
    }
    return try SearchQualifier.selection(query)
  }
}

/// A name with a revision, as in `spring/card@3`.
struct RevisionArgument: ExpressibleByArgument {
  let name: String
  let rev: Int

  static var valueExpectation: String? { "a name and a revision, as in spring/card@3" }

  init?(argument: String) {
    guard let cut = argument.lastIndex(of: "@"),
      let rev = Int(argument[argument.index(after: cut)...]), rev > 0, cut > argument.startIndex
    else { return nil }
    name = String(argument[..<cut])
    self.rev = rev
  }
}
