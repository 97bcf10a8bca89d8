import CommandKit
import Diagnostics
import Motion
import Presets
import Storage

/// Qualifiers among the words of a search, such as `kind:spring`.
enum SearchQualifier {
  private static let names = ["kind", "tag", "role", "duration"]

  /// Puts qualifiers into their places of a query, and the other words into its words.
  static func take(from words: [String], into query: inout SearchQuery) throws {
    for word in words.flatMap({ $0.split(whereSeparator: \.isWhitespace) }) {
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      let name = parts.first?.lowercased() ?? ""
      if word.hasSuffix(":"), parts.count == 1, names.contains(name) {
        throw ValidationError("'\(word)' has no value", help: "write it as \(example(of: name))")
      }
      guard parts.count == 2, !word.hasPrefix(":") else {
        query.words.append(String(word))
        continue
      }
      try add(name, parts[1], String(word), to: &query)
    }
  }

  private static func add(
    _ name: String, _ value: String, _ word: String, to query: inout SearchQuery
  ) throws {
    switch name {
    case "kind": query.kinds.append(try one(of: MotionKind.self, value, name))
    case "role": query.roles.append(try one(of: Role.self, value, name))
    case "tag": query.tags.append(value)
    case "duration":
      guard let range = NumberRangeArgument(argument: value)?.range else {
        throw ValidationError(
          "'\(word)' is not a range", help: "write \(NumberRangeArgument.valueExpectation ?? "")")
      }
      query.duration = range
    default:
      if let question = Suggestion.question(for: name + ":", among: names.map { $0 + ":" }) {
        throw ValidationError("unknown qualifier '\(name):'", help: question)
      }
      // Anything else with a colon, such as an address, is looked for as it stands.
      query.words.append(word)
    }
  }

  private static func example(of name: String) -> String {
    switch name {
    case "kind": "kind:spring"
    case "role": "role:enter"
    case "tag": "tag:card"
    default: "duration:0.2..0.5"
    }
  }

  private static func one<Value: RawRepresentable & CaseIterable>(
    of type: Value.Type, _ text: String, _ name: String
  ) throws -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text.lowercased()) { return value }
    let words = Value.allCases.map(\.rawValue)
    throw ValidationError(
      "'\(text)' is not a \(name)",
      help: Suggestion.question(for: text, among: words)
        ?? "one of \(words.joined(separator: ", "))")
  }
}
