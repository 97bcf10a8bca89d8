import Presets
import Testing

@testable import CurvetCLI

/// How changes of fields are told in words.
struct FieldChangeTextTests {
  @Test(
    "Values are told with their units",
    arguments: [
      ("/motion/duration", "0.6", "0.45", "duration 0.6 s → 0.45 s"),
      ("/motion/seconds", "1", "0.2", "seconds 1 s → 0.2 s"),
      ("/motion/duration", "0.6", #""duration/short""#, "duration 0.6 s → duration/short"),
      ("/motion/delay", "0.1", nil, "delay 0.1 s removed"),
      ("/motion/members/0/stagger", nil, "0.1", "members[0].stagger added 0.1 s"),
      (
        "/motion/tracks/0/frames/1/duration", "0.5", #""1/3""#,
        "tracks[0].frames[1].duration 0.5 → 1/3"
      ),
      (
        "/motion/layers/1/initial/transform.rotation.y", "90", "180",
        #"layers[1].initial["transform.rotation.y"] 90° → 180°"#
      ),
      ("/motion/layers/1/initial/opacity", "0", "1", "layers[1].initial.opacity 0 → 1"),
      (
        "/motion/initialVelocity", "2", #"{"measure":"gesture.velocity / 500"}"#,
        "initialVelocity 2 → gesture.velocity / 500"
      ),
      (
        "/motion/interaction/distance/measure", #""a""#, #""-(h - 80)""#,
        #"interaction.distance a → "-(h - 80)""#
      ),
      (
        "/motion/cubicBezier", "[0.17,0.67,0.76,1]", "[0.2,0,0,1]",
        "cubicBezier [0.17, 0.67, 0.76, 1] → [0.2, 0, 0, 1]"
      ),
      ("/motion/animations/0/to", "null", ##""#FF0000""##, "animations[0].to null → #FF0000"),
      (
        "/motion/timing", #""curve/a""#, #"{"named":"easeIn"}"#,
        #"timing curve/a → {"named": "easeIn"}"#
      ),
      ("/motion/isInterruptible", nil, "true", "isInterruptible added true"),
      ("/motion/repeatCount", "2", #""infinite""#, "repeatCount 2 → infinite"),
      ("/kind", #""curve""#, #""spring""#, "kind curve → spring"),
      ("/name", #""curve/a""#, #""curve/b""#, "name curve/a → curve/b"),
      ("/title", nil, #""Card""#, #"title added "Card""#),
      ("/title", #""Card""#, #""""#, #"title "Card" → """#),
      ("/role", #""enter""#, nil, "role enter removed"),
      ("/source/year", "2018", "2020", "source.year 2018 → 2020"),
      ("/source/url", nil, #""https://example.com""#, #"source.url added "https://example.com""#),
      ("/deprecated", nil, "true", "deprecated added true"),
      ("/deprecated/reason", #""slow""#, #""late""#, #"deprecated.reason "slow" → "late""#),
      ("/reducedMotion", #""none""#, #""transition/fade""#, "reducedMotion none → transition/fade"),
      ("/extensions/com.example/delay", "1", "1.0", #"extensions["com.example"].delay 1 → 1.0"#),
    ] as [(String, String?, String?, String)])
  func values(pointer: String, old: String?, new: String?, words: String) {
    #expect(FieldDiff(pointer: pointer, old: old, new: new).words == words)
  }

  @Test(
    "Of tags and aliases it is told which came and went",
    arguments: [
      (#"["old","b"]"#, #"["b","soft"]"#, "tags +soft −old"),
      (nil, #"["a","b"]"#, "tags +a +b"),
      (#"["a"]"#, nil, "tags −a"),
      (#"["a","b"]"#, #"["b","a"]"#, #"tags ["a", "b"] → ["b", "a"]"#),
    ] as [(String?, String?, String)])
  func lists(old: String?, new: String?, words: String) {
    #expect(FieldDiff(pointer: "/tags", old: old, new: new).words == words)
  }

  @Test("Long texts are clipped where their difference can be seen")
  func long() {
    let start = String(repeating: "the same ", count: 9)
    let change = FieldDiff(
      pointer: "/summary", old: "\"\(start)old \(start)\"", new: "\"\(start)new\"")
    #expect(
      change.words
        == #"summary "…me the same old the same the same the same the same the s… → "…me the same new""#
    )
    let added = FieldDiff(pointer: "/summary", old: nil, new: "\"\(start)\"")
    #expect(
      added.words == #"summary added "the same the same the same the same the same the same the …"#)
  }

  @Test("Changes make a sentence")
  func sentence() {
    let changes = [
      FieldDiff(pointer: "/role", old: nil, new: #""exit""#),
      FieldDiff(pointer: "/motion/delay", old: "1", new: "2"),
    ]
    #expect(FieldDiff.sentence(of: changes) == "role added exit, delay 1 s → 2 s")
    #expect(FieldDiff.sentence(of: []) == "")
  }
}
