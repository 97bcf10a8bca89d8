import Diagnostics
import Motion
import Presets
import StrictJSON

/// A token target is the target of a reference.
enum TokenTarget {
  /// A token.
  case token(Int)
  /// No token of these files; the catalog may hold it.
  case missing([String])
  /// A value that is somewhere in a file.
  case value(JSONValue)
  /// Nothing that can be used.
  case problem(rule: String, message: String, help: String)
}

extension TokenInterpreter {
  /// Returns what a token refers to in place of a value; nil if it has a value of its own.
  mutating func target(of token: Int) -> TokenTarget? {
    let text = tree.tokens[token].text
    if let known = targets[text] { return known }
    guard let content = tree.texts[text].content, let target = target(of: content) else {
      return nil
    }
    targets[text] = target
    return target
  }

  /// Returns the target of a value; nil if it isn't a reference.
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
        message: "an alias must point to a whole token, not to '\(path[count])' in it",
        help: "write {\"$ref\": \"\(Self.pointer(path[..<count]))/$value/…\"}")
    case .group(let group) where count == path.count:
      let hasRoot = tree.groups[group]["$root"] != nil
      return .problem(
        rule: PresetRule.kind, message: "'{\(path.dotted)}' is a group",
        help: hasRoot
          ? "write \"{\(path.dotted).$root}\"" : "refer to one of its tokens")
    case .group: return .missing(path)
    }
  }

  private mutating func target(ofPointer path: [String], in document: JSONDocument) -> TokenTarget {
    let (node, count) = tree.descend(path)
    let missing = TokenTarget.problem(
      rule: PresetRule.dangling,
      message: "$ref points to '\(Self.pointer(path[...]))', which doesn't exist",
      help: "write all names from the top of the same file, as in #/group/token")
    switch node {
    case .token(let token):
      let rest = path[count...]
      if rest.isEmpty || rest.elementsEqual(["$value"]) { return .token(token) }
      let text = tree.text(of: token)
      if rest.first == "$value", let value = text.value {
        return walk(rest.dropFirst(), from: value) ?? missing
      }
      return walk(rest, from: text.json) ?? missing
    case .group where count == path.count:
      return .problem(
        rule: PresetRule.kind, message: "'\(Self.pointer(path[...]))' is a group",
        help: "refer to one of its tokens")
    case .group: return walk(path[...], from: document.root) ?? missing
    }
  }

  /// Returns the value at the end of a pointer, or nil if there is none.
  private mutating func walk(_ path: ArraySlice<String>, from start: JSONValue) -> TokenTarget? {
    var at = start
    for name in path {
      let next = child(name, of: at)
      if steps < 0 { return Self.tooFar }
      guard let next else { return nil }
      at = next
    }
    // The target is read once for every reference to it.
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

  /// The endings that older tools write in an alias.
  static let legacySuffixes = ["value", "$value"]

  private static let tooFar = TokenTarget.problem(
    rule: DTCGRule.limit, message: "the files contain too many $ref values to follow",
    help: "to refer to a whole token, write an alias \"{group.token}\"")

  private static func pointer(_ path: ArraySlice<String>) -> String {
    "#" + path.map(JSONPointer.part).joined()
  }

  /// The value of a token after references are followed.
  enum Resolved {
    /// Another token, as the preset that it becomes.
    case preset(Reference)
    /// A value of its own.
    case value(JSONValue)
  }

  /// The most `$ref` that are followed one after another.
  private static let hops = 16

  /// Follows the reference of a value that must be of tokens of a type.
  ///
  /// Returns nil if the target isn't usable, which is reported.
  mutating func resolve(_ value: JSONValue, _ wanted: TokenType, label: String) -> Resolved? {
    var trail: [JSONValue] = []
    while let next = step(from: trail.last ?? value) {
      switch next {
      case .token(let token):
        // Errors in the other token are reported there.
        guard let type = type(of: token) else { return nil }
        if type == wanted {
          if let name = name(of: token) { return .preset(name.reference) }
          skip("refers to '{\(tree.path(of: token).dotted)}', which is skipped")
          return nil
        }
        report.add(
          PresetRule.kind, at: value, help: "refer to a token of type '\(wanted.name)'",
          "\(label) refers to '{\(tree.path(of: token).dotted)}', which has type '\(type.name)'")
        return nil
      case .missing(let path):
        return wanted.kind.flatMap { reference(toMissing: path, $0, at: value) }.map(
          Resolved.preset)
      case .value(let next):
        trail.append(next)
        if isTooLong(trail, from: value) { return nil }
      case .problem(let rule, let message, let help):
        report.add(rule, at: value.referenceSpot, help: help, message)
        return nil
      }
    }
    return .value(trail.last ?? value)
  }

  private mutating func step(from value: JSONValue) -> TokenTarget? {
    guard let target = target(of: value) else { return nil }
    checkForm(of: value)
    return target
  }

  /// Follows the references to a plain value, into the tokens that hold it.
  mutating func literal(_ value: JSONValue) -> JSONValue? {
    var trail: [JSONValue] = []
    while true {
      let at = trail.last ?? value
      // An alias in place of a plain value is not of the format, and is reported as a text there.
      guard at.kind == .object, let target = target(of: at) else { return at }
      checkForm(of: at)
      switch target {
      case .token(let token):
        guard let content = tree.text(of: token).content else { return nil }
        trail.append(content)
      case .value(let next): trail.append(next)
      case .problem(let rule, let message, let help):
        report.add(rule, at: value.referenceSpot, help: help, message)
        return nil
      case .missing: return at
      }
      if isTooLong(trail, from: value) { return nil }
    }
  }

  /// Reports a trail of references that leads in a cycle or too far.
  private mutating func isTooLong(_ trail: [JSONValue], from value: JSONValue) -> Bool {
    guard trail.count > Self.hops else { return false }
    guard report.keeps else {
      report.count(.error)
      return true
    }
    let pointers = ([value] + trail).map { "#" + $0.place.pointer }
    if let again = pointers.dropFirst().firstIndex(of: pointers[0]) {
      report.add(
        PresetRule.cycle, at: value.referenceSpot, help: "write the value itself in one of them",
        "$ref values form a cycle: \(Array(pointers[...again]).cycle)")
    } else {
      report.add(
        DTCGRule.limit, at: value.referenceSpot, help: "refer to the value directly",
        "$ref is in a cycle, or in a chain of more than \(Self.hops)")
    }
    return true
  }

  /// Returns the reference to a token that is not in these files, as the catalog would name it.
  mutating func reference(
    toMissing path: [String], _ kind: MotionKind, at value: JSONValue
  ) -> Reference? {
    let shown = "'{\(path.dotted)}'"
    guard let name = PresetName.legal(parts: Self.parts(path), prefix: kind.rawValue) else {
      report.add(
        PresetRule.dangling, at: value, help: "correct the alias",
        "\(shown) isn't in these files, and can't be turned into a preset name")
      return nil
    }
    if let owner = owner(of: name) {
      report.add(
        PresetRule.dangling, at: value,
        help: "did you mean '{\(tree.path(of: owner).dotted)}'?",
        "\(shown) doesn't exist")
      return nil
    }
    return name.reference
  }

  /// Reports `{a.b.value}`, which older tools write for `{a.b}`, and fields next to a `$ref`.
  private mutating func checkForm(of value: JSONValue) {
    for member in value.members where member.keyValue.string?.hasPrefix("$") == false {
      report.add(
        PresetRule.unknownField, at: member.keyValue,
        help: "remove it; $ref must be the only field",
        "unknown field '\(member.key)'")
    }
    guard case .alias(let path) = TokenReference(value), let last = path.last,
      Self.legacySuffixes.contains(last)
    else { return }
    let (node, count) = tree.descend(path)
    guard case .token = node, count == path.count - 1 else { return }
    report.add(
      DTCGRule.legacy, at: value, level: .warning,
      help: "write \"{\(Array(path.dropLast()).dotted)}\", as in DTCG 2025.10",
      "the alias ends in '\(last)', and is read as the token itself")
  }
}

extension JSONValue {
  /// The location of findings about a reference: the pointer of a `$ref`.
  var referenceSpot: JSONValue { self["$ref"] ?? self }
}
