import Rules
import Validation

extension Catalog {
  /// Checks every preset in the catalog against the rules for structure, quality, and accessibility.
  ///
  /// ```swift
  /// for finding in try catalog.validate() { print(finding.subject ?? "", finding.message) }
  /// ```
  ///
  /// - Parameter level: The lowest level to report.
  /// - Returns: The problems found, each with its rule; at most 100.
  public func validate(reporting level: Finding.Level = .warning) throws(CatalogError) -> [Finding]
  {
    var options = ValidationOptions()
    options.level = level
    return try validate(options).findings.kept.filter { $0.level >= level }
  }

  /// Checks the presets in files and folders, without importing them.
  ///
  /// They may refer to presets in the files or in the catalog.
  ///
  /// ```swift
  /// let findings = try Catalog.builtIn().validate(["Tokens/motion.json"])
  /// ```
  ///
  /// - Parameters:
  ///   - paths: Files and folders, relative to the working folder.
  ///   - level: The lowest level to report.
  /// - Returns: The problems found, each with its rule and its location in a file; at most 100. An error in a
  ///   file's syntax is one of them, and isn't thrown.
  /// - Throws: `notFound` if a file doesn't exist.
  public func validate(
    _ paths: [String], reporting level: Finding.Level = .warning
  ) throws(CatalogError) -> [Finding] {
    var options = ValidationOptions()
    options.level = level
    let report = try FileValidation.run(paths, options, catalog: self, in: environment)
    return report.findings.kept.filter { $0.level >= level }
  }
}
