@testable import Storage

extension [Migration] {
  /// The embedded migrations, followed by this SQL as the next one.
  static func embedded(and sql: String) -> [Migration] {
    let embedded = Migration.embedded
    let digits = String(embedded.count + 1)
    let name = String(repeating: "0", count: 4 - digits.count) + digits + "_next.sql"
    let next = Array<UInt8>(sql.utf8).withUnsafeBytes { Migration(fileName: name, bytes: $0) }
    return embedded + [next].compactMap(\.self)
  }
}
