import Diagnostics
import Presets
import StrictJSON

extension PresetPreparation {
  /// Prepares the preset that a payload holds; nil where it can't be read.
  mutating func prepare(payload: [UInt8]) -> PreparedPreset? {
    let reading = JSONDocument.read(payload, file: "")
    guard reading.findings.isEmpty, let root = reading.document?.root else { return nil }
    var findings = FindingList(limit: 1)
    return DocumentReader.readNamed(root, findings: &findings).map { prepare($0) }
  }
}
