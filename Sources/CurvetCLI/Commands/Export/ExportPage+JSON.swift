import Curvet
import Diagnostics
import Exporting
import Presets
import StrictJSON

extension ExportPage {
  /// Prints exports for scripts.
  func json(
    _ exports: [(format: String, export: PreparedExport, outcome: Outcome)]
  ) throws(CatalogError) {
    try output.json { writer in
      writer.objects("exports", exports) { $0.export($1.export, format: $1.format, $1.outcome) }
    }
  }
}

extension JSONWriter {
  /// Writes the members of an export.
  mutating func export(_ export: PreparedExport, format: String, _ outcome: ExportPage.Outcome) {
    member("to", format)
    if case .refused(let refusal) = outcome { member("refused", refusal.word) }
    files(of: export, outcome)
    objects("presets", export.presets) { $0.members(of: $1) }
    let unsupported = export.leftOut.map { ($0.name.text, "unsupported" as String?, $0.gap.reason) }
    let inexact = export.report.leftOut.map { ($0.name, nil as String?, $0.reason) }
    objects("leftOut", unsupported + inexact) { writer, preset in
      writer.member("name", preset.0)
      writer.member("fidelity", ifPresent: preset.1)
      writer.texts("notes", [preset.2])
    }
  }
}

extension JSONWriter {
  fileprivate mutating func files(of export: PreparedExport, _ outcome: ExportPage.Outcome) {
    objects("files", export.files.enumerated()) { writer, element in
      let (index, file) = element
      if file.path.isEmpty {
        writer.member("text", String(decoding: file.bytes, as: UTF8.self))
        return
      }
      writer.member("path", file.path)
      writer.member("state", outcome.state(of: file, index))
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
    if !preset.fidelity.missing.isEmpty { texts("missing", preset.fidelity.missing) }
    if !preset.fidelity.notes.isEmpty { texts("notes", preset.fidelity.notes) }
  }
}

extension ExportRefusal {
  /// The word for scripts.
  fileprivate var word: String {
    switch self {
    case .empty: "empty"
    case .missing: "missing"
    }
  }
}

extension ExportPage.Outcome {
  fileprivate func state(of file: PreparedExport.File, _ index: Int) -> String {
    switch self {
    case .written(let paths): paths.contains(file.path) ? "written" : "upToDate"
    case .refused: "kept"
    case .checked(let drifts):
      switch drifts[index] {
      case .upToDate, .headerDiffers: "upToDate"
      case .missing: "missing"
      case .different: "different"
      }
    }
  }
}
