import Motion
import Presets
import Testing

@testable import Exporting

/// What the built-in presets leave behind is the same in simulations, samples, outlines and exports.
struct SeedEndTests {
  /// A built-in preset that moves properties, with lengths for all its measures.
  struct Seed: Sendable, CustomTestStringConvertible {
    let exported: ExportedPreset
    var testDescription: String { exported.preset.name.text }

    var motion: Motion { exported.motion }
    var lengths: [String: Double] {
      Dictionary(
        motion.measures.flatMap(\.symbols).map { ($0, 200) }, uniquingKeysWith: { one, _ in one })
    }
  }

  private static let seeds: [Seed] =
    ((try? BuiltInPresets.all()) ?? []).map(Seed.init).filter { seed in
      switch seed.motion {
      case .keyframes, .group, .animator: true
      case .transition(let transition): transition.style == .custom
      case .curve, .spring, .duration: false
      }
    }

  @Test func thereAreSeeds() { #expect(Self.seeds.count > 70) }

  @Test("A motion ends in one state, wherever it is looked at", arguments: seeds)
  func ends(seed: Seed) throws {
    let evaluator = try MotionEvaluator(seed.motion, lengths: seed.lengths)
    guard !evaluator.isEndless else { return }
    let simulated = try Self.simulatedEnd(of: seed)
    for track in evaluator.tracks {
      let sampled = track.point(at: evaluator.duration + 5).value
      // What the app's code does not set is known to the app alone.
      guard let sampled else {
        #expect(!Self.setsAll(seed.motion), "\(track.name)")
        continue
      }
      let outline = TrackOutline(
        of: track, at: [0, evaluator.duration / 2, evaluator.duration, evaluator.duration + 5])
      #expect(outline.values.last?.value == sampled, "\(track.name) in the outline")
      guard let end = simulated[track.name] else { continue }
      let distance = end.flatMap { end in
        zip(end.numbers, sampled.numbers).map { abs($0 - $1) }.max()
      }
      #expect(end == sampled || distance ?? 1 < 1e-6, "\(track.name): \(String(describing: end))")
    }
  }

  @Test(
    "What is set is left at its end by what is exported",
    arguments: seeds.filter { setsAll($0.motion) })
  func exports(seed: Seed) throws {
    let css = try BuiltInPresets.text([seed.exported], .css, demands: false)
    #expect(css.contains("forwards") || css.contains("both"))
    let swift = try BuiltInPresets.text([seed.exported], .swift, demands: false)
    #expect(!swift.contains("doesn't change the layer's model values"))
  }

  @Test(
    "Exported code says whether the layer is left at its end",
    arguments: seeds.filter {
      switch $0.motion {
      case .keyframes, .group: true
      default: false
      }
    })
  func models(seed: Seed) throws {
    let swift = try BuiltInPresets.text([seed.exported], .swift, demands: false)
    let isLeft =
      if case .keyframes(let keyframes) = seed.motion {
        keyframes.modelValue == .unchanged
      } else {
        false
      }
    #expect(swift.contains("it doesn't change the layer's model values") == isLeft)
  }

  @Test(
    "The last values of exported animations are where simulations end",
    arguments: seeds.filter { setsAll($0.motion) })
  func lastValues(seed: Seed) throws {
    let swift = try BuiltInPresets.text([seed.exported], .swift, demands: false)
    for (name, end) in try Self.simulatedEnd(of: seed) {
      let end = try #require(end)
      let property = name.split(separator: ".").drop { $0 == "arrow" }.joined(separator: ".")
      let found = try #require(Self.lastValue(of: property, in: swift), "\(name)")
      #expect(found == Self.code(of: end, for: property), "\(name)")
    }
  }

  /// The value to which an exported animation of a key path leads, as it is written.
  private static func lastValue(of property: String, in swift: String) -> String? {
    let lines = swift.split(separator: "\n").map { $0.drop { $0 == " " } }
    guard
      let start = lines.firstIndex(where: { $0.hasSuffix("Animation(keyPath: \"\(property)\")") })
    else { return nil }
    for line in lines[start...].dropFirst() where !line.hasPrefix("let ") {
      if let value = line.firstRange(of: ".toValue = ") {
        return String(line[value.upperBound...])
      }
      if let list = line.firstRange(of: ".values = ["), line.hasSuffix("]") {
        return line[list.upperBound...].dropLast().split(separator: ", ").last.map(String.init)
      }
    }
    return nil
  }

  private static func code(of value: AnimatedValue, for property: String) -> String {
    switch value {
    case .number(180) where property.contains("rotation"): "Double.pi"
    case .number(let number): CodeText.number(number)
    case .vector(let parts) where parts.count == 2:
      "CGPoint(x: \(CodeText.number(parts[0])), y: \(CodeText.number(parts[1])))"
    case .color(let red, let green, let blue, let alpha):
      "CGColor(srgbRed: \(CodeText.number(red)), green: \(CodeText.number(green)), "
        + "blue: \(CodeText.number(blue)), alpha: \(CodeText.number(alpha)))"
    default: "\(value)"
    }
  }

  /// Whether the app's code sets the model value of all that moves.
  private static func setsAll(_ motion: Motion) -> Bool {
    switch motion {
    case .keyframes(let keyframes): keyframes.modelValue == .set
    case .group(let group):
      group.members.allSatisfy { member in
        if case .motion(let motion) = member.content {
          return member.modelValue == .set || setsAll(motion)
        }
        return false
      }
    case .curve, .spring, .duration, .transition, .animator: false
    }
  }

  /// What the simulation leaves, by the names of properties; nil for what is taken away or put back.
  private static func simulatedEnd(of seed: Seed) throws -> [String: AnimatedValue?] {
    let script = try AnimatorScript("start@0")
    let values: [SimulationReading.Value]
    switch seed.motion {
    case .animator(let animator):
      values =
        SimulationRecord(
          try AnimatorSimulation(animator, lengths: seed.lengths), playing: script
        ).simulation(at: 1e6).reading.values
    case .transition(let transition):
      let found = SimulationRecord(
        try TransitionSimulation(transition, rules: nil, lengths: seed.lengths), playing: script
      ).simulation(at: 1e6).reading.values
      values = found.filter { $0.name.hasPrefix("destination.") && $0.name != "destination.hidden" }
    default:
      values =
        SimulationRecord(
          try LayerSimulation(seed.motion, lengths: seed.lengths), playing: script
        ).simulation(at: 1e6).reading.values
    }
    return Dictionary(values.map { ($0.name, $0.value) }, uniquingKeysWith: { one, _ in one })
  }
}

extension AnimatedValue {
  fileprivate var numbers: [Double] {
    components.map { [$0.x, $0.y, $0.z, $0.w] } ?? []
  }
}
