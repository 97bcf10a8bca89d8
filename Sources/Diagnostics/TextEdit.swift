/// A text edit puts other bytes in the place of some of a file.
public struct TextEdit: Hashable, Sendable {
  /// The line from whose start bytes are counted, itself counted from 1.
  public var line: Int
  /// The bytes that are replaced, counted from the start of the line.
  public var range: Range<Int>
  /// What takes their place.
  public var replacement: String

  /// Makes an edit.
  public init(line: Int, range: Range<Int>, replacement: String) {
    self.line = line
    self.range = range
    self.replacement = replacement
  }
}
