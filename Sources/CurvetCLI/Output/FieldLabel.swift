import Motion
import Presets
import StrictJSON

/// A changed field has a label for people and a unit for its values.
struct FieldLabel {
  private let tokens: [String]

  /// Makes the field that a pointer points to.
  init(_ pointer: String) { tokens = JSONPointer.tokens(pointer) ?? [] }

  /// The path of the field: `duration`, `tracks[0].values`, `layers[1].initial["position.y"]`.
  ///
  /// It omits the motion around it, and a measure inside its field.
  var path: String {
    var shown = tokens[...]
    if shown.count > 1, shown.first == "motion" { shown.removeFirst() }
    if shown.count > 1, shown.last == "measure", !isForeign { shown.removeLast() }
    var path = ""
    for token in shown {
      if Int(token) != nil {
        path += "[\(token)]"
      } else if token.utf8.allSatisfy(Self.isPlain), !token.isEmpty {
        path += path.isEmpty ? token : ".\(token)"
      } else {
        path += "[\(quoted(token))]"
      }
    }
    return path
  }

  /// Whether it is a list of words.
  var isList: Bool { tokens == ["tags"] || tokens == ["aliases"] }

  /// Returns a value, given as JSON, as it is printed.
  func value(_ json: String) -> String {
    guard let value = JSONDocument.read(Array(json.utf8), file: "").document?.root else {
      return json
    }
    switch value.kind {
    case .number: return json + unit
    case .string:
      let text = value.string ?? ""
      return isProse || !Self.isWord(text) ? quoted(text) : text
    case .object:
      let members = Array(value.members)
      if members.count == 1, members[0].hasKey("measure"), !isForeign {
        return self.value(json: members[0].value)
      }
      return spaced(value)
    case .array: return spaced(value)
    case .true, .false, .null: return json
    }
  }

  private var unit: String {
    if isForeign || tokens.first != "motion" { return "" }
    if isTime { return " s" }
    let isStart = tokens.dropLast().last == "initial"
    return isStart && tokens.last?.contains("rotation") == true ? "°" : ""
  }

  /// Whether it is a time in seconds; the duration of a frame is a fraction.
  private var isTime: Bool {
    guard let last = tokens.last, Motion.timeFields.contains(last) else { return false }
    return tokens.dropLast(2).last != "frames"
  }

  /// Whether it is data of another tool.
  private var isForeign: Bool { tokens.first == "extensions" }

  /// Whether its strings are sentences or titles, not keywords of the format.
  private var isProse: Bool {
    let first = tokens.first ?? ""
    return ["title", "summary", "source", "localizations", "extensions"].contains(first)
      || tokens.last == "reason"
  }

  private func value(json value: JSONValue) -> String {
    value.string ?? String(decoding: value.bytes, as: UTF8.self)
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  /// The value on one line, with spaces between its parts.
  private func spaced(_ value: JSONValue) -> String {
    switch value.kind {
    case .array: "[\(value.elements.map(spaced).joined(separator: ", "))]"
    case .object:
      "{\(value.members.map { "\(quoted($0.key)): \(spaced($0.value))" }.joined(separator: ", "))}"
    case .string: quoted(value.string ?? "")
    default: String(decoding: value.bytes, as: UTF8.self)
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isPlain($0) || "/.#".utf8.contains($0) }
  }
}

extension FieldDiff {
  /// The change in words: `duration 0.6 s → 0.45 s`, `title added "Card"`, `delay 0.1 s removed`,
  /// `tags +soft −old`.
  var words: String {
    let field = FieldLabel(pointer)
    let path = ClippedText.start(of: field.path)
    let before = old.map(field.value)
    let after = new.map(field.value)
    if field.isList, let change = Self.listChange(old, new) { return "\(path) \(change)" }
    switch (before, after) {
    case (let before?, let after?):
      let (old, new) = ClippedText.pair(before, after)
      return "\(path) \(old) → \(new)"
    case (nil, let after?): return "\(path) added \(ClippedText.start(of: after))"
    case (let before?, nil): return "\(path) \(ClippedText.start(of: before)) removed"
    case (nil, nil): return path
    }
  }

  /// Returns changes in words, one after another.
  static func sentence(of changes: [FieldDiff]) -> String {
    changes.map(\.words).joined(separator: ", ")
  }

  /// The words added to and removed from a list; nil if only the order changed.
  private static func listChange(_ old: String?, _ new: String?) -> String? {
    let (before, after) = (words(old), words(new))
    let marks =
      after.filter { !before.contains($0) }.map { "+\($0)" }
      + before.filter { !after.contains($0) }.map { "−\($0)" }
    return marks.isEmpty ? nil : ClippedText.start(of: marks.joined(separator: " "))
  }

  private static func words(_ list: String?) -> [String] {
    list.flatMap { JSONDocument.read(Array($0.utf8), file: "").document }
      .map { $0.root.elements.compactMap(\.string) } ?? []
  }
}

/// Clipped text is short enough for a line with several changes.
private enum ClippedText {
  private static let columns = 60
  /// The number of characters kept before the first difference.
  private static let lead = 12

  static func start(of text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > columns else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(columns - 1))) + "…"
  }

  /// Clips two texts and keeps the place where they differ.
  static func pair(_ old: String, _ new: String) -> (String, String) {
    let same = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
    let skipped = same > columns / 2 ? same - lead : 0
    func clip(_ text: String) -> String {
      let scalars = text.unicodeScalars
      guard scalars.count > columns, skipped > 0 else { return start(of: text) }
      let head = text.hasPrefix("\"") ? "\"…" : "…"
      return start(of: head + String(String.UnicodeScalarView(scalars.dropFirst(skipped))))
    }
    return (clip(old), clip(new))
  }
}
