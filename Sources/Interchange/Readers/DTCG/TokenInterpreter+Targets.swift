import Diagnostics
import Presets
import StrictJSON

/// A token target is what a reference leads to.
enum TokenTarget {
  /// A token.
  case token(Int)
  /// No token of these files; the catalog may hold it.
  case missing([String])
  /// A value that stands somewhere in a file.
  case value(JSONValue)
  /// Nothing that can be used.
  case problem(rule: String, message: String, help: String)
}

extension TokenInterpreter {
  /// Returns what a token refers to in place of a value; nil where it has a value of its own.
  mutating func target(of token: Int) -> TokenTarget? {
    let text = tree.tokens[token].text
    if let known = targets[text] { return known }
    guard let content = tree.texts[text].content, let target = target(of: content) else {
      return nil
    }
    targets[text] = target
    return target
  }

  /// Returns what a value refers to; nil where it is no reference.
  mutating func target(of value: JSONValue) -> TokenTarget? {
    switch TokenReference(value) {
    case nil: nil
    case .alias(let path): target(ofAlias: path)
    case .pointer(let path): target(ofPointer: path, in: value.document)
    case .broken(let message, let help):
      .problem(rule: DTCGRule.reference, message: message, help: help)
    }
  }

  private func target(ofAlias path: [String]) -> TokenTarget {
    let (node, count) = tree.descend(path)
    switch node {
    case .token(let token) where count == path.count: return .token(token)
    case .token(let token)
    where count == path.count - 1 && Self.legacySuffixes.contains(path[count]):
      return .token(token)
    case .token:
      return .problem(
        rule: DTCGRule.reference,
        message: "an alias leads to a whole token, not to \"\(path[count])\" of one",
        help: "write {\"$ref\": \"\(Self.pointer(path[..<count]))/$value/…\"}")
    case .group(let group) where count == path.count:
      let hasRoot = tree.groups[group]["$root"] != nil
      return .problem(
        rule: PresetRule.kind, message: "{\(path.dotted)} is a group",
        help: hasRoot
          ? "write \"{\(path.dotted).$root}\"" : "name one of its tokens")
    case .group: return .missing(path)
    }
  }

  private mutating func target(ofPointer path: [String], in document: JSONDocument) -> TokenTarget {
    let (node, count) = tree.descend(path)
    let missing = TokenTarget.problem(
      rule: PresetRule.dangling,
      message: "$ref refers to \"\(Self.pointer(path[...]))\", which does not exist",
      help: "a pointer leads from the top of the same file, name by name")
    switch node {
    case .token(let token):
      let rest = path[count...]
      if rest.isEmpty || rest.elementsEqual(["$value"]) { return .token(token) }
      let text = tree.texts[tree.tokens[token].text]
      if rest.first == "$value", let value = text.value {
        return walk(rest.dropFirst(), from: value) ?? missing
      }
      return walk(rest, from: text.json) ?? missing
    case .group where count == path.count:
      return .problem(
        rule: PresetRule.kind, message: "\"\(Self.pointer(path[...]))\" is a group",
        help: "name one of its tokens")
    case .group: return walk(path[...], from: document.root) ?? missing
    }
  }

  /// Returns the value at the end of a pointer, or nil where there is none.
  private mutating func walk(_ path: ArraySlice<String>, from start: JSONValue) -> TokenTarget? {
    var at = start
    for name in path {
      let next = child(name, of: at)
      if steps < 0 { return Self.tooFar }
      guard let next else { return nil }
      at = next
    }
    // What is found is read once for every reference to it.
    steps -= at.byteCount
    return steps < 0 ? Self.tooFar : .value(at)
  }

  private mutating func child(_ name: String, of value: JSONValue) -> JSONValue? {
    for member in value.members {
      steps -= 1
      if steps < 0 { return nil }
      if member.hasKey(name) { return member.value }
    }
    // RFC 6901 knows no leading zeros and no signs.
    guard value.kind == .array, var left = Int(name), left >= 0, String(left) == name else {
      return nil
    }
    for element in value.elements {
      steps -= 1
      if left == 0 || steps < 0 { return element }
      left -= 1
    }
    return nil
  }

  /// What older tools write at the end of an alias.
  static let legacySuffixes = ["value", "$value"]

  private static let tooFar = TokenTarget.problem(
    rule: DTCGRule.limit, message: "the files hold more $ref than are followed",
    help: "write an alias \"{group.token}\" where a whole token is meant")

  private static func pointer(_ path: ArraySlice<String>) -> String {
    "#" + path.map(JSONPointer.part).joined()
  }
}
