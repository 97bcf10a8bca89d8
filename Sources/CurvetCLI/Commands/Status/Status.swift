import CommandKit
import Curvet
import Diagnostics

/// Lists the outdated files of a project.
struct Status: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "List the exported files of a project that are outdated.",
    discussion: """
      Checks the files listed under "exports" in curvet.config.json. For each outdated file, it \
      lists the presets that changed since the file was written, and who changed them. 'curvet \
      export' updates the files. Outside a project, it only describes the catalog in use. The exit \
      code is 1 if a file is outdated, or if 'curvet validate' finds an error in the catalog.
      """)

  static let examples: KeyValuePairs = [
    "curvet status": "show what is outdated",
    "curvet status --json": "for a script",
  ]

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let catalog = try global.openCatalog(for: .reading, in: &context)
    let status = try catalog.projectStatus(allowingOutside: global.allowOutside)
    if output.json {
      try context.output.json { writer in writer.status(status) }
    } else {
      StatusPage(status: status, output: context.output).print(isQuiet: global.quiet)
    }
    return status.findings.errors == 0 && status.isUpToDate ? ExitStatus.done : ExitStatus.findings
  }
}
