import Motion

/// A channel is a property of the format and its values at the keyframes.
struct CSSInputChannel {
  /// The key path, or CSS's own name if there is none.
  var path: String
  /// A value for each keyframe.
  var values: [PropertyValue]
  /// Whether values change in steps.
  var isDiscrete = false

  /// Whether values also scale depth, which shows only in 3D.
  var isFlattened = false

  /// Whether the values are of the type that the property has.
  var fits: Bool {
    PropertyType(property: path).map { type in values.allSatisfy(type.accepts) } ?? true
  }

  /// Whether an element is visible at a keyframe: without a value of its own it is, unless the page hides it.
  func isShown(at index: Int) -> Bool { values[index] != .boolean(true) }

  /// Makes the channels of a CSS property.
  ///
  /// - Parameter values: nil is the current value.
  /// - Returns: nil if only its text can be kept.
  static func all(of property: String, _ values: [[CSSInputPart]?]) -> [CSSInputChannel]? {
    switch property {
    case "transform", "translate", "rotate", "scale":
      return CSSInputTransform.channels(values, of: property)
    case "filter", "backdrop-filter": return filters(property, values)
    case "visibility":
      return one("hidden", values, isDiscrete: true) { parts in
        let known = ["visible": false, "hidden": true]
        return parts.count == 1 ? known[parts[0].word].map(PropertyValue.boolean) : nil
      }
    case "opacity":
      return one("opacity", values) { parts in
        guard let value = CSSInputQuantity(parts) else { return nil }
        let number = value.amount(in: "") ?? value.amount(in: "%").map { $0 / 100 }
        return number.map { .quantity(.number($0)) }
      }
    case let name where name.hasPrefix("--"):
      // Only the registration of a custom property tells the type of its values.
      return one(name, values) { CSSInputColor.color($0).map(PropertyValue.color) }
    default: return color(property, values) ?? length(property, values)
    }
  }

  /// Makes the channel of a property whose text alone can be kept; nil if it can't be written.
  static func text(of property: String, _ values: [[CSSInputPart]?]) -> CSSInputChannel? {
    let isKnown = CSSPropertyName.interpolates(property)
    return one(property, values, isDiscrete: !isKnown) { parts in
      let text = parts.css
      return text.isEmpty || text.hasPrefix("#") ? nil : .string(text)
    }?.first
  }

  /// Whether Curvet goes from one text to the next as browsers do, as far as they are known.
  var isInterpolated: Bool {
    guard CSSPropertyName.interpolates(path) else { return false }
    let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    let values = texts.map { CSSValue($0, of: path) }
    return zip(values, values.dropFirst()).allSatisfy { $0.leads(to: $1) }
  }

  private static func one(
    _ path: String, _ values: [[CSSInputPart]?], isDiscrete: Bool = false,
    _ read: ([CSSInputPart]) -> PropertyValue?
  ) -> [CSSInputChannel]? {
    var all: [PropertyValue] = []
    for value in values {
      guard let value else {
        all.append(.current)
        continue
      }
      guard let one = read(value) else { return nil }
      all.append(one)
    }
    return [CSSInputChannel(path: path, values: all, isDiscrete: isDiscrete)]
  }

  private static func color(_ property: String, _ values: [[CSSInputPart]?]) -> [CSSInputChannel]? {
    let known = Property.named(css: property == "background" ? "background-color" : property)
    let isColor = known.map { $0.type == .color } ?? false
    guard isColor || property == "color" || property.hasSuffix("-color") else { return nil }
    return one(known?.path ?? property, values) {
      CSSInputColor.color($0).map(PropertyValue.color)
    }
  }

  private static func length(_ property: String, _ values: [[CSSInputPart]?]) -> [CSSInputChannel]?
  {
    let path = Property.named(css: property)?.path ?? property
    let base = base(of: property)
    let isNumber = numbers.contains(property)
    return one(path, values) { parts in
      guard let quantity = CSSInputQuantity(parts) else { return nil }
      if isNumber, let number = quantity.amount(in: "") { return .quantity(.number(number)) }
      return CSSInputLength.length(quantity, percentOf: base).map(PropertyValue.quantity)
    }
  }

  private static let numbers: Set = [
    "z-index", "order", "flex-grow", "flex-shrink", "line-height", "font-weight", "zoom",
    "stroke-width", "stroke-dashoffset", "stroke-opacity", "fill-opacity", "stop-opacity",
    "flood-opacity", "stroke-miterlimit", "tab-size", "cx", "cy", "r", "rx", "ry", "x", "y",
  ]

  private static func base(of property: String) -> CSSInputLength.Base? {
    switch property {
    case "top", "bottom", "height", "min-height", "max-height": .containerHeight
    case "left", "right", "width", "min-width", "max-width": .containerWidth
    case let name where name.hasPrefix("margin") || name.hasPrefix("padding"): .containerWidth
    default: nil
    }
  }

  /// The functions of a filter, each a channel of its own, if all lists have the same ones.
  private static func filters(_ property: String, _ values: [[CSSInputPart]?]) -> [CSSInputChannel]?
  {
    let lists = values.map { $0.map { $0.count == 1 && $0[0].word == "none" ? [] : $0.components } }
    guard let longest = lists.compactMap({ $0 }).max(by: { $0.count < $1.count }), !longest.isEmpty
    else { return nil }
    let names = longest.map { $0[0].word }
    guard Set(names).count == names.count, longest.allSatisfy({ $0[0].kind == .function }) else {
      return nil
    }
    var channels: [CSSInputChannel] = []
    for (index, name) in names.enumerated() {
      guard let identity = filterIdentities[name] else { return nil }
      var all: [PropertyValue] = []
      for list in lists {
        guard let list else {
          all.append(.current)
          continue
        }
        guard index < list.count else {
          all.append(.quantity(.number(identity)))
          continue
        }
        guard list[index][0].word == name, let value = filter(list[index], identity) else {
          return nil
        }
        all.append(.quantity(value))
      }
      channels.append(CSSInputChannel(path: "\(property).\(name)", values: all))
    }
    return channels
  }

  private static func filter(_ function: [CSSInputPart], _ identity: Double) -> Quantity? {
    guard function.arguments.items.count == 1, let value = CSSInputQuantity(function.arguments)
    else {
      return nil
    }
    switch function[0].word {
    case "blur": return CSSInputLength.length(value, percentOf: nil)
    case "hue-rotate": return value.amount(in: "deg").map(Quantity.number)
    default:
      return (value.amount(in: "") ?? value.amount(in: "%").map { $0 / 100 }).map(Quantity.number)
    }
  }

  private static let filterIdentities: [String: Double] = [
    "blur": 0, "brightness": 1, "contrast": 1, "grayscale": 0, "hue-rotate": 0, "invert": 0,
    "opacity": 1, "saturate": 1, "sepia": 0,
  ]
}
