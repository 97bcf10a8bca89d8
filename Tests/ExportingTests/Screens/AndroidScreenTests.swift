import Expectations
import Foundation
import Motion
import Presets
import Testing
import XMLReading

@testable import Exporting

/// Transitions of screens for fragments: their figures, read from the XML, place pages as Android does.
struct AndroidScreenTests {
  @Test("Every form has its files") func wholeFiles() throws {
    let export = try Self.export(BuiltInPresets.of(ScreenPresets.document))
    let text = export.files.map { "==> \($0.path)\n\($0.text)" }.joined(separator: "\n")
    try Page("Tests/Fixtures/exports/android-screens.txt").expect(text)
    #expect(export.leftOut.map { "\($0.name): \($0.gap.reason)" } == [])
  }

  @Test("Pages are where the catalog has them") func placed() throws {
    let export = try Self.export(
      BuiltInPresets.all() + BuiltInPresets.of(ScreenPresets.document))
    var trees: [String: XMLTree] = [:]
    for (file, tree) in zip(export.files, try XMLTree.reading(export.files.map(\.text))) {
      trees[file.path] = try tree.get()
    }
    let transitions = export.presets.filter { $0.preset.kind == .transition }
    #expect(transitions.count > 40)
    for preset in transitions {
      let comparison = try ScreenComparison(preset)
      try comparison.check { side, step in
        let name = "\(preset.identifier)_\(side == .arriving ? "enter" : "exit").xml"
        let tree = try #require(trees["animator/\(name)"] ?? trees["anim/\(name)"], "\(name)")
        let page = AndroidPage(tree: tree, trees: trees, delay: 0)
        return try page.plane(at: Double(step) / 10)
      }
    }
  }

  @Test("A mirrored recipe has files for languages that are read from right to left")
  func mirrored() throws {
    let export = try Self.export(BuiltInPresets.of(ScreenPresets.document))
    let texts = Dictionary(uniqueKeysWithValues: export.files.map { ($0.path, $0.text) })
    #expect(texts["anim/test_side_enter.xml"]?.contains("fromXDelta=\"100%\"") == true)
    #expect(texts["anim-ldrtl/test_side_enter.xml"]?.contains("fromXDelta=\"-100%\"") == true)
    #expect(texts["animator/test_turn_enter.xml"]?.contains("valueFrom=\"-180\"") == true)
    #expect(texts["animator-ldrtl/test_turn_enter.xml"]?.contains("valueFrom=\"180\"") == true)
  }

  @Test("A view's camera is where the eye is, at every density that has a folder") func camera()
    throws
  {
    let export = try Self.export(
      BuiltInPresets.all().filter { $0.name.text == "transition/flip-present" })
    let densities = [
      "mdpi": 160.0, "hdpi": 240, "xhdpi": 320, "420dpi": 420, "xxhdpi": 480, "560dpi": 560,
      "xxxhdpi": 640,
    ]
    for (folder, dpi) in densities {
      let text = try #require(export.files.first { $0.path == "values-\(folder)/motion.xml" }?.text)
      let value = try #require(text.firstMatch(of: />([\d.]+)dp</).flatMap { Double($0.1) })
      // View.setCameraDistance divides by the density in dpi; Skia takes 72 pixels an inch.
      let pixels = value * dpi / 160 / dpi * 72
      #expect(abs(pixels / (dpi / 160) - 500) < 1e-4, "\(folder)")
    }
  }

  private static func export(_ presets: [ExportedPreset]) throws -> PresetExport {
    try PresetExport(
      of: presets, to: .androidXML, ExportOptions(), header: BuiltInPresets.header, demands: false)
  }
}

/// A page's file, played on a phone of 480 dpi.
private struct AndroidPage {
  let tree: XMLTree
  let trees: [String: XMLTree]
  let delay: Double

  func plane(at fraction: Double) throws -> ScreenTruth.Plane {
    var figures = [
      "alpha": 1.0, "scaleX": 1, "scaleY": 1, "rotation": 0, "rotationX": 0, "rotationY": 0,
      "translationX": 0, "translationY": 0,
    ]
    var eye = 1280.0 * 3
    for element in tree.children {
      if element.name == "objectAnimator" {
        if let name = element.android("propertyName") {
          if name == "cameraDistance" {
            eye = try camera(element.android("valueFrom") ?? "")
          } else {
            figures[name] = try value("value", of: element, at: fraction)
          }
        }
        for holder in element.children {
          figures[holder.android("propertyName") ?? ""] = Self.keyframes(holder, at: fraction)
        }
      } else {
        try take(element, at: fraction, &figures)
      }
    }
    return ScreenTruth.Plane(
      corners: Self.corners(figures, eye: eye * 72 / 480), opacity: figures["alpha"] ?? 1)
  }

  private func take(
    _ element: XMLTree, at fraction: Double, _ figures: inout [String: Double]
  ) throws {
    switch element.name {
    case "alpha": figures["alpha"] = try value("Alpha", of: element, at: fraction)
    case "rotate": figures["rotation"] = try value("Degrees", of: element, at: fraction)
    case "scale":
      for axis in ["X", "Y"] {
        figures["scale\(axis)"]? *= try value("\(axis)Scale", of: element, at: fraction)
      }
    case "translate":
      for axis in ["X", "Y"] where element.android("from\(axis)Delta") != nil {
        figures["translation\(axis)"] = try value("\(axis)Delta", of: element, at: fraction)
      }
    default: Issue.record("\(element.name)")
    }
  }

  /// The value of an attribute between its ends, in pixels of 3 a dp.
  private func value(_ name: String, of element: XMLTree, at fraction: Double) throws -> Double {
    let names = name == "value" ? ("valueFrom", "valueTo") : ("from\(name)", "to\(name)")
    func number(_ text: String?) throws -> Double {
      let text = try #require(text)
      if text.hasSuffix("%") {
        let side = name.hasPrefix("X") ? ScreenTruth.size.x : ScreenTruth.size.y
        return try #require(Double(text.dropLast(1))) / 100 * side * 3
      }
      if text.hasSuffix("dp") { return try #require(Double(text.dropLast(2))) * 3 }
      return try #require(Double(text))
    }
    let (from, to) = (
      try number(element.android(names.0)), try number(element.android(names.1))
    )
    if from == to { return from }
    return try from + (to - from) * progress(element.android("interpolator"), fraction)
  }

  private func progress(_ name: String?, _ fraction: Double) throws -> Double {
    let name = try #require(name)
    if name.hasPrefix("@android:") { return fraction }
    let tree = try #require(trees["anim/\(name.dropFirst(6)).xml"])
    if let data = tree.android("pathData") {
      return try CurveEvaluator(.path(PathData(data))).value(at: fraction)
    }
    let points = try ["X1", "Y1", "X2", "Y2"].map {
      try #require(tree.android("control\($0)").flatMap(Double.init))
    }
    return try CurveEvaluator(
      .cubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    ).value(at: fraction)
  }

  private static func keyframes(_ holder: XMLTree, at fraction: Double) -> Double {
    let keys = holder.children.map { key in
      (Double(key.android("fraction") ?? "") ?? .nan, Double(key.android("value") ?? "") ?? .nan)
    }
    guard let next = keys.firstIndex(where: { $0.0 > fraction }), next > 0 else {
      return keys.last?.1 ?? .nan
    }
    let (from, to) = (keys[next - 1], keys[next])
    return from.1 + (to.1 - from.1) * (fraction - from.0) / (to.0 - from.0)
  }

  private func camera(_ text: String) throws -> Double {
    let dimensions = try #require(trees["values-xxhdpi/motion.xml"]).children
    let name = text.dropFirst("@dimen/".count)
    let value = try #require(dimensions.first { $0.attributes["name"] == String(name) }?.text)
    return try #require(Double(value.dropLast(2))) * 3
  }

  /// The renderer's order (libs/hwui/RenderProperties.cpp): scaled, turned before a camera, moved.
  private static func corners(_ figures: [String: Double], eye: Double) -> [SIMD2<Double>] {
    func angle(_ name: String) -> Double { (figures[name] ?? 0) * .pi / 180 }
    let half = ScreenTruth.size * 3 / 2
    return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
      var (x, y, z) = (
        x * half.x * (figures["scaleX"] ?? 1), y * half.y * (figures["scaleY"] ?? 1), 0.0
      )
      let (a, b, c) = (angle("rotationX"), angle("rotationY"), angle("rotation"))
      (y, z) = (y * cos(a), -y * sin(a))
      (x, z) = (x * cos(b) - z * sin(b), x * sin(b) + z * cos(b))
      (x, y) = (x * cos(c) - y * sin(c), x * sin(c) + y * cos(c))
      let move = SIMD2(figures["translationX"] ?? 0, figures["translationY"] ?? 0)
      return (SIMD2(x, y) * (eye / (eye + z)) + half + move) / 3
    }
  }
}

extension XMLTree {
  fileprivate func android(_ name: String) -> String? {
    attributes["{http://schemas.android.com/apk/res/android}\(name)"]
  }
}
