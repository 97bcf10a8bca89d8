/// An argument of an unfinished command: its description and the storage of its value.
struct DeclaredArgument {
  /// The description without the details of its values, which only help and errors need.
  let outline: ArgumentDescription
  let storage: ArgumentStorage

  /// The complete description.
  var description: ArgumentDescription {
    var description = outline
    storage.declaration.describeValues(&description)
    return description
  }
}

/// The arguments of an unfinished command, including those of its option groups.
struct DeclaredArguments {
  private(set) var all: [DeclaredArgument] = []
  /// The groups, for their checks; `all` includes their arguments.
  var groups: [WrapperStorage] = []

  init(of arguments: any ParsableArguments) { collect(from: arguments, section: "") }

  var positionals: [DeclaredArgument] { all.filter { $0.outline.kind == .positional } }

  /// Returns the argument called by a name with its dashes.
  func find(_ name: String) -> DeclaredArgument? { all.first { $0.outline.names.contains(name) } }

  mutating func add(_ outline: ArgumentDescription, _ storage: ArgumentStorage) {
    all.append(DeclaredArgument(outline: outline, storage: storage))
  }

  /// Adds the arguments that the properties of a value declare.
  mutating func collect(from arguments: some ParsableArguments, section: String) {
    StoredWrappers.forEach(of: arguments) { property, storage in
      storage.declare(on: property, section: section, in: &self)
    }
  }
}
