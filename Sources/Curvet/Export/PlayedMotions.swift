import Diagnostics
import Exporting
import Motion
import Presets

/// Played motions are motions as the JSON that apps and pages play.
package struct PlayedMotions: Sendable {
  /// The JSON, as its file has it.
  package let bytes: [UInt8]

  /// Writes motions without references.
  ///
  /// - Parameter command: The command named in the generated header.
  package init(
    of motions: [(preset: Preset, motion: Motion)], command: String
  ) throws(CatalogError) {
    let header = ExportHeader(command: command, content: "")
    var all = motions.map { ExportedPreset($0.preset, motion: $0.motion) }
    do throws(ExportError) {
      var export = try Self.flat(all, header)
      // A motion whose duration depends on the finger's velocity is shown as if released at rest.
      let open = Set(export.leftOut.map(\.name))
      if !open.isEmpty {
        all = all.map { one in
          guard open.contains(one.name) else { return one }
          let speeds = one.motion.measures.flatMap(\.symbols).filter { symbol in
            symbol.lowercased().split(separator: ".").contains { $0.hasSuffix("velocity") }
          }
          let rest = Dictionary(speeds.map { ($0, 0.0) }, uniquingKeysWith: { first, _ in first })
          return ExportedPreset(one.preset, motion: one.motion.replacingMeasures(by: rest))
        }
        export = try Self.flat(all, header)
      }
      bytes = Array((export.files.first?.text ?? "{}").utf8)
    } catch {
      throw CatalogError(.invalidInput, error.message)
    }
  }

  private static func flat(
    _ presets: [ExportedPreset], _ header: ExportHeader
  ) throws(ExportError) -> PresetExport {
    try PresetExport(
      of: presets, to: .flat, ExportOptions(["flat": .flag(true)]), header: header, demands: false)
  }
}
