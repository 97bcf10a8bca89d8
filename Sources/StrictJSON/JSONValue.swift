import Diagnostics

/// A value is one JSON value in its document.
///
/// It is a reference into the document: cheap to copy, and it knows its own place.
public struct JSONValue: Sendable {
  /// The document that the value stands in.
  public let document: JSONDocument
  let index: Int

  var node: JSONNode { document.nodes[index] }

  /// What the value is.
  public var kind: JSONKind { node.kind }

  /// The number of bytes that the value takes in its document.
  public var byteCount: Int { Int(node.end - node.start) }

  /// The bytes of the value as they stand in the document.
  public var bytes: ArraySlice<UInt8> { document.bytes[Int(node.start)..<Int(node.end)] }

  /// The text of a string, or nil where the value is something else.
  public var string: String? {
    let node = node
    guard node.kind == .string else { return nil }
    return document.withInnerBytes(of: node) {
      JSONEscapes.decode($0, isEscaped: node.isEscaped)
    }
  }

  /// The number nearest to what is written, or nil where the value is something else.
  public var number: Double? {
    let node = node
    guard node.kind == .number else { return nil }
    return document.withBytes(of: node) { JSONNumber.value(of: $0) }
  }

  /// The boolean, or nil where the value is something else.
  public var bool: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// Whether the value is null.
  public var isNull: Bool { node.kind == .null }

  /// The place of the value; `pointer` is its JSON Pointer from the root of the document.
  public func place(pointer: String) -> Place {
    document.place(offset: Int(node.start), pointer: pointer)
  }

  /// The place of the value, its pointer found by walking down from the root.
  public var place: Place { place(pointer: pointer(from: document.root)) }
}
