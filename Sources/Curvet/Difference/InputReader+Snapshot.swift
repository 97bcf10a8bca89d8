import Diagnostics
import Interchange
import Presets
import Validation

extension InputReader {
  /// Reads all the presets as those of one source: a file, a folder or standard input.
  ///
  /// - Throws: `invalidInput` with all findings where something is not valid by itself; what presets
  ///   refer to need not be there.
  mutating func snapshot(of source: String) throws(CatalogError) -> PresetSnapshot {
    var read: [PresetEntry] = []
    var index = PresetIndex()
    while let entry = try next() {
      index.add(ReadPreset(entry), at: PresetLocation(kept: read.count))
      read.append(entry)
    }
    index.reportRepeats { location, _ in read[location.kept] }
    var findings = report.findings
    findings.merge(index.findings)
    findings.sortByPlace()
    guard findings.errors == 0 else {
      var error = CatalogError(.invalidInput, "what is compared is not valid", path: source)
      error.findings = findings.kept
      throw error
    }
    var names: Set<String> = []
    let entries = read.lazy.map(\.preset).filter { names.insert($0.name.text).inserted }
      .map { PresetSnapshot.Entry(uid: nil, name: $0.name.text, payload: $0.payload) }
    var snapshot = PresetSnapshot(source, Array(entries))
    snapshot.notes = findings.kept + notesOfUnread
    return snapshot
  }

  /// What is to be said of files that were not read, the first dozen of them one by one.
  private var notesOfUnread: [Finding] {
    var notes = report.notRead.prefix(12).map(Finding.init)
    if report.notRead.count > 12 {
      notes.append(
        Finding(
          PresetRule.document, "\(report.notRead.count - 12) more files were not read", level: .info
        ))
    }
    return notes
  }
}
