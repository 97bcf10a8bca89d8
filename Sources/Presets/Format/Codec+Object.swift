import Motion
import StrictJSON

extension Codec {
  /// The codec of an object that starts as `initial` and is read field by field.
  ///
  /// - Parameter check: returns whether the fields fit each other, or reports what is wrong; fields
  ///   that are missing or can't be read are as in `initial`.
  static func object(
    _ fields: [Field<Value>], _ name: SchemaDefinition, _ about: String,
    rules: @autoclosure @escaping @Sendable () -> Schema = [:], initial: Value,
    check: @escaping @Sendable (inout Value, JSONValue, inout Reading) -> Bool = { _, _, _ in true }
  ) -> Codec where Value: Sendable {
    Codec(
      .ref(name), definition: { .fields(about, fields, rules: rules()) }, visit: visit(fields),
      inherit: { fields.inherit(&$0, from: $1) },
      read: { value, reading in
        var result = initial
        let isWhole = reading.readObject(value, fields, into: &result)
        guard value.kind == .object, check(&result, value, &reading), isWhole else { return nil }
        return result
      },
      write: { $1.object($0, fields) })
  }

  private static func visit(_ fields: [Field<Value>]) -> Visit? where Value: Sendable {
    let referring = fields.filter { $0.visit != nil }
    if referring.isEmpty { return nil }
    return { value, slot, visitor throws(MotionError) in
      try referring.visitReferences(of: &value, at: slot, visitor)
    }
  }

  /// The codec of an object whose keys are names of any kind, written in the order of their bytes.
  ///
  /// - Parameter check: reports what is wrong with a member.
  static func dictionary<Element>(
    of codec: Codec<Element>, _ schema: @autoclosure @escaping @Sendable () -> Schema,
    _ what: String, example: String,
    check: @escaping @Sendable (JSONMember, Element, inout Reading) -> Void
  ) -> Codec where Value == [String: Element] {
    Codec(
      schema(),
      read: { value, reading in
        guard value.kind == .object else {
          reading.expected(what, at: value, help: "for example, write \(example)")
          return nil
        }
        var result: [String: Element] = [:]
        for member in value.members {
          guard let one = codec.read(member.value, &reading) else { continue }
          check(member, one, &reading)
          result[member.key] = one
        }
        return result
      },
      write: { values, writer in
        writer.beginObject()
        for (key, value) in values.sorted(by: {
          $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
        }) {
          writer.key(key)
          codec.write(value, &writer)
        }
        writer.endObject()
      })
  }
}

extension Reading {
  /// Reads an object's members into `root`; reports unknown fields, and required ones that are
  /// missing.
  ///
  /// Returns false if the value is not an object or lacks a required field.
  mutating func readObject<Root>(
    _ value: JSONValue, _ fields: [Field<Root>], into root: inout Root
  ) -> Bool {
    guard value.kind == .object else {
      let field = fields.first { $0.isRequired } ?? fields[0]
      expected("an object", at: value, help: "for example, write {\"\(field.name)\": …}")
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
    let missing = fields.indices.filter { fields[$0].isRequired && seen & (1 << UInt64($0)) == 0 }
    for index in missing {
      reportMissing([fields[index].name], in: value, known: fields.map(\.name))
    }
    return missing.isEmpty
  }
}

extension JSONValue {
  /// Whether the numbers in some of an object's fields fit a double; those that don't have been reported.
  func holdsNumbers(in fields: [String]) -> Bool {
    func isFinite(_ value: JSONValue) -> Bool {
      value.number?.isFinite ?? value.elements.allSatisfy(isFinite)
    }
    return fields.allSatisfy { self[$0].map(isFinite) ?? true }
  }
}

extension JSONMember {
  /// Returns the index of the member's field, trying those from `start` on first.
  fileprivate func index<Root>(
    in fields: UnsafeBufferPointer<Field<Root>>, from start: Int
  ) -> Int? {
    for index in start..<fields.count where hasKey(fields[index].name) { return index }
    for index in 0..<start where hasKey(fields[index].name) { return index }
    return nil
  }
}

extension Array {
  /// Visits the references in the fields of an object.
  func visitReferences<Root>(
    of root: inout Root, at slot: () -> String, _ visitor: any ReferenceVisitor
  ) throws(MotionError) where Element == Field<Root> {
    try withUnsafeMutablePointer(to: &root) { root throws(MotionError) in
      for field in self { try field.visit?(root, slot, visitor) }
    }
  }

  /// Takes the fields that an object doesn't have from the one that it uses.
  func inherit<Root>(_ root: inout Root, from base: Root) where Element == Field<Root> {
    var result = base
    withUnsafeMutablePointer(to: &result) { result in
      withUnsafePointer(to: root) { root in
        for field in self where field.name != "use" { field.copy(result, root) }
      }
    }
    root = result
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
