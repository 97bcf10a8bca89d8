import Motion

extension PropertyValue {
  /// The number; nil if it's another type or known only at run time.
  var number: Double? { if case .quantity(.number(let number)) = self { number } else { nil } }
}

/// A layer state is what is known of a layer's property at the end of a transition.
struct LayerState {
  /// The layer.
  var layer: Transition.Layer.Role
  /// The property, as a key path.
  var property: String
  /// The end value: a number, or true or false as 1 and 0.
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
    let all = Motion.transition(transition).animatedProperties
    return transition.layers.indices.flatMap { index in
      let own = all.filter { $0.source == .layer(index) }
      // What frames lead to counts for more than what was only set.
      return (own.filter { !$0.spans.isEmpty } + own.filter(\.spans.isEmpty)).compactMap {
        LayerState($0, of: transition.layers[index].layer, at: pointer)
      }
    }
  }

  private init?(_ moved: AnimatedProperty, of layer: Transition.Layer.Role, at pointer: String) {
    guard Self.isKnown(moved.name) else { return nil }
    let initial = moved.initial == .current && !moved.spans.isEmpty ? nil : moved.initial
    var end = initial.map { $0.number ?? $0.isOn } ?? Self.identity(of: moved.name)
    let start = end
    for frame in moved.spans {
      switch frame.change {
      case .to(.current): end = start
      case .to(let value): end = value.number ?? value.isOn
      case .by(let value): end = end.flatMap { end in value.number.map { end + $0 } }
      }
    }
    guard let end else { return nil }
    (self.layer, property, self.end) = (layer, moved.name, end)
    self.pointer = moved.endPointer(in: pointer)
  }
}

extension AnimatedProperty {
  /// Where it is written what it ends at.
  fileprivate func endPointer(in motion: String) -> String {
    guard let last = spans.last else {
      guard case .layer(let index) = source else { return motion }
      return "\(motion)/layers/\(index)/initial/\(name)"
    }
    let key = if case .to = last.change { "to" } else { "by" }
    return "\(pointer(of: last, in: motion))/\(key)"
  }
}

extension PropertyValue {
  fileprivate var isOn: Double? {
    if case .boolean(let value) = self { value ? 1 : 0 } else { nil }
  }
}
