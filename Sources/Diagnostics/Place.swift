/// A place is a position in a text file, and what a reader needs to see of it.
public struct Place: Hashable, Sendable {
  /// The file as the user named it; `-` for standard input.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int
  /// The JSON Pointer (RFC 6901) of the value; empty for the whole document.
  public var pointer: String
  /// The line itself, cut to a readable length.
  public var excerpt: Excerpt?

  /// Makes a place.
  public init(
    file: String, line: Int, column: Int, pointer: String = "", excerpt: Excerpt? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.pointer = pointer
    self.excerpt = excerpt
  }
}
