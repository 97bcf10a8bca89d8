import Foundation

extension Desk {
  /// The absolute path of a file, given from the working folder.
  func path(_ name: String) -> String {
    URL(fileURLWithPath: "\(root)/work/\(name)").standardized.path
  }

  /// Writes a file, and the folders above it.
  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and the folders above it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Returns the text of a file; nil where there is none.
  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// Returns the bytes of a file; nil where there is none.
  func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path(name)).map(Array.init)
  }

  /// Makes a folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Whether there is a file or folder.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  /// The names in a folder, hidden ones too, in order.
  func names(in folder: String = ".") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []).sorted()
  }
}
