/// A replacement of bytes in a file.
public struct TextEdit: Hashable, Sendable {
  /// The line in which the bytes are, counted from 1.
  public var line: Int
  /// The bytes that are replaced, counted from the start of the line.
  public var range: Range<Int>
  /// The replacement text.
  public var replacement: String

  /// Makes an edit.
  public init(line: Int, range: Range<Int>, replacement: String) {
    self.line = line
    self.range = range
    self.replacement = replacement
  }
}

extension TextEdit {
  /// Returns the text with the edits applied, and which of them were applied.
  ///
  /// Of adjacent or overlapping edits, only the first one is applied; check the new text again for the
  /// others. An edit after the text's end isn't applied.
  public static func apply(
    _ edits: [TextEdit], to text: [UInt8]
  ) -> (text: [UInt8], isMade: [Bool]) {
    let starts = lineStarts(in: text)
    var isMade = edits.map { _ in false }
    var placed: [(range: Range<Int>, index: Int)] = []
    for (index, edit) in edits.enumerated() where (1...starts.count).contains(edit.line) {
      let start = starts[edit.line - 1]
      let range = start + edit.range.lowerBound..<start + edit.range.upperBound
      if range.upperBound <= text.count { placed.append((range, index)) }
    }
    placed.sort { ($0.range.lowerBound, $0.index) < ($1.range.lowerBound, $1.index) }
    var result: [UInt8] = []
    var at = 0
    var isFirst = true
    for (range, index) in placed where isFirst || range.lowerBound > at {
      result += text[at..<range.lowerBound]
      result += edits[index].replacement.utf8
      at = range.upperBound
      isMade[index] = true
      isFirst = false
    }
    return (result + text[at...], isMade)
  }

  private static func lineStarts(in text: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in text.enumerated() where byte == 0x0A { starts.append(index + 1) }
    return starts
  }
}
