import Rules
import Validation

extension Catalog {
  /// Checks every preset of the catalog against the rules of structure, quality and accessibility.
  ///
  /// ```swift
  /// for finding in try catalog.validate() { print(finding.subject ?? "", finding.message) }
  /// ```
  ///
  /// - Parameter level: The lowest level to report.
  /// - Returns: What is wrong, with its rule, at most 100 findings.
  public func validate(reporting level: Finding.Level = .warning) throws(CatalogError) -> [Finding]
  {
    var options = ValidationOptions()
    options.level = level
    return try validate(options).findings.kept.filter { $0.level >= level }
  }

  /// Checks the presets of files and folders, without importing them.
  ///
  /// What they refer to may be in the files or in the catalog.
  ///
  /// ```swift
  /// let findings = try Catalog.builtIn().validate(["Tokens/motion.json"])
  /// ```
  ///
  /// - Parameters:
  ///   - paths: Files and folders, relative to the working folder.
  ///   - level: The lowest level to report.
  /// - Returns: What is wrong, with its rule and its place in a file, at most 100 findings.
  /// - Throws: `notFound` if there is no such file. What is wrong with a file's text is a finding.
  public func validate(
    _ paths: [String], reporting level: Finding.Level = .warning
  ) throws(CatalogError) -> [Finding] {
    var options = ValidationOptions()
    options.level = level
    let report = try FileValidation.run(paths, options, catalog: self, in: environment)
    return report.findings.kept.filter { $0.level >= level }
  }
}
