/// A value known by its position among the words.
@propertyWrapper
public struct Argument<Value> {
  var box: ValueBox<Value>

  /// Cannot be used: a value must be readable from a word.
  @available(*, unavailable, message: "conform the type to ExpressibleByArgument")
  public init() { box = ValueBox(ArgumentDeclaration(.positional), nil) { _, _, _ in } }

  /// The value read, or the default.
  public var wrappedValue: Value {
    get { box.value.parsed }
    set { box = box.copy(with: newValue) }
  }
}

extension Argument where Value: ExpressibleByArgument {
  /// Makes a required argument.
  public init(help: ArgumentHelp? = nil, completion: CompletionKind? = nil) {
    box = .single(ArgumentDeclaration(.positional, help, completion), nil)
  }

  /// Makes an argument with a default.
  public init(wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil) {
    box = .single(ArgumentDeclaration(.positional, help, completion), wrappedValue)
  }
}

extension Argument {
  /// Makes an optional argument.
  public init<T: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == T? {
    box = .optional(ArgumentDeclaration(.positional, help, completion))
  }

  /// Makes an argument of one or more values.
  public init<T: ExpressibleByArgument>(
    parsing strategy: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == [T] {
    box = .array(.positionals(strategy, help, completion), nil)
  }

  /// Makes an argument of any number of values; those given replace the default.
  public init<T: ExpressibleByArgument>(
    wrappedValue: [T], parsing strategy: ArgumentArrayParsingStrategy = .remaining,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [T] {
    box = .array(.positionals(strategy, help, completion), wrappedValue)
  }
}

/// How a positional array finds its values.
public enum ArgumentArrayParsingStrategy: Sendable, Hashable {
  /// All remaining words that do not begin with `-`, and all after `--`.
  case remaining
  /// The same, and words with one dash that aren't options, such as `-old`.
  ///
  /// A word is an option if each of its letters is one: `-qn` is two flags if both exist. A word
  /// with two dashes that isn't an option stays an error, because it is far more often a typo.
  case allUnrecognized
}
