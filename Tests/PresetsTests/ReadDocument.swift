import Diagnostics
import Presets
import StrictJSON

/// Reads a text as a document; the entries handed out and everything found.
func read(_ text: String, file: String = "team.json") -> ([PresetEntry], [Finding]) {
  var entries: [PresetEntry] = []
  var findings = FindingList()
  let reading = JSONDocument.read(Array(text.utf8), file: file)
  findings.append(reading)
  if let document = reading.document {
    DocumentReader.read(document, findings: &findings) { entries.append($0) }
  }
  return (entries, findings.kept)
}

/// Reads a preset named `a`, or nil where anything is found.
func readPreset(_ text: String) -> Preset? {
  let (entries, findings) = read("{\"presets\": {\"a\": \(text)}}")
  return findings.isEmpty ? entries.first?.preset : nil
}

/// Writes a canonical document of presets in the order given.
func write(_ presets: [Preset]) -> String {
  var writer = DocumentWriter()
  for preset in presets { writer.add(preset) }
  writer.finish()
  return String(decoding: writer.takeBytes(), as: UTF8.self)
}

extension Preset {
  /// The payload as text.
  var payloadText: String { String(decoding: payload, as: UTF8.self) }
}
