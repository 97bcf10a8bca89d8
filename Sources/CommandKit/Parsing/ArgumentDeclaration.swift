/// What a wrapper knows of its argument before it knows its property's name.
struct ArgumentDeclaration {
  var kind: ArgumentDescription.Kind
  var names: NameSpecification = []
  var help = ArgumentHelp()
  var completion: CompletionKind?
  var strategy = ValueStrategy.next
  var isRepeating = false
  var facts: () -> ValueFacts = { ValueFacts() }

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

  /// Returns the declaration with what can be said of the values.
  func stating(_ facts: @escaping () -> ValueFacts) -> ArgumentDeclaration {
    var declaration = self
    declaration.facts = facts
    return declaration
  }

  /// Returns the description of the argument on a property, but for the facts of its values.
  func outline(for property: String) -> ArgumentDescription {
    var outline = ArgumentDescription(kind: kind, help: help)
    outline.names = names.names(for: property)
    let longName = outline.names.first { $0.hasPrefix("--") }
    outline.valueName =
      help.valueName ?? longName.map { String($0.dropFirst(2)) } ?? kebabCase(property)
    outline.isRepeating = isRepeating
    outline.completion = completion ?? .default
    outline.strategy = strategy
    return outline
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
