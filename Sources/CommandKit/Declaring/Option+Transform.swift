extension Option {
  /// Makes a required option read by `transform`; what that throws is shown as the reason.
  public init(
    name: NameSpecification = .long, parsing strategy: SingleValueParsingStrategy = .next,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(.option(name, strategy, help, completion), nil, ValueReader(transform)))
  }

  /// Makes an option with a default, read by `transform`.
  public init(
    wrappedValue: Value, name: NameSpecification = .long,
    parsing strategy: SingleValueParsingStrategy = .next, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> Value
  ) {
    self.init(
      .single(.option(name, strategy, help, completion), wrappedValue, ValueReader(transform)))
  }

  /// Makes an option that may be left out, read by `transform`.
  public init<T>(
    name: NameSpecification = .long, parsing strategy: SingleValueParsingStrategy = .next,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> T
  ) where Value == T? {
    self.init(.optional(.option(name, strategy, help, completion), nil, ValueReader(transform)))
  }

  /// Makes an option that must be given once or more, each value read by `transform`.
  public init<T>(
    name: NameSpecification = .long, parsing strategy: ArrayParsingStrategy = .singleValue,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> T
  ) where Value == [T] {
    self.init(.array(.option(name, strategy, help, completion), nil, ValueReader(transform)))
  }

  /// Makes an option that may be given any number of times, each value read by `transform`.
  public init<T>(
    wrappedValue: [T], name: NameSpecification = .long,
    parsing strategy: ArrayParsingStrategy = .singleValue, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> T
  ) where Value == [T] {
    self.init(
      .array(.option(name, strategy, help, completion), wrappedValue, ValueReader(transform)))
  }
}
