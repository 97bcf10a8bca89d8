import Expectations
import Motion
import Presets
import Testing

@testable import Interchange

/// What the writers for libraries write is held against whole files.
struct PortableWriterTests {
  @Test(
    "Every form a library has is written as its engineers would",
    arguments: [
      (ExportTarget.compose, "Motion.kt"), (.motion, "motion.js"), (.flutter, "motion.dart"),
      (.reactNative, "motion.ts"),
    ]) func wholeFile(target: ExportTarget, file: String) throws
  {
    let presets = try BuiltInPresets.of(PortablePresets.document)
    var options = ExportOptions()
    let isNamed = target.options.contains { $0.name == "namespace" }
    options.namespace =
      !isNamed ? nil : target == .compose ? "com.example.motion.AppMotion" : "AppMotion"
    let text = try BuiltInPresets.text(presets, target, options, demands: false)
    try Page("Tests/Fixtures/exports/\(file)").expect(text)
  }

  @Test(
    "Of the built-in presets those are exact that a library has a form for",
    arguments: [ExportTarget.compose, .motion, .flutter, .reactNative])
  func builtIn(target: ExportTarget) throws {
    let all = try BuiltInPresets.all()
    let export = try PresetExport(
      of: all, to: target, ExportOptions(), header: BuiltInPresets.header, demands: false)
    let kinds = Set(export.leftOut.map { $0.preset.preset.kind })
    #expect(kinds == [.animator, .group, .transition])
    #expect(export.leftOut.count == all.count(where: { kinds.contains($0.preset.kind) }))
    let inexact = export.presets.filter { $0.fidelity.degree != .exact }.map {
      "\($0.name): \($0.fidelity.words)"
    }
    #expect(inexact == Self.inexact[target])
  }

  private static let inexact: [ExportTarget: [String]] = [
    .compose: [
      "keyframes/bounce-y: within 0.0054, at 0.206 s",
      "keyframes/colour-red-blue: approximate: Compose mixes colours in Oklab, not in sRGB; "
        + modelNote,
      "keyframes/colour-red-yellow-blue: approximate: Compose mixes colours in Oklab, not in sRGB",
    ],
    .motion: [
      "curve/material/emphasized: within 0.00049, at 18.8 %",
      "keyframes/colour-red-blue: approximate: "
        + "Motion mixes colours by the squares of their components, not in sRGB; " + modelNote,
      "keyframes/colour-red-yellow-blue: approximate: "
        + "Motion mixes colours by the squares of their components, not in sRGB",
    ],
    .flutter: [],
    .reactNative: [
      "curve/material/emphasized: within 0.00049, at 18.8 %",
      "keyframes/colour-red-blue: approximate: "
        + "Reanimated mixes colours with a gamma of 2.2, not in sRGB; " + modelNote,
      "keyframes/colour-red-yellow-blue: approximate: "
        + "Reanimated mixes colours with a gamma of 2.2, not in sRGB",
    ],
  ]

  private static let modelNote =
    "the value stays at its end; there is no model value to return to"

  @Test("What keyframes become moves as they do") func keyframes() throws {
    let all = try BuiltInPresets.all() + BuiltInPresets.of(PortablePresets.document)
    var compared = 0
    for preset in all {
      guard case .keyframes(let simple)? = try? PortableMotion(preset.motion, for: "it"),
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
    #expect(compared == 2)
  }
}
