import Diagnostics
import Motion
import Presets
import StrictJSON

/// An assignment gives a field of a preset a value, as in `duration=0.45` or `title=Card`.
package struct Assignment: Hashable, Sendable {
  /// The field, as it was typed: `duration`, `source.author`, `tracks[0].values`.
  package var field: String
  /// The value, as it was typed; empty takes the field away.
  package var value: String

  /// Makes an assignment of a text such as `duration=0.45`; nil if it is not one.
  package init?(_ text: String) {
    guard let cut = text.firstIndex(of: "=") else { return nil }
    field = String(text[..<cut])
    value = String(text[text.index(after: cut)...])
    if keys.isEmpty { return nil }
  }

  /// The keys and indices of the field; empty if the field isn't written correctly.
  var keys: [String] {
    let parts = field.replacing("[", with: ".").replacing("]", with: "")
      .split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return parts.contains("") ? [] : parts
  }

  /// Whether it gives a field of a motion a time; a number alone is in seconds.
  package var isTime: Bool {
    guard let last = keys.last, Motion.timeFields.contains(last) else { return false }
    // The duration of a frame is a fraction of the total duration.
    return keys.dropLast(2).last != "frames" && keys.first != "extensions"
  }

  /// The value as JSON; nil takes the field away.
  ///
  /// It is taken as it is if it is JSON, numbers and lists of them as people write them, and all
  /// else as a string.
  func tree(isText: Bool, isList: Bool) -> JSONTree? {
    if value.isEmpty { return nil }
    if isList, !value.hasPrefix("[") {
      let words = value.split { $0 == "," || $0 == " " }.map { JSONTree(string: String($0)) }
      return words.isEmpty ? nil : .array(words)
    }
    if !isText || value.hasPrefix("\"") || value.hasPrefix("{") {
      if let number = Self.number(value) { return number }
      let parts = value.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Self.number($0.filter { $0 != " " }) }
      if parts.count > 1, numbers.count == parts.count { return .array(numbers) }
      if let root = JSONDocument.read(Array(value.utf8), file: "").document?.root {
        return JSONTree(root)
      }
    }
    return JSONTree(string: value)
  }

  /// Returns a number as JSON has it; `.45` and `+1` are none there.
  private static func number(_ text: String) -> JSONTree? {
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let value = Double(text),
      value.isFinite
    else { return nil }
    if JSONDocument.read(Array(text.utf8), file: "").document != nil {
      return .other(Array(text.utf8))
    }
    return .other(Array(ECMAScriptNumber.text(value).utf8))
  }
}
