import Motion
import StrictJSON

extension Codec where Value == [String: PropertyValue] {
  /// Values by property; written in the order of the properties' bytes.
  static let properties = Codec(
    read: { value, reading in
      guard value.kind == .object else {
        reading.expected(
          "an object of properties", at: value, help: "write {\"opacity\": 0}, say")
        return nil
      }
      var properties: [String: PropertyValue] = [:]
      var isWhole = true
      for member in value.members {
        if let one = Codec<PropertyValue>.propertyValue.read(member.value, &reading) {
          reading.check(one, of: member.key, at: member.value)
          properties[member.key] = one
        } else {
          isWhole = false
        }
      }
      return isWhole ? properties : nil
    },
    write: { properties, writer in
      writer.beginObject()
      for (name, value) in properties.sortedByBytes() {
        writer.key(name)
        Codec<PropertyValue>.propertyValue.write(value, &writer)
      }
      writer.endObject()
    })
}

extension Dictionary where Key == String {
  /// The entries in the order of their keys' bytes.
  func sortedByBytes() -> [(key: String, value: Value)] {
    sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}
