/// How a shell completes a value.
public enum CompletionKind: Sendable {
  /// As its type does: its allowed values, or nothing.
  case `default`
  /// One of these words.
  case list([String])
  /// A file, with one of these extensions unless there are none.
  case file(extensions: [String] = [])
  /// A folder.
  case directory
  /// Values that the program looks up when Tab is pressed, such as names in a file; the string names the source.
  case lookup(String)

  var isDefault: Bool { if case .default = self { true } else { false } }
}
