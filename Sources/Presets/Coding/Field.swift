import StrictJSON

/// A field is a key of an object: how its value gets into a `Root`, and out of it again.
///
/// The list of an object's fields, in canonical order, is the only place that names them.
struct Field<Root>: Sendable {
  let name: String
  let isRequired: Bool
  /// Whether its value is a time.
  let isTime: Bool
  let read: @Sendable (JSONValue, UnsafeMutablePointer<Root>, inout Reading) -> Void
  let write: @Sendable (UnsafePointer<Root>, inout JSONWriter) -> Void

  /// A field that stands for an optional property.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ codec: Codec<Value>,
    isRequired: Bool = false
  ) {
    let property = StoredProperty(path)
    self.name = name
    self.isRequired = isRequired
    isTime = codec.isTime
    read = { value, root, reading in
      if let value = codec.read(value, &reading) { property[root].pointee = value }
    }
    write = { root, writer in
      guard let value = property[root].pointee else { return }
      writer.key(name)
      codec.write(value, &writer)
    }
  }

  /// A field that stands for a collection, left out where that is empty.
  init<Value: Collection & SendableMetatype>(
    _ name: String, list path: any WritableKeyPath<Root, Value> & Sendable, _ codec: Codec<Value>
  ) {
    let property = StoredProperty(path)
    self.name = name
    isRequired = false
    isTime = codec.isTime
    read = { value, root, reading in
      if let value = codec.read(value, &reading) { property[root].pointee = value }
    }
    write = { root, writer in
      let value = property[root].pointee
      if value.isEmpty { return }
      writer.key(name)
      codec.write(value, &writer)
    }
  }

  /// The same field, of a larger root that holds this one.
  func inside<Outer>(_ path: any WritableKeyPath<Outer, Root> & Sendable) -> Field<Outer> {
    let property = StoredProperty(path)
    return Field<Outer>(
      name: name, isRequired: isRequired, isTime: isTime,
      read: { read($0, property[$1], &$2) },
      write: { write(property[$0], &$1) })
  }

  private init(
    name: String, isRequired: Bool, isTime: Bool,
    read: @escaping @Sendable (JSONValue, UnsafeMutablePointer<Root>, inout Reading) -> Void,
    write: @escaping @Sendable (UnsafePointer<Root>, inout JSONWriter) -> Void
  ) {
    (self.name, self.isRequired, self.isTime) = (name, isRequired, isTime)
    (self.read, self.write) = (read, write)
  }
}

extension Reading {
  /// Reads an object's members into `root`; unknown, and required but missing ones are reported.
  ///
  /// Returns false where the value is not an object or a required field is missing.
  @discardableResult
  mutating func readObject<Root>(
    _ value: JSONValue, _ fields: [Field<Root>], into root: inout Root
  ) -> Bool {
    guard value.kind == .object else {
      let field = fields.first { $0.isRequired } ?? fields[0]
      expected("an object", at: value, help: "write {\"\(field.name)\": …}, say")
      return false
    }
    var seen: UInt64 = 0
    var next = 0
    withUnsafeMutablePointer(to: &root) { root in
      fields.withUnsafeBufferPointer { fields in
        for member in value.members {
          // Most objects have their fields in canonical order.
          guard let index = member.index(in: fields, from: next) else {
            reportUnknown(member, known: fields.map(\.name))
            continue
          }
          // A repeated key has been reported; the first one counts.
          if seen & (1 << UInt64(index)) != 0 { continue }
          seen |= 1 << UInt64(index)
          next = index + 1
          fields[index].read(member.value, root, &self)
        }
      }
    }
    var isWhole = true
    for index in fields.indices
    where fields[index].isRequired && seen & (1 << UInt64(index)) == 0 {
      reportMissing([fields[index].name], in: value)
      isWhole = false
    }
    return isWhole
  }
}

extension JSONMember {
  /// Returns the index of the field that the member is; those from `start` on are tried first.
  fileprivate func index<Root>(
    in fields: UnsafeBufferPointer<Field<Root>>, from start: Int
  ) -> Int? {
    for index in start..<fields.count where hasKey(fields[index].name) { return index }
    for index in 0..<start where hasKey(fields[index].name) { return index }
    return nil
  }
}

extension JSONWriter {
  /// Writes an object of the fields that `root` has.
  mutating func object<Root>(_ root: Root, _ fields: [Field<Root>]) {
    beginObject()
    withUnsafePointer(to: root) { for field in fields { field.write($0, &self) } }
    endObject()
  }
}

extension Codec {
  /// The codec of an object that starts as `initial()` and is read field by field.
  static func object(
    _ fields: [Field<Value>], initial: @escaping @Sendable () -> Value
  ) -> Codec where Value: Sendable {
    Codec(
      read: { value, reading in
        var result = initial()
        return reading.readObject(value, fields, into: &result) ? result : nil
      },
      write: { $1.object($0, fields) })
  }
}
