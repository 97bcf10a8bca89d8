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
  /// What the program itself looks up when Tab is pressed, such as the names in a file; the string says what.
  case lookup(String)

  var isDefault: Bool { if case .default = self { true } else { false } }
}
