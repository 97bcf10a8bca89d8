import Motion
import StrictJSON

extension Codec where Value == PropertyValue {
  /// What a property is set to.
  static let propertyValue = Codec(
    read: { value, reading in
      switch value.kind {
      case .null: return .current
      case .true: return .boolean(true)
      case .false: return .boolean(false)
      case .number, .object:
        return Codec<Quantity>.quantity.read(value, &reading).map(PropertyValue.quantity)
      case .array:
        return Codec<[Quantity]>.vector.read(value, &reading).map(PropertyValue.vector)
      case .string:
        let text = value.string ?? ""
        guard text.hasPrefix("#") else { return .string(text) }
        if let color = RGBA(text) { return .color(color) }
        reading.report(PresetRule.value, at: value, help: "write #RRGGBB or #RRGGBBAA") {
          "\($0) is not a colour: \(Reading.quoted(text))"
        }
        return nil
      }
    },
    write: { value, writer in
      switch value {
      case .quantity(let quantity): Codec<Quantity>.quantity.write(quantity, &writer)
      case .vector(let parts): Codec<[Quantity]>.vector.write(parts, &writer)
      case .color(let color): writer.string(color.text)
      case .boolean(let bool): writer.bool(bool)
      case .string(let text): writer.string(text)
      case .current: writer.null()
      }
    })
}

extension Codec where Value == [Quantity] {
  /// A point, vector or rectangle.
  fileprivate static let vector = Codec<Quantity>.quantity.array(
    count: 2...4, of: "2 to 4 numbers", example: "[0, 100]")
}

/// A draft of `to` or `by`, of which an animation has one.
struct ChangeDraft: Sendable {
  var to: PropertyValue?
  var by: PropertyValue?

  init() {}

  init(_ change: Change) {
    switch change {
    case .to(let value): to = value
    case .by(let value): by = value
    }
  }

  /// Returns the change, or reports that there is none, or two.
  func change(_ value: JSONValue, _ reading: inout Reading) -> Change? {
    switch (to, by) {
    case (let to?, nil): return .to(to)
    case (nil, let by?): return .by(by)
    case (.some, .some):
      reading.report(PresetRule.conflict, at: value, help: "keep one of the two") {
        "\($0) has both \"to\" and \"by\""
      }
    case (nil, nil):
      // A field that could not be read has been reported already, as has what is no object.
      if value.kind == .object, value["to"] == nil, value["by"] == nil {
        reading.reportMissing(["to", "by"], in: value)
      }
    }
    return nil
  }
}
