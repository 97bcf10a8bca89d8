import CommandKit
import Curvet
import Diagnostics
import Storage
import StrictJSON

/// Empties the trash.
struct Purge: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "purge",
    abstract: "Permanently delete removed presets and their history.",
    discussion: """
      A purge can't be undone, so Curvet asks for confirmation, unless you pass --yes. Without \
      names, all removed presets are deleted.
      """)

  static let examples: KeyValuePairs = [
    "curvet purge --dry-run": "show what is in the trash",
    "curvet purge --yes": "empty it without confirmation",
  ]

  @Argument(help: "Names of removed presets.") var names: [String] = []

  @Flag(name: [.customShort("y"), .customLong("yes")], help: "Don't ask for confirmation.")
  var isAgreed = false

  @OptionGroup var change: ChangeArguments
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let purpose: Catalog.Purpose = change.isDryRun ? .reading : .changing
    let catalog = try global.openCatalog(for: purpose, in: &context)
    let chosen = try Catalog.chosen(names, in: try catalog.trash())
    if change.isDryRun { return try report(chosen, nil, context) }
    if !chosen.isEmpty, !isAgreed { try ask(chosen, &context) }
    let (purged, operation) = try catalog.purge(
      names, among: Set(chosen.map(\.id)), change.options(in: context))
    return try report(purged, operation, context)
  }

  private func ask(_ chosen: [RemovedPreset], _ context: inout Context) throws {
    guard context.isInteractive else {
      throw ValidationError(
        "'purge' can't be undone, and the terminal isn't interactive", help: "add --yes")
    }
    list(chosen, context.errors)
    guard try context.agrees(to: "Permanently delete \(Words.count(chosen.count, "preset"))?")
    else {
      throw CatalogError(.interrupted, "nothing was deleted")
    }
  }

  private func list(_ presets: [RemovedPreset], _ output: TextOutput) {
    for preset in presets.prefix(ChangePage.most) {
      output.line("  \(preset.name), removed \(Timestamp.short(preset.removedAt))")
    }
    if presets.count > ChangePage.most {
      output.line("  … and \(presets.count - ChangePage.most) more")
    }
  }

  private func report(
    _ presets: [RemovedPreset], _ operation: Int64?, _ context: Context
  ) throws -> ExitCode {
    if change.json {
      try context.output.json { writer in
        writer.member("operation", operation)
        writer.member("dryRun", change.isDryRun)
        writer.objects("purged", presets) { writer, preset in
          writer.member("name", preset.name)
          writer.member("revisions", preset.rev)
          writer.member("removedAt", Timestamp.text(preset.removedAt))
        }
      }
    } else if presets.isEmpty {
      if !global.quiet { context.output.line("The trash is empty") }
    } else if !global.quiet {
      let verb = change.isDryRun ? "Would permanently delete" : "Permanently deleted"
      context.output.line("\(verb) \(Words.count(presets.count, "preset"), .bold)")
      if change.isDryRun || isAgreed { list(presets, context.output) }
    }
    return ExitStatus.done
  }
}
