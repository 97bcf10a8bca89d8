import Diagnostics

/// A value is one JSON value in its document.
///
/// It is a reference into the document: cheap to copy, and it knows its own place.
public struct JSONValue: Sendable {
  /// The document that the value is in.
  public let document: JSONDocument
  let index: Int

  var node: JSONNode { document.nodes[index] }

  /// What the value is.
  public var kind: JSONKind { node.kind }

  /// The number of bytes that the value takes in its document.
  public var byteCount: Int { Int(node.end - node.start) }

  /// The bytes of the value as they are in the document.
  public var bytes: ArraySlice<UInt8> { document.bytes[Int(node.start)..<Int(node.end)] }

  /// The text of a string, or nil if the value is something else.
  public var string: String? {
    let node = node
    guard node.kind == .string else { return nil }
    return document.withInnerBytes(of: node) { JSONEscapes.decode($0, isEscaped: node.isEscaped) }
  }

  /// The number nearest to what is written, or nil if the value is something else.
  public var number: Double? {
    let node = node
    guard node.kind == .number else { return nil }
    return document.withBytes(of: node) { JSONNumber.value(of: $0) }
  }

  /// The boolean, or nil if the value is something else.
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

extension JSONValue {
  /// The elements of an array; none if the value is something else.
  public var elements: Elements { Elements(of: self) }

  /// The members of an object in the order written; none if the value is something else.
  public var members: Members { Members(of: self) }

  /// The value of a member, or nil if there is none; the first if the key was repeated.
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

/// A member is a key of an object and its value.
public struct JSONMember: Sendable {
  let document: JSONDocument
  let index: Int

  /// The key as a value of its own, for its place.
  public var keyValue: JSONValue { JSONValue(document: document, index: index) }
  /// The key.
  public var key: String { keyValue.string ?? "" }
  /// The value.
  public var value: JSONValue { JSONValue(document: document, index: index + 1) }

  /// Whether the key reads `name`, code point by code point.
  public func hasKey(_ name: String) -> Bool {
    let node = document.nodes[index]
    if node.isEscaped { return key.utf8.elementsEqual(name.utf8) }
    var name = name
    return document.withInnerBytes(of: node) { key in name.withUTF8 { key.reads($0) } }
  }
}

extension JSONValue {
  /// Returns where in the document a value is to which a pointer leads from here; nil if
  /// there is none, or if the text was translated from another one.
  public func range(of pointer: String) -> Range<Int>? {
    document.original == nil ? value(at: pointer).map { $0.span } : nil
  }

  /// Returns the bytes of the document to take away so that a member or element is gone, with the
  /// comma that it needs and the space around it; nil if there is none.
  ///
  /// What is before it is followed by what stood after it, with the space that was there; if
  /// it is the first, what follows moves to its place.
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

  /// Where each member, from its key to its value, or each element is.
  private var childSpans: [Range<Int>] {
    kind == .object
      ? members.map { $0.keyValue.span.lowerBound..<$0.value.span.upperBound }
      : elements.map(\.span)
  }
}
