import Diagnostics
import Motion
import StrictJSON
import Testing

@testable import Presets

struct RoundTripTests {
  @Test("A canonical payload is written as it was read", arguments: CanonicalForm.payloads)
  func payload(text: String) throws {
    let (entries, findings) = read(text)
    #expect(findings.flatMap { $0.lines() } == [])
    #expect(entries.map(\.preset.payloadText) == [text])
  }

  @Test("A canonical document is written as it was read", arguments: CanonicalForm.payloads)
  func document(text: String) throws {
    let preset = try #require(read(text).0.first?.preset)
    let document = write([preset])
    let (entries, findings) = read(document)
    #expect(findings.isEmpty)
    #expect(entries.map(\.preset) == [preset])
    #expect(write(entries.map(\.preset)) == document)
    // Payloads go into a document without being read.
    let payload = try #require(JSONDocument.read(preset.payload, file: "-").document)
    var writer = DocumentWriter()
    writer.add(payload: payload.root)
    writer.finish()
    #expect(String(decoding: writer.takeBytes(), as: UTF8.self) == document)
  }

  @Test(
    "Every field of every object is in one of the payloads",
    arguments: [
      Curve.fields.map(\.name), SpringDraft.fields.map(\.name), Keyframes.fields.map(\.name),
      Keyframes.Track.fields.map(\.name), Keyframes.RelativeKeyframe.fields.map(\.name),
      Transition.fields.map(\.name), Transition.Layer.fields.map(\.name),
      Transition.RelativeKeyframe.fields.map(\.name), Animator.fields.map(\.name),
      Animator.Animation.fields.map(\.name), MotionGroup.fields.map(\.name),
      MotionGroup.Member.fields.map(\.name), Interaction.fields.map(\.name),
      IgnoredRule.fields.map(\.name),
    ])
  func everyField(names: [String]) {
    let all = CanonicalForm.payloads.joined()
    #expect(names.filter { !all.contains("\"\($0)\":") } == [])
  }

  @Test("A document is laid out with two spaces, and ends with a line feed")
  func layout() throws {
    let text = """
      {
        "curvet": 1,
        "presets": {
          "curve/card": {
            "kind": "curve",
            "title": "Card",
            "tags": [
              "card"
            ],
            "extensions": {
              "z": 1.50,
              "a": {}
            },
            "motion": {
              "linear": [
                [
                  0,
                  0
                ],
                [
                  1,
                  1
                ]
              ],
              "duration": 0.3
            }
          },
          "spring/soft": {
            "kind": "spring",
            "motion": {
              "duration": 0.5,
              "bounce": 0
            }
          }
        }
      }

      """
    #expect(write(read(text).0.map(\.preset)) == text)
    #expect(write([]) == "{\n  \"curvet\": 1,\n  \"presets\": {}\n}\n")
  }

  @Test("A document may be taken in pieces")
  func pieces() throws {
    let presets = read(#"{"presets": {"a": "ease", "b": "linear"}}"#).0.map(\.preset)
    var writer = DocumentWriter()
    var bytes: [UInt8] = []
    for preset in presets {
      writer.add(preset)
      bytes += writer.takeBytes()
    }
    writer.finish()
    bytes += writer.takeBytes()
    #expect(String(decoding: bytes, as: UTF8.self) == write(presets))
  }
}
