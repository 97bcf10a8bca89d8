/// Text that is safe to display: characters that could move a cursor or hide a word are escaped.
public enum VisibleText {
  /// Returns `text` with control, bidirectional and invisible format characters as `\u{…}`.
  ///
  /// Line feeds and tabs are escaped, too: the code that prints lines adds the line breaks.
  public static func of(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        shown.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }

  /// Whether a terminal or browser would act on the scalar instead of showing it.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}

/// The width of a text in terminal columns.
public enum DisplayWidth {
  /// Returns the width of `text` in columns: 2 for East Asian wide scalars and emoji, 0 for marks.
  ///
  /// Follows Unicode's East Asian Width (UAX 11) scalar by scalar, as most terminals do: a sequence
  /// that is drawn as one emoji counts all its parts.
  public static func of(_ text: String) -> Int {
    text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : of(text.unicodeScalars)
  }

  static func of(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
    var width = 0
    for scalar in scalars { width += of(scalar) }
    return width
  }

  /// Returns the width of a scalar in columns.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      return isMark(scalar) ? 0 : 2
    // Vowels and finals of Hangul join the initial before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    // Two regional indicators make one flag.
    case 0x1F1E6...0x1F1FF: return 1
    default: return isMark(scalar) ? 0 : scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Returns `text` padded with spaces to at least `columns`.
  public static func pad(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - of(text)))
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
