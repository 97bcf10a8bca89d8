/// A choice made by naming it: `--json`.
@propertyWrapper
public struct Flag {
  var box: ValueBox<Bool>

  /// Makes a flag that is true if it is named.
  public init(wrappedValue: Bool, name: NameSpecification = .long, help: ArgumentHelp? = nil) {
    var declaration = ArgumentDeclaration(.flag, help)
    declaration.names = name
    box = ValueBox(declaration, wrappedValue) { value, _, _ in value = true }
  }

  /// Whether it was named, or the default.
  public var wrappedValue: Bool {
    get { box.value.parsed }
    set { box = box.copy(with: newValue) }
  }
}

/// Arguments declared in a type of their own and shared by several commands.
@propertyWrapper
public struct OptionGroup<Value> {
  var box: GroupBox<Value>

  /// Makes a group; with a title, it has a section of its own in help.
  public init(title: String = "") where Value: ParsableArguments {
    box = GroupBox(Value(), title: title)
  }

  /// The group's values.
  public var wrappedValue: Value {
    get { box.value }
    set { box = box.copy(with: newValue) }
  }
}
