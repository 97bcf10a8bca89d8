import StrictJSON

/// A token preset is the exact preset that is under a token's `$extensions`, beside the nearest
/// value that the format has for it.
///
/// With it is a fingerprint of the token as it was written: if another tool has changed the
/// token since, the token counts and the preset does not.
package enum TokenPreset {
  /// The key under `$extensions`.
  package static let key = "app.curvet"

  /// Returns the fingerprint of what a token says.
  ///
  /// It is the same however the token is laid out: the order of keys and the spelling of numbers do
  /// not matter. (Fowler, Noll and Vo's hash, FNV-1a, of 64 bits.)
  package static func fingerprint(
    type: String, value: JSONValue, description: String?, deprecated: JSONValue?
  ) -> String {
    var writer = JSONWriter()
    writer.beginArray()
    writer.string(type)
    writer.sorted(value)
    writer.string(description ?? "")
    if let deprecated { writer.sorted(deprecated) }
    writer.endArray()
    let hash = writer.bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension JSONWriter {
  /// Writes a value with its keys in order, and its numbers in one spelling.
  fileprivate mutating func sorted(_ value: JSONValue) {
    switch value.kind {
    case .object:
      object { writer in
        for member in value.members.sorted(by: { $0.key < $1.key }) {
          writer.key(member.key)
          writer.sorted(member.value)
        }
      }
    case .array:
      beginArray()
      for element in value.elements { sorted(element) }
      endArray()
    case .number:
      if let number = value.number, number.isFinite { self.number(number) } else { null() }
    case .string, .true, .false, .null: self.value(value)
    }
  }
}
