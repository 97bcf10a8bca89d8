import Interchange
import Motion
import Presets
import Testing

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
    #expect(!swift.contains("leaves the layer as it was"))
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
