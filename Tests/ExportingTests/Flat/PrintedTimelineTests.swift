import Motion
import PlayerChecking
import Presets
import RandomMotions
import Testing

@testable import Exporting

/// What is written out for players has the values of the evaluator.
@Suite struct PrintedTimelineTests {
  @Test("Built-in presets are what sample says") func builtIn() throws {
    let found = try differences(BuiltInPresets.timed())
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("Vocabularies are what sample says") func vocabularies() throws {
    let presets = try BuiltInPresets.vocabularies()
    try #require(presets.count > 100)
    let found = try differences(presets)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("Hard motions are what sample says") func hard() throws {
    let presets = try BuiltInPresets.of(Self.hard)
    #expect(presets.count == 35)
    let found = try differences(presets)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("A path with corners is some keys, not millions") func corners() throws {
    for preset in try BuiltInPresets.of(Self.hard) where preset.name.text.hasSuffix("corners") {
      for track in try Timeline(preset.motion).tracks {
        guard case .keys(let keys) = track.content else { continue }
        #expect(keys.count < 1_500, "\(preset.name) \(track.property)")
      }
    }
  }

  @Test("Random motions are what sample says", arguments: 0..<UInt64(CSSNumbers.count * 10))
  func random(seed: UInt64) throws {
    var plays = RandomPlays(seed: seed)
    let motion = plays.motion()
    let lengths = ["w": 30.5, "h": -7, "container.width": 390, "container.height": 844]
    let plain: Timeline
    do throws(MotionError) {
      plain = try Timeline(motion)
    } catch {
      #expect(throws: MotionError.self) { try MotionEvaluator(motion) }
      return
    }
    let evaluator = try MotionEvaluator(motion, lengths: lengths)
    let parameters = lengths.merging(plain.starts) { $1 }
    for step in -2...53 {
      let time = evaluator.duration * Double(step) / 47.3
      let found = plain.frame(at: time).map { value($0.value?.bound(parameters)) }
      // A jump may come a rounding earlier or later.
      let isSame = [0, -1e-9, 1e-9].contains { shift in
        let expected = evaluator.tracks.map { track in
          PlayedPresets.value(track.point(at: time + shift).value)
        }
        return PlayedPresets.areSame(found, expected)
      }
      let said = evaluator.tracks.map { $0.point(at: time).value }
      try #require(isSame, "at \(time): \(found), not \(said) in \(motion)")
    }
  }

  private func differences(_ presets: [ExportedPreset]) throws -> [String] {
    let played = try PlayedPresets(presets, steps: 97)
    let motions = Dictionary(uniqueKeysWithValues: presets.map { ($0.name.text, $0.motion) })
    let answer = try played.cases.map { one in
      let motion = try #require(motions[one.preset])
      let plain = try Timeline(motion)
      return one.times.map { time in
        plain.frame(at: time).map { value($0.value?.bound(one.parameters)) }
      }
    }
    return played.differences(from: PlayerChecker.Answer(shown: answer, refusals: []))
  }

  private func value(_ value: TimelineValue?) -> PlayerChecker.Value {
    switch value?.known {
    case nil: .nothing
    case .boolean(let flag): .flag(flag)
    case .string(let text): .text(text)
    case .css(let value): .text(value.text)
    case .number, .vector, .color: .numbers(value?.sums.map { $0.number ?? .nan } ?? [])
    }
  }

  /// Motions that use what built-in presets don't.
  static let hard = """
    {"presets": {
      "animator/hard/blend": {"kind": "animator", "motion": {"duration": 1, "timing": {"named": "easeIn"},
        "animations": [
          {"target": "card", "property": "position.x", "by": 100},
          {"target": "card", "property": "opacity", "from": 0, "to": 1},
          {"target": "card", "property": "position.x", "by": 50, "delayFactor": 0.4},
          {"target": "card", "property": "position.x", "to": {"measure": "container.width - 20"},
            "delayFactor": "1/3"},
          {"target": "card", "property": "effect", "from": "blur", "to": "none"}]}},
      "animator/hard/spring": {"kind": "animator", "motion": {"duration": 0.6,
        "timing": {"dampingRatio": 0.4, "duration": 0.5}, "delay": 0.2,
        "animations": [{"property": "frame", "to": [1, 2, {"measure": "(a - b) * 2 / 4"}, 4]},
          {"property": "backgroundColor", "to": "#FF8000"}]}},
      "curve/hard/delayed": {"motion": {"cubicBezier": [0.9, -0.5, 0.1, 1.6], "duration": 0.4, "delay": 0.1}},
      "curve/hard/path": {"motion": {"path": "M 0,0 C 0.2,0 0.3,0.4 0.5,0.5 L 0.6,0.2 Q 0.8,0.9 1,1"}},
      "curve/hard/stops": {"motion": {"linear": [[0.2, 0.5], [0.2, 0.1], [0.7, 1.4], [0.9, 1]]}},
      "curve/hard/both": {"motion": {"steps": 3, "jump": "both"}},
      "curve/hard/none": {"motion": {"steps": 4, "jump": "none"}},
      "curve/hard/vertical": {"motion": {"cubicBezier": [1, 0, 0, 1]}},
      "spring/hard/fast": {"motion": {"mass": 2, "stiffness": 90, "damping": 3, "initialVelocity": -7,
        "delay": 0.3}},
      "spring/hard/slow": {"motion": {"duration": 0.4, "bounce": -0.6,
        "initialVelocity": {"measure": "gesture.velocity / 200"}}},
      "keyframes/hard/cubic": {"motion": {"duration": 2, "autoreverses": true, "repeatCount": 1.75,
        "timing": {"dampingRatio": 0.3, "stiffness": 80, "mass": 1}, "tracks": [
          {"property": "position", "values": [[0, 0], [50, {"measure": "h"}], [20, 90], [70, 10]],
            "keyTimes": [0, 0.2, 0.7, 1], "calculationMode": "cubic", "tension": [0.1, 0.5, -0.4, 0],
            "continuity": 0.3, "bias": [0, 0.2, 0.7, -1],
            "timings": [{"named": "easeIn"}, {"steps": 3}, {"cubicBezier": [0.3, -1, 0.6, 2]}]}]}},
      "keyframes/hard/paced": {"motion": {"duration": 1, "timing": {"cubicBezier": [0.5, -0.7, 0.5, 1.5]},
        "tracks": [{"property": "position", "values": [[0, 0], [30, 40], [31, 40]],
          "calculationMode": "paced"}]}},
      "keyframes/hard/cubic-paced": {"motion": {"duration": 1, "fillMode": "both", "tracks": [
        {"property": "position.y", "values": [0, 80, 20, 25], "calculationMode": "cubicPaced",
          "additive": true}]}},
      "keyframes/hard/path": {"motion": {"duration": 3, "beginTime": 0.5, "fillMode": "backwards", "tracks": [
        {"property": "position", "path": "M 0,0 C 40,0 60,20 60,60 L 90,60 Q 100,90 120,90",
          "keyTimes": [0, 0.4, 0.5, 1], "timings": [{"named": "easeOut"}, {"named": "linear"},
          {"named": "easeIn"}]}]}},
      "keyframes/hard/turning": {"motion": {"duration": 1, "fillMode": "both", "tracks": [
        {"target": "car", "property": "position", "path": "M 10,10 C 40,-30 60,20 90,60",
          "rotationMode": "autoReverse", "calculationMode": "paced"}]}},
      "keyframes/hard/corners": {"motion": {"duration": 1, "fillMode": "both", "tracks": [
        {"target": "car", "property": "position", "rotationMode": "auto",
          "path": "M 0,0 C 0,10 10,20 20,20 L 30,20 Z M 50,50 A 30 20 15 1 0 90,10"}]}},
      "keyframes/hard/paced-corners": {"motion": {"duration": 1, "fillMode": "both", "tracks": [
        {"target": "car", "property": "position", "rotationMode": "auto", "calculationMode": "paced",
          "path": "M 0,0 C 0,10 10,20 20,20 L 30,20 Z"}]}},
      "keyframes/hard/discrete": {"motion": {"duration": 1, "speed": 0.5, "timeOffset": 0.25, "tracks": [
        {"property": "position.x", "values": [1, 5, 9], "calculationMode": "discrete"},
        {"property": "hidden", "values": [true, false, true], "keyTimes": [0, 0.3, 0.6, 1],
          "calculationMode": "discrete"}]}},
      "keyframes/hard/backwards": {"motion": {"duration": 1, "speed": -2, "repeatCount": 2, "tracks": [
        {"property": "opacity", "values": [null, 0.25]}]}},
      "keyframes/hard/frames": {"motion": {"duration": 1, "timing": {"cubicBezier": [0.5, 0, 0.5, 1.5]},
        "tracks": [{"property": "position.x", "calculationMode": "cubic", "frames": [
          {"start": 0, "duration": 0.25, "to": 100}, {"start": 0.25, "duration": 0.25, "by": 40},
          {"start": 0.6, "duration": 0.2, "to": {"measure": "w"}}, {"start": 0.9, "duration": 0.4, "to": 0}]},
        {"property": "opacity", "frames": [{"start": 0, "duration": 0.6, "to": 0},
          {"start": 0.3, "duration": 0.3, "to": 0.8}, {"start": 0.7, "duration": 0, "to": 0.1}]},
        {"property": "bounds.size", "calculationMode": "paced", "frames": [
          {"start": 0, "duration": 0.5, "to": [10, 20]}, {"start": 0.5, "duration": 0.5, "by": [5, 5]}]}]}},
      "keyframes/hard/jumps": {"motion": {"duration": 1, "tracks": [{"property": "opacity", "frames": [
        {"start": 0.25, "duration": 0.5, "to": 5}, {"start": 0.5, "duration": 0, "by": 3},
        {"start": 0.5, "duration": 0.25, "to": -9}, {"start": 0.625, "duration": 0, "to": {"measure": "w"}}]}]}},
      "keyframes/hard/below-0": {"motion": {"duration": 1, "timing": {"cubicBezier": [0.5, -1, 0.5, 2]},
        "tracks": [{"property": "opacity", "frames": [{"start": 0, "duration": 0, "to": 5},
          {"start": 0, "duration": 0.5, "to": 9}]},
        {"property": "position.x", "frames": [{"start": 0, "duration": 0, "to": 5}]},
        {"property": "zPosition", "calculationMode": "discrete", "values": [1, 2, 3],
          "keyTimes": [0, 0, 0.5, 1]},
        {"property": "position.y", "calculationMode": "discrete", "frames": [
          {"start": 0, "duration": 0, "to": 5}, {"start": 0, "duration": 0.25, "to": 3}]}]}},
      "keyframes/hard/endless": {"motion": {"duration": 0.3, "repeatCount": "infinite", "autoreverses": true,
        "tracks": [{"property": "backgroundColor", "values": ["#102030", "#FFEEDD80", "#000000"]}]}},
      "group/hard/covered": {"kind": "group", "motion": {"duration": 3, "members": [
        {"kind": "keyframes", "motion": {"duration": 2, "tracks": [
          {"target": "a", "property": "position.x", "values": [0, 100]}]}},
        {"kind": "keyframes", "beginTime": 1, "speed": 2, "fillMode": "forwards", "motion": {"duration": 1,
          "tracks": [{"target": "a", "property": "position.x", "values": [0, 30], "additive": true}]}},
        {"kind": "spring", "stagger": 0.1, "target": "b", "motion": {"duration": 0.3, "bounce": 0.4}},
        {"kind": "curve", "motion": {"named": "easeOut", "duration": 0.5, "delay": 0.5}}]}},
      "group/hard/nested": {"kind": "group", "motion": {"members": [
        {"kind": "group", "beginTime": 0.5, "speed": 2, "fillMode": "both", "motion": {"members": [
          {"kind": "keyframes", "target": "x", "motion": {"duration": 0.5, "repeatCount": 2, "tracks": [
            {"property": "opacity", "values": [1, 0]}]}},
          {"kind": "transition", "beginTime": 0.2, "motion": {"style": "push", "direction": "fromRight",
            "duration": 0.4}}]}}]}},
      "group/hard/endless": {"kind": "group", "motion": {"members": [
        {"kind": "keyframes", "motion": {"duration": 0.4, "repeatCount": "infinite", "tracks": [
          {"property": "transform.scale", "values": [1, 1.2]}]}}]}},
      "transition/hard/part": {"kind": "transition", "motion": {"style": "flip", "direction": "fromBottom",
        "startProgress": 0.2, "endProgress": 0.9, "duration": 1, "timing": {"duration": 0.4, "bounce": 0.5}}},
      "transition/hard/near-half": {"kind": "transition", "motion": {"style": "flip", "direction": "fromLeft",
        "startProgress": 0.4, "endProgress": 0.5, "timing": {"duration": 0.5, "bounce": 0.3}}},
      "transition/hard/past-half": {"kind": "transition", "motion": {"style": "flip", "direction": "fromLeft",
        "startProgress": 0.51, "duration": 1, "timing": {"cubicBezier": [0.5, -1, 0.5, 2]}}},
      "transition/hard/reveal": {"kind": "transition", "motion": {"style": "reveal", "direction": "fromTop",
        "startProgress": "1/3", "duration": 1, "delay": 0.5, "timing": {"cubicBezier": [0.5, 0, 0.5, 1.6]}}},
      "transition/hard/fade": {"kind": "transition", "motion": {"style": "fade", "duration": 1,
        "timing": {"cubicBezier": [0.5, -0.5, 0.5, 1.6]}}},
      "transition/hard/layers": {"kind": "transition", "motion": {"style": "custom", "duration": 1,
        "timing": {"dampingRatio": 0.4, "stiffness": 200, "mass": 1},
        "perspective": {"eyeDistance": {"measure": "container.width * 1.5"}},
        "layers": [
          {"layer": "source", "hidden": [0.25, 0.5], "frames": [
            {"property": "opacity", "start": 0.2, "duration": 0.3, "to": 0},
            {"property": "opacity", "start": 0.4, "duration": 0.6, "to": 1},
            {"property": "position.x", "start": 0, "duration": 1, "by": {"measure": "container.width / 3"}}]},
          {"layer": "destination", "initial": {"transform.scale": 0.5}, "frames": [
            {"property": "transform.scale", "start": 0, "duration": "2/3", "to": 1}]},
          {"layer": "source", "frames": [
            {"property": "opacity", "start": 0.5, "duration": 0.5, "to": 0.3}]}]}},
      "transition/hard/hidden": {"kind": "transition", "motion": {"style": "custom", "duration": 1,
        "timing": {"cubicBezier": [0.5, -1, 0.5, 2]}, "layers": [
          {"layer": "source", "hidden": [0, 0.5], "frames": [
            {"property": "opacity", "start": 0, "duration": 0.3, "to": 0}]},
          {"layer": "destination", "hidden": [0.5, 1], "frames": [
            {"property": "opacity", "start": 0, "duration": 0, "to": 0.5}]}]}},
      "transition/hard/curl": {"kind": "transition", "motion": {"style": "curlUp", "duration": 0.5}},
      "transition/hard/leading": {"kind": "transition", "motion": {"style": "moveIn",
        "direction": "fromLeading", "timing": {"duration": 0.3, "bounce": 0.3}}}
    }}
    """
}
