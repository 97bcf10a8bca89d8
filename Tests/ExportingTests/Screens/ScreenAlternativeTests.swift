import Presets
import Testing

@testable import Exporting

/// What exported transitions play for people who prefer less motion.
struct ScreenAlternativeTests {
  @Test(
    "A transition plays its alternative, a cut, or itself",
    arguments: [
      (
        "\"reducedMotion\": \"transition/test/fade\"",
        ["reduced: testFade,"], ["reduced = { testFade },"], ["reduced: testFade,"],
        ["reduced: testFade,"]
      ),
      (
        "\"reducedMotion\": \"none\"",
        ["reduced: ScreenMotion.cut,"], ["reduced = { ScreenMotion.cut },"], ["reduced: cut,"],
        [
          "reduced: { stage: {}, page: { gridArea: \"1 / 1\" }, variants: { enter: {}, shown: {}, exit: {} } },"
        ]
      ),
      (
        "\"reducedMotion\": \"keep\"",
        ["isEssential: true,"], [],
        ["timing: { duration: 300, easing: Easing.linear, reduceMotion: ReduceMotion.Never },"], []
      ),
      ("\"summary\": \"X\"", [], [], [], []),
    ] as [(String, [String], [String], [String], [String])])
  func alternative(
    of field: String, flutter: [String], compose: [String], reactNative: [String],
    motion: [String]
  ) throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {
        "transition/test/fade": {"motion": {"style": "crossDissolve", "duration": 0.2}},
        "transition/test/rise": {\(field),
          "motion": {"style": "moveIn", "direction": "fromBottom", "duration": 0.3,
            "timing": {"named": "linear"}}}}}
      """)
    let all: [(ExportTarget, [String])] = [
      (.flutter, flutter), (.compose, compose), (.reactNative, reactNative), (.motion, motion),
    ]
    for (target, expected) in all {
      let lines = try BuiltInPresets.text(presets, target).split(separator: "\n")
        .map { String($0.drop { $0 == " " }) }
      let marks = ["reduced: ", "reduced = ", "isEssential: ", "timing: { duration: 300"]
      let found = lines.filter { line in
        marks.contains(where: line.hasPrefix) && !line.contains("Screens")
          && (!line.hasPrefix("timing") || line.contains("Never"))
      }
      #expect(found == expected)
    }
  }
}
