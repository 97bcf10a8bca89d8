import Presets
import StrictJSON
import Testing

struct FieldChangeTests {
  @Test(
    "Changes are told field by field, in canonical order",
    arguments: [
      (
        #"{"kind": "duration", "motion": {"seconds": 0.6}}"#,
        #"{"kind": "duration", "title": "Long", "motion": {"seconds": 0.45}}"#,
        ["/title: nil → \"Long\"", "/motion/seconds: 0.6 → 0.45"]
      ),
      (
        #"{"tags": ["a", "b"], "kind": "spring", "motion": {"mass": 1, "stiffness": 100, "damping": 10, "delay": 1}}"#,
        #"{"tags": ["b", "c"], "kind": "spring", "motion": {"duration": 0.5, "bounce": 0, "delay": 1}}"#,
        [
          #"/tags: ["a","b"] → ["b","c"]"#, "/motion/mass: 1 → nil", "/motion/stiffness: 100 → nil",
          "/motion/damping: 10 → nil", "/motion/duration: nil → 0.5", "/motion/bounce: nil → 0",
        ]
      ),
      (
        #"{"kind": "curve", "motion": {"named": "linear"}}"#,
        #"{"kind": "spring", "motion": {"duration": 0.5, "bounce": 0}}"#,
        [
          #"/kind: "curve" → "spring""#, #"/motion/named: "linear" → nil"#,
          "/motion/duration: nil → 0.5", "/motion/bounce: nil → 0",
        ]
      ),
      (
        #"{"kind": "keyframes", "motion": {"tracks": [{"property": "a", "values": [0, 1]}, {"property": "b", "values": [0, 1]}]}}"#,
        #"{"kind": "keyframes", "motion": {"tracks": [{"property": "a", "values": [0, 1]}, {"property": "b", "values": [0, 2], "additive": true}]}}"#,
        ["/motion/tracks/1/values: [0,1] → [0,2]", "/motion/tracks/1/additive: nil → true"]
      ),
      (
        #"{"kind": "keyframes", "motion": {"tracks": [{"property": "a", "values": [0, 1]}]}}"#,
        #"{"kind": "keyframes", "motion": {"tracks": [{"property": "a", "values": [0, 1]}, {"property": "b", "path": "M 0,0"}]}}"#,
        [
          #"/motion/tracks: [{"property":"a","values":[0,1]}] → [{"property":"a","values":[0,1]},{"property":"b","path":"M 0,0"}]"#
        ]
      ),
      (
        #"{"source": {"title": "t", "year": 2018}, "kind": "curve", "motion": {"use": "b"}}"#,
        #"{"source": {"author": "u", "year": 2018}, "kind": "curve", "motion": {"use": "b"}}"#,
        [#"/source/title: "t" → nil"#, #"/source/author: nil → "u""#]
      ),
      (
        #"{"kind": "duration", "extensions": {"a/b": {"x": 1, "~": [1]}}, "motion": {"seconds": 1}}"#,
        #"{"kind": "duration", "extensions": {"a/b": {"x": 1.0, "~": [2]}}, "motion": {"seconds": 1}}"#,
        ["/extensions/a~1b/x: 1 → 1.0", "/extensions/a~1b/~0: [1] → [2]"]
      ),
      (
        #"{"kind": "duration", "extensions": {"x": 1, "y": 2}, "motion": {"seconds": 1}}"#,
        #"{"kind": "duration", "extensions": {"y": 2, "x": 1}, "motion": {"seconds": 1}}"#,
        [#"/extensions: {"x":1,"y":2} → {"y":2,"x":1}"#]
      ),
      (
        "{\"kind\": \"duration\", \"extensions\": {\"\u{E9}\": 1}, \"motion\": {\"seconds\": 1}}",
        "{\"kind\": \"duration\", \"extensions\": {\"e\u{301}\": 1}, \"motion\": {\"seconds\": 1}}",
        ["/extensions/\u{E9}: 1 → nil", "/extensions/e\u{301}: nil → 1"]
      ),
    ])
  func changes(old: String, new: String, told: [String]) throws {
    let (before, after) = (try #require(readPreset(old)), try #require(readPreset(new)))
    #expect(FieldDiff.between(before, after).map(\.told) == told)
  }

  @Test("A new name is a field that comes first")
  func name() throws {
    let old = try #require(readPreset(#"{"title": "A", "motion": {"seconds": 1}}"#))
    var new = old
    new.name = try #require(PresetName("b/c"))
    new.title = "B"
    #expect(
      FieldDiff.between(old, new).map(\.told) == [
        #"/name: "a" → "b/c""#, #"/title: "A" → "B""#,
      ])
  }

  @Test("There are none exactly where the payloads are equal, and each is true of both")
  func everyPair() throws {
    let presets =
      try CanonicalForm.payloads.map { try #require(read($0).0.first?.preset) }
      + SeedFile.presets.filter { $0.name.text.count.isMultiple(of: 13) }
    for old in presets {
      let before = try #require(JSONDocument.read(old.payload, file: "").document?.root)
      for new in presets {
        let after = try #require(JSONDocument.read(new.payload, file: "").document?.root)
        let changes = FieldDiff.between(old, new)
        try #require(changes.isEmpty == (old.payload == new.payload))
        try #require(Set(changes.map(\.pointer)).count == changes.count)
        for change in changes {
          try #require(change.old != change.new)
          try #require(text(before.value(at: change.pointer)) == change.old)
          try #require(text(after.value(at: change.pointer)) == change.new)
        }
        let back = FieldDiff.between(new, old)
        try #require(
          Set(back)
            == Set(
              changes.map { FieldDiff(pointer: $0.pointer, old: $0.new, new: $0.old) }))
      }
    }
  }

  private func text(_ value: JSONValue?) -> String? {
    value.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

extension FieldDiff {
  fileprivate var told: String { "\(pointer): \(old ?? "nil") → \(new ?? "nil")" }
}
