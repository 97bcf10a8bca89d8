import Curvet
import Diagnostics
import Interchange
import Presets
import Preview
import StrictJSON

/// A gallery folder is the page with all that a team may want beside it: a file for each preset, and exports.
struct GalleryFolder {
  let catalog: Catalog
  let selection: PresetSelection
  let presets: [Preset]
  let page: [UInt8]

  /// The exports, by their formats' names; what takes several files or a reader's choice isn't among them.
  static let exports: KeyValuePairs = [
    "json": "presets.json", "swift": "Motion.swift", "css": "motion.css",
    "dtcg": "motion.tokens.json", "compose": "Motion.kt", "motion": "motion.js",
    "flutter": "motion.dart", "react-native": "motion.ts",
  ]

  /// Returns the files, with their paths from the folder.
  func files() throws(CatalogError) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = [("index.html", page)]
    for preset in presets {
      files.append(("presets/\(preset.name.text).json", document(of: preset)))
    }
    for (name, file) in Self.exports {
      guard let format = ExportFormat(name: name) else { continue }
      let order = ExportRequest(selection, as: format, command: "curvet gallery")
      let prepared = try catalog.prepare(order)
      guard prepared.files.count == 1 else { continue }
      files.append(("exports/\(file)", prepared.files[0].bytes))
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
