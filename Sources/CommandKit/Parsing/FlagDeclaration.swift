/// What a flag's wrapper knows before it knows its property's name.
struct FlagDeclaration {
  /// One of the ways the flag can be named.
  struct Choice {
    /// Returns the names with their dashes for a property.
    var names: (_ property: String) -> [String]
    var help: ArgumentHelp?
  }

  var choices: [Choice] = []
  var exclusivity = FlagExclusivity.exclusive
  var defaultChoice: Int?
  /// Whether the two choices are described as one flag and its opposite.
  var isPair = false
  var isRepeating = false

  /// Returns a flag alone.
  static func single(_ names: NameSpecification, _ help: ArgumentHelp?) -> FlagDeclaration {
    FlagDeclaration(choices: [Choice(names: names.names, help: help)])
  }

  /// Returns a flag and its opposite.
  static func pair(
    _ names: NameSpecification, _ inversion: FlagInversion, _ help: ArgumentHelp?,
    _ exclusivity: FlagExclusivity
  ) -> FlagDeclaration {
    let opposites = { (property: String) in
      names.names(for: property).filter { $0.hasPrefix("--") }.map { "--no-" + $0.dropFirst(2) }
    }
    let choices = [Choice(names: names.names, help: help), Choice(names: opposites, help: help)]
    return FlagDeclaration(choices: choices, exclusivity: exclusivity, isPair: true)
  }

  /// Returns a flag for each case.
  static func cases<T: EnumerableFlag>(
    of cases: [T], _ help: ArgumentHelp?, _ exclusivity: FlagExclusivity = .exclusive
  ) -> FlagDeclaration {
    let choices = cases.map { value in
      Choice(
        names: { _ in T.name(for: value).names(for: String(describing: value)) },
        help: T.help(for: value) ?? help)
    }
    return FlagDeclaration(choices: choices, exclusivity: exclusivity)
  }

  /// Returns the declaration with the choice made by default.
  func defaulting(to choice: Int?) -> FlagDeclaration {
    var declaration = self
    declaration.defaultChoice = choice
    return declaration
  }

  /// Returns the declaration of a flag that may be given many times.
  func repeating() -> FlagDeclaration {
    var declaration = self
    declaration.isRepeating = true
    return declaration
  }

  /// Returns the descriptions of the choices, or of the pair, on a property.
  func outlines(for property: String, isRequired: Bool) -> [ArgumentDescription] {
    (isPair ? 0..<1 : choices.indices).map { index in
      var outline = ArgumentDescription(kind: .flag, help: choices[index].help ?? "")
      outline.names = choices[index].names(property)
      if isPair { outline.inverseNames = choices[1].names(property) }
      if let defaultChoice, isPair || index == defaultChoice {
        outline.defaultValue = choices[defaultChoice].names(property).last
      }
      outline.isRequired = isRequired
      outline.isRepeating = isRepeating
      return outline
    }
  }
}
