/// A position in a text file, with an excerpt of the line, or in a preset of a catalog.
public struct Place: Hashable, Sendable {
  /// The file as the user named it; `-` for standard input.
  public var file: String
  /// The line, counted from 1; 0 in a catalog, whose file isn't text.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// The JSON Pointer (RFC 6901) of the value; empty for the whole document, or in a catalog for the preset.
  public var pointer: String
  /// The line itself, cut to a readable length.
  public var excerpt: Excerpt?

  /// Whether it's in a text, so that it has a line and a column.
  public var isInText: Bool { line > 0 }

  /// Makes a place.
  public init(file: String, line: Int, column: Int, pointer: String = "", excerpt: Excerpt? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.pointer = pointer
    self.excerpt = excerpt
  }
}

/// The part of a line around a position, short enough to display.
public struct Excerpt: Hashable, Sendable {
  /// The text shown; an ellipsis is where the line was cut.
  public var text: String
  /// How many scalars of `text` are before the position.
  public var caret: Int

  /// The default maximum number of scalars.
  public static let width = 96
  /// The maximum number of bytes after a position that can be visible.
  public static let reach = width * 4

  /// Makes an excerpt from its parts.
  public init(text: String, caret: Int) {
    self.text = text
    self.caret = caret
  }

  /// Cuts an excerpt out of a line.
  ///
  /// - Parameters:
  ///   - line: the line's bytes, without its end; broken UTF-8 is shown as U+FFFD.
  ///   - offset: the position, in bytes from the start of the line.
  ///   - width: the maximum number of scalars.
  public init(line: some Collection<UInt8>, offset: Int, width: Int = Self.width) {
    // A scalar takes four bytes at most, so a line of megabytes is never decoded whole.
    let reach = width * 4
    let before = line.prefix(offset).suffix(reach)
    let after = line.dropFirst(offset).prefix(reach)
    var head = Array(String(decoding: before, as: UTF8.self).unicodeScalars)
    var tail = Array(String(decoding: after, as: UTF8.self).unicodeScalars)
    // Space that isn't needed after the position is used before it.
    let space = max(width / 2, width - tail.count)
    let cutBefore = before.count < offset || head.count > space
    if cutBefore { head = Array(head.suffix(space)) }
    let cutAfter = offset + after.count < line.count || tail.count > width - head.count
    if cutAfter { tail = Array(tail.prefix(width - head.count)) }
    var scalars = String.UnicodeScalarView()
    if cutBefore { scalars.append("…") }
    scalars.append(contentsOf: head)
    caret = scalars.count
    scalars.append(contentsOf: tail)
    if cutAfter { scalars.append("…") }
    text = String(scalars)
  }
}
