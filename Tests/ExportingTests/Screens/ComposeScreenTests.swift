import CompilerRunning
import Expectations
import Foundation
import Motion
import Presets
import Testing

@testable import Exporting

/// Transitions of screens for Compose are compiled against its declarations, and played.
struct ComposeScreenTests {
  @Test("Every form is written as its engineers would") func wholeFile() throws {
    let presets = try BuiltInPresets.of(ScreenPresets.document)
    try Page("Tests/Fixtures/exports/Screens.kt").expect(BuiltInPresets.text(presets, .compose))
  }

  @Test("A preset that is called as a function of another one is refused") func clash() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {
        "curve/x-enter": {"motion": {"named": "easeIn", "duration": 0.2}},
        "transition/x": {"motion": {"style": "crossDissolve", "duration": 0.2}}
      }}
      """)
    #expect {
      try PresetExport(
        of: presets, to: .compose, ExportOptions(), header: BuiltInPresets.header, demands: true)
    } throws: { error in
      let message = (error as? ExportError)?.message
      return message == "curve/x-enter and transition/x would both be named 'xEnter'"
    }
  }

  @Test("All that is exported compiles, and pages are where the catalog has them") func played()
    throws
  {
    let others =
      try BuiltInPresets.of(ScreenPresets.document) + BuiltInPresets.of(ScreenPresets.open)
    let all = try BuiltInPresets.all() + others + RandomRecipes.presets(seed: 7)
    var exported = ExportOptions()
    exported.namespace = "other.Motion"
    let export = try PresetExport(
      of: all, to: .compose, ExportOptions(), header: BuiltInPresets.header, demands: false)
    let judged = export.presets.within.filter { preset in
      preset.preset.kind == .transition
        && (preset.fidelity.degree == .exact || !RandomRecipes.has(preset))
    }
    let calls = try judged.map { preset in
      let arguments = try ScreenTruth.arguments(of: preset, .kotlin)
        .map { "\($0.name) = \($0.value)f" }.joined(separator: ", ")
      let call = arguments.isEmpty ? "" : "(\(arguments))"
      return "    judge(\"\(preset.identifier)\", Motion.\(preset.identifier)\(call))\n"
    }
    let forms = try BuiltInPresets.text(
      BuiltInPresets.of(CodeExportPresets.document), .compose, exported, demands: false)
    // A hostile text that became code would call a function that isn't there.
    var apart = ExportOptions()
    apart.namespace = "hostile.Motion"
    let hostile = try BuiltInPresets.text(
      BuiltInPresets.of(HostilePresets.document), .compose, apart, demands: false)
    let program = try KotlinProgram(
      [
        "Motion.kt": export.files[0].text, "Forms.kt": forms, "Hostile.kt": hostile,
        "Main.kt": "fun main() {\n\(calls.joined())}\n",
      ],
      files: ["Animation", "Core", "Graphics", "Judge", "Platform", "Runtime", "UI", "Unit"]
        .map { "Tests/Fixtures/ComposeStubs/\($0).kt" })
    var layers: [String: [Double]] = [:]
    for line in try program.run("MainKt").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      layers[words.prefix(3).joined(separator: " ")] = words.dropFirst(3).compactMap(Double.init)
    }
    #expect(judged.count > 45)
    var mirrored = 0
    for preset in judged {
      let rest = try #require(layers["\(preset.identifier) rest 0"])
      #expect(rest == [0, 0, 0, 0, 0, 1, 1, 1, 8], "\(preset.name) moves a page at rest")
      let comparison = try ScreenComparison(preset)
      func layer(_ words: String) throws -> ScreenTruth.Plane {
        HardwareLayer(try #require(layers["\(preset.identifier) \(words)"]), density: 3).plane
      }
      try comparison.check { side, step in try layer("\(side) \(step)") }
      guard case .transition(let transition) = preset.motion,
        transition.direction == .fromLeading || transition.direction == .fromTrailing
      else { continue }
      mirrored += 1
      try comparison.check(sides: [.arriving]) { _, step in
        var plane = try layer("mirrored \(step)")
        plane.corners = [1, 0, 3, 2].map {
          SIMD2(ScreenTruth.size.x - plane.corners[$0].x, plane.corners[$0].y)
        }
        return plane
      }
    }
    #expect(mirrored > 5)
  }
}

/// A comparison of exported pages with the catalog's, at eleven instants.
struct ScreenComparison {
  private let preset: ExportedPreset
  private let truth: ScreenTruth

  init(_ preset: ExportedPreset) throws {
    self.preset = preset
    guard case .transition(let transition) = preset.motion else {
      throw Unsupported("no transition")
    }
    truth = try ScreenTruth(transition)
  }

  /// Demands that the corners of both pages are within a point of where they should be.
  ///
  /// - Parameter plane: A page, at tenths of the time.
  func check(
    sides: [ScreenTruth.Side] = ScreenTruth.Side.allCases,
    _ plane: (ScreenTruth.Side, Int) throws -> ScreenTruth.Plane
  ) throws {
    for side in sides {
      for step in 0...10 {
        guard let mine = try truth.plane(side, at: Double(step) / 10) else { continue }
        let its = try plane(side, step)
        let place = "\(preset.name), \(side) at \(step)"
        // At the end the page that goes is taken away.
        let isOver = step == 10 && side == .leaving
        let opacity = mine.isHidden ? 0 : min(max(mine.opacity, 0), 1)
        // On edge either face may be the one that is not seen.
        let around = try [-1e-6, 1e-6].map {
          try truth.plane(side, at: Double(step) / 10 + $0)?.isHidden
        }
        if !isOver, around[0] == around[1] {
          #expect(abs(its.opacity - opacity) < 0.002, "\(place): \(its.opacity)")
        }
        if mine.isHidden { continue }
        let gap = zip(mine.corners, its.corners).map(SIMD2.distance).max() ?? .infinity
        #expect(gap < 1, "\(place): \(gap) points")
      }
    }
  }
}

/// A layer as Android's renderer places it.
///
/// libs/hwui/RenderProperties.cpp: scaled about its pivot, the middle; turned by a camera over it; moved. Skia's
/// camera (SkCamera.cpp) looks along z from `location.z × 72` pixels.
private struct HardwareLayer {
  let plane: ScreenTruth.Plane

  /// - Parameter figures: Moves, turns, scales, opacity, camera distance, as a layer has them.
  init(_ figures: [Double], density: Double) {
    let eye = figures[8] * 72
    let half = ScreenTruth.size * density / 2
    let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y -> SIMD2<Double> in
      var (x, y, z) = (x * half.x * figures[5], y * half.y * figures[6], 0.0)
      let angles = figures[2...4].map { $0 * .pi / 180 }
      // z is away from the eye here, as in Skia.
      (y, z) = (y * cos(angles[0]) + z * sin(angles[0]), -y * sin(angles[0]) + z * cos(angles[0]))
      (x, z) = (x * cos(angles[1]) - z * sin(angles[1]), x * sin(angles[1]) + z * cos(angles[1]))
      (x, y) = (x * cos(angles[2]) - y * sin(angles[2]), x * sin(angles[2]) + y * cos(angles[2]))
      let seen = eye / (eye + z)
      return (SIMD2(x, y) * seen + half + SIMD2(figures[0], figures[1])) / density
    }
    plane = ScreenTruth.Plane(corners: corners, opacity: figures[7])
  }
}
