import Diagnostics
import Motion
import Presets
import Storage
import StrictJSON

/// What a validation found.
public struct ValidationReport: Sendable {
  /// What is wrong.
  public var findings: FindingList
  /// How many good presets were read.
  public var presets: Int
  /// How many files were read; 0 where the catalog itself was checked.
  public var files: Int
  /// Whether something was not JSON, or not of any known format.
  public var hasForeignText: Bool
}

/// The validation of files, without a change to any catalog.
public enum FileValidation {
  /// Checks the presets of files, folders or standard input, and what they refer to.
  ///
  /// - Parameters:
  ///   - format: the format of everything, or nil where each file tells its own.
  ///   - catalog: where presets are looked for that the files only refer to, if there is one.
  public static func run(
    _ paths: [String], format: InputFormat?, catalog: Catalog?, in environment: CatalogEnvironment
  ) throws(CatalogError) -> ValidationReport {
    var reader = InputReader(environment: environment, format: format)
    var index = PresetIndex()
    try reader.read(paths) { entry in index.add(entry) }
    var findings = reader.findings
    try index.resolve(refused: findings.subjects) { name throws(CatalogError) in
      guard let catalog else { return nil }
      return try catalog.storing { () throws(StorageError) in
        try catalog.store.record(named: name)?.kind
      }
    } suggestions: { name throws(CatalogError) in
      guard let catalog else { return [] }
      return try catalog.storing { () throws(StorageError) in try catalog.store.names(near: name) }
    }
    findings.merge(index.findings)
    findings.sortByPlace()
    return ValidationReport(
      findings: findings, presets: index.count, files: reader.files,
      hasForeignText: reader.hasForeignText)
  }
}

extension Catalog {
  /// Checks every preset of the catalog as if it were read for the first time.
  ///
  /// The line of a finding's place is the number of the preset in the order of names.
  ///
  /// - Throws: `damaged` where a preset is not even JSON.
  public func validate() throws(CatalogError) -> ValidationReport {
    var findings = FindingList()
    var index = PresetIndex()
    var line = 0
    var damaged: Int?
    func check(_ bytes: UnsafeRawBufferPointer) -> Bool {
      line += 1
      let reading = JSONDocument.read(Array(bytes), file: location.shown, firstLine: line)
      guard let document = reading.document else {
        damaged = line
        return false
      }
      findings.append(reading)
      if let entry = DocumentReader.readNamed(document.root, findings: &findings) {
        index.add(entry)
      }
      return true
    }
    _ = try storing { () throws(StorageError) in
      try store.connection.read { () throws(StorageError) in try store.forEachPayload(check) }
    }
    if let damaged { throw try damage(at: damaged) }
    index.resolve(refused: findings.subjects) { _ in
      nil
    } suggestions: { _ in
      []
    }
    findings.merge(index.findings)
    return ValidationReport(
      findings: findings, presets: index.count, files: 0, hasForeignText: false)
  }
}

extension FindingList {
  /// What the findings kept are about.
  fileprivate var subjects: Set<String> { Set(kept.compactMap(\.subject)) }
}
