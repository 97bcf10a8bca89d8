extension IdentifierStyle {
  /// Swift's: `cardSoft`, and in backticks what the language keeps for itself.
  static let swift = IdentifierStyle(.camel, reserved: swiftWords) { word in
    // The first three are not free even in backticks; the last is what the code itself declares.
    ["self", "init", "super", "reducesMotion"].contains(word) ? word + "_" : "`\(word)`"
  }

  /// Returns words as the name of a variable in Swift.
  static func swiftName(_ words: [String]) -> String {
    let name = swift.joined(words)
    return swift.reserved.contains(name) ? swift.escape(name) : name
  }

  private static let swiftWords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "reducesMotion", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
