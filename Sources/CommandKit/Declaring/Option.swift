/// A value known by a name before it: `--limit 3`.
@propertyWrapper
public struct Option<Value> {
  var box: ValueBox<Value>

  /// Cannot be used: a value must be readable from a word.
  @available(*, unavailable, message: "conform the type to ExpressibleByArgument")
  public init() { box = ValueBox(ArgumentDeclaration(.option), nil) { _, _, _ in } }

  /// The value read, or the default.
  public var wrappedValue: Value {
    get { box.value.parsed }
    set { box = box.copy(with: newValue) }
  }
}

extension Option where Value: ExpressibleByArgument {
  /// Makes a required option.
  public init(
    name: NameSpecification = .long, parsing strategy: SingleValueParsingStrategy = .next,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) {
    box = .single(.option(name, strategy, help, completion), nil)
  }

  /// Makes an option with a default.
  public init(
    wrappedValue: Value, name: NameSpecification = .long,
    parsing strategy: SingleValueParsingStrategy = .next, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) {
    box = .single(.option(name, strategy, help, completion), wrappedValue)
  }
}

extension Option {
  /// Makes an option that is nil unless it is given.
  public init<T: ExpressibleByArgument>(
    name: NameSpecification = .long, parsing strategy: SingleValueParsingStrategy = .next,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == T? {
    box = .optional(.option(name, strategy, help, completion))
  }

  /// Makes an option that may be given any number of times; values given replace the default.
  public init<T: ExpressibleByArgument>(
    wrappedValue: [T], name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == [T] {
    box = .array(.option(name, .next, help, completion), wrappedValue)
  }
}

/// How an option finds its value.
public enum SingleValueParsingStrategy: Sendable, Hashable {
  /// The next word, which may not begin with `-` unless it is `-` alone or a negative number.
  case next
  /// The next word, whatever it is.
  case unconditional
}
