/// An argument of a command in the making: its description and where its value goes.
struct DeclaredArgument {
  let description: ArgumentDescription
  let storage: any ArgumentStorage
  /// Which of the storage's choices a flag makes.
  let choice: Int
}

/// The arguments of a command in the making, its option groups' included.
struct DeclaredArguments {
  private(set) var all: [DeclaredArgument] = []
  private(set) var groups: [any GroupStorage] = []

  init(of arguments: any ParsableArguments) {
    collect(from: arguments, section: "")
  }

  var descriptions: [ArgumentDescription] { all.map(\.description) }

  var positionals: [DeclaredArgument] { all.filter { $0.description.kind == .positional } }

  /// Returns the argument called by a name with its dashes, and whether it is a flag's opposite.
  func find(_ name: String) -> (argument: DeclaredArgument, isInverse: Bool)? {
    for argument in all {
      if argument.description.names.contains(name) { return (argument, false) }
      if argument.description.inverseNames.contains(name) { return (argument, true) }
    }
    return nil
  }

  /// Adds what a wrapper on a property stores.
  mutating func add(_ storage: any ArgumentStorage, property: String, section: String) {
    var choice = 0
    for description in storage.descriptions(for: property) {
      var description = description
      description.section = section
      all.append(DeclaredArgument(description: description, storage: storage, choice: choice))
      choice += 1
    }
  }

  /// Adds the arguments of a group; its own title wins over that of the group around it.
  mutating func add(_ group: any GroupStorage, section: String) {
    groups.append(group)
    collect(from: group.arguments, section: group.title.isEmpty ? section : group.title)
  }

  private mutating func collect(from arguments: any ParsableArguments, section: String) {
    for child in Mirror(reflecting: arguments).children {
      guard let label = child.label, let wrapper = child.value as? any DeclaringWrapper else {
        continue
      }
      // The compiler stores a wrapped property under its name with an underscore before it.
      let property = label.hasPrefix("_") ? String(label.dropFirst()) : label
      wrapper.declare(on: property, section: section, in: &self)
    }
  }
}
