@testable import Exporting

/// A Swift call is how an app plays one preset of an export.
struct SwiftCall {
  /// The name of the declaration.
  let name: String
  /// The preset that it is made of.
  let preset: String
  let parameters: [Parameter]
  /// What it returns, or the type of a constant; empty if nothing.
  let result: String
  let isFunction: Bool
  /// The function that starts what it returns, if that has a delay.
  private(set) var starter: String?

  /// A parameter of a function.
  struct Parameter {
    /// The label at the call; nil if it has none.
    let label: String?
    let name: String
    let type: String
    let hasDefault: Bool
  }

  /// The calls of an exported file, in its order: of each preset the first declaration.
  ///
  /// A declaration's comment names its preset, as in `` `animator/nudge` · 0.3 s · exact``.
  static func all(in text: String) -> [SwiftCall] {
    var calls: [SwiftCall] = []
    var preset: String?
    var isComment = false
    var declaration = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("///") {
        if !isComment { preset = nil }
        isComment = true
        if let found = trimmed.firstMatch(of: /`([a-z0-9-]+\/[^`\s]+)` ·/) {
          preset = String(found.1)
        }
        continue
      }
      if isComment || !declaration.isEmpty { declaration += trimmed + " " }
      isComment = false
      guard let name = preset, !declaration.isEmpty else {
        declaration = ""
        continue
      }
      // A head ends where its body begins, or with the line of a constant.
      let depth = declaration.count { $0 == "(" } - declaration.count { $0 == ")" }
      guard depth == 0 else { continue }
      if var call = SwiftCall(declaration, preset: name) {
        let starter = "start" + call.name.prefix(1).uppercased() + call.name.dropFirst()
        if text.contains("func \(starter)(") { call.starter = starter }
        calls.append(call)
      }
      (declaration, preset) = ("", nil)
    }
    return calls
  }

  private init?(_ declaration: String, preset: String) {
    self.preset = preset
    if let found = declaration.firstMatch(of: /static (?:let|var) (`?\w+`?)(?:: ([\w.]+))?/) {
      (name, result, isFunction, parameters) = (
        String(found.1), found.2.map(String.init) ?? "", false, []
      )
      return
    }
    guard
      let found = declaration.firstMatch(of: /static func (`?\w+`?)\((.*)\)(?: -> ([\w. ]+?))? \{/)
    else { return nil }
    (name, isFunction, result) = (String(found.1), true, found.3.map(String.init) ?? "")
    parameters = Self.parameters(String(found.2))
  }

  /// The parameters of a list without its parentheses.
  static func parameters(_ list: String) -> [Parameter] {
    split(list).compactMap(parameter)
  }

  /// The parts between commas outside of brackets.
  private static func split(_ list: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in list {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { $0.contains(":") }
  }

  private static func parameter(_ text: String) -> Parameter? {
    guard let found = text.firstMatch(of: /^\s*(\w+)(?: (\w+))?: (.*?)(?: = (.*?))?\s*$/) else {
      return nil
    }
    let label = String(found.1)
    return Parameter(
      label: label == "_" ? nil : label, name: found.2.map(String.init) ?? label,
      type: String(found.3), hasDefault: found.4 != nil)
  }
}
