extension Transition {
  /// The layers of one of Core Animation's transitions between view controllers; nil if it's none, or has layers.
  ///
  /// A fade shows the new screen over the old one, which is the same for screens without transparent parts.
  package var betweenScreens: Transition? {
    guard phase != nil, let style,
      var content = ContentTransition(style: style, direction: direction)
    else { return nil }
    content.startProgress = startProgress?.value ?? 0
    content.endProgress = endProgress?.value ?? 1
    let ends = [0, 1].map { content.state(at: $0, size: SIMD2(1, 1)) }
    var between = self
    (between.style, between.startProgress, between.endProgress) = (.custom, nil, nil)
    let fades = style == .fade || style == .crossDissolve
    func layer(
      _ role: Layer.Role, _ place: (ContentTransition.State) -> ContentTransition.Placement
    ) -> Layer {
      var layer = Layer(layer: role)
      let places = ends.map(place)
      if fades {
        if role == .destination { layer.move("opacity", places.map { .number($0.opacity) }) }
        return layer
      }
      for (axis, side) in [("x", "width"), ("y", "height")] {
        let offsets = places.map { axis == "x" ? $0.frame.x : $0.frame.y }
        guard offsets != [0, 0] else { continue }
        let lengths = offsets.map { offset -> Quantity in
          let sign = offset == 1 ? "" : offset == -1 ? "-" : "\(offset) * "
          guard offset != 0, let length = try? Measure("\(sign)container.\(side)") else {
            return .number(0)
          }
          return .measure(length)
        }
        layer.move("transform.translation.\(axis)", lengths)
      }
      return layer
    }
    let (old, new) = (layer(.source, \.old), layer(.destination, \.new))
    between.layers = style == .reveal ? [new, old] : [old, new]
    return between
  }
}

extension Transition.Layer {
  /// Moves a property from a value to another one, over the whole time.
  fileprivate mutating func move(_ property: String, _ ends: [Quantity]) {
    initial[property] = .quantity(ends[0])
    frames.append(
      Transition.RelativeKeyframe(
        property: property, start: .decimal(0), duration: .decimal(1),
        change: .to(.quantity(ends[1]))))
  }
}
