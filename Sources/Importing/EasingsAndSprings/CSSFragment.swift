import Diagnostics
import Motion
import Presets

/// CSS fragments are pieces of CSS in files of other formats.
enum CSSFragment {
  /// Whether a text may be about motion, so that it is worth reading.
  static func mayBeMotion(_ text: String) -> Bool {
    let lower = text.prefix(65_536).lowercased()
    if lower.contains("cubic-bezier(") || lower.contains("linear(") || lower.contains("steps(") {
      return !lower.contains("gradient(")
    }
    if CSSInputKeywords.easings.contains(lower) { return true }
    var isAfterDigit = false
    for (index, byte) in zip(lower.utf8.indices, lower.utf8) {
      let isUnit = byte == UInt8(ascii: "s") || byte == UInt8(ascii: "m")
      if isAfterDigit, isUnit {
        let rest = lower.utf8[index...].dropFirst(byte == UInt8(ascii: "m") ? 2 : 1)
        let unit = lower.utf8[index...].starts(with: "ms".utf8) || byte == UInt8(ascii: "s")
        if unit, rest.first.map({ " ,);*/+-".utf8.contains($0) }) ?? true { return true }
      }
      isAfterDigit = byte >= 48 && byte <= 57 || byte == UInt8(ascii: ".")
    }
    return false
  }

  /// Returns the motions that the value of a custom property would be; none if it is none.
  ///
  /// - Parameter keyframes: The names and bodies of the `@keyframes` that it may play.
  static func motions(
    _ value: String, keyframes: [(name: String, body: String)] = []
  ) throws(ValueProblem) -> [Motion] {
    guard value.utf8.count <= 1 << 20, !value.contains(where: { ";{}".contains($0) }) else {
      return []
    }
    let rules = keyframes.map { "@keyframes \($0.name) { \($0.body) }" }
    return try read((rules + ["--the-value: \(value)"]).joined(separator: "\n"), "--the-value")
  }

  /// Returns what a body of `@keyframes` moves.
  static func keyframes(_ body: String) throws(ValueProblem) -> Motion {
    guard let motion = try read("@keyframes v { \(body) }", "@keyframes v").first else {
      throw ValueProblem("has no keyframes")
    }
    return motion
  }

  private static func read(
    _ sheet: String, _ anchor: String
  ) throws(ValueProblem) -> [Motion] {
    var conditions = CSSInputConditions()
    let source = CSSParser.read(Array(sheet.utf8), file: "-", &conditions)
    let facts = CSSInterpreter.facts(of: [source], MotionFacts(FindingList(limit: 0)))
    if let left = facts.leftOut.others.first(where: { $0.omission.what == anchor }) {
      throw ValueProblem(left.reason)
    }
    let partly = facts.leftOut.others.first { $0.omission.what.hasSuffix(" in \(anchor)") }
    if let partly {
      throw ValueProblem("\(partly.omission.what.prefix { $0 != " " }): \(partly.reason)")
    }
    return facts.all.filter { $0.anchor == anchor || $0.anchor.hasPrefix(anchor + " ") }
      .compactMap(\.motion)
  }
}
