import Diagnostics
import Motion
import StrictJSON

/// The state of reading one preset: which one it is, and what is wrong with it.
struct Reading {
  /// The value that pointers are counted from, and its own pointer.
  let root: JSONValue
  let pointer: String
  /// The preset's name, for messages; nil for the document itself.
  let subject: String?
  /// The findings so far.
  private(set) var findings: FindingList

  /// - Parameter list: the list that the findings will go to; findings it has no space for are counted.
  init(root: JSONValue, pointer: String, subject: String?, for list: FindingList) {
    self.root = root
    self.pointer = pointer
    self.subject = subject
    findings = FindingList(limit: max(0, list.remaining))
  }

  /// Reports something about a value; `message` gets the value's name as people write it.
  mutating func report(
    _ rule: String, at value: JSONValue, help: @autoclosure () -> String,
    _ message: (String) -> String
  ) {
    // Locations are looked up only for findings that are kept: a hostile preset has a million
    // mistakes.
    if findings.isFull { return findings.append(dropped: 1, level: .error) }
    let inner = value.pointer(from: root)
    findings.append(
      Finding(
        rule, message(label(inner)), subject: subject,
        place: value.place(pointer: pointer + inner), help: help()))
  }

  /// Reports an invalid preset name, which may be outside of the preset.
  mutating func reportName(
    _ text: String, at value: JSONValue, pointer: String, help: @autoclosure () -> String
  ) {
    if findings.isFull { return findings.append(dropped: 1, level: .error) }
    findings.append(
      Finding(
        PresetRule.name, PresetName.problem(in: text) ?? "not a valid name", subject: subject,
        place: value.place(pointer: pointer), help: help()))
  }

  /// Reports a value of the wrong type.
  mutating func expected(
    _ what: @autoclosure () -> String, at value: JSONValue, help: @autoclosure () -> String
  ) {
    report(PresetRule.type, at: value, help: help()) {
      "\($0) must be \(what()), found \(Self.shown(value))"
    }
  }

  /// Reports an unknown key of an object.
  mutating func reportUnknown(_ member: JSONMember, known: @autoclosure () -> [String]) {
    if findings.isFull { return findings.append(dropped: 1, level: .error) }
    let key = member.keyValue
    findings.append(
      Finding(
        PresetRule.unknownField, "unknown field \(Self.quoted(member.key))", subject: subject,
        place: key.place(pointer: pointer + key.pointer(from: root)),
        help: Suggestion.hint(for: member.key, among: known()) ?? .known(known())))
  }

  /// Reports that an object lacks a field, or one of several.
  ///
  /// A member with a similar name has been reported as unknown, which is enough.
  ///
  /// - Parameter known: The names of all fields, which are no misspellings of a missing one.
  mutating func reportMissing(
    _ names: [String], in value: JSONValue, known: [String] = [], help: String? = nil
  ) {
    if value.misspells(names, known: known) { return }
    report(PresetRule.missingField, at: value, help: help ?? Self.advice(adding: names)) { label in
      let wanted = names.map { "'\($0)'" }.joined(separator: ", ")
      return names.count == 1
        ? "\(label) needs the field \(wanted)" : "\(label) needs one of the fields \(wanted)"
    }
  }

  /// Returns a text in quotes, cut to a readable length.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let shown = String(String.UnicodeScalarView(scalars.prefix(40)))
    return shown.utf8.count < text.utf8.count ? "'\(shown)…'" : "'\(text)'"
  }

  /// Returns the last key of a pointer with the indices after it: `values[2]`.
  private func label(_ pointer: String) -> String {
    let tokens = JSONPointer.tokens(pointer) ?? []
    guard let key = tokens.lastIndex(where: { Int($0) == nil }) else {
      return subject == nil ? "the document" : "the preset"
    }
    return tokens[key] + tokens[(key + 1)...].map { "[\($0)]" }.joined()
  }

  /// Returns a value as a message shows it.
  static func shown(_ value: JSONValue) -> String {
    switch value.kind {
    case .string: quoted(value.string ?? "")
    case .number, .true, .false: String(decoding: value.bytes.prefix(40), as: UTF8.self)
    default: value.kind.described
    }
  }
}

extension Reading {
  /// Checks that an object has exactly one of several fields; returns whether.
  mutating func checkOne(of names: [String], in value: JSONValue, help: String? = nil) -> Bool {
    let given = value.keys(among: names)
    if given.count == 1 { return true }
    if given.isEmpty {
      reportMissing(names, in: value)
      return false
    }
    report(PresetRule.conflict, at: value, help: help ?? "keep one of them") { label in
      let shown = given.map { "'\($0)'" }
      return given.count == 2
        ? "\(label) has both \(shown[0]) and \(shown[1])"
        : "\(label) has more than one of \(shown.joined(separator: ", "))"
    }
    return false
  }

  /// Checks that an object has either `use` or the fields that it would take from there; returns
  /// whether.
  mutating func checkUse(
    _ use: Reference?, in value: JSONValue, instead own: [String], optional: [String] = []
  ) -> Bool {
    if value["use"] == nil {
      guard let missing = own.first(where: { value[$0] == nil }) else { return true }
      reportMissing([missing], in: value)
      return false
    }
    var isWhole = use != nil
    for both in own + optional {
      guard let field = value[both] else { continue }
      isWhole = false
      report(
        PresetRule.conflict, at: field,
        help:
          "remove it or \"use\"; with \"use\", you can change only times and other single values"
      ) { _ in "'\(both)' comes from the preset in 'use'" }
    }
    return isWhole
  }

  /// Returns how to add one of several fields.
  static func advice(adding names: [String]) -> String {
    let name = names.first { examples[$0] != nil } ?? names.first ?? ""
    let example = "add \"\(name)\": \(examples[name] ?? "…")"
    return names.count > 1 ? "for example, \(example)" : example
  }

  /// Examples of the fields that are required, alone or as one of several.
  private static let examples = [
    "animations": #"[{"property": "opacity", "to": 1}]"#,
    "cubicBezier": "[0.2, 0, 0, 1]",
    "duration": "0.3",
    "eyeDistance": "500",
    "gesture": #""pan""#,
    "layer": #""source""#,
    "maximum": "120",
    "measure": #""container.height - 80""#,
    "members": #"[{"preset": "curve/card"}]"#,
    "motion": #""ease-out 300ms""#,
    "preset": #""curve/card""#,
    "presets": #"{"curve/card": "ease-out 300ms"}"#,
    "property": #""opacity""#,
    "reason": #""why the rule doesn't apply""#,
    "rule": #""naming/syntax""#,
    "seconds": "0.3",
    "start": "0",
    "style": #""fade""#,
    "to": "1",
    "tracks": #"[{"property": "opacity", "values": [0, 1]}]"#,
    "values": "[0, 1]",
  ]
}

extension JSONValue {
  /// The keys of an object that are among `names`, in order, each once.
  func keys(among names: [String]) -> [String] {
    var found: [String] = []
    for member in members {
      let key = member.key
      if names.contains(key), !found.contains(key) { found.append(key) }
    }
    return found
  }

  /// Whether an object has a member whose name is nearly, but not quite, one of `names`.
  func misspells(_ names: [String], known: [String] = []) -> Bool {
    // A document written by hand has few members; a hostile one has many.
    members.prefix(100).contains { member in
      let key = member.key
      return !names.contains(key) && !known.contains(key)
        && Suggestion.nearest(to: key, among: names).contains { near in
          // A name that only begins alike, as damping and dampingRatio do, is another field.
          near.utf8.count - key.utf8.count < 3
        }
    }
  }
}
