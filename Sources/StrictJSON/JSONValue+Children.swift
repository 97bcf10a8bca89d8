extension JSONValue {
  /// The elements of an array; none where the value is something else.
  public var elements: Elements { Elements(of: self) }

  /// The members of an object in the order written; none where the value is something else.
  public var members: Members { Members(of: self) }

  /// The value of a member, or nil where there is none; the first where the key was repeated.
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
