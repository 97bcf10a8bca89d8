/// A text cut into lines that fit a width.
public struct WrappedText {
  /// The lines, without their line breaks.
  public private(set) var lines: [String] = []

  /// Wraps a text; its own line breaks stay, and what follows a break keeps the line's indentation.
  ///
  /// Lines break at spaces and beside wide characters. A longer word stays whole.
  public init(_ text: String, columns: Int) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = String(line.prefix { $0 == " " })
      wrap(line.dropFirst(indent.count), indent: indent, columns: columns)
    }
  }

  private mutating func wrap(_ text: Substring, indent: String, columns: Int) {
    var line = ""
    var gap = ""
    for piece in Self.pieces(of: text) {
      if piece == " " {
        gap += " "
        continue
      }
      let width = indent.count + DisplayWidth.of(line) + gap.count + DisplayWidth.of(piece)
      if width > columns, !line.isEmpty {
        lines.append(indent + line)
        line = ""
        gap = ""
      }
      line += gap + piece
      gap = ""
    }
    lines.append(line.isEmpty ? "" : indent + line)
  }

  /// Returns what may not be broken: words, single spaces, and single wide characters with the
  /// punctuation that closes them.
  private static func pieces(of text: Substring) -> [String] {
    var pieces: [String] = []
    var continues = false
    for character in text {
      let isWide = DisplayWidth.of(String(character)) == 2
      if character == " " || (isWide && !(closing.contains(character) && !pieces.isEmpty)) {
        pieces.append(String(character))
        continues = false
      } else if continues || (isWide && pieces.last != " ") {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
        continues = true
      }
    }
    return pieces
  }

  /// Wide characters that may not begin a line.
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "？", "！", "）", "」", "』", "】", "〉", "》",
  ]
}
