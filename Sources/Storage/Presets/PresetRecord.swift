import Diagnostics
import Motion
import Presets

/// A record is a preset as the catalog keeps it.
package struct PresetRecord: Sendable {
  /// Its number in this file.
  package var id: Int64
  /// Its identity, which outlives renaming.
  package var uid: String
  /// Its primary name.
  package var name: String
  /// Its kind.
  package var kind: MotionKind
  /// Its title.
  package var title: String?
  /// Its role.
  package var role: Role?
  /// Its derived properties.
  package var facts: PresetFacts
  /// Whether it is deprecated.
  package var isDeprecated: Bool
  /// How often it has been changed, counted from 1.
  package var rev: Int
  /// When it was made, in seconds since 1970.
  package var createdAt: Double
  /// When it was changed last, in seconds since 1970.
  package var updatedAt: Double
  /// The preset on one line of canonical JSON.
  package var payload: [UInt8]

  static let columns = """
    p.id, p.uid, p.name, p.kind, p.title, p.role, p.is_deprecated, p.rev, p.created_at, \
    p.updated_at, p.payload, p.hash, \(PresetFacts.columns)
    """
  /// The column numbers of the payload and the hash.
  static let payload: Int32 = 10
  static let hash: Int32 = 11

  init(_ row: Row, path: String) throws(CatalogError) {
    guard let kind = MotionKind(rawValue: row.string(3)) else {
      throw CatalogError.damaged("'\(row.string(3))' isn't a valid kind", path: path)
    }
    id = row.int64(0)
    uid = row.string(1)
    name = row.string(2)
    self.kind = kind
    title = row.optional(4, Row.string)
    role = row.optional(5, Row.string).flatMap(Role.init)
    isDeprecated = row.bool(6)
    rev = row.int(7)
    createdAt = row.double(8)
    updatedAt = row.double(9)
    payload = row.text(Self.payload)
    facts = PresetFacts(row, at: 12)
  }
}

/// A stored preset is a row of presets as it is in the file; nothing in it is trusted.
struct StoredPreset {
  var id: Int64
  var uid, name: String
  var payload: [UInt8]
  var hash: SHA256.Digest?
  var rev: Int
  var createdAt, updatedAt: Double
  var deletedAt: Double?
  /// Copies from the payload: name, kind, title, role, deprecation.
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
    payload = row.text(3)
    hash = row.digest(4)
    rev = row.int(5)
    createdAt = row.double(6)
    updatedAt = row.double(7)
    deletedAt = row.optional(8, Row.double)
    copies =
      [name, row.string(9)] + [10, 11].map { row.optional($0, Row.string) } + [row.string(12)]
  }
}

extension PreparedPreset {
  /// The expected copies of the payload in the preset table: name, kind, title, role, deprecation.
  var copies: [String?] {
    [
      preset.name.text, preset.kind.rawValue, preset.title, preset.role?.rawValue,
      preset.deprecated == nil ? "0" : "1",
    ]
  }

  /// The text by which the source is kept; nil if there is none.
  var sourceKey: String? { preset.source?.shared.canonicalText }
}
