/// An argument of a command in the making: its description and where its value goes.
struct DeclaredArgument {
  /// The description but for the facts of its values, which only help and errors need.
  let outline: ArgumentDescription
  let storage: ArgumentStorage
  /// Which of the storage's choices a flag makes.
  let choice: Int

  /// The whole description.
  var description: ArgumentDescription { outline.with(storage.facts) }
}

/// The arguments of a command in the making, its option groups' included.
struct DeclaredArguments {
  private(set) var all: [DeclaredArgument] = []
  private(set) var groups: [WrapperStorage] = []

  init(of arguments: any ParsableArguments) {
    collect(from: arguments, section: "")
  }

  var descriptions: [ArgumentDescription] { all.map(\.description) }

  var positionals: [DeclaredArgument] { all.filter { $0.outline.kind == .positional } }

  /// Returns the argument called by a name with its dashes, and whether it is a flag's opposite.
  func find(_ name: String) -> (argument: DeclaredArgument, isInverse: Bool)? {
    for argument in all {
      if argument.outline.names.contains(name) { return (argument, false) }
      if argument.outline.inverseNames.contains(name) { return (argument, true) }
    }
    return nil
  }

  /// Adds what a wrapper on a property stores.
  mutating func add(_ storage: ArgumentStorage, property: String, section: String) {
    var choice = 0
    for outline in storage.outlines(for: property) {
      var outline = outline
      outline.section = section
      all.append(DeclaredArgument(outline: outline, storage: storage, choice: choice))
      choice += 1
    }
  }

  /// Adds a group; its arguments are added by themselves.
  mutating func add(_ group: WrapperStorage) { groups.append(group) }

  /// Adds what the properties of a value declare.
  mutating func collect(from arguments: some ParsableArguments, section: String) {
    StoredWrappers.forEach(of: arguments) { property, storage in
      storage.declare(on: property, section: section, in: &self)
    }
  }
}
