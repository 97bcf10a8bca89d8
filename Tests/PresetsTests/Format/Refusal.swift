import Diagnostics
import Presets
import Testing

/// A refusal is a document with mistakes and what is found in it.
///
/// A finding is written `rule line:column pointer | message | help`. A pointer is counted from the
/// preset where only a preset is given; helps that occur often have a name after an `@`.
struct Refusal: Sendable, CustomTestStringConvertible {
  let document: String
  let expected: [String]
  private let prefix: String

  /// A document of one preset named `a`; its text begins at column 19.
  init(preset: String, _ expected: String...) {
    document = "{\"presets\": {\"a\": \(preset)}}"
    self.expected = expected
    prefix = "/presets/a"
  }

  init(document: String, _ expected: String...) {
    self.document = document
    self.expected = expected
    prefix = ""
  }

  var testDescription: String { document }

  /// What is found, as it is expected; a preset that is handed out in spite of it says so.
  var found: [String] {
    let (entries, findings) = read(document)
    let handedOut = entries.map { "handed out: \($0.preset.name)" }
    return handedOut + findings.map(text)
  }

  private func text(_ finding: Finding) -> String {
    guard let place = finding.place else { return "without a place: \(finding.message)" }
    let pointer = place.pointer.hasPrefix(prefix) ? place.pointer.dropFirst(prefix.count) : "?"
    let help = finding.help?.sentence.map { " | " + (Self.helps[$0] ?? $0) } ?? ""
    return "\(finding.rule) \(place.line):\(place.column) \(pointer) | \(finding.message)\(help)"
  }

  private static let helps = [
    "write mass, stiffness, and damping; dampingRatio and stiffness; duration and bounce; "
      + "response and dampingFraction; or dampingRatio and duration": "@ways",
    "remove it or \"use\"; with \"use\", you can change only times and other single values":
      "@used",
    "for example, write M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1": "@curve",
    "write cubic-bezier(.2, 0, 0, 1), ease-out, linear(0, .5, 1), steps(4), "
      + "or spring(duration: .5, bounce: .15), with an optional time after it, or only 300ms":
      "@expression",
  ]
}
