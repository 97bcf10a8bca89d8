import Motion
import Testing

@Suite struct TransitionSimulationTests {
  /// A screen that leaves by 390 points as a page of another one turns.
  private func simulation(_ phase: Transition.Phase = .pop) throws -> TransitionSimulation {
    var transition = Transition()
    transition.style = .custom
    transition.phase = phase
    transition.duration = .seconds(1)
    transition.timing = .curve(Curve(.named(.easeOut)))
    transition.perspective = .m34(-0.002)
    var source = Transition.Layer(layer: .source)
    source.frames = [
      .init(
        property: "transform.translation.x", start: .decimal(0), duration: .decimal(1),
        change: .to(.quantity(.number(390))))
    ]
    var destination = Transition.Layer(layer: .destination)
    destination.initial = ["transform.rotation.y": .quantity(.number(-90))]
    destination.frames = [
      .init(
        property: "transform.rotation.y", start: .decimal(0), duration: .decimal(1),
        change: .to(.quantity(.number(10))))
    ]
    transition.layers = [destination, source]
    var interaction = Interaction(gesture: .screenEdgePan)
    interaction.edge = .left
    interaction.onRelease = .projected
    return try TransitionSimulation(
      transition, rules: InteractionRules(interaction, distance: 390))
  }

  @Test("A push between view controllers moves both pages") func push() throws {
    var transition = Transition()
    (transition.style, transition.phase, transition.direction) = (.push, .push, .fromRight)
    transition.duration = .seconds(1)
    let record = SimulationRecord(
      try TransitionSimulation(transition, rules: nil, lengths: ["container.width": 400]),
      playing: try AnimatorScript("start@0"))
    let halfway = record.simulation(at: 0.5)
    #expect(value("source.transform.translation.x", halfway) == -200)
    #expect(value("destination.transform.translation.x", halfway) == 200)
  }

  private func value(_ name: String, _ simulation: TransitionSimulation) -> Double? {
    simulation.reading.values.first { $0.name == name }?.value?.components?.x
  }

  private func played(_ script: String, at time: Double) throws -> TransitionSimulation {
    SimulationRecord(try simulation(), playing: try AnimatorScript(script)).simulation(at: time)
  }

  @Test("Under a finger it follows the finger, whatever its easing") func linearUnderAFinger()
    throws
  {
    let held = try played("gesture(begin)@0 gesture(195)@0.3", at: 0.3)
    #expect(value("source.transform.translation.x", held) == 195)
    #expect(held.notes.contains(AnimatorNote.linearDrive.text))
    let free = try played("start@0", at: 0.5)
    let eased = try CurveEvaluator(.named(.easeOut)).value(at: 0.5)
    #expect(value("source.transform.translation.x", free) == 390 * eased)
    #expect(!free.notes.contains(AnimatorNote.linearDrive.text))
  }

  @Test("Let go, it runs on from where the finger left it, without a jump") func goesOn() throws {
    let script = "gesture(begin)@0 gesture(100)@0.2 gesture(end, 300)@0.2"
    let begin = try #require(value("source.transform.translation.x", played(script, at: 0.2)))
    #expect(abs(begin - 100) < 1e-9)
    var last = begin
    for step in 1...20 {
      let time = 0.2 + Double(step) * 0.035
      let now = try #require(value("source.transform.translation.x", played(script, at: time)))
      #expect(now > last && now < 390)
      last = now
    }
  }

  @Test(
    "When it is over, what it has set is taken back, but for a page that has come",
    arguments: [
      ("gesture(begin)@0 gesture(100)@0.2 gesture(end)@0.3", 0.0, false),
      ("gesture(begin)@0 gesture(100)@0.2 gesture(end, 300)@0.3", 10, true),
      ("gesture(begin)@0 gesture(300)@0.2 gesture(cancel)@0.3", 0, false), ("start@0", 10, true),
    ])
  func restores(script: String, turn: Double, isComplete: Bool) throws {
    let over = try played(script, at: 9)
    #expect(over.events.last?.kind == .transitionCompleted(isComplete))
    #expect(value("container.sublayerTransform.m34", over) == 0)
    #expect(value("source.transform.translation.x", over) == 0)
    #expect(value("destination.transform.rotation.y", over) == turn)
  }
}
