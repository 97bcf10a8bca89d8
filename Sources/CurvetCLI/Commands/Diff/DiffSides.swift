import Curvet
import Diagnostics
import Motion
import Presets

/// The sides of a difference: what is before and what is after.
struct DiffSides {
  let old, new: PresetSnapshot
  /// Where documents have what they refer to and do not hold.
  private let catalog: Catalog?

  /// Reads both sides.
  init(
    _ old: String, _ new: String, global: GlobalOptions, in context: inout Context
  ) throws(CatalogError) {
    let environment = context.environment
    let isNeeded = [old, new].contains { SnapshotReader.isCatalogInUse($0, in: environment) }
    catalog =
      isNeeded
      ? try global.openCatalog(for: .reading, in: &context)
      : try global.openCatalogIfPossible(in: &context)
    let reader = SnapshotReader(in: environment, catalog)
    self.old = try reader.read(old)
    self.new = try reader.read(new)
  }

  /// The motions of a preset before and after, with what they refer to; nil where that is missing.
  func motions(of change: PresetDiff) -> (old: Motion?, new: Motion?) {
    (old.motion(of: change.old, in: catalog), new.motion(of: change.new, in: catalog))
  }

  /// The motion of a preset that only the first side has.
  func removedMotion(_ preset: Preset) -> Motion? { old.motion(of: preset, in: catalog) }

  /// The motion of a preset that only the second side has.
  func addedMotion(_ preset: Preset) -> Motion? { new.motion(of: preset, in: catalog) }

  /// Tells what was noted on reading files.
  func printNotes(to output: TextOutput) {
    for finding in old.notes + new.notes { output.finding(finding) }
  }
}
