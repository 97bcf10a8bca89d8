/// A value known by its place among the words.
@propertyWrapper
public struct Argument<Value> {
  var box: ValueBox<Value>

  init(_ box: ValueBox<Value>) { self.box = box }

  /// Cannot be used: a value must be readable from a word, or come with a `transform`.
  @available(*, unavailable, message: "conform the type to ExpressibleByArgument or transform it")
  public init() {
    self.init(ValueBox(ArgumentDeclaration(.positional), initial: nil) { _, _, _ in })
  }

  /// The value read, or the default.
  public var wrappedValue: Value {
    get { box.value.parsed }
    set { box = box.copy(with: newValue) }
  }
}

extension Argument where Value: ExpressibleByArgument {
  /// Makes a required argument.
  public init(help: ArgumentHelp? = nil, completion: CompletionKind? = nil) {
    self.init(.single(.positional(help, completion), nil, .word))
  }

  /// Makes an argument with a default.
  public init(
    wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) {
    self.init(.single(.positional(help, completion), wrappedValue, .word))
  }
}

extension Argument {
  /// Makes an argument that may be left out.
  public init<T: ExpressibleByArgument>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == T? {
    self.init(.optional(.positional(help, completion), nil, .word))
  }

  /// Makes an argument that may be left out.
  public init<T: ExpressibleByArgument>(
    wrappedValue: T?, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == T? {
    self.init(.optional(.positional(help, completion), wrappedValue, .word))
  }

  /// Makes an argument of one or more values.
  public init<T: ExpressibleByArgument>(
    parsing strategy: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == [T] {
    self.init(.array(.positional(help, completion, strategy), nil, .word))
  }

  /// Makes an argument of any number of values; those given replace the default.
  public init<T: ExpressibleByArgument>(
    wrappedValue: [T], parsing strategy: ArgumentArrayParsingStrategy = .remaining,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [T] {
    self.init(.array(.positional(help, completion, strategy), wrappedValue, .word))
  }

  /// Makes a required argument read by `transform`; what that throws is shown as the reason.
  public init(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(.positional(help, completion), nil, ValueReader(transform)))
  }

  /// Makes an argument with a default, read by `transform`.
  public init(
    wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> Value
  ) {
    self.init(.single(.positional(help, completion), wrappedValue, ValueReader(transform)))
  }

  /// Makes an argument that may be left out, read by `transform`.
  public init<T>(
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> T
  ) where Value == T? {
    self.init(.optional(.positional(help, completion), nil, ValueReader(transform)))
  }

  /// Makes an argument of one or more values, each read by `transform`.
  public init<T>(
    parsing strategy: ArgumentArrayParsingStrategy = .remaining, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil, transform: @escaping (String) throws -> T
  ) where Value == [T] {
    self.init(.array(.positional(help, completion, strategy), nil, ValueReader(transform)))
  }

  /// Makes an argument of any number of values, each read by `transform`.
  public init<T>(
    wrappedValue: [T], parsing strategy: ArgumentArrayParsingStrategy = .remaining,
    help: ArgumentHelp? = nil, completion: CompletionKind? = nil,
    transform: @escaping (String) throws -> T
  ) where Value == [T] {
    self.init(.array(.positional(help, completion, strategy), wrappedValue, ValueReader(transform)))
  }
}
