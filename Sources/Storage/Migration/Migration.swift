/// One step in the growth of the schema: a numbered file of SQL.
struct Migration: Sendable {
  /// 1 for the first, and one more for each that follows.
  let number: Int
  /// The file's name without number and extension.
  let name: String
  /// The SQL, ended by a NUL.
  let script: [UInt8]
  /// The hash of the SQL without the NUL, worked out anew each time.
  var sha256: SHA256.Digest {
    script.withUnsafeBytes { SHA256.hash(UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
  }

  /// Takes a migration from its file's name, such as "0001_catalog.sql", and its bytes.
  ///
  /// The result is nil if the name is not of that form.
  init?(fileName: String, bytes: UnsafeRawBufferPointer) {
    // Every start of the program comes by here, and bytes are quicker to look at than characters.
    let text = fileName.utf8
    guard text.count > 9, let number = Int(fileName.prefix(4)), number > 0,
      text.dropFirst(4).first == UInt8(ascii: "_"), text.suffix(4).elementsEqual(".sql".utf8)
    else { return nil }
    self.number = number
    name = String(decoding: text.dropFirst(5).dropLast(4), as: UTF8.self)
    script = [UInt8](unsafeUninitializedCapacity: bytes.count + 1) { script, count in
      _ = script.initialize(from: bytes)
      script.initializeElement(at: bytes.count, to: 0)
      count = bytes.count + 1
    }
  }

  /// The migrations that the program carries, by number.
  static var embedded: [Migration] {
    EmbeddedFile.migrations.compactMap { Migration(fileName: $0.name, bytes: $0.bytes) }
  }
}
