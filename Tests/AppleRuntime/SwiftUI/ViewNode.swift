@_spi(Reflection) import Swift
import RuntimeQuartzCore

/// A place in the tree of views, which outlives the values of the views that come to it.
@MainActor final class ViewNode {
  /// Whether a view of its type comes to it for the first time.
  private(set) var isNew = true
  private var type: Any.Type?
  private(set) var children: [ViewNode] = []
  /// What the view remembers.
  var memory: Any?
  private var animated: AnyObject?
  private var states: [Int: AnyObject] = [:]

  /// Measures it in a space, and places its items; nil for a list, whose items its parent places.
  var layout: Layout?
  /// What it does to what's inside, for its size.
  private(set) var effects: ((CGSize) -> [RuntimeEffect])?
  /// What it's called if it's drawn itself.
  private(set) var name: String?
  /// Where it is in the container.
  var origin = CGPoint.zero
  var size = CGSize.zero
  /// Whether the item of a list that it's for is on its way out.
  var leaves = false
  /// Whether it or the list that it's in leaves.
  private(set) var isLeaving = false
  /// Whether its children are drawn from the last to the first.
  var drawsBackward = false
  /// Whether it keeps to itself what its children ask of a container.
  var isContainer = false

  var zIndex: Double?
  var transition: AnyTransition?
  var gesture: AttachedGesture?
  var tap: (() -> Void)?
  var accessibilityAction: (kind: AccessibilityActionKind, action: () -> Void)?
  /// What's done when it goes away.
  var whenGone: (@MainActor () -> Void)?

  /// Takes the next view; one of another type starts over.
  func begin(_ type: Any.Type) {
    isNew = self.type != type
    guard isNew else { return }
    end()
    self.type = type
  }

  /// Forgets everything, because its view goes away.
  func end() {
    whenGone?()
    children.forEach { $0.end() }
    (children, states, memory, animated, type) = ([], [:], nil, nil, nil)
    (layout, effects, name, zIndex, transition) = (nil, nil, nil, nil, nil)
    (leaves, isLeaving, isContainer, drawsBackward) = (false, false, false, false)
    (gesture, tap, accessibilityAction, whenGone) = (nil, nil, nil, nil)
  }

  /// The child at an index, which may be the next one.
  func child(_ index: Int) -> ViewNode {
    if index == children.count { children.append(ViewNode()) }
    return children[index]
  }

  /// Drops the children from an index on.
  func keep(_ count: Int) {
    for child in children.dropFirst(count) { child.end() }
    children.removeLast(max(children.count - count, 0))
  }

  /// Takes children that have their owner elsewhere.
  func adopt(_ nodes: [ViewNode]) { children = nodes }

  /// Draws something in the whole space.
  func draws(_ name: String, style: ((CGSize) -> [RuntimeEffect])? = nil) {
    (self.name, effects) = (name, style)
    layout = { $1 }
  }

  /// Has one child, which it draws with effects.
  func applies(
    _ effects: ((CGSize) -> [RuntimeEffect])?, _ content: any View, _ scope: Scope
  ) {
    content.evaluate(child(0), scope)
    keep(1)
    self.effects = effects
    layout = Layouts.same
  }

  // MARK: Properties

  /// The object for the property at an offset, made the first time.
  func state<Object: AnyObject>(at offset: Int, _ make: () -> Object) -> Object {
    if let object = states[offset] as? Object { return object }
    let object = make()
    states[offset] = object
    return object
  }

  /// Gives the property wrappers of a value their storage.
  func connect<Value>(_ value: inout Value, _ scope: Scope) {
    let fields = ConnectedFields.of(Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields {
        connect(field.type, UnsafeMutableRawPointer(pointer) + field.offset, field.offset, scope)
      }
    }
  }

  private func connect<Property: ConnectedProperty>(
    _ type: Property.Type, _ address: UnsafeMutableRawPointer, _ offset: Int, _ scope: Scope
  ) {
    address.assumingMemoryBound(to: Property.self).pointee.connect(to: self, at: offset, scope)
  }

  // MARK: Animation

  /// Replaces the animatable data by what's shown of it.
  func present<Value>(_ value: inout Value, _ scope: Scope) {
    guard let animatable = value as? any Animatable, let shown = presented(animatable, scope)
    else { return }
    value = shown as? Value ?? value
  }

  private func presented<Value: Animatable>(_ value: Value, _ scope: Scope) -> Value? {
    guard Value.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    let data = animated as? AnimatedData<Value.AnimatableData> ?? AnimatedData(value.animatableData)
    animated = data
    let end = data.set(
      value.animatableData, animation: scope.transaction.animation, at: scope.time)
    if let end {
      scope.transaction.record?.note(end)
      scope.host.wake(at: end, needsFrames: scope.needsFrames)
    }
    var copy = value
    copy.animatableData = data.value(at: scope.time)
    return copy
  }

  // MARK: Lists

  /// What it lays out.
  var items: [ViewNode] { children.flatMap(\.group) }

  /// What its parent lays out of it: itself, or the items of a list.
  var group: [ViewNode] { flattened(isLeaving: false) }

  private func flattened(isLeaving: Bool) -> [ViewNode] {
    self.isLeaving = isLeaving || leaves
    return layout == nil ? children.flatMap { $0.flattened(isLeaving: self.isLeaving) } : [self]
  }

  /// A trait, which reaches out through modifiers.
  func trait<Trait>(_ trait: KeyPath<ViewNode, Trait?>) -> Trait? {
    if let own = self[keyPath: trait] { return own }
    return isContainer || layout == nil && children.count > 1 ? nil : children.first?.trait(trait)
  }
}

/// A property wrapper that a view's place in the tree gives its storage.
@MainActor protocol ConnectedProperty {
  mutating func connect(to node: ViewNode, at offset: Int, _ scope: Scope)
}

/// Where such properties are in values of a type.
@MainActor private enum ConnectedFields {
  typealias Field = (offset: Int, type: any ConnectedProperty.Type)

  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func of(_ type: Any.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let type = type as? any ConnectedProperty.Type { fields.append((offset, type)) }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }
}
