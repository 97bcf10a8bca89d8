/// A value known by a name before it: `--limit 3`.
@propertyWrapper
public struct Option<Value> {
  var box: ValueBox<Value>

  init(_ box: ValueBox<Value>) { self.box = box }

  /// Cannot be used: a value must be readable from a word, or come with a `transform`.
  @available(*, unavailable, message: "conform the type to ExpressibleByArgument or transform it")
  public init() {
    self.init(ValueBox(ArgumentDeclaration(.option), initial: nil) { _, _, _ in })
  }

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
    self.init(.single(.option(name, strategy, help, completion), nil, .word))
  }

  /// Makes an option with a default.
  public init(
    wrappedValue: Value, name: NameSpecification = .long,
    parsing strategy: SingleValueParsingStrategy = .next, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) {
    self.init(.single(.option(name, strategy, help, completion), wrappedValue, .word))
  }
}

extension Option {
  /// Makes an option that may be left out.
  public init<T: ExpressibleByArgument>(
    name: NameSpecification = .long, parsing strategy: SingleValueParsingStrategy = .next,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == T? {
    self.init(.optional(.option(name, strategy, help, completion), nil, .word))
  }

  /// Makes an option that may be left out.
  public init<T: ExpressibleByArgument>(
    wrappedValue: T?, name: NameSpecification = .long,
    parsing strategy: SingleValueParsingStrategy = .next, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == T? {
    self.init(.optional(.option(name, strategy, help, completion), wrappedValue, .word))
  }

  /// Makes an option that must be given once or more.
  public init<T: ExpressibleByArgument>(
    name: NameSpecification = .long, parsing strategy: ArrayParsingStrategy = .singleValue,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [T] {
    self.init(.array(.option(name, strategy, help, completion), nil, .word))
  }

  /// Makes an option that may be given any number of times; values given replace the default.
  public init<T: ExpressibleByArgument>(
    wrappedValue: [T], name: NameSpecification = .long,
    parsing strategy: ArrayParsingStrategy = .singleValue, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == [T] {
    self.init(.array(.option(name, strategy, help, completion), wrappedValue, .word))
  }
}
