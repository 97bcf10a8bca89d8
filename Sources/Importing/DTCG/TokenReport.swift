import Diagnostics
import Presets
import StrictJSON

/// A token report collects findings, and looks up locations only for those that are kept.
struct TokenReport {
  var findings: FindingList
  /// The path of the token that is read.
  var subject: String?
  /// Whether a finding was reported before, as for the copies of a token.
  var isSilent = false

  init(_ findings: FindingList) { self.findings = findings }

  /// Whether a finding is kept, so that it is worth finding words for.
  var keeps: Bool { !isSilent && !findings.isFull }

  /// Counts a finding that is not kept.
  mutating func count(_ level: Finding.Level) {
    if !isSilent { findings.append(dropped: 1, level: level) }
  }

  /// Adds a finding about a value that is of another type than is wanted.
  mutating func mismatch(
    _ label: String, _ wanted: String, _ value: JSONValue, at location: JSONValue? = nil,
    help: String
  ) {
    add(
      PresetRule.type, at: location ?? value, help: help,
      "\(label) must be \(wanted), found \(value.shown)")
  }

  /// Adds a finding about a value or key.
  mutating func add(
    _ rule: String, at value: JSONValue?, level: Finding.Level = .error,
    help: @autoclosure () -> String, _ message: @autoclosure () -> String
  ) {
    guard keeps else { return count(level) }
    findings.append(
      Finding(
        rule, message(), level: level, subject: subject, place: value?.place, help: help()))
  }

  /// Adds a finding with a subject of its own.
  mutating func add(
    _ rule: String, about subject: String?, at value: JSONValue?, level: Finding.Level = .error,
    help: @autoclosure () -> String, _ message: @autoclosure () -> String
  ) {
    let previous = self.subject
    self.subject = subject
    add(rule, at: value, level: level, help: help(), message())
    self.subject = previous
  }
}

extension JSONValue {
  /// The value as a message shows it, cut if it is long.
  var shown: String {
    switch kind {
    case .string where byteCount <= 42: "'\(string ?? "")'"
    case .number, .true, .false: String(decoding: bytes.prefix(40), as: UTF8.self)
    default: kind.described
    }
  }
}

extension String {
  /// A text in quotes as a message shows it, cut if it is long.
  var cut: String { utf8.count <= 60 ? "'\(self)'" : "'\(prefix(56))…'" }
}

extension [String] {
  /// A path as messages show it: its names joined by dots, cut if it is very long.
  var dotted: String {
    let whole = joined(separator: ".")
    let head = whole.prefix(200)
    return head.endIndex == whole.endIndex ? whole : head + "…"
  }

  /// Paths that lead from one to the next as messages show them, cut if they are many.
  var cycle: String {
    count <= 20
      ? joined(separator: " → ")
      : (prefix(10) + ["…"] + suffix(2)).joined(separator: " → ")
  }
}

extension TokenReport {
  /// Reports a `$type` that is not of the format.
  mutating func checkType(_ type: JSONValue?, about subject: @autoclosure () -> String?) {
    guard let type else { return }
    guard let name = type.string else {
      add(
        PresetRule.type, about: subject(), at: type,
        help: "write duration, cubicBezier, or transition",
        "$type must be a string, found \(type.shown)")
      return
    }
    if let known = TokenType.legacyNames[name] {
      add(
        DTCGRule.legacy, about: subject(), at: type, level: .warning,
        help: "write '\(known.name)', as in DTCG 2025.10",
        "the type '\(name)' is read as '\(known.name)'")
    } else if case .other = TokenType(name), !TokenType.otherNames.contains(name),
      let question = Suggestion.question(for: name, among: TokenType.motionNames)
    {
      add(
        DTCGRule.type, about: subject(), at: type, level: .warning, help: question,
        "'\(name)' isn't a DTCG 2025.10 type, and its tokens are skipped")
    }
  }

  /// Reports a `$deprecated` without a meaning.
  mutating func checkDeprecated(_ deprecated: JSONValue?) {
    guard let deprecated, deprecated.bool == nil, deprecated.string == nil else { return }
    mismatch(
      "$deprecated", "a boolean or a string", deprecated, help: "write true, false, or the reason")
  }

  /// Reports a property that is not known: an error if a known one seems to be meant.
  mutating func unknownProperty(_ member: JSONMember) {
    let question = Suggestion.question(for: member.key, among: TokenObject.properties)
    let isTokenLike = member.value.kind == .object && member.value["$value"] != nil
    if question == nil, isTokenLike {
      add(
        DTCGRule.name, at: member.keyValue, help: "begin the name with another character",
        "'\(member.key)' isn't a valid name: '$' is reserved for properties")
    } else {
      add(
        DTCGRule.property, at: member.keyValue, level: question == nil ? .warning : .error,
        help: question ?? "move data of other tools to $extensions",
        "'\(member.key)' isn't a DTCG 2025.10 property, and is ignored")
    }
  }
}
