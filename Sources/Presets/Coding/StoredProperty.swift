/// A stored property is reached by its offset, which takes a fraction of what a key path takes.
struct StoredProperty<Root, Value>: Sendable {
  private let offset: Int

  /// Takes the offset from a path, which leads through stored properties of structs alone.
  init(_ path: any WritableKeyPath<Root, Value> & Sendable) {
    guard let offset = MemoryLayout<Root>.offset(of: path) else {
      preconditionFailure("a field stands for a stored property")
    }
    self.offset = offset
  }

  /// The property in a root that may be changed.
  subscript(root: UnsafeMutablePointer<Root>) -> UnsafeMutablePointer<Value> {
    (UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
  }

  /// The property in a root.
  subscript(root: UnsafePointer<Root>) -> UnsafePointer<Value> {
    (UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
  }
}
