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
      let report = try export(order.selection, to: format) { bytes += $0 }
      return PreparedExport(
        files: [.init(path: order.path ?? "", bytes: bytes)], format: order.format,
        isListed: order.isListed, allowance: order.allowance, report: report)
    case .target(let target): return try prepare(order, target)
    }
  }

  private func prepare(
    _ order: ExportRequest, _ target: ExportTarget
  ) throws(CatalogError) -> PreparedExport {
    let (presets, content, unwritten) = try exportedPresets(order.selection)
    let header = ExportHeader(command: order.command, content: String(content.prefix(8)))
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
      leftOutAlongside: export.leftOut.filter { !$0.isAskedFor }, needs: export.needs,
      isFolder: export.files.contains { !$0.path.isEmpty && !$0.isBeside },
      format: order.format, isListed: order.isListed, allowance: order.allowance,
      report: report(unwritten, asked: asked, alongside: presets.count - asked),
      content: header.content)
  }

  private func report(
    _ unwritten: ExportReport, asked: Int, alongside: Int
  ) -> ExportReport {
    var report = unwritten
    (report.asked, report.alongside) = (asked, alongside)
    return report
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

  /// The presets of an export, a hash of them, and a report of those that are left out.
  private typealias ReadPresets = (
    presets: [ExportedPreset], hash: String, unwritten: ExportReport
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
    let damaged = try soundness(of: all, selection)
    let unsound = Set(damaged.all.map(\.name))
    var limits = try ExportLimits(selection, names, in: store)
    for name in all {
      environment.options.report(WorkProgress(.reading, presets: presets.count), at: presets.count)
      if unsound.contains(name) { continue }
      let record = try record(named: name)
      let preset = try self.preset(of: record)
      if try limits.leavesOut(name, { preset.motion }) { continue }
      let motion: Motion
      do throws(CatalogError) {
        motion = try finder.resolve(preset.motion, named: name, isStored: true)
      } catch  where [.invalidInput, .damaged].contains(error.kind) && !selection.namesEach {
        // A preset that refers to a damaged one can't be played either.
        limits.leaveOut(name, error)
        continue
      }
      record.payload.withUnsafeBytes { hash.update($0) }
      presets.append(ExportedPreset(preset, motion: motion, isAskedFor: asked.contains(name)))
    }
    var unwritten = ExportReport(leftOut: limits.leftOut)
    unwritten.leaveOut(damaged)
    return (presets, hash.finalized().hexadecimal, unwritten)
  }
}
