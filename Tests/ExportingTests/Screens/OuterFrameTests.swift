import Motion
import Presets
import Testing

@testable import Exporting

/// Frames that go on where a timing leaves 0…1.
struct OuterFrameTests {
  private static let document = """
    {"presets": {
      "transition/bouncy": {"motion": {"style": "custom", "duration": 0.5,
        "timing": {"duration": 0.4, "bounce": 0.5}, "layers": [{"layer": "destination", "frames": [
          {"property": "opacity", "start": 0, "duration": 1, "to": 1}]}]}},
      "transition/held": {"motion": {"style": "custom", "duration": 0.5,
        "timing": {"duration": 0.4, "bounce": 0.5}, "layers": [{"layer": "destination", "frames": [
          {"property": "opacity", "start": 0.2, "duration": 0.5, "to": 1}]}]}}
    }}
    """

  @Test(
    "A format that stops them is not exact", arguments: ["swift", "compose", "flutter", "motion"])
  func isApproximate(format: String) throws {
    guard case .target(let target)? = ExportFormat(name: format) else { return }
    let export = try PresetExport(
      of: BuiltInPresets.of(Self.document), to: target, ExportOptions(),
      header: BuiltInPresets.header, demands: false)
    let bouncy = try #require(export.presets.first { $0.name.text == "transition/bouncy" })
    #expect(bouncy.fidelity.degree == .approximate)
    #expect(bouncy.fidelity.notes.contains { $0.hasPrefix("its timing overshoots") })
    for preset in export.presets where preset.name.text == "transition/held" {
      #expect(!preset.fidelity.notes.contains { $0.hasPrefix("its timing overshoots") })
    }
  }
}

extension [ExportedPreset] {
  /// Those whose frames stay within their values: the others are not exact in formats that stop them.
  var within: [ExportedPreset] { filter { !$0.motion.goesBeyondFrames } }
}
