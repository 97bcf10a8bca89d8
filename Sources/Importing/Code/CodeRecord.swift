/// A code record is a finding with its place and name.
struct CodeRecord {
  var finding: CodeFinding
  /// The names of its enclosing declarations.
  var scope: [String]
  /// The name that it is given; nil if it has none.
  var name: String?
  var text: Int
  var token: Int
  var definition: Int?
  /// Whether nothing outside can refer to it by a type's name.
  var isLocal: Bool

  /// The other places with the same motion, by source and token.
  var places: [(text: Int, token: Int)] = []
}

/// A code place is the context of a value, and whether a motion is expected there.
struct CodePlace {
  var scope: [String]
  var declaration: CodeDeclaration?
  var property: String?
  var isExpected = false
  /// The names and keys of its path.
  var labels: [String] = []

  /// The place of a part of a value.
  var inner: CodePlace { CodePlace(scope: scope, property: property, labels: labels) }
}
