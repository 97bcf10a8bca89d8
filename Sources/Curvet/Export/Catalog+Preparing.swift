import Diagnostics
import Exporting
import Motion
import Presets
import Storage
import StrictJSON

extension Catalog {
  /// Prepares what an order asks for, and puts nothing in its place.
  ///
  /// - Throws: `invalidInput` if a preset asked for by name cannot be written in the format, and
  ///   if two would be called the same; `notFound` for a name that no preset has.
  package func prepare(_ order: ExportRequest) throws(CatalogError) -> PreparedExport {
    switch order.format {
    case .document(let format):
      var bytes: [UInt8] = []
      let report = try export(order.selection, to: format, isHeldBack: true) { bytes += $0 }
      return PreparedExport(
        files: [.init(path: order.path ?? "", bytes: bytes)], format: order.format,
        isListed: order.isListed, report: report, catalog: "")
    case .target(let target): return try prepare(order, target)
    }
  }

  private func prepare(
    _ order: ExportRequest, _ target: ExportTarget
  ) throws(CatalogError) -> PreparedExport {
    let (presets, content, unwritten) = try exportedPresets(order.selection)
    let id = try store.catalogID()
    let header = ExportHeader(
      generator: "curvet \(CurvetVersion.text)", command: order.command,
      catalog: String(id.prefix(6)), content: String(content.prefix(8)))
    let demands = order.selection.namesEach
    let export: PresetExport
    do throws(ExportError) {
      export = try PresetExport(
        of: presets, to: target, order.options, header: header, demands: demands,
        in: ExportSurroundings(path: order.path ?? "", draw: environment.draw)
      ) { count in
        environment.options.report(
          WorkProgress(.exporting, presets: count, of: presets.count), at: count)
        return environment.isWanted
      }
    } catch {
      throw CatalogError(
        .invalidInput, error.message, hints: error.reasons.map(Hint.text) + [error.help])
    }
    try environment.demandInterest()
    let asked = presets.count { $0.isAskedFor }
    return PreparedExport(
      files: export.files.map { file in
        .init(
          path: Self.path(of: file, in: order.path), bytes: Array(file.text.utf8),
          isBeside: file.isBeside)
      }, presets: export.presets, leftOut: export.leftOut.filter(\.isAskedFor),
      needs: export.needs, isFolder: export.files.contains { !$0.path.isEmpty && !$0.isBeside },
      format: order.format, isListed: order.isListed,
      report: ExportReport(asked: asked, alongside: presets.count - asked, leftOut: unwritten),
      catalog: header.catalog, content: header.content)
  }

  private static func path(of file: ExportedFile, in order: String?) -> String {
    guard let order else { return file.path }
    if file.path.isEmpty { return order }
    if file.isBeside {
      let folder = order.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      return (folder.map(String.init) + [file.path]).joined(separator: "/")
    }
    return order.hasSuffix("/") ? order + file.path : "\(order)/\(file.path)"
  }

  /// The presets of an export, a hash of them, and those that come to more than is allowed.
  private typealias ReadPresets = (
    presets: [ExportedPreset], hash: String, leftOut: [ExportReport.LeftOut]
  )

  /// Returns the presets that are selected and all that they refer to, in the order of their names,
  /// and a hash of them.
  private func exportedPresets(_ selection: PresetSelection) throws(CatalogError) -> ReadPresets {
    try store.connection.read { () throws(CatalogError) in try readPresets(selection) }
  }

  private func readPresets(_ selection: PresetSelection) throws(CatalogError) -> ReadPresets {
    var presets: [ExportedPreset] = []
    var hash = SHA256()
    let names = try names(selection)
    let asked = Set(names)
    let finder = MotionFinder(self)
    let all = try store.closure(of: names)
    try store.verifyContent(of: all)
    var limits = try ExportLimits(selection, names, in: store)
    for name in all {
      environment.options.report(WorkProgress(.reading, presets: presets.count), at: presets.count)
      let record = try record(named: name)
      let preset = try self.preset(of: record)
      if try limits.leavesOut(name, { preset.motion }) { continue }
      record.payload.withUnsafeBytes { hash.update($0) }
      presets.append(
        ExportedPreset(
          preset, motion: try finder.resolve(preset.motion, named: name, isStored: true),
          isAskedFor: asked.contains(name)))
    }
    return (presets, hash.finalized().hexadecimal, limits.leftOut)
  }
}
