import Expectations
import Motion
import Presets
import Testing

@testable import Exporting

/// What the writers for libraries write is held against whole files.
struct CodeExportWriterTests {
  @Test(
    "Every form a library has is written as its engineers would",
    arguments: [
      (ExportTarget.compose, "Motion.kt"), (.motion, "motion.js"), (.flutter, "motion.dart"),
      (.reactNative, "motion.ts"),
    ]) func wholeFile(target: ExportTarget, file: String) throws
  {
    let presets = try BuiltInPresets.of(CodeExportPresets.document)
    var options = ExportOptions()
    let isNamed = target.options.contains { $0.name == "namespace" }
    options.namespace =
      !isNamed ? nil : target == .compose ? "com.example.motion.AppMotion" : "AppMotion"
    let text = try BuiltInPresets.text(presets, target, options, demands: false)
    try Page("Tests/Fixtures/exports/\(file)").expect(text)
  }

  @Test(
    "Of the built-in presets all are written that a library has a form for",
    arguments: [ExportTarget.compose, .motion, .flutter, .reactNative])
  func builtIn(target: ExportTarget) throws {
    let all = try BuiltInPresets.all()
    let export = try BuiltInPresets.export(target)
    let kinds = Set(export.leftOut.map { $0.preset.preset.kind })
    #expect(kinds == [.animator, .group, .transition])
    let whole: Set<MotionKind> = [.animator, .group]
    #expect(
      export.leftOut.filter { whole.contains($0.preset.preset.kind) }.count
        == all.count(where: { whole.contains($0.preset.kind) }))
    let left = export.leftOut.filter { $0.preset.preset.kind == .transition }.map(\.name.text)
    #expect(Set(left) == ScreenTableTests.formless)
    let near = export.presets.filter {
      $0.fidelity.degree != .exact && $0.fidelity.error == nil && $0.preset.kind != .transition
    }
    let colours = [
      "keyframes/colour-red-blue", "keyframes/colour-red-yellow-blue", "keyframes/toggle-off",
      "keyframes/toggle-on",
    ]
    #expect(near.map(\.name.text) == (target == .flutter ? [] : colours))
  }

  @Test("What keyframes become moves as they do") func keyframes() throws {
    let all = try BuiltInPresets.all() + BuiltInPresets.of(CodeExportPresets.document)
    var compared = 0
    for preset in all {
      guard case .keyframes(let simple)? = try? CodeExportMotion(preset.motion, for: "it"),
        case .keyframes(var authored) = preset.motion
      else { continue }
      authored.beginTime = nil
      let tracks = try MotionEvaluator(.keyframes(authored)).tracks
      for track in simple.tracks {
        guard let value = track.evaluation,
          let exact = tracks.first(where: { $0.property == track.property })
        else { continue }
        compared += 1
        for step in 0..<1000 {
          let share = (Double(step) + 0.5) / 1000
          guard case .number(let number)? = exact.point(at: share * simple.duration).value else {
            Issue.record("\(preset.name) has no number")
            break
          }
          #expect(abs(value(share) - number) < 1e-9 * 300, "\(preset.name) at \(share)")
        }
      }
    }
    #expect(compared == 61)
  }
}
