import Importing
import Storage

/// What an import does with a preset whose name is taken.
public enum NameConflict: String, CaseIterable, Hashable, Sendable {
  /// Refuse the whole import.
  case fail
  /// Keep the preset in the catalog.
  case skip
  /// Replace the preset in the catalog.
  case replace
  /// Give the new preset a free name.
  case rename
}

/// What an import did.
public struct ImportSummary: Hashable, Sendable {
  /// How many presets were new.
  public let created: Int
  /// How many presets replaced others.
  public let updated: Int
  /// How many presets were the same in the catalog.
  public let unchanged: Int
  /// How many presets were skipped because their names were taken.
  public let skipped: Int
  /// Warnings, each with its place.
  public let warnings: [Finding]
}

extension Catalog {
  /// Imports presets from files, folders and other catalogs: everything, or nothing if anything is wrong.
  ///
  /// Curvet documents, NDJSON, design tokens and catalogs are recognized by what they contain.
  ///
  /// ```swift
  /// let summary = try catalog.import(["Tokens/motion.json"], onConflict: .replace)
  /// print("\(summary.created) new, \(summary.updated) replaced")
  /// ```
  ///
  /// - Parameters:
  ///   - paths: Files and folders, relative to the working folder.
  ///   - onConflict: What to do with a preset whose name is taken.
  ///   - prefix: What to put before every name, with a `/` between.
  ///   - tags: Tags to add to every preset.
  ///   - isDryRun: Whether nothing is kept.
  /// - Throws: `invalidInput` with all findings if anything can't be imported, `exists` if names are
  ///   taken, and `notFound` if there is no such file.
  @discardableResult
  public func `import`(
    _ paths: [String], onConflict: NameConflict = .fail, prefix: PresetName? = nil,
    tags: [String] = [], isDryRun: Bool = false
  ) throws(CatalogError) -> ImportSummary {
    var options = ImportOptions()
    options.onConflict = ConflictPolicy(rawValue: onConflict.rawValue) ?? .fail
    (options.prefix, options.tags, options.isDryRun) = (prefix, tags, isDryRun)
    let outcome = try importPresets(from: paths, options: options).outcome
    if outcome.findings.errors > 0 {
      throw CatalogError(
        outcome.conflicts > 0 ? .exists : .invalidInput, "nothing was imported",
        findings: outcome.findings.kept)
    }
    return ImportSummary(
      created: outcome.count(.created), updated: outcome.count(.updated),
      unchanged: outcome.count(.unchanged), skipped: outcome.count(.skipped),
      warnings: outcome.findings.kept)
  }
}
