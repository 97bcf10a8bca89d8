import CommandKit
import Curvet

/// The options of commands that change presets.
struct ChangeArguments: ParsableArguments {
  @Flag(
    name: [.customShort("n"), .customLong("dry-run")],
    help: "Change nothing; print what would change.")
  var isDryRun = false

  @Flag(name: .long, help: "Print JSON for scripts.")
  var json = false

  /// The options of a change.
  func options(in context: Context, _ choice: PresetChoice? = nil) -> ChangeOptions {
    var options = ChangeOptions(command: context.command)
    options.isDryRun = isDryRun
    options.expected = choice?.expected ?? [:]
    return options
  }
}
