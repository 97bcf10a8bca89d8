/// What a wrapper knows of its argument before it knows its property's name.
struct ArgumentDeclaration {
  var kind: ArgumentDescription.Kind
  var names: NameSpecification = []
  var help = ArgumentHelp()
  var completion: CompletionKind?
  var strategy = ValueStrategy.next
  var isRepeating = false
  var allowedValues: [String] = []
  var expectation: String?
  var defaultValue: String?

  init(_ kind: ArgumentDescription.Kind) { self.kind = kind }

  static func positional(
    _ help: ArgumentHelp?, _ completion: CompletionKind?,
    _ strategy: ArgumentArrayParsingStrategy = .remaining
  ) -> ArgumentDeclaration {
    var declaration = ArgumentDeclaration(.positional)
    declaration.help = help ?? ""
    declaration.completion = completion
    declaration.strategy = strategy == .remaining ? .remaining : .allUnrecognized
    return declaration
  }

  static func option(
    _ names: NameSpecification, _ strategy: SingleValueParsingStrategy, _ help: ArgumentHelp?,
    _ completion: CompletionKind?
  ) -> ArgumentDeclaration {
    named(names, strategy == .next ? .next : .unconditional, help, completion)
  }

  static func option(
    _ names: NameSpecification, _ strategy: ArrayParsingStrategy, _ help: ArgumentHelp?,
    _ completion: CompletionKind?
  ) -> ArgumentDeclaration {
    named(names, strategy == .singleValue ? .next : .upToNextOption, help, completion)
  }

  private static func named(
    _ names: NameSpecification, _ strategy: ValueStrategy, _ help: ArgumentHelp?,
    _ completion: CompletionKind?
  ) -> ArgumentDeclaration {
    var declaration = ArgumentDeclaration(.option)
    declaration.names = names
    declaration.help = help ?? ""
    declaration.completion = completion
    declaration.strategy = strategy
    return declaration
  }

  /// Returns the declaration with what a reader knows of the values.
  func reading<T>(_ reader: ValueReader<T>, defaultValue: String?) -> ArgumentDeclaration {
    var declaration = self
    declaration.allowedValues = reader.allowedValues
    declaration.expectation = reader.expectation
    declaration.completion = completion ?? reader.completion
    declaration.defaultValue = defaultValue == "" ? nil : defaultValue
    return declaration
  }

  /// Returns the description of the argument on a property.
  func description(for property: String) -> ArgumentDescription {
    var description = ArgumentDescription(kind: kind, help: help)
    description.names = names.names(for: property)
    let longName = description.names.first { $0.hasPrefix("--") }
    description.valueName =
      help.valueName ?? longName.map { String($0.dropFirst(2)) } ?? kebabCase(property)
    description.defaultValue = defaultValue
    description.allowedValues = allowedValues
    description.expectation = expectation
    description.isRepeating = isRepeating
    description.completion = completion ?? .default
    description.strategy = strategy
    return description
  }
}

extension ArgumentDescription {
  init(kind: Kind, help: ArgumentHelp) {
    self.kind = kind
    abstract = help.abstract
    discussion = help.discussion
    isHidden = help.visibility == .hidden
  }
}
