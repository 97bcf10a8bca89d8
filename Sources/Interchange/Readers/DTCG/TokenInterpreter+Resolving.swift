import Diagnostics
import Motion
import Presets
import StrictJSON

extension TokenInterpreter {
  /// What a place in a token holds, references to other places followed.
  enum Resolved {
    /// Another token, as the preset that it becomes.
    case preset(Reference)
    /// A value of its own.
    case value(JSONValue)
  }

  /// The most `$ref` that are followed one after another.
  private static let hops = 16

  /// Follows the reference in a place that takes tokens of a type.
  ///
  /// Returns nil where it leads to nothing usable, which is reported.
  mutating func resolve(_ value: JSONValue, _ wanted: TokenType, label: String) -> Resolved? {
    var way: [JSONValue] = []
    while let next = step(from: way.last ?? value) {
      switch next {
      case .token(let token):
        // What is wrong with the other token is reported there.
        guard let type = type(of: token) else { return nil }
        if type == wanted { return names[token].map { .preset($0.reference) } }
        report.add(
          PresetRule.kind, at: value, help: "\(label) takes a token of type \"\(wanted.name)\"",
          "\(label) refers to {\(tree.path(of: token).dotted)}, which is of type \"\(type.name)\"")
        return nil
      case .missing(let path):
        return wanted.kind.flatMap { reference(toMissing: path, $0, at: value) }.map(
          Resolved.preset)
      case .value(let next):
        way.append(next)
        if isTooLong(way, from: value) { return nil }
      case .problem(let rule, let message, let help):
        report.add(rule, at: value.referenceSpot, help: help, message)
        return nil
      }
    }
    return .value(way.last ?? value)
  }

  private mutating func step(from value: JSONValue) -> TokenTarget? {
    guard let target = target(of: value) else { return nil }
    checkForm(of: value)
    return target
  }

  /// Follows the references to a plain value, into the tokens that hold it.
  mutating func literal(_ value: JSONValue) -> JSONValue? {
    var way: [JSONValue] = []
    while true {
      let at = way.last ?? value
      // An alias in place of a plain value is not of the format, and is reported as a text there.
      guard at.kind == .object, let target = target(of: at) else { return at }
      checkForm(of: at)
      switch target {
      case .token(let token):
        guard let content = tree.texts[tree.tokens[token].text].content else { return nil }
        way.append(content)
      case .value(let next): way.append(next)
      case .problem(let rule, let message, let help):
        report.add(rule, at: value.referenceSpot, help: help, message)
        return nil
      case .missing: return at
      }
      if isTooLong(way, from: value) { return nil }
    }
  }

  /// Reports a way of references that leads in a cycle or too far.
  private mutating func isTooLong(_ way: [JSONValue], from value: JSONValue) -> Bool {
    guard way.count > Self.hops else { return false }
    guard report.keeps else {
      report.count(.error)
      return true
    }
    let pointers = ([value] + way).map { "#" + $0.place.pointer }
    if let again = pointers.dropFirst().firstIndex(of: pointers[0]) {
      report.add(
        PresetRule.cycle, at: value.referenceSpot, help: "let one of them hold its value itself",
        "$ref leads in a cycle: \(Array(pointers[...again]).cycle)")
    } else {
      report.add(
        DTCGRule.limit, at: value.referenceSpot, help: "refer to where the value stands",
        "$ref leads in a cycle or over more than \(Self.hops) others")
    }
    return true
  }

  /// Returns the reference to a token that is not in these files, as the catalog would name it.
  mutating func reference(
    toMissing path: [String], _ kind: MotionKind, at value: JSONValue
  ) -> Reference? {
    let shown = "{\(path.dotted)}"
    guard let name = Self.name(path, kind) else {
      report.add(
        PresetRule.dangling, at: value, help: "correct the alias",
        "\(shown) is not in these files, and makes no name for a preset")
      return nil
    }
    if let owner = owners[name] {
      report.add(
        PresetRule.dangling, at: value,
        help: "did you mean \"{\(tree.path(of: owner).dotted)}\"?",
        "\(shown) does not exist")
      return nil
    }
    return name.reference
  }

  /// Reports `{a.b.value}`, which older tools write for `{a.b}`, and what stands beside a `$ref`.
  private mutating func checkForm(of value: JSONValue) {
    for member in value.members where member.keyValue.string?.hasPrefix("$") == false {
      report.add(
        PresetRule.unknownField, at: member.keyValue, help: "a \"$ref\" stands alone",
        "unknown field \"\(member.key)\"")
    }
    guard case .alias(let path) = TokenReference(value), let last = path.last,
      Self.legacySuffixes.contains(last)
    else { return }
    let (node, count) = tree.descend(path)
    guard case .token = node, count == path.count - 1 else { return }
    report.add(
      DTCGRule.legacy, at: value, level: .warning,
      help: "DTCG 2025.10 writes \"{\(Array(path.dropLast()).dotted)}\"",
      "the alias ends in \"\(last)\", which is read as the token itself")
  }
}

extension JSONValue {
  /// Where findings about a reference stand: at the pointer of a `$ref`.
  var referenceSpot: JSONValue { self["$ref"] ?? self }
}
