import Curvet
import Diagnostics
import Exporting
import Presets
import Preview
import StrictJSON

/// A gallery folder has the page, a file for each preset, and exports.
struct GalleryFolder {
  let catalog: Catalog
  let selection: PresetSelection
  let presets: [Preset]

  /// The exports, by their formats' names; formats that need several files or a choice by the reader are not included.
  static let exports: KeyValuePairs = [
    "json": "presets.json", "swift": "Motion.swift", "css": "motion.css",
    "dtcg": "motion.tokens.json", "compose": "Motion.kt", "motion": "motion.js",
    "flutter": "motion.dart", "react-native": "motion.ts",
  ]

  /// Returns the files around a page, which names the exports.
  func files(around page: GalleryPage) throws(CatalogError) -> [PublishedFolder.File] {
    let exports = try exports()
    var page = page
    page.exports = exports.map { file in (file.path, file.leftOut.map(\.name)) }
    return [PublishedFolder.File("index.html", page.bytes)]
      + presets.map { PublishedFolder.File("presets/\($0.name.text).json", document(of: $0)) }
      + exports
  }

  private func exports() throws(CatalogError) -> [PublishedFolder.File] {
    var files: [PublishedFolder.File] = []
    for (name, file) in Self.exports {
      guard let format = ExportFormat(name: name) else { continue }
      let order = ExportRequest(selection, as: format, command: "curvet gallery")
      let prepared = try catalog.prepare(order)
      let gaps = prepared.leftOut.map { ($0.name.text, $0.gap.reason) }
      let leftOut = gaps + prepared.report.leftOut.map { ($0.name, $0.reason) }
      for one in prepared.files {
        let path = one.path.isEmpty ? file : one.path
        files.append(.init("exports/\(path)", one.bytes, leftOut: one.path.isEmpty ? leftOut : []))
      }
    }
    return files
  }

  private func document(of preset: Preset) -> [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("curvet", 1)
      writer.object("presets") { writer in
        writer.key(preset.name.text)
        preset.write(to: &writer, namesItself: false)
      }
    }
    return writer.bytes + [0x0A]
  }
}
