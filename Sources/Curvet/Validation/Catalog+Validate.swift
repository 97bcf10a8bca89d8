import Diagnostics
import Motion
import Presets
import Rules
import Storage
import StrictJSON
import Validation

extension Catalog {
  /// Checks every preset of the catalog as if it were read for the first time.
  ///
  /// The place of a finding is the JSON pointer in its preset; no edits are offered, because a catalog isn't text.
  ///
  /// - Throws: `damaged` if a preset is not what its hash says, or not even JSON.
  package func validate(
    _ options: ValidationOptions = ValidationOptions(),
    settings: [String: RuleSettings.Setting] = [:]
  ) throws(CatalogError) -> ValidationReport {
    var report = ValidationReport(limit: options.limit)
    var index = PresetIndex(limit: options.limit)
    let check = PresetCheck(settings, options.level)
    let known = CatalogPresets(self)
    var together = check.close.looksAtCatalogs ? CrossPresetCheck() : nil
    var line = 0
    let total = environment.options.whenWorking == nil ? 0 : try count()
    func checkPayload(_ bytes: UnsafeRawBufferPointer) -> Bool {
      line += 1
      environment.options.report(WorkProgress(.validating, presets: line, of: total), at: line)
      let reading = JSONDocument.read(Array(bytes), file: location.shown, firstLine: line)
      // A payload that isn't JSON is damaged, and isn't passed on.
      guard let document = reading.document else { return true }
      report.findings.append(reading)
      if let entry = DocumentReader.readNamed(document.root, findings: &report.findings) {
        index.add(ReadPreset(entry), at: PresetLocation(kept: 0))
        report.ignored += check.check(entry, number: line - 1, among: known, into: &report.findings)
        together?.add(entry.preset, line: line)
      }
      return known.failure == nil
    }
    try store.connection.read { () throws(CatalogError) in
      try store.forEachPayload(checkPayload)
    }
    if let failure = known.failure { throw failure }
    index.reportRepeats { _, _ in nil }
    try index.resolve(refused: report.findings.refused, with: nil)
    index.reportExcesses { name, _, line in entry(named: name, line: line) }
    report.findings.merge(index.findings)
    report.presets = index.count
    report.isCutShort = check.isCutShort && index.count > ValidationOptions.closeLooks
    let ignored = together?.check(
      by: check.close, among: known, into: &report.findings, read: entry(named:line:))
    if let failure = known.failure { throw failure }
    report.ignored += ignored ?? 0
    report.findings.sortByPlace()
    report.findings = report.findings.map { finding in
      var finding = finding
      finding.place = finding.place.map {
        Place(file: $0.file, line: 0, column: 0, pointer: $0.pointer)
      }
      finding.edits = []
      return finding
    }
    return report
  }

  /// Returns the errors and warnings that the rules find in a preset of the catalog; they have no
  /// place.
  package func findings(
    in preset: Preset, settings: [String: RuleSettings.Setting] = [:]
  ) throws(CatalogError) -> [Finding] {
    let known = CatalogPresets(self)
    let result = RuleCheck(RuleSettings(settings)).check(ExaminedPreset(preset, among: known))
    if let failure = known.failure { throw failure }
    return result.violations.map { rule, level, violation in
      Finding(
        rule.id, violation.message, level: level, subject: preset.name.text, help: violation.help)
    }
  }

  /// Returns the preset with a name as an entry with its line in the catalog.
  private func entry(named name: String, line: Int) -> PresetEntry? {
    var findings = FindingList(limit: 0)
    guard let record = try? record(named: name),
      let document = JSONDocument.read(record.payload, file: location.shown, firstLine: line)
        .document
    else { return nil }
    return DocumentReader.readNamed(document.root, isStored: true, findings: &findings)
  }
}
