import Motion
import Testing

@Suite struct AnimatorScriptTests {
  @Test(arguments: [
    ("start@0", 0, AnimatorCall.start()), ("start=.5@1s", 1, .start(delay: 0.5)),
    ("pause@400ms", 0.4, .pause), ("continue@1", 1, .continue()),
    ("continue=2@1", 1, .continue(durationFactor: 2)),
    (
      "continue=2,cubic-bezier(.2, 0, 0, 1)@1", 1,
      .continue(durationFactor: 2, timing: "cubic-bezier(.2, 0, 0, 1)")
    ),
    ("reverse@0.5", 0.5, .reverse()), ("reverse=false@0.5", 0.5, .reverse(false)),
    ("fraction=.5@1", 1, .fraction(0.5)), ("stop@1", 1, .stop()),
    ("stop=true@1", 1, .stop(withoutFinishing: true)), ("finish@1", 1, .finish()),
    ("finish=current@1", 1, .finish(at: .current)),
    ("add=cornerRadius,.5@1", 1, .add("cornerRadius", delayFactor: 0.5)),
    ("add=opacity@1", 1, .add("opacity")), ("interruptible=false@0", 0, .interruptible(false)),
    ("gesture=begin@0", 0, .gesture(.began())), ("gesture=-120.5@0", 0, .gesture(.moved(-120.5))),
    ("gesture=end@0", 0, .gesture(.ended(velocity: 0))),
    ("gesture=end,-300@0", 0, .gesture(.ended(velocity: -300))),
    ("gesture(begin, 3, -4)@0", 0, .gesture(.began(velocity: SIMD2(3, -4)))),
    ("gesture(cancel)@0", 0, .gesture(.cancelled)), ("pause()@1", 1, .pause),
    (
      "continue(2, cubic-bezier(.2, 0, 0, 1))@1", 1,
      .continue(durationFactor: 2, timing: "cubic-bezier(.2, 0, 0, 1)")
    ),
    (
      "add(cornerRadius = 50, .5)@1", 1,
      .add("cornerRadius", to: .quantity(.number(50)), delayFactor: 0.5)
    ),
    ("add(position=[1, 2])@1", 1, .add("position", to: .vector([.number(1), .number(2)]))),
    ("add(effect=light)@1", 1, .add("effect", to: .string("light"))),
  ])
  func aStepIsRead(_ text: String, _ time: Double, _ call: AnimatorCall) throws {
    let step = try #require(try AnimatorScript(text).steps.first)
    #expect(step.time == time)
    #expect(step.call == call)
    #expect(step.offset == 0)
  }

  @Test func stepsHaveTheirPlaces() throws {
    let script = try AnimatorScript("  start@0\n pause@0.4\tfraction=.5@1 ")
    #expect(script.steps.map(\.offset) == [2, 11, 21])
    #expect(script.steps.map(\.time) == [0, 0.4, 1])
  }

  @Test(arguments: [
    ("", AnimatorScript.Problem.ProblemKind.empty, "", 0), ("start@0 paus@1", .verb, "paus", 8),
    ("start@0 @1", .verb, "", 8), ("start", .missingTime, "start", 0),
    ("start@0 pause@x", .time, "x", 14), ("start@-1", .time, "-1", 6), ("start@", .time, "", 6),
    ("start@0x10", .time, "0x10", 6), ("start@inf", .time, "inf", 6),
    ("start@1e999", .time, "1e999", 6), ("start@2e9", .time, "2e9", 6),
    ("start@1 pause@0.5", .past, "pause@0.5", 8),
    ("fraction@1", .missingArgument(.fraction), "fraction", 0),
    ("add@1", .missingArgument(.add), "add", 0),
    ("fraction=2@1", .argument(.fraction), "2", 9),
    ("fraction=@1", .argument(.fraction), "", 9), ("pause=1@1", .argument(.pause), "1", 6),
    ("finish=middle@1", .argument(.finish), "middle", 7),
    ("add=,1@1", .argument(.add), ",1", 4), ("add=x,2@1", .argument(.add), "x,2", 4),
    ("stop=yes@1", .argument(.stop), "yes", 5), ("continue=-1@1", .argument(.continue), "-1", 9),
    ("fraction(.5@1", .argument(.fraction), ".5", 9),
    ("finish(a, b)@1", .argument(.finish), "a, b", 7),
    ("add(x=)@1", .argument(.add), "x=", 4), ("add(x=#12)@1", .argument(.add), "x=#12", 4),
    ("gesture(begin, 1)@0", .argument(.gesture), "begin, 1", 8),
    ("gesture=up@0", .argument(.gesture), "up", 8), ("å=1@0", .verb, "å", 0),
  ])
  func aProblemHasItsWordAndPlace(
    _ text: String, _ kind: AnimatorScript.Problem.ProblemKind, _ word: String, _ offset: Int
  ) {
    #expect(throws: AnimatorScript.Problem(kind: kind, word: word, offset: offset)) {
      try AnimatorScript(text)
    }
  }

  @Test func aScriptHasALimit() throws {
    let most = [String](repeating: "pause@0", count: AnimatorScript.longest).joined(separator: " ")
    #expect(try AnimatorScript(most).steps.count == AnimatorScript.longest)
    #expect(throws: AnimatorScript.Problem(kind: .tooMany, word: "start@1", offset: 4000)) {
      try AnimatorScript(most + " start@1")
    }
  }

  @Test func nothingComesAfterACrash() throws {
    let record = SimulationRecord(
      AnimatorSimulation(SimulatedAnimator(duration: 1)),
      playing: try AnimatorScript("start@0 finish@0.5 start@0.6"))
    #expect(record.samples.count == 2)
    #expect(
      record.crash == IllegalAnimatorCall(verb: .finish, state: .active, reason: .notStopped))
    #expect(record.samples[1].simulation.reading.fraction == 0.5)
  }

  @Test func aScriptNamesItsTimings() throws {
    let record = SimulationRecord(
      AnimatorSimulation(
        SimulatedAnimator(duration: 1), timings: ["late": ProgressFunction { $0 * $0 }]),
      playing: try AnimatorScript("start@0 pause@0.5 continue=.5,late@0.5"))
    #expect(record.simulation(at: 0.75).reading.position == 0.5625 + 0.125)
  }
}
