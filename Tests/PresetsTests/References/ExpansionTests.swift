import Diagnostics
import Motion
import StrictJSON
import Testing

@testable import Presets

struct ExpansionTests {
  /// The presets of a document, by name.
  private static func presets(_ text: String) -> [String: Preset] {
    var presets: [String: Preset] = [:]
    var findings = FindingList()
    if let document = JSONDocument.read(Array("{\"presets\": {\(text)}}".utf8), file: "").document {
      DocumentReader.read(document, findings: &findings) { entry in
        presets[entry.preset.name.text] = entry.preset
      }
    }
    return findings.isEmpty ? presets : [:]
  }

  private static let vocabulary = #"""
    "quick": "200ms", "out": "ease-out 1s", "stops": {"motion": {"linear": [[0, 0], [0.5, 1], [1, 1]]}},
    "keys": {"motion": {"duration": "quick", "tracks": [
      {"property": "opacity", "values": [0, 1, 0], "timings": ["out", "stops"]},
      {"property": "position", "path": "M 0,0 L 1,1"}]}},
    "same": {"kind": "keyframes", "motion": {"use": "keys"}},
    """#

  @Test(
    "What a preset comes to: parts, values and references in a row",
    arguments: [
      (#""out""#, 0.0, 1.0, 1), (#"{"motion": {"named": "easeIn"}}"#, 0, 0, 0),
      (#"{"kind": "curve", "motion": {"use": "stops", "duration": "quick"}}"#, 0, 5, 1),
      (#"{"kind": "keyframes", "motion": {"use": "same"}}"#, 2, 15, 3),
      (
        #"{"motion": {"members": [{"preset": "out"}, {"preset": "same"}, {"preset": "same"}]}}"#, 5,
        31, 3
      ),
      (#"{"motion": {"members": [{"kind": "curve", "motion": {"named": "easeIn"}}]}}"#, 1, 0, 0),
      (
        #"{"motion": {"timing": "out", "animations": [{"property": "opacity", "to": 1}]}}"#, 1, 2, 1
      ),
      (#"{"motion": {"style": "fade"}, "counterpart": "keys"}"#, 1, 0, 0),
      (
        #"{"motion": {"style": "custom", "duration": 1, "layers": [{"layer": "source", "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 0}, {"property": "opacity", "start": 0, "duration": 1, "to": 1}]}]}}"#,
        1, 2, 0
      ),
    ])
  func counts(text: String, parts: Double, values: Double, depth: Int) throws {
    let text = text == #""out""# ? #"{"kind": "curve", "motion": {"use": "out"}}"# : text
    let presets = Self.presets("\(Self.vocabulary) \"x\": \(text)")
    var meter = ExpansionMeter<String>()
    let sum = meter.expansion(of: "x") { name in
      ExpansionMeter.Recipe(
        own: presets[name]?.motion.ownExpansion ?? Expansion(),
        references: presets[name]?.references.map { ($0.role, $0.target.name) } ?? [])
    }
    #expect(sum == Expansion(parts: parts, values: values, depth: depth))
    // What is counted is what comes of it.
    let resolved = try ReferenceResolver { presets[$0]?.motion }
      .resolve(try #require(presets["x"]).motion)
    #expect(max(resolved.ownExpansion.parts, 0) == parts)
  }

  private static func group(_ members: String...) -> String {
    let list = members.map { #"{"preset": "\#($0)"}"# }.joined(separator: ", ")
    return #"{"motion": {"members": [\#(list)]}}"#
  }

  /// Groups `g0` … that list the next one so many times; the last lists a curve.
  private static func groups(_ count: Int, listing times: Int) -> String {
    (0..<count).map { number in
      let next = number == count - 1 ? "out" : "g\(number + 1)"
      let list = Array(repeating: #"{"preset": "\#(next)"}"#, count: times).joined(separator: ", ")
      return #""g\#(number)": {"motion": {"members": [\#(list)]}}"#
    }.joined(separator: ", ")
  }

  /// Curves `g0` … that use the next one; the last uses `out`.
  private static func chain(_ count: Int) -> String {
    (0..<count).map { number in
      let next = number == count - 1 ? "out" : "g\(number + 1)"
      return #""g\#(number)": {"kind": "curve", "motion": {"use": "\#(next)"}}"#
    }.joined(separator: ", ")
  }

  @Test(
    "What comes to too much is refused at once, with the way that leads there",
    arguments: [
      (
        groups(41, listing: 3),
        "has about 3.6 × 10^19 moving parts, through g1 → g2 → g3 → g4 → …; the limit is 2,000"
      ),
      (
        groups(7, listing: 3),
        "has 2,187 moving parts, through g1 → g2 → g3 → g4 → …; the limit is 2,000"
      ),
      (
        groups(2, listing: 50),
        "has 2,500 moving parts, through g1 → out; the limit is 2,000"
      ),
      (
        chain(65),
        "its chain of references is 65 long, through g1 → g2 → g3 → g4 → …; the limit is 64"
      ),
      (
        chain(5000),
        "its chain of references is 5,000 long, through g1 → g2 → g3 → g4 → …; the limit is 64"
      ),
    ])
  func refused(text: String, message: String) throws {
    let presets = Self.presets("\(text), \"out\": \"ease-out 1s\"")
    let motion = try #require(presets["g0"]).motion
    let resolver = ReferenceResolver { presets[$0]?.motion }
    #expect(throws: MotionError.self) { try resolver.resolve(motion) }
    #expect(resolver.excess(of: motion)?.message == message)
  }

  @Test(
    "What comes to as much as is allowed is put in place",
    arguments: [
      groups(6, listing: 3), groups(64, listing: 1), groups(2, listing: 44), chain(64),
    ])
  func allowed(text: String) throws {
    let presets = Self.presets("\(text), \"out\": \"ease-out 1s\"")
    let motion = try #require(presets["g0"]).motion
    let resolver = ReferenceResolver { presets[$0]?.motion }
    #expect(resolver.excess(of: motion) == nil)
    #expect(try resolver.resolve(motion).ownExpansion.exceeded == nil)
  }

  @Test func circlesAreNoExcess() throws {
    let presets = Self.presets(
      #""a": {"kind": "curve", "motion": {"use": "b"}}, "b": {"kind": "curve", "motion": {"use": "a"}}"#
    )
    let motion = try #require(presets["a"]).motion
    #expect(ReferenceResolver { presets[$0]?.motion }.excess(of: motion) == nil)
  }
}
