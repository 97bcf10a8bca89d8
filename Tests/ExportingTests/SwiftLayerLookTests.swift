import AppleStubs
import Testing

@testable import Exporting

/// What only Apple's layers have: frame rates, the form of corners, and animations that never end.
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

  @Test("What never ends runs by itself on each layer") func staggered() throws {
    var options = ExportOptions()
    options.frameworks = [.coreAnimation]
    let motion = """
      {"members": [{"stagger": 0.1, "motion": {"duration": 1, "repeatCount": "infinite", "tracks": [
        {"target": "dots", "property": "opacity", "values": [1, 0]}]}}]}
      """
    let text = try BuiltInPresets.text(
      BuiltInPresets.of(Self.document("group", motion)), .swift, options)
    #expect(
      text.contains(
        """
            for (index, layer) in dots.enumerated() {
              let opacity = CABasicAnimation(keyPath: "opacity")
              opacity.fromValue = 1
              opacity.toValue = 0
              opacity.duration = 1
              opacity.beginTime = Double(index) * 0.1
              opacity.repeatCount = .infinity
              run(opacity, on: layer)
            }
        """), "\(text)")
  }

  @Test(
    "The layer has its last value, so that only what ends elsewhere stays on it",
    arguments: [
      (#""fillMode": "forwards""#, ""), (#""fillMode": "both""#, ".backwards"),
      (#""fillMode": "forwards", "repeatCount": 1.5"#, ".forwards"),
      (#""fillMode": "both", "modelValue": "unchanged""#, ".both"),
    ])
  func stays(_ fields: String, _ mode: String) throws {
    var options = ExportOptions()
    options.frameworks = [.coreAnimation]
    let motion =
      "{\"duration\": 1, \(fields), \"tracks\": [{\"property\": \"opacity\", \"values\": [0, 1]}]}"
    let text = try BuiltInPresets.text(
      BuiltInPresets.of(Self.document("keyframes", motion)), .swift, options)
    #expect(text.contains("opacity.fillMode = \(mode)") == !mode.isEmpty)
    let isHeld = mode == ".forwards" || mode == ".both"
    #expect(text.contains("opacity.isRemovedOnCompletion = false") == isHeld)
  }

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
