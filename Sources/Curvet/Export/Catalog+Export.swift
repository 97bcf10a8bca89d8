import Diagnostics
import Exporting
import Motion
import Presets
import Storage
import StrictJSON

/// The results of an export.
package struct ExportReport: Hashable, Sendable {
  /// How many presets were asked for.
  package var asked = 0
  /// How many were taken along because those refer to them.
  package var alongside = 0
  /// Presets that were not written, because they are damaged or come to more than is allowed.
  package var leftOut: [LeftOut] = []
  /// Whether some of them are damaged.
  package var hasDamage: Bool { leftOut.contains(where: \.isDamaged) }

  /// A preset that was not written, and why.
  package struct LeftOut: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// The reason, without a final period.
    package var reason: String
    /// How to change that.
    package var help: Hint
    /// Whether it is damaged.
    package var isDamaged = false
  }
}

extension Catalog {
  /// Exports presets, and all that they refer to, in the order of their names' bytes.
  ///
  /// Every preset is compared with its hash and the history. What is damaged, and what comes to more than is
  /// allowed and could not be imported again, is left out and reported, unless it is asked for by its name: that
  /// is an error.
  ///
  /// - Parameter write: gets the text piece by piece.
  package func export(
    _ selection: PresetSelection, to format: OutputFormat,
    write: ([UInt8]) throws(CatalogError) -> Void
  ) throws(CatalogError) -> ExportReport {
    var exporter = Exporter(format: format, path: location.shown)
    var report = ExportReport()
    let options = environment.options
    let total = options.whenWorking == nil ? 0 : try count()
    try store.connection.read { () throws(CatalogError) in
      if case .all = selection {
        var limits = try ExportLimits(selection, [], in: store)
        var number = 0
        var damaged: DamagedPresets?
        try store.forEachPayload {
          damaged = $0
        } _: { bytes throws(CatalogError) in
          number += 1
          if try Self.isLeftOut(bytes, &limits) { return true }
          report.asked += 1
          options.report(WorkProgress(.exporting, presets: number, of: total), at: number)
          try exporter.add(bytes, write)
          return true
        }
        report.leftOut = limits.leftOut
        if let damaged { report.leaveOut(damaged) }
        return
      }
      let names = try names(selection)
      report.asked = names.count
      let all = try store.closure(of: names)
      let damaged = try soundness(of: all, selection)
      report.alongside = all.count - names.count
      var limits = try ExportLimits(selection, names, in: store)
      let asked = Set(names)
      let unsound = Set(damaged.all.map(\.name))
      for (index, name) in all.enumerated() {
        options.report(WorkProgress(.exporting, presets: index, of: all.count), at: index)
        var isLeftOut = unsound.contains(name)
        if !isLeftOut {
          isLeftOut = try limits.leavesOut(name) {
            (try? self.presetIfPresent(named: name))?.motion
          }
        }
        if isLeftOut {
          if asked.contains(name) { report.asked -= 1 } else { report.alongside -= 1 }
          continue
        }
        try exporter.add(record(named: name).payload, write)
      }
      report.leftOut = limits.leftOut
      report.leaveOut(damaged)
    }
    try exporter.finish(write)
    return report
  }

  /// Returns which presets are damaged.
  ///
  /// - Throws: `damaged` if they are asked for by name.
  func soundness(
    of names: [String], _ selection: PresetSelection
  ) throws(CatalogError) -> DamagedPresets {
    if selection.namesEach { try store.demandSound(names) }
    return try store.damaged(of: names)
  }

  private static func isLeftOut(
    _ payload: UnsafeRawBufferPointer, _ limits: inout ExportLimits
  ) throws(CatalogError) -> Bool {
    if limits.knowsSome {
      // The canonical form begins with the name, which needs no escapes.
      let name = payload.dropFirst(#"{"name":""#.utf8.count).prefix { $0 != UInt8(ascii: "\"") }
      if try limits.leavesOut(String(decoding: name, as: UTF8.self), { nil }) { return true }
    }
    guard payload.count > Expansion.harmlessBytes, let preset = Preset(payload: Array(payload))
    else { return false }
    return try limits.leavesOut(preset.name.text) { preset.motion }
  }
}

extension ExportReport {
  /// Notes damaged presets that were not written.
  mutating func leaveOut(_ damaged: DamagedPresets) {
    guard !damaged.all.isEmpty else { return }
    leftOut += damaged.all.map {
      LeftOut(name: $0.name, reason: $0.words, help: .examineCatalog, isDamaged: true)
    }
    leftOut.sort { $0.name < $1.name }
  }
}

/// The exporter turns payloads into a document or lines, and hands the text on in pieces.
private struct Exporter {
  let format: OutputFormat
  let path: String
  private var document = DocumentWriter()
  private var lines: [UInt8] = []
  private var pending = 0

  init(format: OutputFormat, path: String) {
    self.format = format
    self.path = path
  }

  mutating func add(
    _ payload: some Collection<UInt8>, _ write: ([UInt8]) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    pending += payload.count
    switch format {
    case .ndjson:
      lines.append(contentsOf: payload)
      lines.append(0x0A)
    case .json:
      guard let parsed = JSONDocument.read(Array(payload), file: path).document else {
        throw CatalogError.damaged("the content of a preset isn't valid JSON", path: path)
      }
      document.add(payload: parsed.root)
    }
    if pending > 1 << 18 { try flush(write) }
  }

  mutating func finish(_ write: ([UInt8]) throws(CatalogError) -> Void) throws(CatalogError) {
    if format == .json { document.finish() }
    try flush(write)
  }

  private mutating func flush(
    _ write: ([UInt8]) throws(CatalogError) -> Void
  ) throws(CatalogError) {
    pending = 0
    switch format {
    case .json: try write(document.takeBytes())
    case .ndjson:
      try write(lines)
      lines.removeAll(keepingCapacity: true)
    }
  }
}

/// Export limits keep presets out of an export that come to more than is allowed.
struct ExportLimits {
  /// The skipped presets.
  private(set) var leftOut: [ExportReport.LeftOut] = []
  private let ledger: ExpansionLedger
  /// The presets that exceed the limits with their references; nil if each is checked individually.
  private let known: [String: ExpansionExcess]?
  /// The presets that are asked for by name: to leave them out would be an error.
  private let demanded: Set<String>

  /// - Parameter names: the primary names of the presets that are selected.
  init(_ selection: PresetSelection, _ names: [String], in store: Store) throws(CatalogError) {
    ledger = ExpansionLedger(store)
    if case .names = selection {
      (known, demanded) = (nil, Set(names))
    } else {
      (known, demanded) = (try ledger.excesses(), [])
    }
  }

  /// Whether some presets come to more together with what they refer to.
  var knowsSome: Bool { known?.isEmpty == false }

  /// Returns whether to leave a preset out, and notes it then.
  ///
  /// - Parameter motion: returns its motion.
  /// - Throws: `invalidInput` if it is asked for by name.
  mutating func leavesOut(_ name: String, _ motion: () -> Motion?) throws(CatalogError) -> Bool {
    let found: ExpansionExcess? =
      if let known {
        known[name] ?? motion()?.ownExpansion.excess
      } else {
        try ledger.excess(named: name)
      }
    guard let excess = found else { return false }
    if demanded.contains(name) {
      throw CatalogError(.invalidInput, "\(name): \(excess.message)", hints: [.text(excess.help)])
    }
    leftOut.append(.init(name: name, reason: excess.message, help: .text(excess.help)))
    return true
  }

  /// Notes that a preset is left out because it can't be evaluated.
  mutating func leaveOut(_ name: String, _ error: CatalogError) {
    let start = "\(name): "
    let reason =
      error.message.hasPrefix(start) ? error.message.dropFirst(start.count) : error.message[...]
    leftOut.append(
      .init(name: name, reason: String(reason), help: error.hints.first ?? "change the preset"))
  }
}
