import RuntimeQuartzCore

/// Where a value of the app's state is.
final class Location<Value>: @unchecked Sendable {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  func set(_ value: Value, _ transaction: Transaction = .current) {
    nonisolated(unsafe) let transaction = transaction
    MainActor.assumeIsolated { RuntimeHost.stateWillChange(transaction) }
    self.value = value
  }
}

@propertyWrapper public struct State<Value> {
  private let initial: Value
  private var location: Location<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  // Source: State: "initializes the storage only once"; outside of a view, it keeps its first
  // value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }
  public var projectedValue: Binding<Value> {
    location.map { Binding(get: { $0.value }, set: { $0.set($1) }, of: $0) } ?? .constant(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  mutating func connect(to node: ViewNode, at offset: Int, _ scope: Scope) {
    location = node.state(at: offset) { Location(initial) }
  }
}

@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  fileprivate init(
    get: @escaping (Location<Value>) -> Value, set: @escaping (Location<Value>, Value) -> Void,
    of location: Location<Value>
  ) { self.init(get: { get(location) }, set: { set(location, $0) }) }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }
}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: keyPath] }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: ConnectedProperty {
  mutating func connect(to node: ViewNode, at offset: Int, _ scope: Scope) {
    value = scope.environment[keyPath: keyPath]
  }
}

public struct EnvironmentValues {
  public init() {}

  public var accessibilityReduceMotion: Bool { RuntimeSettings.reducesMotion }
  public var layoutDirection =
    RuntimeSettings.isRightToLeft ? LayoutDirection.rightToLeft : .leftToRight
}

public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

/// State that stands outside of the views, for a test to change.
///
/// Every host's views are evaluated again when it changes.
@MainActor public final class RuntimeState<Value> {
  private let location: Location<Value>

  /// Makes state with a value.
  public init(_ value: Value) { location = Location(value) }

  /// What it is now.
  public var value: Value {
    get { location.value }
    set { location.set(newValue) }
  }

  /// A binding to it.
  public var binding: Binding<Value> {
    let location = location
    return Binding(get: { location.value }, set: { location.set($0) })
  }
}
