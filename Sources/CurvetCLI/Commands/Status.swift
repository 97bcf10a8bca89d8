import CommandKit
import Curvet

/// Tells how a project stands to its catalog.
struct Status: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Tells which of a project's files are out of step with its catalog, and how.",
    discussion: """
      The files are those that curvet.config.json lists under "exports"; 'curvet export' writes them \
      anew. The exit code is 1 where one is out of step.
      """,
    examples: [
      Example("curvet status", "see what is out of step"),
      Example("curvet status --json", "for a script"),
    ])

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalog(for: .reading, in: &context)
    return try ProjectExports(catalog, in: context).status(json: output.json, quiet: global.quiet)
  }
}
