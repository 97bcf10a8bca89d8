import Motion
import Presets
import SeededNumbers
import Testing

@testable import Exporting

/// Keyframes for animation libraries are cut where an easing of their own begins.
struct CodeExportKeysTests {
  @Test(
    "Values, times, and easings",
    arguments: [
      // An easing of the whole is cut at each value, which keeps what only the app knows.
      (
        #""timing": {"cubicBezier": [0.5, 0, 0.5, 1]}, "tracks": [{"property": "opacity", "values": [0, 1, 0]}]"#,
        ["opacity: 0 at 0, 1 at 0.5 by cubic, 0 at 1 by cubic"]
      ),
      (
        #""timing": {"named": "easeOut"}, "tracks": [{"property": "position.y", "values": [null, {"measure": "card.height"}, 0]}]"#,
        ["position.y: current at 0, card.height at 0.343 by cubic, 0 at 1 by cubic"]
      ),
      (
        ##""timing": {"named": "easeIn"}, "tracks": [{"property": "backgroundColor", "values": ["#FF0000", "#00FF0080", "#0000FF"]}]"##,
        ["backgroundColor: #FF0000 at 0, #00FF0080 at 0.658 by cubic, #0000FF at 1 by cubic"]
      ),
      // It may pass a value several times.
      (
        #""timing": {"linear": [[0, 0], [0.5, 1], [1, 0]]}, "tracks": [{"property": "opacity", "values": [0, 1, 5]}]"#,
        [
          "opacity: 0 at 0, 1 at 0.25 by linear, 5 at 0.5 by linear, 1 at 0.75 by linear, 0 at 1 by linear"
        ]
      ),
      // Each number of a spline goes its own way, and turns where it must.
      (
        #""tracks": [{"property": "position", "values": [[0, 0], [10, 50], [20, 50], [30, 120]], "calculationMode": "cubic"}]"#,
        [
          "position.x: 0 at 0, 10 at 0.333 by linear, 20 at 0.667 by linear, 30 at 1 by linear",
          "position.y: 0 at 0, 50 at 0.333 by cubic, 52.096 at 0.394 by cubic, 50 at 0.667 by cubic, 120 at 1 by cubic",
        ]
      ),
      (
        #""tracks": [{"property": "position", "values": [[0, 0], [30, 0], [30, 10]], "calculationMode": "paced"}]"#,
        [
          "position.x: 0 at 0, 30 at 0.75 by linear, 30 at 1 by linear",
          "position.y: 0 at 0, 0 at 0.75 by linear, 10 at 1 by linear",
        ]
      ),
      // Springs become lines, also on the way from what only the app knows.
      (
        #""timing": {"duration": 0.4, "bounce": 0.4}, "tracks": [{"property": "position.y", "values": [null, {"measure": "card.height"}]}]"#,
        ["position.y: current at 0, card.height at 1 by stops"]
      ),
      (
        #""tracks": [{"property": "opacity", "values": [0, 1, 0.5], "timings": [{"named": "easeIn"}, {"duration": 0.4, "bounce": 0.4}]}]"#,
        ["opacity: 0 at 0, 1 at 0.5 by cubic, 0.5 at 1 by stops"]
      ),
      // What is held jumps at the end.
      (
        #""timing": {"steps": 2}, "tracks": [{"property": "opacity", "values": [0, 1, 5]}]"#,
        ["opacity: 0 at 0, 1 at 0.5 by steps, 5 at 1 by steps"]
      ),
    ] as [(String, [String])])
  func keys(motion: String, expected: [String]) throws {
    let keyframes = try Self.keyframes(motion)
    let found = try CodeExportKeyframes(keyframes).tracks.map { track in
      let keys = track.values.indices.map { index in
        let time = (track.times[index] * 1000).rounded() / 1000
        let key = "\(Self.text(track.values[index])) at \(CodeText.number(time))"
        return index == 0 ? key : "\(key) by \(Self.word(track.easings[index - 1]))"
      }
      return "\(track.property): \(keys.joined(separator: ", "))"
    }
    #expect(found == expected)
  }

  @Test(
    "What has no easing of its own is refused",
    arguments: [
      (
        #""timing": {"cubicBezier": [0.3, 1.6, 0.6, 1]}, "tracks": [{"property": "opacity", "values": [null, 1, 0]}]"#,
        "opacity: a course through values that only the app knows has no direct equivalent"
      ),
      (
        #""tracks": [{"property": "opacity", "values": [null, 1, 0], "calculationMode": "cubic"}]"#,
        "opacity: a course through values that only the app knows has no direct equivalent"
      ),
      (
        #""tracks": [{"property": "opacity", "values": [0, {"measure": "shade"}, 0.5], "calculationMode": "paced"}]"#,
        "the value of 'shade' isn't known"
      ),
      (
        #""tracks": [{"property": "position", "values": [[0, 0], [30, 40], [30, 10]], "calculationMode": "cubicPaced"}]"#,
        "position: an even pace along a curve has no direct equivalent"
      ),
      (
        #""timing": {"named": "easeIn"}, "tracks": [{"property": "opacity", "values": [0, 1, 0], "timings": [{"named": "easeIn"}, {"named": "easeOut"}]}]"#,
        "opacity: its easing has no direct equivalent between two values"
      ),
      // The same easing twice isn't that easing once.
      (
        #""timing": {"path": "M 0,0 C .05,0 .13,.06 .16,.4 C .2,.82 .25,1 1,1"}, "tracks": [{"property": "opacity", "values": [0, 1], "timings": [{"path": "M 0,0 C .05,0 .13,.06 .16,.4 C .2,.82 .25,1 1,1"}]}]"#,
        "opacity: its easing has no direct equivalent between two values"
      ),
    ])
  func refused(motion: String, reason: String) throws {
    let keyframes = try Self.keyframes(motion)
    #expect { try CodeExportKeyframes(keyframes) } throws: {
      ($0 as? Unsupported)?.reason == reason
    }
  }

  @Test("A part of a curve whose control points leave its time isn't written as one")
  func steep() throws {
    let whole = try #require(
      TimelineEasing.known(
        .curve(Curve(.cubicBezier(x1: 0.8181639, y1: 1.6521996, x2: 0.0458943, y2: -0.3273753)))))
    #expect(whole.part(from: 0.259544648876, to: 0.809593822565) == nil)
    #expect(whole.part(from: 0, to: 0.12583409972) != nil)
  }

  @Test("Random courses are as they are evaluated", arguments: 1...4) func random(seed: UInt64)
    throws
  {
    var numbers = SeededNumbers(seed: seed)
    var compared = 0
    for _ in 0..<100 {
      var keyframes = Keyframes()
      keyframes.duration = .seconds(1)
      let shapes: [Curve.Shape] = [
        .named(.easeInEaseOut),
        .linear([
          .init(input: 0, output: 0), .init(input: 0.4, output: 0.8), .init(input: 1, output: 1),
        ]),
        .cubicBezier(
          x1: numbers.number(0...1), y1: numbers.number(-1...2), x2: numbers.number(0...1),
          y2: numbers.number(-1...2)),
      ]
      let shape = shapes.randomElement(using: &numbers)
      keyframes.timing = Bool.random(using: &numbers) ? nil : shape.map { .curve(Curve($0)) }
      let values = (0..<Int.random(in: 2...5, using: &numbers)).map { _ in
        PropertyValue.quantity(.number((numbers.number(-9...9) * 4).rounded() / 4))
      }
      var track = Keyframes.Track(property: "opacity", content: .values(values))
      let modes: [Keyframes.CalculationMode?] = [nil, .cubic, .paced, .discrete]
      track.calculationMode = modes.randomElement(using: &numbers) ?? nil
      keyframes.tracks = [track]
      guard let exported = try? CodeExportKeyframes(keyframes) else { continue }
      let truth = try MotionEvaluator(.keyframes(keyframes)).tracks[0]
      let mine = try #require(exported.tracks[0].evaluation)
      for step in 0..<40 {
        // Away from keys, where a jump may be a rounding earlier or later.
        let fraction = (Double(step) + 0.137) / 40
        let value = try #require(truth.point(at: fraction).value?.components?.x)
        #expect(
          abs(mine(fraction) - value) < 1e-7, "\(keyframes) at \(fraction)")
      }
      compared += 1
    }
    #expect(compared > 70)
  }

  private static func keyframes(_ fields: String) throws -> Keyframes {
    let text = #"{"presets": {"x": {"kind": "keyframes", "motion": {"duration": 1, \#(fields)}}}}"#
    guard case .keyframes(let keyframes)? = try BuiltInPresets.of(text).first?.motion else {
      throw Unsupported("no keyframes")
    }
    return keyframes
  }

  private static func text(_ value: CodeExportValue) -> String {
    switch value {
    case .number(let number): CodeText.number((number * 1000).rounded() / 1000)
    case .color(let color): color.text
    case .measure(let measure): measure.text
    case .current: "current"
    }
  }

  private static func word(_ easing: CodeExportEasing) -> String {
    switch easing {
    case .linear: "linear"
    case .cubic: "cubic"
    case .stops: "stops"
    case .steps: "steps"
    case .path: "path"
    }
  }
}
