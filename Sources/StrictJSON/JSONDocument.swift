import Diagnostics

/// The parsed text of one JSON value, with the positions of all its parts.
public final class JSONDocument: Sendable {
  /// The file as the user named it.
  public let file: String
  /// The line number of the first line: 1, or the line's own number in NDJSON.
  public let firstLine: Int
  /// The text.
  public let bytes: [UInt8]
  let nodes: [JSONNode]
  let lines: TextLines
  /// The original text, if this one was translated from another format; otherwise nil.
  let original: JSONOriginal?

  init(
    file: String, firstLine: Int, bytes: [UInt8], nodes: [JSONNode], lines: TextLines,
    original: JSONOriginal? = nil
  ) {
    self.original = original
    self.file = file
    self.firstLine = firstLine
    self.bytes = bytes
    self.nodes = nodes
    self.lines = lines
  }

  /// Makes a document from a text that isn't JSON.
  ///
  /// Its root is a null of length 0, with a position in the text and without members.
  ///
  /// - Parameter offset: the position of the root, in bytes.
  public convenience init(foreign bytes: [UInt8], at offset: Int, file: String, firstLine: Int) {
    let root = JSONNode(start: UInt32(offset), end: UInt32(offset), next: 1, kind: .null)
    self.init(
      file: file, firstLine: firstLine, bytes: bytes, nodes: [root], lines: TextLines(of: bytes))
  }

  /// Returns a document of the same text that isn't JSON, with its root at another position.
  ///
  /// Nothing is copied.
  public func foreign(at offset: Int) -> JSONDocument {
    let root = JSONNode(start: UInt32(offset), end: UInt32(offset), next: 1, kind: .null)
    return JSONDocument(
      file: file, firstLine: firstLine, bytes: bytes, nodes: [root], lines: lines)
  }

  /// The value of the whole document.
  public var root: JSONValue { JSONValue(document: self, index: 0) }

  /// Calls `body` with the bytes of a node.
  func withBytes<Result>(
    of node: JSONNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(node.start)..<Int(node.end)]))
    }
  }

  /// Calls `body` with the bytes between the quotes of a string's node.
  func withInnerBytes<Result>(
    of node: JSONNode, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    withBytes(of: node) { body(UnsafeBufferPointer(rebasing: $0[1..<$0.count - 1])) }
  }
}

/// A value or key of a parsed document, as a range of its bytes.
///
/// The nodes of a document are in one array in document order: a container is followed by its children,
/// and a key by its value. Each node takes 16 bytes.
struct JSONNode {
  /// The first byte of the value; for a string, its opening quote.
  var start: UInt32
  /// The byte after the value.
  var end: UInt32
  /// The index after this node and its descendants.
  var next: UInt32
  /// The kind of the value.
  var kind: JSONKind
  /// Whether a string contains escapes.
  var isEscaped = false
}

/// The kinds of JSON values (RFC 8259).
public enum JSONKind: UInt8, Sendable {
  case object, array, string, number, `true`, `false`, null

  /// The kind in words for messages, with its article.
  public var described: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    }
  }
}

extension JSONDocument {
  /// Returns the place of a byte.
  func place(offset: Int, pointer: String) -> Place {
    if let original {
      return written(original).place(offset: original.offset(of: offset), pointer: pointer)
    }
    let start = lines.line(of: offset).start
    var line = bytes[start..<shownEnd(from: offset)]
    if line.count > offset - start, line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    let (number, column) = position(of: offset)
    return Place(
      file: file, line: number, column: column, pointer: pointer,
      excerpt: Excerpt(line: line, offset: offset - start))
  }

  /// Returns the line and column of a byte.
  func position(of offset: Int) -> (line: Int, column: Int) {
    if let original { return written(original).position(of: original.offset(of: offset)) }
    let index = lines.line(of: offset).index
    return (firstLine + index, bytes.withUnsafeBufferPointer { lines.column(of: offset, in: $0) })
  }

  /// The original text of a translated one, as a document without values.
  private func written(_ original: JSONOriginal) -> JSONDocument {
    JSONDocument(
      file: file, firstLine: firstLine, bytes: original.bytes, nodes: [],
      lines: original.lines)
  }

  /// Returns the end of the line, or a byte in it that is beyond any excerpt.
  private func shownEnd(from offset: Int) -> Int {
    let reach = min(bytes.count, offset + Excerpt.reach + 2)
    return bytes[offset..<reach].firstIndex(of: 0x0A) ?? reach
  }
}

extension Array {
  /// Returns the first index whose element satisfies `isAfter`, in an array sorted so that those
  /// that satisfy it come last.
  func partitionPoint(_ isAfter: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
