/// A node is one value or key of a parsed document, as a range of its bytes.
///
/// The nodes of a document lie in one array in document order: a container is followed by its
/// children, a key by its value. Sixteen bytes a node, whatever it holds.
struct JSONNode {
  /// The first byte of the value; for a string, its opening quote.
  var start: UInt32
  /// The byte after the value.
  var end: UInt32
  /// The index after this node and all that it contains.
  var next: UInt32
  /// What the value is.
  var kind: JSONKind
  /// Whether a string holds escapes.
  var isEscaped = false
}

/// A JSON kind is what RFC 8259 lets a value be.
public enum JSONKind: UInt8, Sendable {
  case object, array, string, number, `true`, `false`, null

  /// The kind as a message names it, with its article.
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
