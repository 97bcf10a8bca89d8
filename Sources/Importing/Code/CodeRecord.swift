/// A code record is a finding with its place and name.
struct CodeRecord {
  var finding: CodeFinding
  /// The names of what is around it.
  var scope: [String]
  /// The name that it is given; nil if it has none.
  var name: String?
  var text: Int
  var token: Int
  var definition: Int?
  /// Whether nothing outside can refer to it by a type's name.
  var isLocal: Bool

  /// Where else the same stands, by source and token.
  var places: [(text: Int, token: Int)] = []
}

/// A code place is where a value is looked at: what is around it, and what is expected.
struct CodePlace {
  var scope: [String]
  var declaration: CodeDeclaration?
  var property: String?
  var isExpected = false
  /// The names and keys that lead to it.
  var labels: [String] = []

  /// The place of what is within a value.
  var inner: CodePlace { CodePlace(scope: scope, property: property, labels: labels) }
}
