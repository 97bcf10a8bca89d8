import Curvet
import Diagnostics
import Motion
import Presets
import Storage

/// A diff page prints the differences between two sides: a summary, and the added, removed, and changed presets.
struct DiffPage {
  let difference: SnapshotDiff
  let sides: DiffSides

  /// The number of differences: `1 added, 2 changed; 14 unchanged`.
  var counts: String {
    let counts: KeyValuePairs = [
      "added": difference.added.count, "removed": difference.removed.count,
      "changed": difference.changed.count, "affected": difference.affected.count,
    ]
    let parts = counts.filter { $0.value > 0 }.map { "\($0.value) \($0.key)" }
    if parts.isEmpty { return "no differences in \(Words.count(difference.same, "preset"))" }
    let same = difference.same - difference.affected.count
    return parts.joined(separator: ", ") + "; \(same) unchanged"
  }

  /// Prints the page.
  func print(to output: TextOutput, isQuiet: Bool) {
    if !isQuiet {
      if difference.isEmpty {
        output.line("No differences in \(Words.count(difference.same, "preset"))")
        return
      }
      output.line("\("--- \(Self.name(of: sides.old))", .bold)")
      output.line("\("+++ \(Self.name(of: sides.new))", .bold)")
      output.line("\(counts)")
      output.line("")
    }
    list(difference.added, "+", .green, to: output)
    list(difference.removed, "−", .red, to: output)
    for change in difference.changed { print(change, to: output) }
    for name in difference.affected {
      output.line(
        "\("≈", .yellow) \(name): unchanged, but presets that it refers to move differently")
    }
  }

  /// Prints only the names, each after its sign.
  func printNames(to output: TextOutput) {
    for preset in difference.added { output.line("+ \(preset.name)") }
    for preset in difference.removed { output.line("- \(preset.name)") }
    for change in difference.changed { output.line("~ \(Self.name(of: change))") }
    for name in difference.affected { output.line("≈ \(name)") }
  }

  /// Returns how the motion of a changed preset differs, in words; nil if it does not, or if
  /// the two can't be compared.
  func motionWords(of change: PresetDiff) -> String? {
    let motions = sides.motions(of: change)
    guard let old = motions.old, let new = motions.new, old != new,
      let comparison = try? MotionComparison(new, to: old), !comparison.isSame
    else { return nil }
    return ComparisonText.difference(comparison)
  }

  private func print(_ change: PresetDiff, to output: TextOutput) {
    output.line("\("~", .yellow) \(Self.name(of: change), .bold)")
    for field in change.fields where field.pointer != "/name" { output.line("    \(field.words)") }
    if let words = motionWords(of: change) { output.line("    \(words, .dim)") }
  }

  private func list(
    _ presets: [Preset], _ sign: String, _ style: TextStyle, to output: TextOutput
  ) {
    var table = TextTable()
    for preset in presets {
      table.add([
        ("\(sign) \(preset.name)", style), (preset.kind.rawValue, .dim),
        (preset.title ?? "", .plain),
      ])
    }
    table.print(to: output)
  }

  /// The name of a changed preset; both if it has a new one.
  static func name(of change: PresetDiff) -> String {
    change.isRenamed ? "\(change.old.name) → \(change.new.name)" : "\(change.new.name)"
  }

  /// The name of a side: `@12 (after curvet import team.json, by kim, 2026-11-20T10:51:00Z)`.
  static func name(of side: PresetSnapshot) -> String {
    guard let last = side.revision else { return side.source }
    let author = last.author.map { ", by \($0)" } ?? ""
    return "\(side.source) (after \(last.command)\(author), \(Timestamp.text(last.at)))"
  }
}

/// The sides of a difference: before and after.
struct DiffSides {
  let old, new: PresetSnapshot
  /// The catalog for references from documents to presets that they don't contain.
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

  /// The motions of a preset before and after, with their references resolved; nil if one is missing.
  func motions(of change: PresetDiff) -> (old: Motion?, new: Motion?) {
    (old.motion(of: change.old, in: catalog), new.motion(of: change.new, in: catalog))
  }

  /// The motion of a preset that only the first side has.
  func removedMotion(_ preset: Preset) -> Motion? { old.motion(of: preset, in: catalog) }

  /// The motion of a preset that only the second side has.
  func addedMotion(_ preset: Preset) -> Motion? { new.motion(of: preset, in: catalog) }

  /// Prints the notes from reading files.
  func printNotes(to output: TextOutput) {
    for finding in old.notes + new.notes { output.finding(finding) }
  }
}
