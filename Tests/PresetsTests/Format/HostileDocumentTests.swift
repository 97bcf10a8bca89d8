import Diagnostics
import Presets
import StrictJSON
import Testing

struct HostileDocumentTests {
  @Test("A preset larger than 2 MiB is refused")
  func tooLarge() {
    let text = String(repeating: "x", count: JSONLimits.lineBytes)
    let (entries, findings) = read(
      "{\"presets\": {\"a\": {\"summary\": \"\(text)\", \"motion\": \"ease\"}, \"b\": \"ease\"}}")
    #expect(entries.map(\.preset.name.text) == ["b"])
    #expect(findings.map(\.rule) == ["structure/too-large"])
    #expect(findings.first?.lines().first == "error: a: the preset is larger than 2 MiB")
    #expect(findings.first?.place?.pointer == "/presets/a")
  }

  @Test("A preset that would be larger than 2 MiB as it is written is refused")
  func tooLargeWhenWritten() {
    // Every one of these is written as an escape, which takes six bytes.
    func document(_ count: Int) -> String {
      let title = String(repeating: "\u{7F}", count: count)
      return
        "{\"presets\": {\"a\": {\"title\": \"\(title)\", \"motion\": \"ease\"}, \"b\": \"ease\"}}"
    }
    let most = (JSONLimits.lineBytes - 67) / 6
    #expect(read(document(most)).0.first?.preset.payload.count == JSONLimits.lineBytes - 1)
    let (entries, findings) = read(document(most + 1))
    #expect(entries.map(\.preset.name.text) == ["b"])
    #expect(findings.map(\.rule) == ["structure/too-large"])
    #expect(
      findings.first?.lines().first == "error: a: the preset is larger than 2 MiB when written"
    )
    #expect(findings.first?.place?.pointer == "/presets/a")
    #expect(
      findings.first?.help == "split it into several presets that refer to each other by name")
  }

  @Test("Of a million mistakes a hundred are kept and all are counted")
  func manyMistakes() throws {
    let text = "[" + String(repeating: "1,", count: 999_999) + "1]"
    var findings = FindingList()
    let document = JSONDocument.read(
      Array("{\"name\": \"a\", \"tags\": \(text), \"motion\": \"ease\"}".utf8), file: "f"
    ).document
    let root = try #require(document).root
    #expect(DocumentReader.readNamed(root, findings: &findings) == nil)
    #expect(findings.count == 1_000_000)
    #expect(findings.kept.count == 100)
    #expect(findings.kept.last?.place?.pointer == "/tags/99")
  }

  @Test("Many tags are taken once each, in good time")
  func manyTags() throws {
    let tags = (0..<100_000).map { "\"t\($0 / 2)\"" }.joined(separator: ",")
    let preset = try #require(readPreset("{\"tags\": [\(tags)], \"motion\": \"ease\"}"))
    #expect(preset.tags == (0..<50_000).map { "t\($0)" })
  }

  @Test("A long text is cut where it is quoted")
  func longText() {
    let (_, findings) = read(
      "{\"presets\": {\"a\": {\"\(String(repeating: "k", count: 1000))\": 1, \"motion\": \"ease\"}}}"
    )
    #expect(
      findings.map(\.message) == [
        "unknown field '\(String(repeating: "k", count: 40))…'"
      ])
  }

  @Test("What is wrong with the text is no reason for a second finding")
  func jsonFindings() {
    let (_, findings) = read(
      #"{"curvet": 1e999, "presets": {"a": {"kind": "curve", "source": {"year": 1e999}, "motion": {"named": "linear", "named": 3, "duration": 1e999}}}}"#
    )
    #expect(
      findings.map(\.rule) == [
        "json/overflow", "json/overflow", "json/duplicate-key", "json/overflow",
      ])
  }

  @Test(
    "What a motion is made of must fit a double",
    arguments: [
      #"{"seconds": 1e999}"#, #"{"cubicBezier": [0, 0, 1, 1e999]}"#,
      #"{"linear": [[0, 0], [1, 1e999]]}"#, #"{"steps": 1e999}"#,
      #"{"mass": 1, "stiffness": 1e999, "damping": 1}"#,
    ])
  func overflow(motion: String) {
    let (entries, findings) = read(#"{"presets": {"a": {"motion": \#(motion)}}}"#)
    #expect(entries.count == 0)
    #expect(findings.map(\.rule) == ["json/overflow"])
  }

  @Test("Whatever is changed in a seed file, it is read or refused with a place")
  func mutations() throws {
    var random = Random(state: 7)
    let seeds = try SeedFile.all.map { Array($0.text.utf8) }.filter { $0.count < 40_000 }
    var handedOut = 0
    for round in 0..<600 {
      var text = seeds[round % seeds.count]
      for _ in 0...random.below(3) { mutate(&text, &random) }
      var findings = FindingList()
      let reading = JSONDocument.read(text, file: "f")
      findings.append(reading)
      guard let document = reading.document else {
        #expect(findings.errors > 0)
        continue
      }
      var names = 0
      DocumentReader.read(document, findings: &findings) { entry in
        names += 1
        // What is handed out is a preset of its own: it reads back from its payload.
        #expect(read(entry.preset.payloadText).0.map(\.preset) == [entry.preset])
      }
      let given = Array(document.root["presets"]?.members ?? document.root.members).count
      #expect(names == given || !findings.isEmpty)
      #expect(findings.kept.allSatisfy { ($0.place?.line ?? 0) > 0 })
      handedOut += names
    }
    #expect(handedOut > 0)
  }

  private static let pieces = [
    "null", "0", "-1", "1e999", "\"\"", "\"x\"", "[]", "{}", "true", "\"1/3\"", "\"300ms\"", ",",
    "\"use\":\"a\",", "\"kind\":\"curve\",", "]", "}", "\"", "\\u0000", "ß",
  ].map { Array($0.utf8) }

  /// Takes out a piece, doubles one, puts one of the list in, or changes a byte.
  private func mutate(_ text: inout [UInt8], _ random: inout Random) {
    let start = random.below(text.count)
    let end = min(text.count, start + random.below(24))
    switch random.below(5) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: text[start..<end], at: start)
    case 2: text.insert(contentsOf: Self.pieces[random.below(Self.pieces.count)], at: start)
    case 3:
      // A whole value gives way to another: most of these are JSON still.
      guard let colon = text[start...].firstIndex(of: UInt8(ascii: ":")),
        let line = text[colon...].firstIndex(of: UInt8(ascii: "\n"))
      else { return }
      let isOpen = text[colon..<line].contains {
        $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[")
      }
      if isOpen { return }
      let comma = text[line - 1] == UInt8(ascii: ",") ? [UInt8(ascii: ",")] : []
      let piece = Self.pieces[random.below(11)]
      text.replaceSubrange((colon + 1)..<line, with: piece + comma)
    default: text[start] = UInt8(truncatingIfNeeded: random.below(256))
    }
  }

  /// A linear congruential generator (Knuth, MMIX), so that every run is the same.
  private struct Random {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
