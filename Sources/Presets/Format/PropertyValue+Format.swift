import Motion
import StrictJSON

extension Codec where Value == PropertyValue {
  /// The value of a property.
  static let propertyValue = Codec(
    .ref(.value),
    read: { value, reading in
      switch value.kind {
      case .null: return .current
      case .true: return .boolean(true)
      case .false: return .boolean(false)
      case .number, .object:
        return Codec<Quantity>.quantity.read(value, &reading).map(PropertyValue.quantity)
      case .array: return vector.read(value, &reading).map(PropertyValue.vector)
      case .string:
        let text = value.string ?? ""
        guard text.hasPrefix("#") else { return .string(text) }
        if let color = RGBA(text) { return .color(color) }
        reading.report(PresetRule.value, at: value, help: "write #RRGGBB or #RRGGBBAA") {
          "\($0) isn't a valid color: \(Reading.quoted(text))"
        }
        return nil
      }
    },
    write: { value, writer in
      switch value {
      case .quantity(let quantity): Codec<Quantity>.quantity.write(quantity, &writer)
      case .vector(let parts): vector.write(parts, &writer)
      case .color(let color): writer.string(color.text)
      case .boolean(let bool): writer.bool(bool)
      case .string(let text): writer.string(text)
      case .current: writer.null()
      }
    })

  /// A point, vector or rectangle.
  private static let vector = Codec<Quantity>.quantity.array(
    count: 2...4, of: "2 to 4 numbers", example: "[0, 100]")
}

extension Codec where Value == [String: PropertyValue] {
  /// Values by property.
  static let properties = dictionary(
    of: .propertyValue,
    [
      "type": "object",
      "properties": .object(
        PropertyType.properties.sorted().map { name in
          .init(key: name, value: .ref(PropertyType(property: name)?.definition ?? .value))
        }),
      "additionalProperties": .ref(.value),
    ], "an object of properties", example: "{\"opacity\": 0}"
  ) { member, value, reading in
    reading.check(value, of: member.key, at: member.value)
  }
}

extension Field {
  /// The property that an animation changes.
  static func property(_ path: any WritableKeyPath<Root, String> & Sendable) -> Field {
    Field(
      "property", required: path,
      .word.described(by: [
        "anyOf": [
          ["enum": .strings(PropertyType.properties.sorted())],
          ["type": "string", "minLength": 1],
        ]
      ]), "The property that changes: a key path of Core Animation, or your own.")
  }

  /// The view or layer that an animation changes.
  static func target(_ path: any WritableKeyPath<Root, String?> & Sendable) -> Field {
    Field(
      "target", path, .word, "Your name for the view or layer that it changes.",
      ["examples": ["card"], "minLength": 1])
  }
}

extension Reading {
  /// Reports a value whose type does not fit a well-known property; returns whether it fits.
  @discardableResult
  mutating func check(_ value: PropertyValue?, of property: String, at json: JSONValue?) -> Bool {
    guard let value, let json, let type = PropertyType(property: property), !type.accepts(value)
    else { return true }
    report(PresetRule.type, at: json, help: "write \(type.rawValue)") { _ in
      "\(Self.shown(json)) doesn't fit \(property)"
    }
    return false
  }

  /// Reports the end of a change if its type does not fit a property; returns whether it fits.
  @discardableResult
  mutating func check(_ change: Change, of property: String, in value: JSONValue) -> Bool {
    check(change.value, of: property, at: value["to"] ?? value["by"])
  }
}

extension Schema {
  static let value: Schema = [
    "description":
      "A number, a point [x, y], a vector, a rectangle [x, y, width, height], a color \"#RRGGBB\" or \"#RRGGBBAA\", true or false, a string, a measure, or null for the current value.",
    "anyOf": [
      .ref(.quantity), vector(2...4), ["type": "boolean"],
      form("^(?!#)|\(color)", else: "A color is #RRGGBB or #RRGGBBAA."),
      ["type": "null"],
    ],
  ]

  private static let color = "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"

  private static func vector(_ count: ClosedRange<Int>) -> Schema {
    .array(of: .ref(.quantity), count: count)
  }

  /// The values of a known property.
  static func values(of type: PropertyType) -> Schema {
    let values: [Schema] =
      switch type {
      case .number: [.ref(.quantity)]
      case .point: [vector(2...2), .ref(.measure)]
      case .vector: [vector(2...3), .ref(.measure)]
      case .rect: [vector(4...4), .ref(.measure)]
      case .color: [form(color, else: "A color is #RRGGBB or #RRGGBBAA.")]
      case .boolean: [["type": "boolean"]]
      case .string: [form("^(?!#)", else: "This property doesn't accept a color.")]
      }
    let description = type.rawValue.prefix(1).uppercased() + type.rawValue.dropFirst()
    return [
      "description": .string("\(description), or null for the current value."),
      "anyOf": .array(values + [["type": "null"]]),
    ]
  }

  /// The types of `from`, `to` and `by` of a known property.
  static let change = byType { type in
    let value = Schema.ref(type.definition)
    return ["from": value, "to": value, "by": value]
  }

  /// The types of the values and frames of a known property.
  static let typedTrack: Schema = {
    let isDiscrete = has("calculationMode", ["const": "discrete"])
    let isLinear: Schema = ["not": has("calculationMode", ["not": ["const": "linear"]])]
    let names = Schema.strings(CSSPropertyName.texts.sorted())
    let isOfCSS = has("property", ["anyOf": [["pattern": "^--"], ["enum": names]]])
    let types = byType { type in
      let value = Schema.ref(type.definition)
      return [
        "values": ["items": value],
        "frames": ["items": ["properties": ["to": value, "by": value]]],
      ]
    }
    return [
      "allOf": [
        types, discrete(["type": "boolean"], unless: isDiscrete),
        discrete(
          ["type": "string", "pattern": "^(?!#)"],
          unless: ["anyOf": [isDiscrete, ["allOf": [isOfCSS, isLinear]]]]),
      ]
    ]
  }()

  /// Refuses values that can't be interpolated, unless they needn't be.
  private static func discrete(_ values: Schema, unless: Schema) -> Schema {
    [
      "if": ["not": unless],
      "then": [
        "properties": [
          "values": [
            "items": [
              "not": values,
              "errorMessage":
                "This value can't be interpolated; set \"calculationMode\": \"discrete\".",
            ]
          ]
        ]
      ],
    ]
  }

  private static func byType(_ fields: (PropertyType) -> Schema) -> Schema {
    [
      "allOf": .array(
        PropertyType.allCases.map { type in
          let names = PropertyType.properties.filter { PropertyType(property: $0) == type }
          return when(
            has("property", ["enum": .strings(names.sorted())]), ["properties": fields(type)])
        })
    ]
  }
}

extension PropertyType {
  var definition: SchemaDefinition {
    switch self {
    case .number: .numberValue
    case .point: .pointValue
    case .vector: .vectorValue
    case .rect: .rectValue
    case .color: .colorValue
    case .boolean: .booleanValue
    case .string: .stringValue
    }
  }
}
