import Diagnostics
import Rules
import Validation

/// The validation of files, without a change to any catalog.
package enum FileValidation {
  /// Checks the presets of files, folders or standard input, and what they refer to.
  ///
  /// - Parameters:
  ///   - settings: how much the rules matter.
  ///   - catalog: where presets are looked for that the files only refer to, if there is one.
  package static func run(
    _ paths: [String], _ options: ValidationOptions = ValidationOptions(),
    settings: [String: RuleSettings.Setting] = [:], catalog: Catalog?,
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> ValidationReport {
    try check(paths, settings, catalog, environment).run(options)
  }

  /// Fixes files until nothing is left that can be fixed safely.
  ///
  /// - Parameter isDryRun: whether no file is written.
  /// - Throws: `busy` where a file was changed by somebody else meanwhile; it is left as it is.
  package static func fix(
    _ paths: [String], _ options: ValidationOptions = ValidationOptions(),
    settings: [String: RuleSettings.Setting] = [:], catalog: Catalog?, isDryRun: Bool,
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> FixReport {
    try check(paths, settings, catalog, environment).fix(options, isDryRun: isDryRun)
  }

  private static func check(
    _ paths: [String], _ settings: [String: RuleSettings.Setting], _ catalog: Catalog?,
    _ environment: CatalogEnvironment
  ) -> FileCheck {
    FileCheck(
      NamedFiles(paths: paths, environment: environment), settings: settings,
      elsewhere: catalog.map(CatalogElsewhere.init))
  }
}
