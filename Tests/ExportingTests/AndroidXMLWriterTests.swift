import Expectations
import Foundation
import Motion
import Presets
import Testing
import XMLReading

@testable import Exporting

/// Android's resources are held against whole files, and read back by an XML parser.
struct AndroidXMLWriterTests {
  @Test("Every preset has its resources, in their places") func wholeFiles() throws {
    let export = try Self.export(BuiltInPresets.of(CodeExportPresets.document))
    let text = export.files.map { "==> \($0.path)\n\($0.text)" }.joined(separator: "\n")
    try Page("Tests/Fixtures/exports/android-xml.txt").expect(text)
    #expect(
      export.leftOut.map { "\($0.name): \($0.gap.reason)" } == [
        "animator/nudge: "
          + "Android XML has no view animators; its timing can be a preset",
        "keyframes/return: Android XML can't hold an unknown value",
        "keyframes/slide: position.x: Android views have no such property",
        "keyframes/way: position: a two-dimensional path has no direct equivalent",
      ])
  }

  @Test("A parser reads the built-in presets' numbers back") func numbers() throws {
    let export = try Self.export(BuiltInPresets.all())
    checkFidelity(of: export)
    var trees: [String: XMLTree] = [:]
    for (file, tree) in zip(export.files, try XMLTree.reading(export.files.map(\.text))) {
      trees[file.path] = try tree.get()
    }
    let values = try #require(trees["values/motion.xml"]).children
    let integers = Dictionary(uniqueKeysWithValues: values.map { ($0.attributes["name"], $0.text) })
    for preset in export.presets {
      let name = preset.identifier
      switch try CodeExportMotion(preset.motion, for: "it") {
      case .screens: break
      case .duration(let seconds): #expect(integers[name] == "\(Int((seconds * 1000).rounded()))")
      case .curve(let curve):
        let tree = try #require(trees["anim/\(name).xml"])
        if case .cubic(let x1, let y1, let x2, let y2) = curve.easing {
          let points = ["X1", "Y1", "X2", "Y2"].map { tree.number("control\($0)") }
          #expect(points == [x1, y1, x2, y2], "\(preset.name)")
        } else if curve.easing == .linear {
          #expect(tree.name == "linearInterpolator")
        } else {
          let path = try PathData(tree.attribute("pathData") ?? "")
          let evaluator = try CurveEvaluator(curve.easing.shape)
          let written = try CurveEvaluator(.path(path))
          #expect(written.largestDifference(from: evaluator, count: 1001).difference < 1e-12)
        }
        if let duration = curve.duration {
          #expect(integers["\(name)_duration"] == "\(Int((duration * 1000).rounded()))")
        }
      case .spring(let spring):
        let path = try PathData(try #require(trees["anim/\(name).xml"]).attribute("pathData") ?? "")
        let written = try CurveEvaluator(.path(path))
        let time = try #require(Double(integers["\(name)_duration"] ?? "")) / 1000
        let limit = try #require(preset.fidelity.error)
        #expect(limit <= 0.001)
        for step in 0...500 {
          let share = Double(step) / 500
          let difference =
            written.value(at: share) - spring.spring.solver.position(at: share * time)
          #expect(abs(difference) <= limit + 1e-9, "\(preset.name) at \(share)")
        }
      case .keyframes: #expect(trees["animator/\(name).xml"] != nil)
      }
    }
  }

  /// What is not exact, but for springs, and what is left out.
  private func checkFidelity(of export: PresetExport) {
    let kinds: Set<MotionKind> = [.animator, .group, .transition]
    let left = export.leftOut.filter { !kinds.contains($0.preset.preset.kind) }
    let reasons = [
      "have no such property", "can't hold a runtime length",
      "have one target, but these keyframes have several",
    ]
    #expect(left.allSatisfy { one in reasons.contains { one.gap.reason.contains($0) } }, "\(left)")
    #expect(!left.contains { $0.gap.reason.contains("scale") })
    let mixing =
      "approximate: Android interpolates colors with a gamma of 2.2, not in sRGB"
    let others = export.presets.filter {
      $0.preset.kind != .spring && $0.preset.kind != .transition
    }
    #expect(
      others.filter { $0.fidelity.degree != .exact && $0.fidelity.error == nil }
        .map { "\($0.name): \($0.fidelity.words)" } == [
          "keyframes/colour-red-blue: \(mixing)",
          "keyframes/colour-red-yellow-blue: \(mixing)",
        ])
  }

  private static func export(_ presets: [ExportedPreset]) throws -> PresetExport {
    try PresetExport(
      of: presets, to: .androidXML, ExportOptions(), header: BuiltInPresets.header, demands: false)
  }
}

extension XMLTree {
  fileprivate func attribute(_ name: String) -> String? {
    attributes["{http://schemas.android.com/apk/res/android}\(name)"]
  }

  fileprivate func number(_ name: String) -> Double? { attribute(name).flatMap(Double.init) }
}
