import Importing
import Storage

/// The action for a preset whose name is already in use by a different preset.
public enum NameConflict: String, CaseIterable, Hashable, Sendable {
  /// Import nothing.
  case fail
  /// Keep the preset in the catalog.
  case skip
  /// Replace the preset in the catalog.
  case replace
  /// Rename the new preset to a free name.
  case rename
}

/// The results of an import.
public struct ImportSummary: Hashable, Sendable {
  /// The number of new presets.
  public let created: Int
  /// The number of presets that replaced others.
  public let updated: Int
  /// The number of presets that were already in the catalog.
  public let unchanged: Int
  /// The number of presets that were skipped because their names were already in use.
  public let skipped: Int
  /// Warnings, each with its location.
  public let warnings: [Finding]
}

extension Catalog {
  /// Imports presets from files, folders, and other catalogs.
  ///
  /// The format of each file, such as a Curvet document, NDJSON, or design tokens, is detected. If any
  /// preset is invalid, nothing is imported. In other tools' formats, some values that can't be read are
  /// skipped instead.
  ///
  /// ```swift
  /// let summary = try catalog.import(["Tokens/motion.json"], onConflict: .replace)
  /// print("\(summary.created) new, \(summary.updated) replaced")
  /// ```
  ///
  /// - Parameters:
  ///   - paths: Files and folders, relative to the working folder.
  ///   - onConflict: The action for a preset whose name is already in use.
  ///   - prefix: A prefix for every name, without the `/` that follows it.
  ///   - tags: Tags to add to every preset.
  ///   - isDryRun: Whether to change nothing.
  /// - Throws: `invalidInput` with all findings if a preset is invalid, `exists` if names are already in use,
  ///   and `notFound` if a file doesn't exist.
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
