import AppleStubs
import Testing

@testable import Exporting

/// Frame rates and the form of corners, which only Apple's layers have.
struct SwiftLayerLookTests {
  /// A motion, and what its export has.
  static let cases: [(kind: String, motion: String, lines: [String])] = [
    (
      "keyframes",
      """
      {"duration": 1, "preferredFrameRateRange": {"minimum": 80, "maximum": 120, "preferred": 120},
        "tracks": [{"property": "opacity", "values": [0, 1]}]}
      """,
      [
        "opacity.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)"
      ]
    ),
    (
      "group",
      """
      {"duration": 1, "preferredFrameRateRange": {"minimum": 30, "maximum": 60}, "members": [
        {"motion": {"tracks": [{"property": "opacity", "values": [0, 1]}]}}]}
      """,
      ["group.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60)"]
    ),
    (
      "keyframes",
      """
      {"duration": 1, "tracks": [
        {"property": "cornerRadius", "cornerCurve": "continuous", "values": [0, 12]}]}
      """,
      ["- Note: set the layer's cornerCurve = .continuous"]
    ),
    (
      "animator",
      """
      {"duration": 1, "animations": [
        {"property": "cornerRadius", "cornerCurve": "continuous", "to": 12}]}
      """,
      ["view.layer.cornerCurve = .continuous"]
    ),
    (
      "transition",
      """
      {"style": "custom", "phase": "present", "duration": 1, "layers": [
        {"layer": "destination", "cornerCurve": "continuous", "initial": {"cornerRadius": 12},
          "frames": [{"property": "cornerRadius", "start": 0, "duration": 1, "to": 0}]}]}
      """,
      [
        "let destinationCornerCurve = destination.layer.cornerCurve",
        "destination.layer.cornerCurve = .continuous",
        "destination.layer.cornerCurve = destinationCornerCurve",
      ]
    ),
  ]

  @Test("Swift sets them", arguments: cases)
  func set(_ kind: String, _ motion: String, _ lines: [String]) throws {
    var options = ExportOptions()
    options.frameworks = [.uiKit, .coreAnimation]
    let text = try BuiltInPresets.text(
      BuiltInPresets.of(Self.document(kind, motion)), .swift, options)
    for line in lines { #expect(text.contains(line), "\(line)\n\(text)") }
    #expect(
      try AppleTypechecker().diagnose(["Motion.swift": text], languageMode: .swift6) == [])
  }

  @Test(
    "Where there are no continuous corners, that is missing; frame rates change nothing to be seen",
    arguments: [
      (2, "exact in value and timing, without continuous corners"), (0, "exact"),
    ])
  func missing(_ index: Int, _ words: String) throws {
    let presets = try BuiltInPresets.of(
      Self.document(Self.cases[index].kind, Self.cases[index].motion))
    for target in [ExportTarget.css, .flat] {
      let export = try PresetExport(
        of: presets, to: target, ExportOptions(), header: BuiltInPresets.header, demands: true)
      #expect(export.presets.map(\.fidelity.words) == [words], "\(target)")
    }
  }

  private static func document(_ kind: String, _ motion: String) -> String {
    "{\"presets\": {\"\(kind)/a\": {\"kind\": \"\(kind)\", \"motion\": \(motion)}}}"
  }
}
