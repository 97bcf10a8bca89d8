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
  /// What the program itself knows when the key is pressed, such as the names in a file.
  ///
  /// `words` are the program's name, the command's and the values before the word, whose index is
  /// given last; `prefix` is what has been typed of the word.
  case custom(@Sendable (_ words: [String], _ index: Int, _ prefix: String) -> [String])

  var isDefault: Bool { if case .default = self { true } else { false } }
}
