import Curvet
import Diagnostics
import Interchange
import Presets
import StrictJSON

extension ExportPage {
  /// Prints exports for scripts.
  func json(
    _ exports: [(format: String, export: PreparedExport, outcome: Outcome)]
  ) throws(CatalogError) {
    try output.json { writer in
      writer.array("exports") { writer in
        for (format, export, outcome) in exports {
          writer.object { $0.export(export, format: format, outcome) }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes the members of an export.
  mutating func export(
    _ export: PreparedExport, format: String, _ outcome: ExportPage.Outcome
  ) {
    member("to", format)
    files(of: export, outcome)
    array("presets") { writer in
      for preset in export.presets { writer.object { $0.members(of: preset) } }
    }
    array("leftOut") { writer in
      for preset in export.leftOut {
        writer.object { writer in
          writer.member("name", preset.name.text)
          writer.member("fidelity", "unsupported")
          writer.texts("notes", [preset.gap.reason])
        }
      }
      for preset in export.report.leftOut {
        writer.object { writer in
          writer.member("name", preset.name)
          writer.texts("notes", [preset.reason])
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func files(of export: PreparedExport, _ outcome: ExportPage.Outcome) {
    array("files") { writer in
      for (index, file) in export.files.enumerated() {
        writer.object { writer in
          if file.path.isEmpty {
            writer.member("text", String(decoding: file.bytes, as: UTF8.self))
            return
          }
          writer.member("path", file.path)
          writer.member("state", outcome.state(of: file, index))
        }
      }
    }
  }

  fileprivate mutating func members(of preset: ExportedPreset) {
    member("name", preset.name.text)
    member("identifier", preset.identifier)
    member("fidelity", preset.fidelity.degree.rawValue)
    if let error = preset.fidelity.error { member("error", error) }
    switch preset.fidelity.instant {
    case .seconds(let time): member("seconds", time)
    case .fraction(let part): member("share", part)
    case nil: break
    }
    if !preset.fidelity.notes.isEmpty { texts("notes", preset.fidelity.notes) }
  }
}

extension ExportPage.Outcome {
  fileprivate func state(of file: PreparedExport.File, _ index: Int) -> String {
    switch self {
    case .written(let paths): paths.contains(file.path) ? "written" : "upToDate"
    case .checked(let drifts):
      switch drifts[index] {
      case .upToDate: "upToDate"
      case .missing: "missing"
      case .different: "different"
      }
    }
  }
}
