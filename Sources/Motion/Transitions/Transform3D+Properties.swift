extension Transform3D {
  /// The transform that Core Animation's key paths describe: scale, then turn, then move.
  ///
  /// Known are `transform.rotation` (z) and its x, y and z in degrees, `transform.scale` and its
  /// x, y and z, `transform.translation` and its x, y and z. Turns about several axes are done in
  /// the order x, y, z, which Apple does not document.
  ///
  /// - Parameter value: The value of a property, nil where it is not set.
  public init(properties value: (String) -> AnimatedValue?) {
    func number(_ property: String) -> Double? {
      if case .number(let number) = value(property) { number } else { nil }
    }
    let all = number("transform.scale") ?? 1
    let scale = SIMD3(
      number("transform.scale.x") ?? all, number("transform.scale.y") ?? all,
      number("transform.scale.z") ?? all)
    var way = SIMD3(0.0, 0.0, 0.0)
    if case .vector(let parts) = value("transform.translation") {
      for (index, part) in parts.prefix(3).enumerated() { way[index] = part }
    }
    way.x = number("transform.translation.x") ?? way.x
    way.y = number("transform.translation.y") ?? way.y
    way.z = number("transform.translation.z") ?? way.z
    let plane = number("transform.rotation.z") ?? number("transform.rotation") ?? 0
    self = .scale(scale)
    for (degrees, axis) in [
      (number("transform.rotation.x") ?? 0, SIMD3(1.0, 0, 0)),
      (number("transform.rotation.y") ?? 0, SIMD3(0, 1.0, 0)), (plane, SIMD3(0, 0, 1.0)),
    ] where degrees != 0 {
      self = self * .rotation(degrees * .pi / 180, about: axis)
    }
    self = self * .translation(way)
  }
}
