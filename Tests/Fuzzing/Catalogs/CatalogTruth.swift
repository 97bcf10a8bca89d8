import Diagnostics
import Presets
import Storage
import StrictJSON

/// The truth about a damaged catalog: what of the base is still in it, found out without Curvet.
struct CatalogTruth {
  /// The presets whose rows and revisions are what they were, and those of which the rows are.
  private(set) var whole: Set<String> = []
  private(set) var rows: Set<String> = []
  /// Payloads with their right hashes that stand in rows now, and their canonical forms.
  private(set) var legitimate: Set<[UInt8]> = []
  /// Live presets that can be found by their names.
  private(set) var found: Set<String> = []

  /// Looks at a file; where SQLite can't open it, nothing is known to be left.
  ///
  /// - Parameter isHidden: whether a journal beside it decides what of the rows counts.
  init(_ path: String, base: FuzzBase, isHidden: Bool) {
    guard let raw = RawCatalog(path, isReading: true) else { return }
    defer { if isHidden { (whole, rows, found) = ([], [], []) } }
    let tables = raw.rows(
      "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name IN ('preset', 'revision', 'name')")
    guard tables?.count == 3 else { return }
    for preset in base.presets {
      let row = raw.rows("SELECT \(FuzzBase.rowColumns) FROM preset WHERE id = \(preset.id)")
      guard row?.first == preset.row else { continue }
      if !preset.isRemoved { rows.insert(preset.name) }
      let revisions = raw.rows(
        "SELECT \(FuzzBase.revisionColumns) FROM revision WHERE preset_id = \(preset.id) ORDER BY rev"
      )
      if revisions == preset.revisions { whole.insert(preset.name) }
      let name = raw.rows(
        "SELECT preset_id FROM name WHERE name = '\(preset.name)' AND preset_id = \(preset.id)")
      if !preset.isRemoved, name?.count == 1 { found.insert(preset.name) }
    }
    for row in raw.rows("SELECT payload, hash FROM preset") ?? [] {
      guard let payload = row[0] else { continue }
      let hash = SHA256.hash(payload).withUnsafeBytes { Array($0) }
      if hash == row[1], let canonical = Self.canonical(payload) {
        legitimate.formUnion([payload, canonical])
      }
    }
  }

  /// Returns the canonical form of a payload; nil where it is no valid preset.
  private static func canonical(_ payload: [UInt8]) -> [UInt8]? {
    let reading = JSONDocument.read(payload, file: "")
    var findings = FindingList()
    guard reading.findings.isEmpty, let root = reading.document?.root,
      let entry = DocumentReader.readNamed(root, findings: &findings), findings.isEmpty
    else { return nil }
    return entry.preset.payload
  }
}
