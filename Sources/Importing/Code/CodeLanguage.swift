/// A code language is a language that is searched for motions, with its lexical rules.
enum CodeLanguage: String, CaseIterable, Sendable {
  case swift, kotlin, script, dart

  /// The marks that strings begin and end with, the longest first.
  var quotes: [String] {
    switch self {
    case .swift, .kotlin: ["\"\"\"", "\""]
    case .script: ["\"", "'", "`"]
    case .dart: ["\"\"\"", "'''", "\"", "'"]
    }
  }

  /// The strings that may go on over several lines.
  var multilineQuotes: Set<String> { ["\"\"\"", "'''", "`"] }

  /// Whether comments can be nested.
  var nestsComments: Bool { self != .script }

  /// The words that give a name to a value.
  var bindings: Set<String> {
    switch self {
    case .swift: ["let", "var"]
    case .kotlin: ["val", "var"]
    case .script: ["const", "let", "var"]
    case .dart: ["final", "const", "var"]
    }
  }

  /// The words that begin something with a name and a body that holds members.
  var containers: Set<String> {
    switch self {
    case .swift: ["enum", "struct", "class", "extension", "actor", "protocol"]
    case .kotlin: ["class", "object", "interface"]
    case .script: ["class", "namespace"]
    case .dart: ["class", "mixin", "extension"]
    }
  }

  /// The words that begin a function.
  var functions: Set<String> {
    switch self {
    case .swift: ["func"]
    case .kotlin: ["fun"]
    case .script: ["function"]
    case .dart: []
    }
  }

  /// The words by which code refers to its own type or value.
  var selves: Set<String> { ["self", "Self", "this", "super"] }

  /// The languages by the extensions of their files.
  static let byExtension: [String: CodeLanguage] = [
    "swift": .swift, "kt": .kotlin, "kts": .kotlin, "dart": .dart, "js": .script, "jsx": .script,
    "mjs": .script, "cjs": .script, "ts": .script, "tsx": .script, "mts": .script,
  ]
}
