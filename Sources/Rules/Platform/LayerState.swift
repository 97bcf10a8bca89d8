import Motion

extension PropertyValue {
  /// The number; nil where it is another thing or only the app knows.
  var number: Double? { if case .quantity(.number(let number)) = self { number } else { nil } }
}

/// A layer state is what is known of a layer's property at the end of a transition.
struct LayerState {
  /// The layer.
  var layer: Transition.Layer.Role
  /// The property, as a key path.
  var property: String
  /// What it ends at: a number, or true or false as 1 and 0.
  var end: Double
  /// Where that is written.
  var pointer: String

  /// The value at which it looks as if nothing had been set.
  var identity: Double { Self.identity(of: property) }

  /// Whether it has returned: full turns count as none.
  var isIdentity: Bool {
    let off = end - identity
    let turns = property.hasPrefix("transform.rotation") ? (off / 360).rounded() * 360 : 0
    return abs(off - turns) < 1e-6
  }

  /// Whether nothing is seen of the layer.
  var isInvisible: Bool {
    switch property {
    case "hidden", "isHidden": end == 1
    case "opacity", "alpha": end <= 0
    default: false
    }
  }

  /// Whether Curvet knows what a property is when nothing was set.
  private static func isKnown(_ property: String) -> Bool {
    switch property {
    case "opacity", "alpha", "hidden", "isHidden": true
    default: property.hasPrefix("transform.") && PropertyType(property: property) == .number
    }
  }

  private static func identity(of property: String) -> Double {
    property == "opacity" || property == "alpha" || property.hasPrefix("transform.scale") ? 1 : 0
  }

  /// The states of all layers of a transition whose end is known.
  static func all(of transition: Transition, at pointer: String) -> [LayerState] {
    transition.layers.enumerated().flatMap { index, layer in
      let pointer = "\(pointer)/layers/\(index)"
      let rows = FrameRow.rows(of: layer, mode: transition.calculationMode, at: pointer)
      let moved = rows.compactMap { LayerState($0) }
      let set = layer.initial.filter { initial in !rows.contains { $0.property == initial.key } }
      return moved
        + set.sorted { $0.key < $1.key }.compactMap { property, value in
          guard isKnown(property), let end = value.number ?? value.isOn else { return nil }
          return LayerState(
            layer: layer.layer, property: property, end: end,
            pointer: "\(pointer)/initial/\(property)")
        }
    }
  }

  private init(layer: Transition.Layer.Role, property: String, end: Double, pointer: String) {
    (self.layer, self.property, self.end, self.pointer) = (layer, property, end, pointer)
  }

  private init?(_ row: FrameRow) {
    guard let layer = row.layer, let last = row.frames.last, Self.isKnown(row.property) else {
      return nil
    }
    var end: Double? = Self.identity(of: row.property)
    if let initial = row.initial, initial != .current { end = initial.number ?? initial.isOn }
    let start = end
    for frame in row.frames {
      switch frame.change {
      case .to(.current): end = start
      case .to(let value): end = value.number ?? value.isOn
      case .by(let value): end = end.flatMap { end in value.number.map { end + $0 } }
      }
    }
    guard let end else { return nil }
    let key = if case .to = last.change { "to" } else { "by" }
    self.init(layer: layer, property: row.property, end: end, pointer: "\(last.pointer)/\(key)")
  }
}

extension PropertyValue {
  fileprivate var isOn: Double? {
    if case .boolean(let value) = self { value ? 1 : 0 } else { nil }
  }
}
