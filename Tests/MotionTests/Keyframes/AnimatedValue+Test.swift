import Motion

extension AnimatedValue {
  /// The components of the value; none where it is discrete.
  var numbers: [Double] {
    switch self {
    case .number(let number): [number]
    case .vector(let parts): parts
    case .color(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .boolean, .string, .css: []
    }
  }
}
