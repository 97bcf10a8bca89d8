import Diagnostics
import FileSystem
import Importing
import Presets
import Rules

/// A file check holds the presets of files, and what they refer to, to the rules.
package struct FileCheck {
  let files: any CheckedFiles
  private let settings: [String: RuleSettings.Setting]
  private let elsewhere: (any PresetsElsewhere)?

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - settings: how much the rules matter.
  ///   - elsewhere: where presets are looked for that the files only refer to, if anywhere.
  package init(
    _ files: any CheckedFiles, settings: [String: RuleSettings.Setting],
    elsewhere: (any PresetsElsewhere)?
  ) {
    self.files = files
    self.settings = settings
    self.elsewhere = elsewhere
  }

  /// Checks the files.
  ///
  /// - Parameter overlay: texts that are read in place of what files hold, by path.
  package func run(
    _ options: ValidationOptions, over overlay: [String: [UInt8]] = [:]
  ) throws(CatalogError) -> ValidationReport {
    let run = FileCheckRun(files, options, PresetCheck(settings, options.level))
    try run.read(over: overlay)
    try run.resolve(with: elsewhere)
    try run.checkReferring()
    run.checkTogether()
    return run.finished
  }
}

/// A run reads presets first, then looks at what they refer to, and then checks those
/// that refer to others.
private final class FileCheckRun {
  private let options: ValidationOptions
  private let check: PresetCheck
  private let source: any CheckedFiles
  private var report: ValidationReport
  private var index: PresetIndex
  private var files: [LineFile] = []
  private var kept: [PresetEntry] = []
  private var elsewhere: [String: Preset] = [:]
  /// An empty list with the remaining capacity for findings.
  private let budget = FindingBudget()
  /// The presets that refer to others, with the lines they begin on.
  private var referring: [(number: UInt32, line: UInt32)] = []
  /// The presets of a folder or several files, which are looked at together too.
  private var together: CrossPresetCheck?

  init(_ source: any CheckedFiles, _ options: ValidationOptions, _ check: PresetCheck) {
    self.source = source
    self.options = options
    self.check = check
    report = ValidationReport(limit: options.limit)
    index = PresetIndex(limit: options.limit)
  }

  var finished: ValidationReport {
    // Readers report notes whether they are asked for or not.
    if options.level != .info { report.findings.drop(below: .warning) }
    report.findings.sortByPlace()
    return report
  }

  /// Reads everything, and checks the presets that refer to no others.
  func read(over overlay: [String: [UInt8]]) throws(CatalogError) {
    let inputs = source.inputs(options, over: overlay)
    if source.areSeveral, check.close.looksAtCatalogs { together = CrossPresetCheck() }
    while let part = try inputs.next() {
      switch part {
      case .preset(let entry):
        add(entry)
        if kept.count & 63 == 0 { reportProgress(of: inputs) }
      case .lines(let input, let format): try readLines(of: input, by: format, from: inputs)
      }
    }
    let reading = inputs.report
    report.findings.merge(reading.findings)
    report.files = reading.files
    report.notRead = reading.notRead
    report.generated = reading.generated
    // A file with a known extension that wasn't read is a finding, too, if all findings are requested.
    if options.level == .info { report.findings.append(contentsOf: inputs.notesOfUnread) }
    if reading.hasForeignText { report.hasForeignText = true }
  }

  private func add(_ entry: PresetEntry) {
    var preset = ReadPreset(entry, isKept: true)
    if preset.references.isEmpty {
      report.ignored += check.check(
        entry, number: index.count, among: NoPresets(), into: &report.findings)
    } else {
      preset.isWaiting = true
    }
    add(preset, at: PresetLocation(kept: kept.count))
    kept.append(entry)
  }

  /// Reads lines in several threads.
  private func readLines(
    of input: ReaderInput, by format: any PresetLineReader, from inputs: any CheckedInputs
  ) throws(CatalogError) {
    let file = files.count
    let path = input.path.flatMap { FileTree.kind(of: $0) == .file ? $0 : nil }
    // An input that can be read only once is copied, so that its lines can be read again.
    let copy = SpooledInput(of: source)
    var lines =
      path != nil
      ? input.lines() : input.lines { bytes throws(CatalogError) in try copy.write(bytes) }
    let lineCheck = LineCheck(
      format: format, file: input.shown, before: index.count, keepsAll: together != nil,
      check: check)
    budget.list = report.findings.continued
    try ParallelMap.run(
      source: { [budget] () throws(CatalogError) in
        try LineCheck.Batch(of: &lines, budget: budget.list)
      },
      work: { batch in lineCheck.run(batch) },
      isCancelled: source.isCancelled
    ) { result in
      if result.report.hasForeignText { report.hasForeignText = true }
      merge(result.report.findings, ignored: result.ignored)
      for preset in result.presets {
        add(preset, at: PresetLocation(file: file, offset: preset.offset))
      }
      reportProgress(of: inputs)
    }
    if let path {
      files.append(try LineFile(path, by: format, shown: input.shown))
    } else {
      files.append(try copy.finished(by: format, shown: input.shown))
    }
  }

  private func merge(_ findings: FindingList, ignored: Int) {
    report.ignored += ignored
    report.findings.merge(findings)
    budget.list = report.findings.continued
  }

  private func reportProgress(of inputs: any CheckedInputs) {
    source.report(.reading(presets: index.count, fraction: inputs.fraction))
  }

  private func add(_ preset: ReadPreset, at location: PresetLocation) {
    guard let number = index.add(preset, at: location) else { return }
    if let entry = preset.entry { together?.add(entry.preset, line: preset.line) }
    if preset.isWaiting { referring.append((number, UInt32(preset.line))) }
  }

  /// Finds references to no preset, to one of the wrong kind, and in cycles.
  func resolve(with known: (any PresetsElsewhere)?) throws(CatalogError) {
    let all = all
    index.reportRepeats { location, line in all.entry(at: location, line: line) }
    try index.resolve(refused: report.findings.refused, with: known)
    index.reportExcesses { _, location, line in all.entry(at: location, line: line) }
    report.findings.merge(index.findings)
    report.presets = index.count
    report.isCutShort = check.isCutShort && index.count > ValidationOptions.closeLooks
    if let known { elsewhere = try known.presets(named: index.namesElsewhere) }
  }

  /// Checks the presets that refer to others, once all of them are known.
  func checkReferring() throws(CatalogError) {
    let all = all
    typealias Chunk = (presets: ArraySlice<(number: UInt32, line: UInt32)>, budget: FindingList)
    var rest = referring[...]
    budget.list = report.findings.continued
    try ParallelMap.run(
      source: { [budget] () -> Chunk? in
        defer { rest = rest.dropFirst(512) }
        return rest.isEmpty ? nil : (rest.prefix(512), budget.list)
      },
      work: { [check] chunk in all.check(chunk.presets, by: check, chunk.budget) },
      isCancelled: source.isCancelled
    ) { result in
      source.report(.references)
      merge(result.findings, ignored: result.ignored)
    }
  }

  private var all: ReadPresets {
    ReadPresets(index: index, files: files, kept: kept, elsewhere: elsewhere)
  }

  /// Checks the presets of a folder or several files together.
  func checkTogether() {
    guard let together else { return }
    let all = all
    report.ignored += together.check(
      by: check.close, among: PresetCache(all), into: &report.findings
    ) { name, line in
      all.index.location(of: name).flatMap { all.entry(at: $0, line: line) }
    }
  }
}

extension FindingList {
  /// The presets that were not good.
  package var refused: Set<String> {
    Set(kept.lazy.filter { $0.level == .error }.compactMap(\.subject))
  }
}
