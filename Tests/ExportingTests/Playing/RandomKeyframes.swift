import Motion
import Presets
import SeededNumbers
import Testing

@testable import Exporting

/// Random keyframes, as presets.
enum RandomKeyframes {
  static func presets(seed: UInt64) throws -> [ExportedPreset] {
    var numbers = SeededNumbers(seed: seed)
    return try (0..<50).map { index in
      let name = try #require(PresetName("keyframes/r\(index)"))
      let motion = Motion.keyframes(keyframes(&numbers))
      return ExportedPreset(Preset(name: name, motion: motion), motion: motion)
    }
  }

  private static func keyframes(_ numbers: inout SeededNumbers) -> Keyframes {
    var keyframes = Keyframes()
    keyframes.duration = .seconds(Double(Int.random(in: 1...20, using: &numbers)) / 10)
    if Bool.random(using: &numbers) { keyframes.beginTime = .seconds(0.25) }
    let counts: [RepeatCount?] = [nil, nil, .times(2), .infinite]
    keyframes.repeatCount = counts.randomElement(using: &numbers) ?? nil
    keyframes.autoreverses = Bool.random(using: &numbers) ? true : nil
    if Int.random(in: 0...2, using: &numbers) == 0 {
      keyframes.timing = timing(&numbers)
    }
    keyframes.tracks = ["opacity", "position", "transform.scale"]
      .prefix(Int.random(in: 1...3, using: &numbers)).map { track($0, &numbers) }
    return keyframes
  }

  private static func track(
    _ property: String, _ numbers: inout SeededNumbers
  ) -> Keyframes.Track {
    let count = Int.random(in: 2...5, using: &numbers)
    func number() -> Quantity {
      if property != "opacity", numbers.number(0...1) < 0.15 {
        return (try? .measure(Measure("card.height / 2"))) ?? .number(0)
      }
      return .number((numbers.number(-9...9) * 4).rounded() / 4)
    }
    let values = (0..<count).map { _ in
      numbers.number(0...1) < 0.08
        ? PropertyValue.current
        : property == "position" ? .vector([number(), number()]) : .quantity(number())
    }
    var track = Keyframes.Track(property: property, content: .values(values))
    if Bool.random(using: &numbers) {
      let inner = (1..<count).dropLast().map { Double($0 * $0) / Double(count * count) }
      track.keyTimes = ([0] + inner + [1]).map { .decimal($0) }
    }
    if Bool.random(using: &numbers) {
      track.timings = (1..<count).map { _ in timing(&numbers) }
    }
    let modes: [Keyframes.CalculationMode?] = [nil, nil, .cubic, .paced, .discrete]
    track.calculationMode = modes.randomElement(using: &numbers) ?? nil
    return track
  }

  private static func timing(_ numbers: inout SeededNumbers) -> Timing {
    if Int.random(in: 0...9, using: &numbers) > 0 { return .curve(Curve(shape(&numbers))) }
    return .spring(
      Spring(.perceptual(duration: .seconds(0.5), bounce: numbers.number(-0.2...0.6))))
  }

  private static func shape(_ numbers: inout SeededNumbers) -> Curve.Shape {
    switch Int.random(in: 0...5, using: &numbers) {
    case 0: .named(.easeInEaseOut)
    case 1: .steps(Int.random(in: 1...4, using: &numbers), jump: .end)
    case 2:
      .linear([
        .init(input: 0, output: 0), .init(input: 0.3, output: 1.1), .init(input: 1, output: 1),
      ])
    case 3:
      (try? .path(PathData("M 0 0 C .05 0 .133333 .06 .166666 .4 C .208333 .82 .25 1 1 1")))
        ?? .named(.linear)
    default:
      .cubicBezier(
        x1: numbers.number(0...1), y1: numbers.number(-0.5...1.5), x2: numbers.number(0...1),
        y2: numbers.number(-0.5...1.5))
    }
  }
}
