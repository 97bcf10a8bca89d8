import Presets
import Testing

@testable import Interchange

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
      "Hold(change, by: GestureRules(axis: .y, distance: 1, release: .goesBack))", "exact"
    ),
    (#""gesture": "slider""#, "", nil, "exact"),
    (
      #""gesture": "slider""#, #""scrubsLinearly": false,"#, nil,
      "exact in value and timing, without its curve under the finger"
    ),
    (
      #""gesture": "screenEdgePan", "edge": "left", "distance": 200"#, "", nil,
      "exact in value and timing, without its gesture"
    ),
    (
      #""gesture": "pan", "axis": "x", "distance": 200"#,
      #""continuation": {"durationFactor": 2},"#,
      "Drag(change, by: GestureRules(axis: .x, distance: 200))",
      "exact in value and timing, without its continuation"
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
    if let line { #expect(text.contains("        \(line)\n") || text.contains("return \(line)\n")) }
  }

  @Test("What is exported for several frameworks says what SwiftUI lacks") func together() throws {
    let presets = try BuiltInPresets.all().filter { $0.name.text == "transition/flip-dismiss" }
    let export = try PresetExport(
      of: presets, to: .swift, ExportOptions(), header: BuiltInPresets.header, demands: false)
    #expect(export.presets.map(\.fidelity.words) == ["exact"])
    #expect(
      export.presets[0].fidelity.notes.contains(
        "in SwiftUI: exact in value and timing, without its gesture"))
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
