import EmbeddedData

/// A text file of the project that the program carries in itself.
package struct EmbeddedFile: Sendable {
  /// The file's name without its folder, such as "0001_catalog.sql".
  package let name: String
  /// The number of bytes.
  package let count: Int
  private let file: @Sendable () -> embedded_file

  private init(_ file: @escaping @Sendable () -> embedded_file) {
    self.file = file
    name = String(cString: file().name)
    count = file().length
  }

  /// The files of Migrations/, in the order of their numbers.
  package static var migrations: [EmbeddedFile] {
    (0..<embedded_migration_count()).map { index in EmbeddedFile { embedded_migration(index) } }
  }

  /// The files of Seeds/, in the order of their names.
  package static var seeds: [EmbeddedFile] {
    (0..<embedded_seed_count()).map { index in EmbeddedFile { embedded_seed(index) } }
  }

  /// The bytes, UTF-8, which live as long as the program; a NUL follows the last one.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: file().bytes, count: count)
  }
}
