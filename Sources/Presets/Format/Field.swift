import Motion
import StrictJSON

/// A key of an object: how its value is read into a `Root`, written, and described in the JSON
/// Schema.
///
/// The list of an object's fields, in canonical order, is the only place that names them.
struct Field<Root>: Sendable {
  let name: String
  let isRequired: Bool
  /// Whether its value is a time.
  let isTime: Bool
  /// The JSON Schema of the field.
  let schema: @Sendable () -> Schema
  let read: @Sendable (JSONValue, UnsafeMutablePointer<Root>, inout Reading) -> Void
  let write: @Sendable (UnsafePointer<Root>, inout JSONWriter) -> Void
  /// Visits the references in the value; nil if there can be none.
  let visit:
    (
      @Sendable (UnsafeMutablePointer<Root>, () -> String, any ReferenceVisitor)
        throws(MotionError) -> Void
    )?
  /// Takes the value of another root, if that has one.
  let copy: @Sendable (UnsafeMutablePointer<Root>, UnsafePointer<Root>) -> Void

  /// A field whose value is an optional property.
  ///
  /// - Parameters:
  ///   - about: what it means, for the JSON Schema; nil if `more` has the description.
  ///   - more: further keywords of the JSON Schema, such as examples.
  init<Value: SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ codec: Codec<Value>,
    _ about: String?, _ more: @autoclosure @escaping @Sendable () -> Schema = [:],
    isRequired: Bool = false
  ) {
    let property = StoredProperty(path)
    self.init(
      name, codec, about, more, isRequired, at: { property[$0].pointee },
      set: { property[$0].pointee = $1 })
  }

  /// A field whose value is a collection, left out if that is empty.
  init<Value: Collection & SendableMetatype>(
    _ name: String, list path: any WritableKeyPath<Root, Value> & Sendable, _ codec: Codec<Value>,
    _ about: String, _ more: @autoclosure @escaping @Sendable () -> Schema = [:]
  ) {
    let property = StoredProperty(path)
    self.init(
      name, codec, about, more, false,
      at: {
        let value = property[$0].pointee
        return value.isEmpty ? nil : value
      }, set: { property[$0].pointee = $1 })
  }

  /// A required field, whose value is a property that is not optional.
  init<Value: SendableMetatype>(
    _ name: String, required path: any WritableKeyPath<Root, Value> & Sendable,
    _ codec: Codec<Value>, _ about: String,
    _ more: @autoclosure @escaping @Sendable () -> Schema = [:]
  ) {
    let property = StoredProperty(path)
    self.init(
      name, codec, about, more, true, at: { property[$0].pointee },
      set: { property[$0].pointee = $1 })
  }

  /// A field whose value isn't a stored property, such as a case of an enumeration.
  init<Value: SendableMetatype>(
    _ name: String, _ codec: Codec<Value>, _ about: String?,
    _ more: @autoclosure @escaping @Sendable () -> Schema = [:], isRequired: Bool = false,
    get: @escaping @Sendable (Root) -> Value?,
    set: @escaping @Sendable (inout Root, Value) -> Void = { _, _ in }
  ) {
    self.init(
      name, codec, about, more, isRequired, at: { get($0.pointee) }, set: { set(&$0.pointee, $1) })
  }

  /// The fields `to` and `by`, of which a change has one.
  static func change(_ path: any WritableKeyPath<Root, Change> & Sendable) -> [Field] {
    let change = StoredProperty(path)
    return [
      Field(
        "to", .propertyValue, "The value at the end.", { [:] }, false,
        at: { if case .to(let value) = change[$0].pointee { value } else { nil } },
        set: { change[$0].pointee = .to($1) }),
      Field(
        "by", .propertyValue, "The amount that is added to the value at the start.", { [:] }, false,
        at: { if case .by(let value) = change[$0].pointee { value } else { nil } },
        set: { change[$0].pointee = .by($1) }),
    ]
  }

  private init<Value: SendableMetatype>(
    _ name: String, _ codec: Codec<Value>, _ about: String?,
    _ more: @escaping @Sendable () -> Schema, _ isRequired: Bool,
    at get: @escaping @Sendable (UnsafePointer<Root>) -> Value?,
    set: @escaping @Sendable (UnsafeMutablePointer<Root>, Value) -> Void
  ) {
    (self.name, self.isRequired, isTime) = (name, isRequired, codec.isTime)
    schema = { .described(about, codec.schema()).with(more()) }
    read = { value, root, reading in
      if let value = codec.read(value, &reading) { set(root, value) }
    }
    write = { root, writer in
      guard let value = get(root) else { return }
      writer.key(name)
      codec.write(value, &writer)
    }
    if let visitValue = codec.visit {
      visit = { root, slot, visitor throws(MotionError) in
        guard var value = get(root) else { return }
        try visitValue(&value, { "\(slot())/\(name)" }, visitor)
        set(root, value)
      }
    } else {
      visit = nil
    }
    copy = { root, other in if let value = get(other) { set(root, value) } }
  }
}

/// A stored property reached by its offset, which takes a fraction of the time of a key path.
private struct StoredProperty<Root, Value>: Sendable {
  private let offset: Int

  init(_ path: any WritableKeyPath<Root, Value> & Sendable) {
    guard let offset = MemoryLayout<Root>.offset(of: path) else {
      preconditionFailure("a field needs a stored property")
    }
    self.offset = offset
  }

  subscript(root: UnsafeMutablePointer<Root>) -> UnsafeMutablePointer<Value> {
    (UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
  }

  subscript(root: UnsafePointer<Root>) -> UnsafePointer<Value> {
    (UnsafeRawPointer(root) + offset).assumingMemoryBound(to: Value.self)
  }
}
