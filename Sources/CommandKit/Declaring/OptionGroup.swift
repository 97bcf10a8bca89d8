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
