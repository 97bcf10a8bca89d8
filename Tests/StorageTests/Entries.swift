import Diagnostics
import Presets
import StrictJSON

/// The presets that some lines hold.
func entries(_ lines: [String]) -> [PresetEntry] {
  var findings = FindingList()
  return lines.compactMap { line in
    JSONDocument.read(Array(line.utf8), file: "in").document.flatMap {
      DocumentReader.readNamed($0.root, findings: &findings)
    }
  }
}
