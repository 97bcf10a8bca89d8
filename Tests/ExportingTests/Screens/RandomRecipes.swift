import Motion
import Presets
import Testing

@testable import Exporting

/// Recipes of layers made of random numbers.
struct RandomRecipes {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// Presets of a seed.
  static func presets(seed: UInt64) throws -> [ExportedPreset] {
    var random = RandomRecipes(seed: seed)
    return try (0..<30).map { index in
      let name = try #require(PresetName("transition/random-\(index)"))
      let motion = Motion.transition(random.transition())
      return ExportedPreset(Preset(name: name, motion: motion), motion: motion)
    }
  }

  /// Whether a preset is one of them.
  static func has(_ preset: ExportedPreset) -> Bool {
    preset.name.text.hasPrefix("transition/random-")
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound
      + (range.upperBound - range.lowerBound) * Double(state >> 11) / Double(1 << 53)
  }

  mutating func transition() -> Transition {
    var transition = Transition()
    transition.style = .custom
    transition.duration = .seconds(0.5)
    let modes: [Keyframes.CalculationMode] = [.linear, .cubic, .discrete]
    transition.calculationMode = modes[Int(number(0...2.99))]
    // Most overshoot, so that pages go on beyond their ends.
    transition.timing = .curve(
      Curve(
        .cubicBezier(x1: number(0...1), y1: number(-2...1), x2: number(0...1), y2: number(0...3))))
    transition.layers = [layer(.source), layer(.destination)]
    return transition
  }

  private mutating func layer(_ role: Transition.Layer.Role) -> Transition.Layer {
    var layer = Transition.Layer(layer: role)
    let all = [
      ("transform.rotation.y", -180.0...180), ("transform.translation.x", -500.0...500),
      ("transform.scale.x", 0.1...2), ("opacity", 0...1),
    ]
    for (name, range) in all where number(0...1) < 0.6 {
      func value(_ number: Double) -> PropertyValue {
        let part = (number * 8).rounded() / 8
        if name == "transform.translation.x",
          let measure = try? Measure("\(part) + container.width")
        {
          return .quantity(.measure(measure))
        }
        return .quantity(.number(part))
      }
      layer.initial[name] = value(number(range))
      var time = number(0...0.3)
      for _ in 0..<Int(number(1...4)) where time < 0.95 {
        let length = number(0...1) < 0.15 ? 0 : min(number(0.05...0.4), 1 - time)
        layer.frames.append(
          .init(
            property: name, start: .decimal(time), duration: .decimal(length),
            change: .to(value(number(range)))))
        time += length + (number(0...1) < 0.5 ? 0 : number(0...0.2))
      }
    }
    return layer
  }
}
