import Diagnostics
import Exporting
import Motion
import Presets
import Storage
import StrictJSON

/// What an export wrote.
package struct ExportReport: Hashable, Sendable {
  /// How many presets were asked for.
  package var asked = 0
  /// How many were taken along because those refer to them.
  package var alongside = 0
  /// Presets that were not written, because they come to more than is allowed.
  package var leftOut: [LeftOut] = []

  /// A preset that was not written, and why.
  package struct LeftOut: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// Why, without a final full stop.
    package var reason: String
    /// How to change that.
    package var help: String
  }
}

extension Catalog {
  /// Exports presets, and all that they refer to, in the order of their names' bytes.
  ///
  /// Every preset is compared with its hash before the first piece is written. What comes to more than is
  /// allowed could not be imported again. It is left out and reported, unless it is asked for by its name: that
  /// is an error.
  ///
  /// - Parameter write: gets the text piece by piece.
  /// - Throws: `damaged` with the names of presets that are not what their hashes say.
  package func export(
    _ selection: PresetSelection, to format: OutputFormat,
    write: ([UInt8]) throws(CatalogError) -> Void
  ) throws(CatalogError) -> ExportReport {
    try export(selection, to: format, isHeldBack: false, write: write)
  }

  /// Exports presets; if nobody sees what is written before the end, they are read only once.
  func export(
    _ selection: PresetSelection, to format: OutputFormat, isHeldBack: Bool,
    write: ([UInt8]) throws(CatalogError) -> Void
  ) throws(CatalogError) -> ExportReport {
    var exporter = Exporter(format: format, path: location.shown)
    var report = ExportReport()
    let options = environment.options
    let total = options.whenWorking == nil ? 0 : try count()
    try store.connection.read { () throws(CatalogError) in
      if case .all = selection {
        if !isHeldBack { try store.verifyContent(withTrash: false) }
        var limits = try ExportLimits(selection, [], in: store)
        let numbers = try limits.numbered(in: store)
        var number = 0
        try store.forEachPayload(areVerified: !isHeldBack) { bytes throws(CatalogError) in
          number += 1
          if try Self.isLeftOut(bytes, numbers[number], &limits) { return true }
          report.asked += 1
          options.report(WorkProgress(.exporting, presets: number, of: total), at: number)
          try exporter.add(bytes, write)
          return true
        }
        report.leftOut = limits.leftOut
        return
      }
      let names = try names(selection)
      report.asked = names.count
      let all = try store.closure(of: names)
      try store.verifyContent(of: all)
      report.alongside = all.count - names.count
      var limits = try ExportLimits(selection, names, in: store)
      let asked = Set(names)
      for (index, name) in all.enumerated() {
        options.report(WorkProgress(.exporting, presets: index, of: all.count), at: index)
        let isLeftOut = try limits.leavesOut(name) {
          (try? self.presetIfPresent(named: name))?.motion
        }
        if isLeftOut {
          if asked.contains(name) { report.asked -= 1 } else { report.alongside -= 1 }
          continue
        }
        try exporter.add(record(named: name).payload, write)
      }
      report.leftOut = limits.leftOut
    }
    try exporter.finish(write)
    return report
  }

  /// - Parameter name: the name of the preset if it is known to come to too much.
  private static func isLeftOut(
    _ payload: UnsafeRawBufferPointer, _ name: String?, _ limits: inout ExportLimits
  ) throws(CatalogError) -> Bool {
    if let name { return try limits.leavesOut(name) { nil } }
    guard payload.count > Expansion.harmlessBytes, let preset = Preset(payload: Array(payload))
    else { return false }
    return try limits.leavesOut(preset.name.text) { preset.motion }
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
        throw CatalogError.damaged("a payload is not JSON", path: path)
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
  /// What was kept out.
  private(set) var leftOut: [ExportReport.LeftOut] = []
  private let ledger: ExpansionLedger
  /// What comes to more together with what it refers to; nil if that is found out one by one.
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

  /// What is left out of the presets that refer to others, by their number in the order of names'
  /// bytes, counted from 1.
  func numbered(in store: Store) throws(CatalogError) -> [Int: String] {
    guard let known, !known.isEmpty else { return [:] }
    var numbers: [Int: String] = [:]
    for (index, name) in try store.primaryNames().enumerated() where known[name] != nil {
      numbers[index + 1] = name
    }
    return numbers
  }

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
    leftOut.append(.init(name: name, reason: excess.message, help: excess.help))
    return true
  }
}
