import Diagnostics
import Presets
import StrictJSON
import Testing

struct ShorthandTests {
  @Test(
    "A shorthand reads as what it stands for",
    arguments: cases)
  func reads(shorthand: String, spelledOut: String) throws {
    let preset = try #require(readPreset(shorthand))
    #expect(preset == readPreset(spelledOut))
  }

  static let cases: [(String, String)] = [
    // Expressions, and kinds told by the fields.
    (
      #""cubic-bezier(.17,.67,.76,1) 300ms""#,
      #"{"kind": "curve", "motion": {"cubicBezier": [0.17, 0.67, 0.76, 1], "duration": 0.3}}"#
    ),
    (#""150ms""#, #"{"kind": "duration", "motion": {"seconds": 0.15}}"#),
    (
      #"{"motion": "spring(duration: .5, bounce: 0) 1s"}"#,
      #"{"kind": "spring", "motion": {"duration": 0.5, "bounce": 0, "delay": 1}}"#
    ),
    (
      #"{"motion": {"cubicBezier": [0, 0, 1, 1]}}"#,
      #"{"kind": "curve", "motion": {"cubicBezier": [0, 0, 1, 1]}}"#
    ),
    (
      #"{"motion": {"duration": 1, "steps": 2}}"#,
      #"{"kind": "curve", "motion": {"steps": 2, "jump": "end", "duration": 1}}"#
    ),
    (
      #"{"motion": {"bounce": 0, "duration": 1}}"#,
      #"{"kind": "spring", "motion": {"duration": 1, "bounce": 0}}"#
    ),
    (
      #"{"motion": {"stiffness": 1, "dampingRatio": 1}}"#,
      #"{"kind": "spring", "motion": {"dampingRatio": 1, "stiffness": 1}}"#
    ),
    (#"{"motion": {"seconds": 1}}"#, #"{"kind": "duration", "motion": {"seconds": 1}}"#),
    (
      #"{"motion": {"tracks": [{"property": "a", "values": [0]}]}}"#,
      #"{"kind": "keyframes", "motion": {"tracks": [{"property": "a", "values": [0]}]}}"#
    ),
    (#"{"motion": {"style": "fade"}}"#, #"{"kind": "transition", "motion": {"style": "fade"}}"#),
    (
      #"{"motion": {"duration": 1, "animations": [{"property": "a", "to": 1}]}}"#,
      #"{"kind": "animator", "motion": {"duration": 1, "animations": [{"property": "a", "to": 1}]}}"#
    ),
    (
      #"{"motion": {"members": [{"motion": "ease 1s"}]}}"#,
      #"{"kind": "group", "motion": {"members": [{"kind": "curve", "motion": {"named": "default", "duration": 1}}]}}"#
    ),
    (
      #"{"motion": {"style": "push", "timing": "cubic-bezier(0, 0, 1, 1)"}}"#,
      #"{"kind": "transition", "motion": {"style": "push", "timing": {"cubicBezier": [0, 0, 1, 1]}}}"#
    ),
    // Times.
    (#"{"motion": {"seconds": "300ms"}}"#, #"{"motion": {"seconds": 0.3}}"#),
    (#"{"motion": {"seconds": "0.3s"}}"#, #"{"motion": {"seconds": 0.3}}"#),
    (#"{"motion": {"seconds": ".3S"}}"#, #"{"motion": {"seconds": 0.3}}"#),
    (
      #"{"motion": {"named": "linear", "duration": "16.7ms", "delay": "+1s"}}"#,
      #"{"motion": {"named": "linear", "duration": 0.0167, "delay": 1}}"#
    ),
    (
      #"{"motion": {"beginTime": "-500ms", "tracks": [{"property": "a", "values": [0]}]}}"#,
      #"{"motion": {"beginTime": -0.5, "tracks": [{"property": "a", "values": [0]}]}}"#
    ),
    // Numbers, colours, lists.
    (#"{"motion": {"seconds": 1.50e0}}"#, #"{"motion": {"seconds": 1.5}}"#),
    (
      #"{"motion": {"cubicBezier": [0.10, 1E-1, 1.0, 100e-2]}}"#,
      #"{"motion": {"cubicBezier": [0.1, 0.1, 1, 1]}}"#
    ),
    (
      ##"{"motion": {"tracks": [{"property": "backgroundColor", "values": ["#ff0000", "#ABCDEFab"]}]}}"##,
      ##"{"motion": {"tracks": [{"property": "backgroundColor", "values": ["#FF0000", "#ABCDEFAB"]}]}}"##
    ),
    (#"{"tags": ["b", "a", "b"], "motion": "ease"}"#, #"{"tags": ["b", "a"], "motion": "ease"}"#),
    (
      #"{"tags": [], "aliases": [], "ignore": [], "localizations": {}, "motion": "ease"}"#,
      #"{"motion": "ease"}"#
    ),
    (
      #"{"motion": {"style": "custom", "layers": [{"layer": "source", "initial": {}, "frames": []}]}}"#,
      #"{"motion": {"style": "custom", "layers": [{"layer": "source"}]}}"#
    ),
    // Deprecation.
    (#"{"deprecated": false, "motion": "ease"}"#, #"{"motion": "ease"}"#),
    (#"{"deprecated": {}, "motion": "ease"}"#, #"{"deprecated": true, "motion": "ease"}"#),
    (
      #"{"deprecated": "old", "motion": "ease"}"#,
      #"{"deprecated": {"reason": "old"}, "motion": "ease"}"#
    ),
    // Order of fields.
    (
      #"{"motion": {"delay": 1, "named": "linear"}, "title": "T", "kind": "curve"}"#,
      #"{"kind": "curve", "title": "T", "motion": {"named": "linear", "delay": 1}}"#
    ),
  ]

  @Test("The schema's name is accepted and not kept")
  func schema() {
    let (entries, findings) = read(#"{"$schema": "x", "curvet": 1, "presets": {}}"#)
    #expect(entries.isEmpty && findings.isEmpty)
    #expect(write(entries.map(\.preset)) == write([]))
  }

  @Test("A fraction is another preset than its decimal, and is kept")
  func fractions() throws {
    func track(_ time: String) -> Preset? {
      readPreset(
        #"{"motion": {"tracks": [{"property": "a", "values": [0], "keyTimes": [\#(time)]}]}}"#)
    }
    #expect(try #require(track(#""2/6""#)).payloadText.contains(#""keyTimes":["2/6"]"#))
    #expect(track(#""2/6""#) != track(#""1/3""#))
    #expect(track(#""1/2""#) != track("0.5"))
  }

  @Test("Extensions are the same where their text is, wherever they stand")
  func extensions() throws {
    let one = try #require(readPreset(#"{"extensions": {"a": 1.50, "b": "é"}, "motion": "ease"}"#))
    let same = try #require(
      readPreset("{\"motion\": \"ease\", \"extensions\":\n{ \"a\":1.50,\"b\":\"\\u00e9\" }}"))
    let other = try #require(readPreset(#"{"extensions": {"a": 1.5, "b": "é"}, "motion": "ease"}"#))
    #expect(one == same && one.hashValue == same.hashValue)
    #expect(one != other)
    #expect(one.extensions?.text == #"{"a":1.50,"b":"é"}"#)
  }

  @Test(
    "What looks like a document is recognized",
    arguments: [
      (#"{"presets": {}}"#, true), (#"{"curvet": 1}"#, true), (#"{"motion": 1}"#, true),
      (#"{"a": {"$value": 1}}"#, false), ("[]", false), ("{}", false),
    ])
  func recognition(text: String, expected: Bool) throws {
    let document = try #require(JSONDocument.read(Array(text.utf8), file: "-").document)
    #expect(DocumentReader.recognizes(document.root) == expected)
  }

  @Test("An origin knows the place of every slot, or of what holds it")
  func origin() throws {
    let text = """
      {"presets": {
        "a": {"kind": "curve", "motion": {"use": "b"}},
        "c": "ease 300ms"
      }}
      """
    let entries = read(text).0
    func place(_ index: Int, _ slot: String) -> String {
      entries[index].origin.place(of: slot).shown
    }
    #expect(
      entries.map(\.origin.place.shown) == [
        "team.json:2:8 (/presets/a)", "team.json:3:8 (/presets/c)",
      ])
    #expect(place(0, "/motion/use") == "team.json:2:44 (/presets/a/motion/use)")
    #expect(place(0, "/motion/duration") == "team.json:2:36 (/presets/a/motion)")
    #expect(place(1, "/motion/duration") == "team.json:3:8 (/presets/c)")
    let foreign = Origin(
      value: entries[0].origin.value, pointer: "/a",
      slots: ["/motion/use": entries[1].origin.value])
    #expect(foreign.place(of: "/motion/use").shown == "team.json:3:8 (/presets/c)")
  }

  @Test("What is read from a text that isn't JSON has its place there, and no values")
  func foreign() {
    let text = "-- easings\na = ease"
    let origin = Origin(foreign: Array(text.utf8), at: 15, file: "a.txt", firstLine: 7)
    for place in [origin.place, origin.place(of: "/motion/timing")] {
      #expect(place.shown == "a.txt:8:5")
      #expect(place.excerpt == Excerpt(text: "a = ease", caret: 4))
    }
    #expect(origin.value.value(at: "/motion") == nil)
    #expect(origin.value.removal(of: "/motion") == nil)
  }
}
