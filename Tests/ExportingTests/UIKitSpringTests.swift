import Testing

@testable import Exporting

/// UIKit's damping ratio and duration make another spring at another initial velocity.
struct UIKitSpringTests {
  @Test(
    "Every target has the stiffness and damping that the spring has at its initial velocity",
    arguments: ExportTarget.all)
  func numbers(target: ExportTarget) throws {
    let presets = try BuiltInPresets.of(
      #"{"presets": {"spring/a": {"motion": {"dampingRatio": 0.7, "duration": 0.5, "initialVelocity": 5}}}}"#
    )
    let export = try PresetExport(
      of: presets, to: target, ExportOptions(), header: BuiltInPresets.header, demands: false)
    for file in export.files {
      let text = file.text
      #expect(!text.contains("387.27") && !text.contains("27.55"), "\(text)")
      switch target {
      case .flat, .motion, .flutter, .reactNative, .swift:
        #expect(text.contains("333.4888") && text.contains("25.5663"), "\(text)")
      case .compose: #expect(text.contains("(0.7f, 333.4888"), "\(text)")
      default: break
      }
    }
  }

  @Test("What only the app knows leaves stiffness and damping open")
  func open() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"spring/a": {"motion": {"dampingRatio": 0.7, "duration": 0.5,
        "initialVelocity": {"measure": "gesture.velocity / 500"}}}}}
      """)
    for target in [
      ExportTarget.flat, .motion, .flutter, .reactNative, .compose, .swift,
    ] {
      let export = try PresetExport(
        of: presets, to: target, ExportOptions(), header: BuiltInPresets.header, demands: false)
      let fidelity = try #require(export.presets.first).fidelity
      #expect(fidelity.degree == .approximate)
      #expect(fidelity.notes.contains { $0.contains("the stiffness is for a start from rest") })
    }
  }
}
