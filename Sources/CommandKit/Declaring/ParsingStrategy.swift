/// How an option that takes one value finds it.
public enum SingleValueParsingStrategy: Sendable, Hashable {
  /// The next word, which may not begin with `-` unless it is `-` alone or a negative number.
  case next
  /// The next word, whatever it is.
  case unconditional
}

/// How an option that takes many values finds them.
public enum ArrayParsingStrategy: Sendable, Hashable {
  /// One value each time the option is given.
  case singleValue
  /// All words up to the next that begins with `-`.
  case upToNextOption
}

/// How a positional array finds its values.
public enum ArgumentArrayParsingStrategy: Sendable, Hashable {
  /// All remaining words that do not begin with `-`, and all after `--`.
  case remaining
  /// The same and words with one dash that are no option, such as `-old`.
  ///
  /// A word is an option if each of its letters is one: `-qn` is two flags where both exist. A word
  /// with two dashes that names no option stays an error, since it is a slip far more often.
  case allUnrecognized
}

/// How a shell completes a value.
public enum CompletionKind: Sendable, Hashable {
  /// As the type of the value says: its allowed values, or nothing.
  case `default`
  /// One of these words.
  case list([String])
  /// A file, with one of these extensions unless there are none.
  case file(extensions: [String] = [])
  /// A folder.
  case directory
  /// What the program itself knows when the key is pressed, such as the names in a file.
  case live(CompletionSource)
}

/// A completion source names what a program looks up to complete a value.
public struct CompletionSource: RawRepresentable, Sendable, Hashable {
  /// The name, which means something to the program alone.
  public var rawValue: String

  /// Makes a source.
  public init(rawValue: String) { self.rawValue = rawValue }
}
