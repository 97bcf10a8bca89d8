import Presets
import Testing

@testable import Exporting

/// Fingers move SwiftUI's modifiers by the rules of the preset; what has no gesture there is said to have none.
struct SwiftUIDragTests {
  static let cases: [(gesture: String, more: String, line: String?, words: String)] = [
    (
      #""gesture": "pan", "axis": "y", "distance": -300, "onRelease": "velocity""#, "",
      "Drag(change, by: GestureRules(axis: .y, distance: -300, release: .follows))", "exact"
    ),
    (
      #""gesture": "pan", "axis": "x", "begin": "axisDominates", "onRelease": "projected", "threshold": 0.4"#,
      "", "Drag(change, by: rules)", "exact"
    ),
    (
      #""gesture": "press", "onRelease": "reverse""#, "",
      """
      Hold(
                change, by: GestureRules(axis: .y, release: .goesBack), duration: 1, isPressed: isPressed)
      """,
      "exact"
    ),
    (#""gesture": "slider""#, "", nil, "exact"),
    (
      #""gesture": "slider""#, #""scrubsLinearly": false,"#, nil,
      "exact in value and timing, without its timing curve during the gesture"
    ),
    (
      #""gesture": "screenEdgePan", "edge": "left", "distance": 200"#, "", nil,
      "exact in value and timing, without its gesture"
    ),
    (
      #""gesture": "pan", "axis": "x", "distance": 200"#,
      #""continuation": {"durationFactor": 2},"#,
      "Drag(change, by: GestureRules(axis: .x, distance: 200))", "exact"
    ),
  ]

  @Test("Each gesture", arguments: cases.indices)
  func gesture(_ number: Int) throws {
    let (gesture, more, line, words) = Self.cases[number]
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"animator/one": {"kind": "animator", "motion": {"duration": 1,
        "timing": {"named": "easeInEaseOut"}, \(more)
        "animations": [{"property": "transform.scale", "to": 2}],
        "interaction": {\(gesture)}}}}}
      """)
    var options = ExportOptions()
    options.frameworks = [.swiftUI]
    let export = try PresetExport(
      of: presets, to: .swift, options, header: BuiltInPresets.header, demands: false)
    #expect(export.presets.map(\.fidelity.words) == [words])
    let text = export.files[0].text
    for type in ["Drag", "Hold"] {
      #expect(text.contains("struct \(type): ViewModifier") == (line?.hasPrefix(type) ?? false))
    }
    #expect(text.contains("struct GestureRules") == (line != nil))
    // SwiftUI's own velocity is there on every system; where a finger would rest says less of it.
    #expect(text.contains("$0.velocity") == (line?.contains("Drag") ?? false))
    #expect(!text.contains("predictedEnd"))
    if let line { #expect(text.contains("        \(line)\n") || text.contains("return \(line)\n")) }
  }

  static let screens: [(phase: String, gesture: String, line: String?, words: String)] = [
    (
      #""phase": "dismiss","#, #""gesture": "pan", "axis": "y", "onRelease": "velocity""#,
      "GestureRules(axis: .y, distance: space.height, release: .follows)", "exact"
    ),
    (
      #""phase": "pop","#, #""gesture": "screenEdgePan", "edge": "right""#,
      "GestureRules(axis: .x, distance: -space.width, release: .threshold(0.5))", "exact"
    ),
    (
      #""phase": "present","#, #""gesture": "pan", "axis": "y", "distance": -300"#, nil,
      "exact in value and timing, without its gesture"
    ),
    ("", #""gesture": "slider""#, nil, "exact in value and timing, without its release"),
  ]

  @Test("Each gesture of a transition", arguments: screens.indices)
  func screen(_ number: Int) throws {
    let (phase, gesture, line, words) = Self.screens[number]
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"transition/one": {"kind": "transition", "motion": {"style": "custom", \(phase)
        "duration": 0.5, "timing": {"named": "easeIn"}, "layers": [
          {"layer": "destination"},
          {"layer": "source", "frames": [
            {"property": "opacity", "start": 0, "duration": 1, "to": 0}]}],
        "interaction": {\(gesture)}}}}}
      """)
    var options = ExportOptions()
    options.frameworks = [.swiftUI]
    let export = try PresetExport(
      of: presets, to: .swift, options, header: BuiltInPresets.header, demands: false)
    #expect(export.presets.map(\.fidelity.words) == [words])
    let text = export.files[0].text
    for type in ["struct Swipe<", "struct Grip", "enum Passage", "struct GestureRules"] {
      #expect(text.contains(type) == (line != nil), "\(type)")
    }
    if let line { #expect(text.contains("        \(line)\n")) }
  }

  private static let pan = #""gesture": "pan", "axis": "x", "distance": 200"#

  @Test(
    "What drives a group is missing where it is only a note",
    arguments: [
      (AppleFramework.swiftUI, pan, "exact in value and timing, without its gesture"),
      (.coreAnimation, pan, "exact in value and timing, without its gesture"),
      (.coreAnimation, #""gesture": "slider""#, "exact"),
    ]) func group(_ framework: AppleFramework, _ gesture: String, _ words: String) throws
  {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"group/one": {"kind": "group", "motion": {
        "members": [{"kind": "keyframes", "motion": {"duration": 1, "tracks": [
          {"property": "opacity", "values": [0, 1]}]}}],
        "interaction": {\(gesture)}}}}}
      """)
    var options = ExportOptions()
    options.frameworks = [framework]
    let export = try PresetExport(
      of: presets, to: .swift, options, header: BuiltInPresets.header, demands: false)
    #expect(export.presets.map(\.fidelity.words) == [words])
  }

  @Test("CSS has neither a gesture nor what goes on otherwise") func css() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"animator/one": {"kind": "animator", "motion": {"duration": 1,
        "timing": {"named": "easeIn"}, "animations": [{"property": "opacity", "from": 0, "to": 1}],
        "continuation": {"durationFactor": 2}, "interaction": {"gesture": "press"}}}}}
      """)
    let export = try PresetExport(
      of: presets, to: .css, ExportOptions(), header: BuiltInPresets.header, demands: false)
    #expect(
      export.presets.map(\.fidelity.words) == [
        "exact in value and timing, without its gesture and its continuation"
      ])
  }

  @Test("What is exported for several frameworks says what SwiftUI lacks") func together() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"animator/one": {"kind": "animator", "motion": {"duration": 1,
        "timing": {"named": "easeInEaseOut"},
        "animations": [{"property": "transform.scale", "to": 2}],
        "interaction": {"gesture": "screenEdgePan", "edge": "left", "distance": 200}}}}}
      """)
    let export = try PresetExport(
      of: presets, to: .swift, ExportOptions(), header: BuiltInPresets.header, demands: false)
    #expect(
      export.presets.map(\.fidelity.words) == ["exact in value and timing, without its gesture"])
    #expect(
      export.presets[0].fidelity.notes.contains(
        "in SwiftUI: exact in value and timing, without its gesture"))
  }

  @Test("Springs that wait for the speed of a finger take it with what moves by them")
  func speeds() throws {
    let names: Set = ["animator/draggable-circle", "animator/half-modal-middle"]
    let presets = try BuiltInPresets.all().filter { names.contains($0.name.text) }
    var options = ExportOptions()
    options.frameworks = [.swiftUI]
    let export = try PresetExport(
      of: presets, to: .swift, options, header: BuiltInPresets.header, demands: false)
    #expect(export.presets.map(\.fidelity.words) == ["exact", "exact"])
    let text = export.files[0].text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for part in [
      "initialVelocity: 0.002 * gestureVelocityX).animation, takes: 1, returns: false",
      "initialVelocity: 0.002 * gestureVelocityY).animation, takes: 1, returns: false",
      "initialVelocity: gestureRelativeVelocity).animation, takes: 1, returns: false",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test("A blur that a Material stands for is not exact") func material() throws {
    let presets = try BuiltInPresets.all().filter { $0.name.text == "animator/pan-expand-blur" }
    var options = ExportOptions()
    options.frameworks = [.swiftUI]
    let export = try PresetExport(
      of: presets, to: .swift, options, header: BuiltInPresets.header, demands: false)
    #expect(export.presets.map(\.fidelity.degree) == [.approximate])
  }
}
