import Motion
import Testing

@Suite struct SimulationRecordTests {
  private func record(
    _ script: String, until end: Double? = nil
  ) throws -> SimulationRecord<AnimatorSimulation> {
    var motion = Animator()
    motion.duration = .seconds(2)
    motion.animations = [.init(property: "cornerRadius", change: .to(.quantity(.number(50))))]
    return SimulationRecord(
      try AnimatorSimulation(motion), playing: try AnimatorScript(script), until: end)
  }

  @Test func naturalEndsStandBetweenSteps() throws {
    let record = try record("start@0 add(opacity=0)@3 start@4")
    #expect(record.samples.map(\.time) == [0, 2, 3, 4, 6])
    #expect(record.samples.map { $0.step?.text } == ["start", nil, "add(opacity=0)", "start", nil])
    #expect(record.end == 6)
    #expect(record.crash == nil)
  }

  @Test func aCrashEndsIt() throws {
    let record = try record("start@0 finish@1 stop@1.5")
    #expect(record.samples.count == 2)
    #expect(record.end == 1)
    #expect(record.crash?.reason == .notStopped)
  }

  @Test func anEarlierEndLeavesStepsOut() throws {
    let record = try record("start@0 pause@1.5", until: 1)
    #expect(record.samples.map(\.time) == [0])
    #expect(record.end == 1)
    #expect(record.simulation(at: 1).reading.position == 0.5)
  }

  @Test func anyMomentCanBeLookedAt() throws {
    let record = try record("start@0.5 pause@1.5 reverse@2 start@2")
    let positions = [0, 1, 1.75, 2.5, 3].map { record.simulation(at: $0).reading.position }
    #expect(positions == [0, 0.25, 0.5, 0.25, 0])
    let value = record.simulation(at: 1).reading.values.first
    #expect(value == .init(name: "cornerRadius", value: .number(12.5)))
  }

  @Test func theMotionsOwnDelayIsTheStarts() throws {
    var motion = Animator()
    motion.duration = .seconds(1)
    motion.delay = .seconds(0.5)
    motion.animations = [.init(property: "opacity", change: .to(.quantity(.number(0))))]
    let record = SimulationRecord(
      try AnimatorSimulation(motion), playing: try AnimatorScript("start@0"))
    #expect(record.end == 1.5)
  }
}
