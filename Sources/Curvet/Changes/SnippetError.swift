import Diagnostics

/// A snippet error is what keeps a pasted text from being read, and where in the text.
struct SnippetError: Error, Hashable {
  /// What is wrong, without a capital or a full stop.
  var message: String
  /// How to fix it.
  var help: String?
  /// Where it is, in bytes from the start of the text; nil if it is the whole text.
  var offset: Int?
  /// The words that it is about; they stand at the offset or after it.
  var words: String?
  /// Whether the reader of whole style sheets may find motion in it.
  var mayBeSheet = false

  init(_ message: String, help: String? = nil, at offset: Int? = nil, about words: String? = nil) {
    self.message = message
    self.help = help
    self.offset = offset
    self.words = words
  }

  /// Keyframes, which only the reader of style sheets takes.
  static func sheet(at offset: Int) -> SnippetError {
    var error = SnippetError(
      "these @keyframes move nothing",
      help: "write what moves, as in @keyframes fade { from { opacity: 0 } }", at: offset)
    error.mayBeSheet = true
    return error
  }

  /// The same with a place, if it has none yet.
  func located(at offset: Int) -> SnippetError {
    var error = self
    error.offset = self.offset ?? offset
    return error
  }

  /// The place in a text; nil if it is the whole text.
  func place(in text: [UInt8], file: String) -> Place? {
    guard let offset else { return nil }
    let words = Array((words ?? "").utf8)
    let found = words.isEmpty ? nil : text[min(offset, text.count)...].firstRange(of: words)
    return Place(of: found?.lowerBound ?? offset, in: text, file: file)
  }
}

extension Place {
  /// Makes the place of a byte in a text.
  init(of offset: Int, in text: [UInt8], file: String) {
    let offset = min(offset, text.count)
    let start = text[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = text[offset...].firstIndex(of: 0x0A) ?? text.count
    let column = String(decoding: text[start..<offset], as: UTF8.self).unicodeScalars.count
    self.init(
      file: file, line: 1 + text[..<start].count { $0 == 0x0A }, column: column + 1,
      excerpt: Excerpt(line: text[start..<end], offset: offset - start))
  }
}
