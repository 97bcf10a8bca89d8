import Diagnostics
import StrictJSON

/// A token report collects findings, and looks up places only for those that are kept.
struct TokenReport {
  private(set) var findings: FindingList
  /// The path of the token that is read.
  var subject: String?
  /// Whether what is found was reported before, as for the copies of a token.
  var isSilent = false

  init(_ findings: FindingList) {
    self.findings = findings
  }

  /// Whether a finding is kept, so that it is worth finding words for.
  var keeps: Bool { !isSilent && !findings.isFull }

  /// Counts a finding that is not kept.
  mutating func count(_ level: Finding.Level) {
    if !isSilent { findings.append(dropped: 1, level: level) }
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
  /// The value as a message shows it, cut where it is long.
  var shown: String {
    switch kind {
    case .string where byteCount <= 42: "\"\(string ?? "")\""
    case .number, .true, .false: String(decoding: bytes.prefix(40), as: UTF8.self)
    default: kind.described
    }
  }
}

extension [String] {
  /// A path as messages show it: its names joined by dots, cut where it is very long.
  var dotted: String {
    let whole = joined(separator: ".")
    let head = whole.prefix(200)
    return head.endIndex == whole.endIndex ? whole : head + "…"
  }

  /// Paths that lead from one to the next as messages show them, cut where they are many.
  var cycle: String {
    count <= 20
      ? joined(separator: " → ")
      : (prefix(10) + ["…"] + suffix(2)).joined(separator: " → ")
  }
}
