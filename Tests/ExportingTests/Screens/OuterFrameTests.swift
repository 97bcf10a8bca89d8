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

  @Test("They are not exact in a format that stops them") func stop() throws {
    let exported = try presets(in: "swift")
    let bouncy = try #require(exported.first { $0.name.text == "transition/bouncy" })
    #expect(bouncy.fidelity.degree == .approximate)
    #expect(bouncy.fidelity.notes.contains { $0.hasPrefix("its timing overshoots") })
    for preset in exported where preset.name.text == "transition/held" {
      #expect(!preset.fidelity.notes.contains { $0.hasPrefix("its timing overshoots") })
    }
  }

  @Test(
    "Formats with pages take them on", arguments: ["compose", "flutter", "motion", "react-native"])
  func goOn(format: String) throws {
    for preset in try presets(in: format) {
      #expect(!preset.fidelity.notes.contains { $0.hasPrefix("its timing overshoots") })
    }
  }

  private func presets(in format: String) throws -> [ExportedPreset] {
    guard case .target(let target)? = ExportFormat(name: format) else { return [] }
    return try PresetExport(
      of: BuiltInPresets.of(Self.document), to: target, ExportOptions(),
      header: BuiltInPresets.header, demands: false
    ).presets
  }
}

extension [ExportedPreset] {
  /// Those whose frames stay within their values: the others are not exact in formats that stop them.
  var within: [ExportedPreset] { filter { !$0.motion.goesBeyondFrames } }
}
