/// Arguments declared in a type of their own and shared by several commands.
@propertyWrapper
public struct OptionGroup<Value: ParsableArguments> {
  var box: GroupBox<Value>

  /// Makes a group; with a title, it has a section of its own in help.
  public init(title: String = "") {
    box = GroupBox(Value(), title: title)
  }

  /// The group's values.
  public var wrappedValue: Value {
    get { box.value }
    set { box = GroupBox(newValue, title: box.title) }
  }
}

/// The storage of an option group, shared by the copies a mirror makes.
final class GroupBox<Value: ParsableArguments> {
  var value: Value
  let title: String

  init(_ value: Value, title: String) {
    self.value = value
    self.title = title
  }
}

/// A group as the parser sees it.
protocol GroupStorage: AnyObject {
  var title: String { get }
  var arguments: any ParsableArguments { get }
  func validate() throws
}

extension GroupBox: GroupStorage {
  var arguments: any ParsableArguments { value }
  func validate() throws { try value.validate() }
}

extension OptionGroup: DeclaringWrapper {
  func declare(on property: String, section: String, in arguments: inout DeclaredArguments) {
    arguments.add(box, section: section)
  }
}
