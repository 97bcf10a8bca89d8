import Presets
import StrictJSON
import Testing

/// Changes to a preset that meet: what does not touch the same field goes together.
@Suite struct PresetMergeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name, base, wanted, present, merged: String
    var conflicts: [String] = []
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "other fields", base: #"{"duration":1}"#, wanted: #"{"duration":2}"#,
      present: #"{"duration":1,"delay":3}"#, merged: #"{"duration":2,"delay":3}"#),
    Case(
      name: "the same change twice", base: #"{"duration":1}"#, wanted: #"{"duration":2}"#,
      present: #"{"duration":2}"#, merged: #"{"duration":2}"#),
    Case(
      name: "the same field", base: #"{"duration":1}"#, wanted: #"{"duration":2}"#,
      present: #"{"duration":3}"#, merged: #"{"duration":3}"#, conflicts: ["/motion/duration"]),
    Case(
      name: "taken away here, changed there", base: #"{"duration":1}"#, wanted: "{}",
      present: #"{"duration":3}"#, merged: #"{"duration":3}"#, conflicts: ["/motion/duration"]),
    Case(
      name: "added back", base: "{}", wanted: #"{"duration":1}"#, present: #"{"delay":2}"#,
      merged: #"{"duration":1,"delay":2}"#),
    Case(
      name: "some of it", base: #"{"duration":1,"delay":1}"#, wanted: #"{"duration":2,"delay":2}"#,
      present: #"{"duration":1,"delay":4}"#, merged: #"{"duration":2,"delay":4}"#,
      conflicts: ["/motion/delay"]),
  ]

  @Test(arguments: cases) func fieldsOfTheMotion(_ one: Case) throws {
    func preset(_ times: String) throws -> Preset {
      let fields = times.dropFirst().dropLast()
      let rest = fields.isEmpty ? "" : ",\(fields)"
      return try read(#"{"name":"a","motion":{"cubicBezier":[0,0,1,1]\#(rest)}}"#)
    }
    let merge = PresetMerge(
      from: try preset(one.base), to: try preset(one.wanted), in: try preset(one.present))
    #expect(merge.preset == (try preset(one.merged)))
    #expect(merge.conflicts == one.conflicts)
  }

  @Test func tagsAndAliasesOneByOne() throws {
    let merge = PresetMerge(
      from: try read(#"{"name":"a","tags":["x","y"],"aliases":["b"],"motion":{"seconds":1}}"#),
      to: try read(#"{"name":"a","tags":["y","z"],"motion":{"seconds":1}}"#),
      in: try read(
        #"{"name":"a","tags":["w","x","y"],"aliases":["b","c"],"motion":{"seconds":2}}"#))
    #expect(merge.conflicts.isEmpty)
    #expect(
      merge.preset
        == (try read(#"{"name":"a","tags":["w","y","z"],"aliases":["c"],"motion":{"seconds":2}}"#)))
  }

  @Test func theLastTagGoes() throws {
    let merge = PresetMerge(
      from: try read(#"{"name":"a","tags":["x"],"motion":{"seconds":1}}"#),
      to: try read(#"{"name":"a","motion":{"seconds":1}}"#),
      in: try read(#"{"name":"a","tags":["x"],"title":"A","motion":{"seconds":1}}"#))
    #expect(merge.preset == (try read(#"{"name":"a","title":"A","motion":{"seconds":1}}"#)))
  }

  /// Each side's fields are good by themselves; together they would be two forms of a spring.
  @Test func formsOfAMotionAreNotMixed() throws {
    let present = try read(#"{"name":"a","title":"A","motion":{"response":1,"dampingFraction":1}}"#)
    let merge = PresetMerge(
      from: try read(#"{"name":"a","motion":{"duration":1,"bounce":0}}"#),
      to: try read(#"{"name":"a","role":"exit","motion":{"mass":1,"stiffness":9,"damping":2}}"#),
      in: present)
    var expected = present
    expected.role = .exit
    #expect(merge.preset == expected)
    #expect(merge.conflicts == ["/motion"])
  }

  private func read(_ text: String) throws -> Preset {
    let document = try #require(JSONDocument.read(Array(text.utf8), file: "").document)
    return try #require(Preset(JSONTree(document.root)))
  }
}
