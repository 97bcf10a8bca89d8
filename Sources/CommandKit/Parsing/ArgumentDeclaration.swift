/// A wrapper's declaration of its argument, before its property's name is known.
struct ArgumentDeclaration {
  let kind: ArgumentDescription.ArgumentKind
  var names: NameSpecification = []
  let help: ArgumentHelp
  let completion: CompletionKind?
  var strategy = ValueStrategy.next
  var isRepeating = false
  /// Adds details of the values, which help and errors need, but parsing doesn't.
  var describeValues: (inout ArgumentDescription) -> Void = { _ in }

  init(
    _ kind: ArgumentDescription.ArgumentKind, _ help: ArgumentHelp? = nil,
    _ completion: CompletionKind? = nil
  ) {
    self.kind = kind
    self.help = help ?? ""
    self.completion = completion
  }

  static func positionals(
    _ strategy: ArgumentArrayParsingStrategy, _ help: ArgumentHelp?, _ completion: CompletionKind?
  ) -> ArgumentDeclaration {
    var declaration = ArgumentDeclaration(.positional, help, completion)
    if strategy == .allUnrecognized { declaration.strategy = .allUnrecognized }
    return declaration
  }

  static func option(
    _ names: NameSpecification, _ strategy: SingleValueParsingStrategy, _ help: ArgumentHelp?,
    _ completion: CompletionKind?
  ) -> ArgumentDeclaration {
    var declaration = ArgumentDeclaration(.option, help, completion)
    declaration.names = names
    if strategy == .unconditional { declaration.strategy = .unconditional }
    return declaration
  }

  /// Returns the declaration with details of values of a type.
  func of<T: ExpressibleByArgument>(_ type: T.Type, default values: [T]?) -> ArgumentDeclaration {
    var declaration = self
    declaration.describeValues = { description in
      description.allowedValues = T.allValueStrings
      description.valueType = T.self
      if description.completion.isDefault { description.completion = T.defaultCompletionKind }
      let text = values?.map(\.defaultValueDescription).joined(separator: ", ") ?? ""
      if !text.isEmpty { description.defaultValue = text }
    }
    return declaration
  }

  /// Returns the description of the argument on a property, without the details of its values.
  func outline(for property: String) -> ArgumentDescription {
    var outline = ArgumentDescription(kind: kind, help: help)
    outline.names = names.names(for: property)
    if kind != .flag {
      let longName = outline.names.first { $0.hasPrefix("--") }
      outline.valueName =
        help.valueName ?? longName.map { String($0.dropFirst(2)) } ?? kebabCase(property)
    }
    outline.isRepeating = isRepeating
    outline.completion = completion ?? .default
    outline.strategy = strategy
    return outline
  }
}
