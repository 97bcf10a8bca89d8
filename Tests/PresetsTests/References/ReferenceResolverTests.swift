import Diagnostics
import Motion
import StrictJSON
import Testing

@testable import Presets

struct ReferenceResolverTests {
  /// What the presets of a document are, by name.
  private static func motions(_ text: String) -> [String: Motion] {
    var motions: [String: Motion] = [:]
    var findings = FindingList()
    if let document = JSONDocument.read(Array(text.utf8), file: "").document {
      DocumentReader.read(document, findings: &findings) { entry in
        motions[entry.preset.name.text] = entry.preset.motion
      }
    }
    return findings.isEmpty ? motions : [:]
  }

  private static let vocabulary = """
    "quick": "200ms", "fast": {"kind": "duration", "motion": {"use": "quick"}},
    "out": "cubic-bezier(0, 0, 0.2, 1) 1s", "soft": "spring(duration: 0.5, bounce: 0.2)",
    """

  @Test(arguments: [
    (
      #"{"kind": "curve", "motion": {"use": "out", "duration": "fast"}}"#,
      #""cubic-bezier(0, 0, 0.2, 1) 200ms""#
    ),
    (#"{"kind": "duration", "motion": {"use": "fast"}}"#, #""200ms""#),
    (
      #"{"kind": "spring", "motion": {"use": "soft", "delay": "quick"}}"#,
      #""spring(duration: 0.5, bounce: 0.2) 200ms""#
    ),
    (
      #"{"motion": {"dampingRatio": 0.7, "duration": "fast"}}"#,
      #"{"motion": {"dampingRatio": 0.7, "duration": 0.2}}"#
    ),
    (
      #"{"motion": {"duration": "fast", "timing": "soft", "tracks": [{"property": "opacity", "values": [0, 1, 0], "timings": ["out", "soft"]}]}}"#,
      #"{"motion": {"duration": 0.2, "timing": {"duration": 0.5, "bounce": 0.2}, "tracks": [{"property": "opacity", "values": [0, 1, 0], "timings": [{"cubicBezier": [0, 0, 0.2, 1], "duration": 1}, {"duration": 0.5, "bounce": 0.2}]}]}}"#
    ),
    (
      #"{"motion": {"style": "fade", "duration": "quick", "timing": "out"}}"#,
      #"{"motion": {"style": "fade", "duration": 0.2, "timing": {"cubicBezier": [0, 0, 0.2, 1], "duration": 1}}}"#
    ),
    (
      #"{"motion": {"duration": "fast", "timing": "soft", "animations": [{"property": "opacity", "to": 1}], "continuation": {"timing": "out"}}}"#,
      #"{"motion": {"duration": 0.2, "timing": {"duration": 0.5, "bounce": 0.2}, "animations": [{"property": "opacity", "to": 1}], "continuation": {"timing": {"cubicBezier": [0, 0, 0.2, 1], "duration": 1}}}}"#
    ),
    (
      #"{"motion": {"members": [{"preset": "soft", "beginTime": "quick"}]}}"#,
      #"{"motion": {"members": [{"kind": "spring", "motion": {"duration": 0.5, "bounce": 0.2}, "beginTime": 0.2}]}}"#
    ),
  ])
  func putsInPlace(text: String, expected: String) throws {
    let motions = Self.motions(
      "{\"presets\": {\(Self.vocabulary) \"x\": \(text), \"y\": \(expected)}}")
    let motion = try #require(motions["x"])
    let resolved = try ReferenceResolver { motions[$0] }.resolve(motion)
    #expect(resolved == motions["y"])
  }

  @Test(arguments: [
    (#"{"kind": "curve", "motion": {"use": "nowhere"}}"#, "no preset named 'nowhere'"),
    (#"{"kind": "curve", "motion": {"use": "soft"}}"#, "'soft' isn't a curve"),
    (
      #"{"kind": "curve", "motion": {"use": "out", "duration": "soft"}}"#,
      "'soft' isn't a duration"
    ),
    (#"{"motion": {"style": "fade", "timing": "quick"}}"#, "'quick' isn't a curve or spring"),
    (#"{"kind": "curve", "motion": {"use": "x"}}"#, "the chain of references of 'x' is too long"),
  ])
  func saysWhatIsInTheWay(text: String, message: String) throws {
    let motions = Self.motions("{\"presets\": {\(Self.vocabulary) \"x\": \(text)}}")
    let motion = try #require(motions["x"])
    let error = #expect(throws: MotionError.self) {
      try ReferenceResolver { motions[$0] }.resolve(motion)
    }
    #expect(error?.message == message)
  }
}
