import Presets
import StrictJSON

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

  /// What a list gained and lost; nil where only its order changed.
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

/// Clipped text is short enough for a line that tells of several changes.
private enum ClippedText {
  private static let columns = 60
  /// So much of what is the same stays before the first difference.
  private static let lead = 12

  static func start(of text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > columns else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(columns - 1))) + "…"
  }

  /// Clips two texts so that where they differ can be seen.
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
