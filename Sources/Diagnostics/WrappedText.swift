/// A text cut into lines that fit a width.
public struct WrappedText {
  /// The lines, without their line breaks.
  public private(set) var lines: [String] = []

  /// Wraps a text.
  ///
  /// Its own line breaks are kept, and wrapped lines have the indentation of their first line.
  ///
  /// Lines break at spaces and next to wide characters. A longer word isn't broken.
  public init(_ text: String, columns: Int) {
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      lines += LineWrapping(Substring(line), columns: columns).lines
    }
  }
}

/// One line of a text, cut into lines that fit.
private struct LineWrapping {
  private let text: Substring
  private let indent: String
  private let columns: Int
  private(set) var lines: [String] = []
  /// The range of the text that is in the current line.
  private var line: Range<String.Index>
  /// The width of the current line in columns, including its indentation.
  private var width: Int

  init(_ line: Substring, columns: Int) {
    let start = line.utf8.firstIndex { $0 != Self.space } ?? line.endIndex
    indent = String(line[..<start])
    text = line[start...]
    self.columns = columns
    self.line = start..<start
    width = indent.utf8.count
    wrap()
  }

  private mutating func wrap() {
    var rest = text.utf8
    while let start = rest.firstIndex(where: { $0 != Self.space }) {
      rest = rest[start...]
      let end = rest.firstIndex(of: Self.space) ?? rest.endIndex
      place(word: text[start..<end])
      rest = rest[end...]
    }
    endLine()
  }

  private mutating func place(word: Substring) {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else {
      return place(word.startIndex..<word.endIndex, width: word.utf8.count)
    }
    // A line may break next to a wide character, unless it's closing punctuation.
    var part = word.startIndex..<word.startIndex
    var partWidth = 0
    var beginsWide = false
    for character in word {
      let end = word.utf8.index(part.upperBound, offsetBy: character.utf8.count)
      let characterWidth = DisplayWidth.of(character.unicodeScalars)
      let isBreaking = characterWidth == 2 && !Self.closing.contains(character)
      if isBreaking || (beginsWide && characterWidth != 2), !part.isEmpty {
        place(part, width: partWidth)
        part = part.upperBound..<end
        partWidth = 0
      }
      if partWidth == 0 { beginsWide = isBreaking }
      part = part.lowerBound..<end
      partWidth += characterWidth
    }
    place(part, width: partWidth)
  }

  /// Adds an unbreakable part to the line, or to the next one if it doesn't fit.
  private mutating func place(_ part: Range<String.Index>, width partWidth: Int) {
    let gap = text.utf8.distance(from: line.upperBound, to: part.lowerBound)
    if width + gap + partWidth > columns, !line.isEmpty {
      endLine()
      line = part
      width = indent.utf8.count + partWidth
    } else {
      line = line.lowerBound..<part.upperBound
      width += gap + partWidth
    }
  }

  private mutating func endLine() { lines.append(line.isEmpty ? "" : indent + String(text[line])) }

  private static let space = UInt8(ascii: " ")

  /// Wide characters that must not start a line.
  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "？", "！", "）", "」", "』", "】", "〉", "》",
  ]
}
