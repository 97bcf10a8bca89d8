import CommandKit
import Curvet
import Presets
import Storage
import StrictJSON

/// Lists the presets that refer to a preset.
struct Uses: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "uses",
    abstract: "List the presets that refer to a preset, directly or indirectly.")

  static let examples: KeyValuePairs = [
    "curvet uses curve/late-rush": "presets that would change with it",
    "curvet uses duration/material/short3 --json": "the same, for a script",
    "curvet uses spring/tether --names": "only names, one per line",
  ]

  @Argument(help: "The name or an alias of a preset.", completion: .live(.presets)) var name: String

  @Flag(help: "Print only names, direct references first.") var names = false

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func validate() throws {
    try ValidationError.checkExclusive(["--names": names, "--json": output.json])
  }

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalog(for: .reading, in: &context)
    let (primary, uses) = try self.uses(in: catalog)
    if output.json {
      try context.output.json { writer in
        writer.member("name", primary)
        writer.objects("uses", uses) { $0.use($1) }
      }
      return ExitStatus.done
    }
    var seen: Set<String> = []
    let users = uses.filter { seen.insert($0.name).inserted }
    if names {
      for use in users { context.output.line("\(use.name)") }
      return ExitStatus.done
    }
    var table = TextTable()
    let isSeveral = NamePattern(name) != nil
    for use in uses {
      let through =
        use.depth > 1 ? "through \(use.target)" : isSeveral ? "refers to \(use.target)" : ""
      table.add([(use.name, .bold), (Words.role(use.role), .dim), (through, .plain)])
    }
    table.print(to: context.output)
    if !global.quiet { context.errors.line("\(Self.summary(users, of: primary))") }
    return ExitStatus.done
  }

  /// Returns the presets that refer to the preset, or to any preset that matches a pattern; each is
  /// listed once.
  ///
  /// For a pattern, the name is the pattern.
  private func uses(in catalog: Catalog) throws -> (name: String, uses: [PresetUse]) {
    guard let pattern = NamePattern(name) else { return try catalog.uses(of: name) }
    var uses: [PresetUse] = []
    var known: Set<PresetUse> = []
    for one in try catalog.names(matching: pattern) {
      for var use in try catalog.uses(of: one).uses {
        let depth = use.depth
        use.depth = 0
        guard known.insert(use).inserted else { continue }
        use.depth = depth
        uses.append(use)
      }
    }
    return (
      name,
      uses.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
        .map(\.element)
    )
  }

  /// Returns how many presets refer to one, and how many of them directly.
  private static func summary(_ users: [PresetUse], of name: String) -> String {
    if users.isEmpty { return "No presets refer to \(name)" }
    let refer = users.count == 1 ? "refers" : "refer"
    let direct = users.count { $0.depth == 1 }
    let part = direct < users.count ? ", \(direct) of them directly" : ""
    return "\(Words.count(users.count, "preset")) \(refer) to \(name)\(part)"
  }
}
