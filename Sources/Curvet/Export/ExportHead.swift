/// An export head is what a generated file says of itself.
enum ExportHead {
  /// It stands within so many bytes of the file's start.
  private static let reach = 4096
  private static let word = Array("content".utf8)
  private static let digits = 8

  /// Returns the first digits of the hash of the presets that a file was made of; nil where it has no
  /// head.
  ///
  /// Comments say `content fe3a0de4`, JSON says `"content": "fe3a0de4"`.
  static func content(of file: [UInt8]) -> String? {
    let head = file.prefix(reach)
    for start in head.indices.dropLast(word.count + digits)
    where head[start] == word[0] && head[start...].starts(with: word) {
      let rest = head[(start + word.count)...].drop { #"": "#.utf8.contains($0) }
      let hash = rest.prefix { (48...57).contains($0) || (97...102).contains($0) }
      if hash.count == digits { return String(decoding: hash, as: UTF8.self) }
    }
    return nil
  }
}
