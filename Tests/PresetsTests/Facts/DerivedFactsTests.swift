import Motion
import Presets
import Testing

/// What is derived from motions, against known figures.
struct DerivedFactsTests {
  @Test(
    "Times are those that are authored, else those of the motion itself",
    arguments: [
      (#"{"motion": {"named": "linear"}}"#, nil, nil),
      (#""ease .3s .1s""#, 0.3, 0.1), (#""2s""#, 2, nil),
      (#"{"motion": {"named": "linear", "duration": "elsewhere"}}"#, nil, nil),
      (#"{"motion": {"dampingRatio": 1, "duration": 3, "delay": 0.2}}"#, 3, 0.2),
      (#"{"motion": {"mass": 1, "stiffness": 100, "damping": 10}}"#, 1.2701651956539863, nil),
      (#"{"motion": {"style": "fade"}}"#, 0.25, nil),
      (#"{"motion": {"style": "fade", "duration": 1, "delay": 2}}"#, 1, 2),
      (#"{"motion": {"style": "fade", "timing": {"named": "easeIn", "duration": 2}}}"#, 2, nil),
      (#"{"motion": {"style": "fade", "timing": "elsewhere"}}"#, nil, nil),
      (animator(#""duration": 2, "timing": {"dampingRatio": 0.5, "duration": 3}"#), 2, nil),
      (animator(#""timing": {"dampingRatio": 0.5, "duration": 3}"#), 3, nil),
      (animator(#""duration": 9, "timing": {"duration": 0.5, "bounce": 0}"#), 0.8, nil),
      (keyframes(#""duration": 2, "beginTime": 3"#), 2, 3), (keyframes(""), 0.25, nil),
      (keyframes(#""duration": 2, "speed": 4"#), 0.5, nil),
      (keyframes(#""duration": 2, "speed": -4"#), 0.5, nil),
      (keyframes(#""duration": 2, "speed": 0"#), nil, nil),
      (keyframes(#""duration": 2, "repeatCount": "infinite", "autoreverses": true"#), 2, nil),
    ] as [(String, Double?, Double?)])
  func times(text: String, duration: Double?, delay: Double?) throws {
    let facts = PresetFacts(of: try #require(readPreset(text)).motion)
    #expect(facts.duration.isNear(duration), "\(facts)")
    #expect(facts.delay == delay)
  }

  @Test(
    "A group takes its own time, else until its last member has ended",
    arguments: [
      (#""duration": 4, "members": [\#(member(""))]"#, 4),
      (#""members": [\#(member(""))]"#, 0.25),
      (#""members": [\#(member("\"duration\": 2")), \#(member(""))]"#, 2),
      (#""members": [\#(member("\"duration\": 2, \"beginTime\": 1"))]"#, 3),
      (#""members": [\#(member("\"duration\": 2, \"autoreverses\": true, \"speed\": 2"))]"#, 2),
      (#""members": [\#(member("\"repeatCount\": \"infinite\""))]"#, nil),
      (#""members": [\#(member("\"duration\": 2", "\"beginTime\": 1, \"speed\": 4"))]"#, 1.5),
      (#""members": [\#(member("\"duration\": 2", "\"speed\": 0"))]"#, nil),
      (#""members": [{"kind": "transition", "motion": {"style": "fade", "delay": 1}}]"#, 1.25),
      (#""members": [{"preset": "elsewhere"}]"#, 0),
    ])
  func groups(fields: String, duration: Double?) throws {
    var facts = PresetFacts(of: try #require(readPreset("{\"motion\": {\(fields)}}")).motion)
    facts.parameters = MotionParameters()
    #expect(facts == PresetFacts(duration: duration))
  }

  @Test("A group of one spring takes as long as it is sampled")
  func group() throws {
    for spring in [
      #""duration": 0.5, "bounce": 0.3"#, #""duration": 0.5, "bounce": 0, "initialVelocity": 22.6"#,
      #""dampingRatio": 0.5, "duration": 0.6"#, #""dampingRatio": 2, "stiffness": 100"#,
    ] {
      let text = #"{"motion": {"members": [{"kind": "spring", "motion": {\#(spring)}}]}}"#
      let motion = try #require(readPreset(text)).motion
      #expect(PresetFacts(of: motion).duration == (try MotionEvaluator(motion)).duration)
    }
  }

  @Test(
    "Curves: overshoot and 90 % are exact",
    arguments: [
      ("linear", 0, 0.9),
      ("steps(4)", 0, 1), ("steps(4, start)", 0, 0.75), ("linear(0, 1.5, 1)", 0.5, 0.3),
      ("linear(0, .5)", 0, nil), ("linear(1.243, 1)", 0.243, 0), ("linear(.95, 0, 1)", 0, 0),
      ("linear(0 0%, 1.2 0%, 1)", 0.2, 0),
    ] as [(String, Double, Double?)])
  func curves(text: String, overshoot: Double, timeTo90Percent: Double?) throws {
    let facts = PresetFacts(of: try MotionExpression.parse(text))
    #expect(facts.overshoot.isNear(overshoot), "\(facts)")
    #expect(facts.timeTo90Percent.isNear(timeTo90Percent), "\(facts)")
    #expect(facts.settling == nil && facts.dampingRatio == nil && facts.bounce == nil)
    #expect(facts.sketch?.samples.count == 32)
  }

  @Test("Springs: figures in closed form", arguments: SpringFigures.all)
  func springs(expected: SpringFigures) throws {
    let facts = PresetFacts(of: try #require(readPreset(expected.text)).motion)
    #expect(facts.settling.isNear(expected.settling), "\(facts)")
    #expect(facts.overshoot.isNear(expected.overshoot), "\(facts)")
    #expect(facts.dampingRatio.isNear(expected.dampingRatio), "\(facts)")
    #expect(facts.bounce.isNear(expected.bounce), "\(facts)")
    #expect((facts.sketch != nil) == (expected.settling != nil))
    if let sketch = facts.sketch { #expect(abs(sketch.samples[31] - 1) < 0.001001) }
  }

  @Test("A measure leaves what does not depend on it")
  func measure() throws {
    let text = """
      {"motion": {"mass": 1, "stiffness": 100, "damping": 10, "delay": 1, \
      "initialVelocity": {"measure": "gesture.velocity / 500"}}}
      """
    let facts = PresetFacts(of: try #require(readPreset(text)).motion)
    var expected = PresetFacts(delay: 1)
    expected.dampingRatio = 0.5
    expected.bounce = 0.5
    expected.parameters.mass = 1
    expected.parameters.stiffness = 100
    expected.parameters.damping = 10
    expected.parameters.perceptualDuration = .pi / 5
    #expect(facts == expected)
    let known = text.replacing("gesture.velocity / 500", with: "2 * 3")
    #expect(PresetFacts(of: try #require(readPreset(known)).motion).settling != nil)
  }

  @Test("A transition's time and shape are those that are sampled")
  func timed() throws {
    for text in ["ease-in", "spring(duration: .5, bounce: .3)", "steps(3) 2s"] {
      let timing: Timing? =
        switch try MotionExpression.parse(text) {
        case .curve(let curve): .curve(curve)
        case .spring(let spring): .spring(spring)
        default: nil
        }
      var transition = Transition()
      transition.timing = timing
      let facts = PresetFacts(of: .transition(transition))
      let timed = try TimedProgress(timing, duration: nil)
      #expect(facts.duration == timed.duration)
      // A spring is put to its target when its time is over; its shape is its own.
      let samples = Sketch { timed.function($0) }?.samples.dropLast()
      #expect(facts.sketch?.samples.dropLast() == samples)
    }
  }

  private static func animator(_ fields: String) -> String {
    #"{"motion": {\#(fields), "animations": [{"property": "opacity", "to": 0}]}}"#
  }

  private static func keyframes(_ fields: String) -> String {
    let comma = fields.isEmpty ? "" : ", "
    return #"{"motion": {\#(fields)\#(comma)"tracks": [{"property": "a", "values": [0, 1]}]}}"#
  }

  private static func member(_ fields: String, _ more: String = "") -> String {
    let (inner, outer) = (fields.isEmpty ? "" : ", ", more.isEmpty ? "" : ", ")
    let tracks = #""tracks": [{"property": "a", "values": [0, 1]}]"#
    return #"{"kind": "keyframes", "motion": {\#(fields)\#(inner)\#(tracks)}\#(outer)\#(more)}"#
  }
}

extension Double? {
  /// Whether it is within 1e-9 of another, or both are nil.
  func isNear(_ other: Double?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return abs(self - other) <= 1e-9 * max(1, abs(other))
  }
}
