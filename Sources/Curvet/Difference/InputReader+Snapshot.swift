import Diagnostics
import Presets

extension InputReader {
  /// Reads all the presets of a file, a folder or standard input.
  ///
  /// - Throws: `invalidInput` with all findings where something is not valid by itself; what presets
  ///   refer to need not be there.
  mutating func snapshot(of source: String) throws(CatalogError) -> PresetSnapshot {
    var read: [PresetEntry] = []
    var index = PresetIndex()
    try self.read([source]) { entry in
      index.add(ReadPreset(entry), at: PresetLocation(kept: read.count))
      read.append(entry)
    }
    index.tellRepeats { location, _ in read[location.kept] }
    var findings = self.findings
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

  /// Reads the presets of a text that stands for a file.
  mutating func snapshot(
    of text: [UInt8], shown: String
  ) throws(CatalogError) -> PresetSnapshot {
    let path = environment.absolute(shown)
    overlay[path] = text
    return try snapshot(of: shown)
  }

  /// What is to be said of files that were not read, the first dozen of them one by one.
  private var notesOfUnread: [Finding] {
    var notes = notRead.prefix(12).map(Finding.init)
    if notRead.count > 12 {
      notes.append(
        Finding(
          PresetRule.document, "\(notRead.count - 12) more files were not read", level: .info))
    }
    return notes
  }
}
