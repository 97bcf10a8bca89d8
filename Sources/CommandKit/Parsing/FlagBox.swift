/// One of the ways a flag can be named, and what that does to its value.
struct FlagChoice<Value> {
  /// Returns the names with their dashes for a property.
  var names: (_ property: String) -> [String]
  var help: ArgumentHelp?
  var apply: (inout Value?) -> Void

  /// Returns a flag and its opposite.
  static func pair(
    _ names: NameSpecification, _ inversion: FlagInversion, _ help: ArgumentHelp?,
    set: @escaping (inout Value?, Bool) -> Void
  ) -> [FlagChoice] {
    let opposites = { (property: String) in
      names.names(for: property).filter { $0.hasPrefix("--") }.map { "--no-" + $0.dropFirst(2) }
    }
    return [
      FlagChoice(names: names.names, help: help) { set(&$0, true) },
      FlagChoice(names: opposites, help: help) { set(&$0, false) },
    ]
  }

  /// Returns a flag for each case.
  static func cases<T: EnumerableFlag>(
    of type: T.Type, _ help: ArgumentHelp?, add: @escaping (inout Value?, T) -> Void
  ) -> [FlagChoice] {
    type.allCases.map { value in
      FlagChoice(
        names: { _ in T.name(for: value).names(for: String(describing: value)) },
        help: T.help(for: value) ?? help
      ) { add(&$0, value) }
    }
  }
}

/// The storage of a flag.
final class FlagBox<Value>: ArgumentStorage, ValueStorage {
  var value: Value?
  private let choices: [FlagChoice<Value>]
  private let exclusivity: FlagExclusivity
  private let defaultChoice: Int?
  private let isPair: Bool
  private let isRepeating: Bool
  private var made: (choice: Int, name: String)?

  /// Makes the storage; the two choices of a pair are described as one flag and its opposite.
  init(
    initial: Value?, choices: [FlagChoice<Value>], exclusivity: FlagExclusivity = .exclusive,
    defaultChoice: Int? = nil, isPair: Bool = false, isRepeating: Bool = false
  ) {
    value = initial
    self.choices = choices
    self.exclusivity = exclusivity
    self.defaultChoice = defaultChoice
    self.isPair = isPair
    self.isRepeating = isRepeating
  }

  var hasValue: Bool { value != nil }

  func copy() -> FlagBox {
    FlagBox(
      initial: value, choices: choices, exclusivity: exclusivity, defaultChoice: defaultChoice,
      isPair: isPair, isRepeating: isRepeating)
  }

  func descriptions(for property: String) -> [ArgumentDescription] {
    var descriptions: [ArgumentDescription] = []
    for (index, choice) in choices.enumerated() where index == 0 || !isPair {
      var description = ArgumentDescription(kind: .flag, help: choice.help ?? "")
      description.names = choice.names(property)
      if isPair { description.inverseNames = choices[1].names(property) }
      if let defaultChoice, isPair || index == defaultChoice {
        description.defaultValue = choices[defaultChoice].names(property).last
      }
      description.isRequired = value == nil
      description.isRepeating = isRepeating
      descriptions.append(description)
    }
    return descriptions
  }

  func accept(_ input: ArgumentInput) throws(ArgumentRejection) {
    guard case .choice(let choice, let name) = input else { return }
    if isRepeating {
      if made == nil { value = nil }
    } else if let made, made.choice != choice {
      if exclusivity == .exclusive { throw .contradicts(name: made.name) }
      if exclusivity == .chooseFirst { return }
    }
    choices[choice].apply(&value)
    made = (choice, name)
  }
}
