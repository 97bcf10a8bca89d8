/// A JSON value that can be changed.
///
/// Unlike a `JSONValue`, it has no position in a text.
public indirect enum JSONTree: Hashable, Sendable {
  /// An object, with its members in order.
  case object([Member])
  /// An array.
  case array([JSONTree])
  /// Any other value, as it's written.
  case other([UInt8])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONTree

    /// Makes a member.
    public init(_ key: String, _ value: JSONTree) {
      self.key = key
      self.value = value
    }
  }

  /// Makes a tree from a value.
  public init(_ value: JSONValue) {
    switch value.kind {
    case .object: self = .object(value.members.map { Member($0.key, JSONTree($0.value)) })
    case .array: self = .array(value.elements.map(JSONTree.init))
    default: self = .other(Array(value.bytes))
    }
  }

  /// Makes a tree from a string.
  public init(string: String) {
    var writer = JSONWriter()
    writer.string(string)
    self = .other(writer.bytes)
  }

  /// The members of an object; empty for other values.
  public var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The tree as JSON on one line.
  public var bytes: [UInt8] {
    switch self {
    case .other(let raw): raw
    case .object(let members):
      Self.joined(
        members.map { JSONTree(string: $0.key).bytes + ":".utf8 + $0.value.bytes }, "{", "}")
    case .array(let elements): Self.joined(elements.map(\.bytes), "[", "]")
    }
  }

  /// The value of a member; nil if it doesn't exist.
  ///
  /// Setting nil removes the member.
  public subscript(key: String) -> JSONTree? {
    get { members.first { $0.key == key }?.value }
    set {
      var members = members
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key, value))
      case (nil, nil): return
      }
      self = .object(members)
    }
  }

  private static func joined(_ parts: [[UInt8]], _ open: String, _ close: String) -> [UInt8] {
    open.utf8 + Array(parts.joined(separator: ",".utf8)) + close.utf8
  }
}
