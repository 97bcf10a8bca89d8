import Diagnostics

/// A JSON value in its document.
///
/// It's a reference into the document, which is cheap to copy and has a position.
public struct JSONValue: Sendable {
  /// The document that the value is in.
  public let document: JSONDocument
  let index: Int

  var node: JSONNode { document.nodes[index] }

  /// The kind of the value.
  public var kind: JSONKind { node.kind }

  /// The length of the value in its document, in bytes.
  public var byteCount: Int { Int(node.end - node.start) }

  /// The bytes of the value in the document.
  public var bytes: ArraySlice<UInt8> { document.bytes[Int(node.start)..<Int(node.end)] }

  /// The text of a string, or nil for other values.
  public var string: String? {
    let node = node
    guard node.kind == .string else { return nil }
    return document.withInnerBytes(of: node) { JSONEscapes.decode($0, isEscaped: node.isEscaped) }
  }

  /// The nearest 64-bit float of a number, or nil for other values.
  public var number: Double? {
    let node = node
    guard node.kind == .number else { return nil }
    return document.withBytes(of: node) { JSONNumber.value(of: $0) }
  }

  /// The Boolean, or nil for other values.
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

  /// The place of the value, with a pointer that is found by walking down from the root.
  public var place: Place { place(pointer: pointer(from: document.root)) }
}

extension JSONValue {
  /// The elements of an array; empty for other values.
  public var elements: Elements { Elements(of: self) }

  /// The members of an object, in their written order; empty for other values.
  public var members: Members { Members(of: self) }

  /// The value of a member, or nil if it doesn't exist.
  ///
  /// If the key is repeated, the first value.
  public subscript(key: String) -> JSONValue? {
    for member in members where member.hasKey(key) { return member.value }
    return nil
  }

  /// The elements of an array, in order.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    let document: JSONDocument
    var index: Int
    let end: Int

    init(of value: JSONValue) {
      document = value.document
      index = value.index + 1
      end = value.node.kind == .array ? Int(value.node.next) : index
    }

    /// Returns the next element.
    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      defer { index = Int(document.nodes[index].next) }
      return JSONValue(document: document, index: index)
    }
  }

  /// The members of an object, in order.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    let document: JSONDocument
    var index: Int
    let end: Int

    init(of value: JSONValue) {
      document = value.document
      index = value.index + 1
      end = value.node.kind == .object ? Int(value.node.next) : index
    }

    /// Returns the next member.
    public mutating func next() -> JSONMember? {
      guard index < end else { return nil }
      defer { index = Int(document.nodes[index + 1].next) }
      return JSONMember(document: document, index: index)
    }
  }
}

/// A member of an object: a key and its value.
public struct JSONMember: Sendable {
  let document: JSONDocument
  let index: Int

  /// The key as a value, which has a position.
  public var keyValue: JSONValue { JSONValue(document: document, index: index) }
  /// The key.
  public var key: String { keyValue.string ?? "" }
  /// The value.
  public var value: JSONValue { JSONValue(document: document, index: index + 1) }

  /// Whether the key has the same code points as `name`.
  public func hasKey(_ name: String) -> Bool {
    let node = document.nodes[index]
    if node.isEscaped { return key.utf8.elementsEqual(name.utf8) }
    var name = name
    return document.withInnerBytes(of: node) { key in name.withUTF8 { key.reads($0) } }
  }
}

extension JSONValue {
  /// Returns the byte range of the value at a pointer relative to this value.
  ///
  /// Nil if the value doesn't exist, or if the text was translated from another format.
  public func range(of pointer: String) -> Range<Int>? {
    document.original == nil ? value(at: pointer).map { $0.span } : nil
  }

  /// Returns the byte range to delete to remove a member or element, with its comma and the whitespace
  /// around it; nil if it doesn't exist.
  ///
  /// The content after it follows the content before it, with its own whitespace. If it's the first one, the
  /// next one takes its position.
  public func removal(of pointer: String) -> Range<Int>? {
    guard document.original == nil, let cut = pointer.unicodeScalars.lastIndex(of: "/"),
      let container = value(at: String(pointer[..<cut])),
      let child = value(at: pointer)
    else { return nil }
    let spans = container.childSpans
    guard let index = spans.firstIndex(where: { $0.upperBound == child.span.upperBound }) else {
      return nil
    }
    let own = spans[index]
    if index > 0 { return spans[index - 1].upperBound..<own.upperBound }
    if spans.count > 1 { return own.lowerBound..<spans[1].lowerBound }
    return container.span.lowerBound + 1..<container.span.upperBound - 1
  }

  private var span: Range<Int> { Int(node.start)..<Int(node.end) }

  /// The byte range of each member, from its key to its value, or of each element.
  private var childSpans: [Range<Int>] {
    kind == .object
      ? members.map { $0.keyValue.span.lowerBound..<$0.value.span.upperBound }
      : elements.map(\.span)
  }
}
