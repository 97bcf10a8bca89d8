import Motion
import Testing

@Suite struct InteractionRulesTests {
  private func rules(
    _ distance: Double, _ change: (inout Interaction) -> Void = { _ in }
  ) -> InteractionRules {
    var interaction = Interaction(gesture: .pan)
    change(&interaction)
    return InteractionRules(interaction, distance: distance)
  }

  @Test(arguments: [
    (0.0, -50.0, false, false, 0.25), (0, 50, false, false, 0), (0.5, -200, false, false, 1),
    (0.5, -50, true, false, 0.25), (0.5, -50, false, true, 0.25), (0.5, -50, true, true, 0.75),
  ])
  func progressIsHeldPlusWayClamped(
    _ held: Double, _ way: Double, _ isOpen: Bool, _ isReversed: Bool, _ expected: Double
  ) {
    let rules = rules(-200) { $0.invertsWhenOpen = true }
    #expect(
      rules.progress(held: held, translation: way, isOpen: isOpen, isReversed: isReversed)
        == expected)
  }

  @Test func aDistanceOfNothingMovesNothing() {
    #expect(rules(0).progress(held: 0.3, translation: 10) == 0.3)
  }

  @Test func theAxisMustDominateWhereItIsWanted() {
    let strict = rules(-200) { $0.begin = .axisDominates }
    #expect(strict.begins(velocity: SIMD2(10, -11)))
    #expect(!strict.begins(velocity: SIMD2(11, 11)))
    #expect(!strict.begins(velocity: SIMD2(0, 0)))
    #expect(rules(-200).begins(velocity: SIMD2(0, 0)))
    let sideways = rules(200) {
      $0.edge = .left
      $0.begin = .axisDominates
    }
    #expect(sideways.begins(velocity: SIMD2(12, 11)))
  }

  @Test func rule20TheThresholdDecides() {
    let rules = rules(200) {
      $0.onRelease = .threshold
      $0.threshold = .decimal(0.5)
    }
    #expect(rules.release(progress: 0.5, velocity: 900) == .cancel)
    #expect(rules.release(progress: 0.51, velocity: -900) == .finish)
  }

  @Test(arguments: [
    (0.0, false, InteractionRules.Decision.proceed), (0, true, .proceed),
    (300, false, .run(reversed: true)), (-300, false, .run(reversed: false)),
    (300, true, .run(reversed: false)), (-300, true, .run(reversed: true)),
  ])
  func velocityDecides(
    _ velocity: Double, _ isOpen: Bool, _ decision: InteractionRules.Decision
  ) {
    let rules = rules(-700) {
      $0.onRelease = .velocity
      $0.invertsWhenOpen = true
    }
    #expect(rules.release(progress: 0.2, velocity: velocity, isOpen: isOpen) == decision)
  }

  @Test(arguments: [
    // Where it would come to rest: progress + velocity · .499 s / distance.
    (0.3, 0.0, InteractionRules.Decision.cancel), (0.51, 0, .finish), (0.5, 0, .cancel),
    (0.3, 80, .cancel), (0.3, 80.5, .finish), (0.9, -161, .cancel), (0.9, -160, .finish),
    (0.01, 196, .cancel), (0.01, 197, .finish),
  ])
  func aReleaseIsProjected(
    _ progress: Double, _ velocity: Double, _ decision: InteractionRules.Decision
  ) {
    let rules = rules(200) { $0.onRelease = .projected }
    #expect(rules.release(progress: progress, velocity: velocity) == decision)
    let flipped = self.rules(-200) {
      $0.onRelease = .projected
      $0.invertsWhenOpen = true
    }
    #expect(flipped.release(progress: progress, velocity: velocity, isOpen: true) == decision)
    #expect(rules.hasThreshold)
  }

  @Test("A scroll view's normal deceleration keeps .998 in every millisecond") func projection() {
    let rate = 0.998
    #expect(abs(InteractionRules.projection - rate / (1 - rate) / 1000) < 1e-12)
  }

  @Test func aGestureTakesHoldWhereItIsSaidTo() throws {
    let interaction = Interaction(gesture: .pan)
    let rules = InteractionRules(interaction, distance: 844, startProgress: 0.5)
    var animator = SimulatedAnimator(duration: 1)
    try animator.perform(.gesture(.began()), rules: rules)
    #expect(animator.position == 0)
    try animator.perform(.gesture(.moved(211)), rules: rules)
    #expect(animator.position == 0.75)
    try animator.perform(.gesture(.ended(velocity: 0)), rules: rules)
    // Held once, it goes on from where it is.
    try animator.perform(.gesture(.began()), rules: rules)
    try animator.perform(.gesture(.moved(-422)), rules: rules)
    #expect(animator.position == 0.25)
  }

  @Test func otherReleases() {
    #expect(rules(1).release(progress: 0.2, velocity: 0) == .stay)
    #expect(
      rules(1) { $0.onRelease = .reverse }.release(progress: 0.2, velocity: 0)
        == .run(reversed: true))
    #expect(rules(1) { $0.onRelease = .continue }.release(progress: 0.2, velocity: 0) == .proceed)
  }

  @Test func rule20ACancelledGestureCancelsATransitionWhereverItStands() throws {
    let rules = rules(200) { $0.onRelease = .threshold }
    let record = SimulationRecord(
      AnimatorSimulation(SimulatedAnimator(duration: 1), rules: rules),
      playing: try AnimatorScript("gesture(begin)@0 gesture(190)@0.1 gesture(cancel)@0.2"))
    #expect(record.samples.last?.events.first?.kind == .completed(at: .start))
  }

  @Test func rule20AReleasedTransitionAlwaysCompletes() throws {
    let rules = rules(200) { $0.onRelease = .threshold }
    for (way, end) in [(80.0, AnimatorPosition.start), (120, .end)] {
      let record = SimulationRecord(
        AnimatorSimulation(SimulatedAnimator(duration: 1), rules: rules),
        playing: try AnimatorScript("gesture=begin@0 gesture=\(way)@0.1 gesture=end@0.2"))
      #expect(record.crash == nil)
      let last = record.samples.last?.events.map(\.kind) ?? []
      #expect(last.contains(.completed(at: end)))
    }
  }

  @Test func theFingerHoldsTheViewAlsoWhileReversed() throws {
    let rules = rules(-200) { $0.onRelease = .velocity }
    let record = SimulationRecord(
      AnimatorSimulation(SimulatedAnimator(duration: 1), rules: rules),
      playing: try AnimatorScript(
        "start@0 reverse@0.6 gesture=begin@0.7 gesture=-20@0.8 gesture=end,-10@0.9"))
    let readings = record.samples.filter { $0.step != nil }.map(\.simulation.reading)
    #expect(readings.map { ($0.position * 1e9).rounded() / 1e9 } == [0, 0.6, 0.5, 0.6, 0.6])
    #expect(readings.last?.isReversed == false)
  }

  /// A spring continues a release with the finger's velocity: halfway, 400 of 200 points are 4 of what is left.
  @Test("A release hands its velocity to the spring that continues", arguments: [0, 400.0])
  func handover(velocity: Double) throws {
    func spring(_ velocity: Quantity) -> Spring {
      var spring = Spring(.physical(mass: 1, stiffness: 100, damping: 20))
      spring.initialVelocity = velocity
      return spring
    }
    var animator = Animator()
    animator.duration = .seconds(1)
    animator.animations = [.init(property: "opacity", change: .to(.quantity(.number(1))))]
    animator.continuation = Animator.Continuation()
    animator.continuation?.timing = .spring(
      spring(.measure(try Measure("gesture.relativeVelocity"))))
    let record = SimulationRecord(
      try AnimatorSimulation(animator, rules: rules(200) { $0.onRelease = .continue }),
      playing: try AnimatorScript(
        "gesture=begin@0 gesture=100@0.1 gesture=end,\(velocity)@0.2"))
    let solver = try SpringEvaluator(spring(.number(velocity / 100))).solver
    let seen = record.simulation(at: 0.3).reading.position
    #expect(abs(seen - (0.5 + 0.5 * solver.position(at: 0.1))) < 1e-9)
  }

  @Test("A finger that catches a running animator makes nothing jump") func caught() throws {
    var animator = SimulatedAnimator(
      duration: 2, timing: try ProgressFunction(.curve(Curve(.named(.easeIn)))))
    let rules = InteractionRules(Interaction(gesture: .pan), distance: -200)
    try animator.start()
    animator.advance(to: 1)
    let held = animator.position
    try animator.perform(.gesture(.began()), rules: rules)
    #expect(animator.position == held)
    try animator.perform(.gesture(.moved(-2)), rules: rules)
    #expect(abs(animator.position - (held + 0.01)) < 1e-12)
    #expect(animator.notes.contains(.heldPosition))
  }

  @Test(
    "A transition that is over hides nothing, and its snapshots are gone", arguments: [80.0, 180])
  func over(translation: Double) throws {
    var transition = Transition()
    transition.style = .custom
    transition.duration = .seconds(1)
    var source = Transition.Layer(layer: .source)
    source.hidden = .init(start: .decimal(0), end: .decimal(1))
    var snapshot = Transition.Layer(layer: .sourceSnapshot)
    snapshot.initial = ["opacity": .quantity(.number(1))]
    transition.layers = [source, snapshot]
    var interaction = Interaction(gesture: .screenEdgePan)
    interaction.onRelease = .threshold
    var simulation = try TransitionSimulation(
      transition, rules: InteractionRules(interaction, distance: 200))
    try simulation.perform(.gesture(.began()))
    try simulation.perform(.gesture(.moved(translation)))
    #expect(simulation.reading.values.map(\.name) == ["source.hidden", "source.snapshot.opacity"])
    #expect(simulation.reading.values[0].value == .boolean(true))
    try simulation.perform(.gesture(.ended(velocity: 0)))
    simulation.advance(to: 5)
    #expect(simulation.reading.values.map(\.name) == ["source.hidden"])
    #expect(simulation.reading.values[0].value == .boolean(false))
  }
}
