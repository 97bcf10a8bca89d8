import Diagnostics
import Interchange

/// What a validation found.
package struct ValidationReport: Sendable {
  /// What is wrong.
  package var findings: FindingList
  /// How many good presets were read.
  package var presets = 0
  /// How many files were read; 0 where the catalog itself was checked.
  package var files = 0
  /// The files of folders that were not read.
  package var notRead: [UnreadFile] = []
  /// How much was found that presets give a reason to ignore.
  package var ignored = 0
  /// Whether only the first presets were looked at for what matters less than what counts.
  package var isCutShort = false
  /// Whether something was not JSON, or not of any known format.
  package var hasForeignText = false

  /// Makes an empty report that keeps up to that many findings.
  package init(limit: Int) {
    findings = FindingList(limit: limit)
  }
}

/// How presets are validated.
package struct ValidationOptions: Sendable {
  /// The format of everything, or nil if each file has its own.
  package var format: InputFormat?
  /// The least level that counts; it is looked for in all presets.
  package var level = Finding.Level.error
  /// In the first presets, up to this many, warnings are looked for even if they do not count.
  ///
  /// More than that nobody reads, and in a million presets they would take minutes to find.
  package static let closeLooks = 1_000
  /// How many findings are kept at most; all are counted.
  package var limit = 100

  /// Makes options as the command has them by default.
  package init() {}
}
