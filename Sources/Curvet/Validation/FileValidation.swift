import Diagnostics
import FileSystem
import Interchange
import Motion
import Presets
import Rules
import Storage
import StrictJSON

/// The validation of files, without a change to any catalog.
public enum FileValidation {
  /// Checks the presets of files, folders or standard input, and what they refer to.
  ///
  /// - Parameters:
  ///   - settings: how much the rules matter.
  ///   - catalog: where presets are looked for that the files only refer to, if there is one.
  public static func run(
    _ paths: [String], _ options: ValidationOptions = ValidationOptions(),
    settings: [String: RuleSettings.Setting] = [:], catalog: Catalog?,
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> ValidationReport {
    try run(
      paths, options, settings: settings, catalog: catalog, over: [:], in: environment)
  }

  /// - Parameter overlay: texts that are read in place of what files hold, by path.
  static func run(
    _ paths: [String], _ options: ValidationOptions, settings: [String: RuleSettings.Setting],
    catalog: Catalog?, over overlay: [String: [UInt8]], in environment: CatalogEnvironment
  ) throws(CatalogError) -> ValidationReport {
    let run = ValidationRun(options, PresetCheck(settings, options.level), in: environment)
    try run.read(paths, over: overlay)
    try run.resolve(with: catalog)
    try run.checkReferring()
    run.checkTogether()
    return run.finished
  }
}

/// A validation run reads presets first, then looks at what they refer to, and then checks those
/// that refer to others.
private final class ValidationRun {
  private let options: ValidationOptions
  private let check: PresetCheck
  private let environment: CatalogEnvironment
  private var meter = InputMeter()
  private var report: ValidationReport
  private var index: PresetIndex
  private var files: [LineFile] = []
  private var kept: [PresetEntry] = []
  private var elsewhere: [String: Preset] = [:]
  /// The presets that refer to others, with the lines they begin on.
  private var referring: [(number: UInt32, line: UInt32)] = []
  /// The presets of a folder or several files, which are looked at together too.
  private var together: CrossPresetCheck?

  init(
    _ options: ValidationOptions, _ check: PresetCheck, in environment: CatalogEnvironment
  ) {
    self.options = options
    self.check = check
    self.environment = environment
    report = ValidationReport(limit: options.limit)
    index = PresetIndex(limit: options.limit)
  }

  var finished: ValidationReport {
    // Readers tell notes whether they are asked for or not.
    if options.level != .info { report.findings.drop(below: .warning) }
    report.findings.sortByPlace()
    return report
  }

  /// Reads everything, and checks the presets that refer to no others.
  func read(_ paths: [String], over overlay: [String: [UInt8]]) throws(CatalogError) {
    var reader = InputReader(paths, as: options.format, in: environment)
    reader.overlay = overlay
    meter = reader.meter
    reader.seen = []
    let isTree =
      paths.count > 1
      || paths.contains { FileTree.kind(of: environment.absolute($0)) == .folder }
    if isTree, check.close.looksAtCatalogs { together = CrossPresetCheck() }
    reader.report = ReadingReport(limit: options.limit)
    reader.handsOutLines = true
    while let part = try reader.nextPart() {
      switch part {
      case .preset(let entry): add(entry)
      case .lines(let input, let format):
        if try readLines(of: input, by: format) { reader.report.hasForeignText = true }
      }
    }
    report.findings.merge(reader.report.findings)
    report.files = reader.report.files
    report.notRead = reader.report.notRead
    // What looks by its name as if it were read is a finding, too, where all of them are wanted.
    for file in report.notRead where options.level == .info && InputFormat.isRead(file.path) {
      report.findings.append(Finding(file))
    }
    report.hasForeignText = reader.report.hasForeignText
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
    environment.options.report(progress, at: kept.count)
  }

  /// Reads lines in several threads; returns whether one was not of the format.
  private func readLines(
    of input: ReaderInput, by format: any PresetLineReader
  ) throws(CatalogError) -> Bool {
    let file = files.count
    let source = try LineSource(
      input, by: format, after: index.count, keepsAll: together != nil, in: environment)
    var hasForeignText = false
    let room = source.room
    room.list = report.findings.continued
    try ParallelMap.run(
      source: { () throws(CatalogError) in try source.next() },
      work: { [check] batch in batch.checked(by: check) },
      isCancelled: environment.options.isCancelled ?? { false }
    ) { batch in
      if batch.report.hasForeignText { hasForeignText = true }
      report.ignored += batch.ignored
      report.findings.merge(batch.report.findings)
      room.list = report.findings.continued
      for preset in batch.presets {
        add(preset, at: PresetLocation(file: file, offset: preset.offset))
      }
      environment.options.whenWorking?(progress)
    }
    files.append(try source.file())
    return hasForeignText
  }

  private var progress: WorkProgress {
    WorkProgress(.validating, presets: index.count, share: meter.share)
  }

  private func add(_ preset: ReadPreset, at location: PresetLocation) {
    guard let number = index.add(preset, at: location) else { return }
    if let entry = preset.entry { together?.add(entry.preset, line: preset.line) }
    if preset.isWaiting { referring.append((number, UInt32(preset.line))) }
  }

  /// Finds references to no preset, to one of the wrong kind, and in cycles.
  func resolve(with catalog: Catalog?) throws(CatalogError) {
    var wanted: [String] = []
    let all = all
    index.tellRepeats { location, line in all.entry(at: location, line: line) }
    let known = catalog.map(PresetsElsewhere.init)
    try index.resolve(refused: report.findings.refused) { name throws(CatalogError) in
      let present = try known?.preset(named: name)
      if present != nil { wanted.append(name) }
      return present
    } suggestions: { name throws(CatalogError) in
      guard let catalog else { return [] }
      return try catalog.store.names(near: name)
    }
    index.tellExcesses { _, location, line in all.entry(at: location, line: line) }
    report.findings.merge(index.findings)
    report.presets = index.count
    report.isCutShort = check.isCutShort && index.count > ValidationOptions.closeLooks
    if let catalog { elsewhere = try catalog.presets(named: wanted) }
  }

  /// Checks the presets that refer to others, once all of them are known.
  func checkReferring() throws(CatalogError) {
    let all = all
    let pieces = PieceSource(referring, of: all, room: FindingRoom(report.findings.continued))
    try ParallelMap.run(
      source: { () in pieces.next() },
      work: { [check] piece in piece.checked(by: check) },
      isCancelled: environment.options.isCancelled ?? { false }
    ) { result in
      environment.options.whenWorking?(WorkProgress(.checking("references")))
      report.ignored += result.ignored
      report.findings.merge(result.findings)
      pieces.room.list = report.findings.continued
    }
  }
}

extension ValidationRun {
  fileprivate var all: ReadPresets {
    ReadPresets(index: index, files: files, kept: kept, elsewhere: elsewhere)
  }

  /// Checks the presets of a folder or several files beside each other.
  fileprivate func checkTogether() {
    guard let together else { return }
    let all = all
    report.ignored += together.check(
      by: check.close, among: ReadPresets.Desk(all), into: &report.findings
    ) { name, line in
      all.index.location(of: name).flatMap { all.entry(at: $0, line: line) }
    }
  }
}

extension FindingList {
  /// The presets that were not good.
  var refused: Set<String> {
    Set(kept.lazy.filter { $0.level == .error }.compactMap(\.subject))
  }
}
