/// A tree is a JSON value that can be changed: unlike a `JSONValue` it has no place in a text.
public indirect enum JSONTree: Hashable, Sendable {
  /// An object, its members in their order.
  case object([Member])
  /// An array.
  case array([JSONTree])
  /// Anything else, as it is written.
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

  /// Takes the tree of a value.
  public init(_ value: JSONValue) {
    switch value.kind {
    case .object: self = .object(value.members.map { Member($0.key, JSONTree($0.value)) })
    case .array: self = .array(value.elements.map(JSONTree.init))
    default: self = .other(Array(value.bytes))
    }
  }

  /// Makes a tree of a string.
  public init(string: String) {
    var writer = JSONWriter()
    writer.string(string)
    self = .other(writer.bytes)
  }

  /// The members of an object; none if it is something else.
  public var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The tree as JSON on one line.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  /// The value of a member; nil if there is none.
  ///
  /// Setting nil takes the member away.
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

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .other(let raw): bytes += raw
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += JSONTree(string: member.key).bytes
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
  }
}
