import Motion
import Presets

/// A stored preset is a row of presets as it stands, believed in nothing.
struct StoredPreset {
  var id: Int64
  var uid, name: String
  var payload: [UInt8]
  var hash: SHA256.Digest?
  var rev: Int
  var createdAt, updatedAt: Double
  var deletedAt: Double?
  /// What is copied from the payload: name, kind, title, role, deprecation.
  var copies: [String?]

  static let columnNames = [
    "id", "uid", "name", "payload", "hash", "rev", "created_at", "updated_at", "deleted_at", "kind",
    "title", "role", "is_deprecated",
  ]
  static let columns = columnNames.map { "p.\($0)" }.joined(separator: ", ")

  init(_ row: Row) {
    id = row.int64(0)
    uid = row.string(1)
    name = row.string(2)
    payload = row.withText(3) { Array($0) }
    hash = row.withBlob(4) { SHA256.Digest($0) }
    rev = row.int(5)
    createdAt = row.double(6)
    updatedAt = row.double(7)
    deletedAt = row.optional(8, Row.double)
    copies =
      [name, row.string(9)] + [10, 11].map { row.optional($0, Row.string) } + [row.string(12)]
  }
}

extension PreparedPreset {
  /// What the table of presets is to hold of the payload: name, kind, title, role, deprecation.
  var copies: [String?] {
    [
      preset.name.text, preset.kind.rawValue, preset.title, preset.role?.rawValue,
      preset.deprecated == nil ? "0" : "1",
    ]
  }

  /// The text by which the source is kept; nil where there is none.
  var sourceKey: String? { preset.source?.shared.canonicalText }
}
