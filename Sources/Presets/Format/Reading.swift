import Diagnostics
import StrictJSON

/// The state of reading one preset: which one it is, and what is wrong with it.
struct Reading {
  /// The value that pointers are counted from, and its own pointer.
  let root: JSONValue
  let pointer: String
  /// The preset's name, for messages; nil for the document itself.
  let subject: String?
  /// What was found so far.
  private(set) var findings: FindingList

  /// - Parameter list: the list that the findings will go to; findings it has no room for are counted.
  init(root: JSONValue, pointer: String, subject: String?, for list: FindingList) {
    self.root = root
    self.pointer = pointer
    self.subject = subject
    findings = FindingList(limit: max(0, list.room))
  }

  /// Reports something about a value; `message` gets the value's name as people write it.
  mutating func report(
    _ rule: String, at value: JSONValue, help: @autoclosure () -> String,
    _ message: (String) -> String
  ) {
    // Locations are looked up only for findings that are kept: a hostile preset has a million mistakes.
    if findings.isFull { return findings.append(dropped: 1, level: .error) }
    let inner = value.pointer(from: root)
    findings.append(
      Finding(
        rule, message(label(inner)), subject: subject,
        place: value.place(pointer: pointer + inner), help: help()))
  }

  /// Reports what is wrong with the preset's name, which may be outside of the preset.
  mutating func reportName(
    _ text: String, at value: JSONValue, pointer: String, help: @autoclosure () -> String
  ) {
    if findings.isFull { return findings.append(dropped: 1, level: .error) }
    findings.append(
      Finding(
        PresetRule.name, PresetName.problem(in: text) ?? "not a name", subject: subject,
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

  /// Reports a key that an object does not have.
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
  /// A member whose name is nearly that has been reported as unknown, and is enough.
  mutating func reportMissing(_ names: [String], in value: JSONValue, help: String? = nil) {
    if value.misspells(names) { return }
    report(PresetRule.missingField, at: value, help: help ?? Self.advice(adding: names)) { label in
      let wanted = names.map { "\"\($0)\"" }.joined(separator: ", ")
      return names.count == 1
        ? "\(label) needs the field \(wanted)" : "\(label) needs one of the fields \(wanted)"
    }
  }

  /// Returns a text in quotes, cut to a readable length.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let shown = String(String.UnicodeScalarView(scalars.prefix(40)))
    return shown.utf8.count < text.utf8.count ? "\"\(shown)…\"" : "\"\(text)\""
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
