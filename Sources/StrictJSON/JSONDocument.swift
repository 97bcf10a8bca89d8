import Diagnostics

/// A document is the parsed text of one JSON value, with the place of everything in it.
public final class JSONDocument: Sendable {
  /// The file as the user named it.
  public let file: String
  /// The line number of the first line: 1, or the line's own number in NDJSON.
  public let firstLine: Int
  /// The text.
  public let bytes: [UInt8]
  let nodes: [JSONNode]
  /// Where each line after the first begins.
  let lineStarts: [UInt32]

  init(
    file: String, firstLine: Int, bytes: [UInt8], nodes: [JSONNode], lineStarts: [UInt32]
  ) {
    self.file = file
    self.firstLine = firstLine
    self.bytes = bytes
    self.nodes = nodes
    self.lineStarts = lineStarts
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
