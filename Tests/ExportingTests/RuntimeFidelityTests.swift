import Foundation
import Motion
import Presets
import Testing

@testable import Exporting

/// What exports say of a preset is what the library makes of the figures written.
struct RuntimeFidelityTests {
  /// A preset in a format, alone.
  private func export(
    _ motion: String, to target: ExportTarget, tolerance: Double? = nil
  ) throws -> (text: String, fidelity: Fidelity) {
    let presets = try BuiltInPresets.of("{\"presets\": {\"curve/it\": {\"motion\": \(motion)}}}")
    var options = ExportOptions()
    if let tolerance { options.tolerance = tolerance }
    let export = try PresetExport(
      of: presets, to: target, options, header: BuiltInPresets.header, demands: true)
    return (export.files.map(\.text).joined(), try #require(export.presets.first).fidelity)
  }

  /// What Flutter's own solver, to .001 of the time, makes of a curve; each was called exact.
  @Test(
    "Flutter's solver counts, and is replaced where it is too far off",
    arguments: [
      ("[1, 0, 0, 1]", 0.0939), ("[0, 0, 0, 1]", 0.015), ("[0.05, 0.7, 0.1, 1]", 0.013),
      ("[0.4, 0, 0.2, 1]", 0.0025),
    ])
  func flutter(curve: String, expected: Double) throws {
    let motion = "{\"cubicBezier\": \(curve)}"
    let coarse = try export(motion, to: .flutter, tolerance: 0.5)
    #expect(coarse.text.contains("= Cubic("))
    let stated = try #require(coarse.fidelity.error)
    #expect(stated >= expected)
    // The bound of a curve that is vertical within is that of both sides.
    #expect(stated < expected * 2.1)
    let fine = try export(motion, to: .flutter)
    #expect(fine.text.contains("= _Beziers([("))
    #expect(fine.fidelity == .exact)
  }

  @Test("Material's path is solved as a whole in Flutter") func threePoints() throws {
    let path =
      "{\"path\": \"M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1\"}"
    let coarse = try export(path, to: .flutter, tolerance: 0.5)
    #expect(coarse.text.contains("ThreePointCubic("))
    let stated = try #require(coarse.fidelity.error)
    #expect(stated > 0.002)
    #expect(try export(path, to: .flutter).fidelity == .exact)
  }

  @Test(
    "Each library's solver counts",
    arguments: [
      (ExportTarget.motion, "[0.25, 0.1, 0.25, 1]", 0.000348), (.motion, "[1, 0, 0, 1]", 0.00438),
      (.androidXML, "[0.05, 0.7, 0.1, 1]", 0.004),
    ])
  func solvers(target: ExportTarget, curve: String, expected: Double) throws {
    let stated = try export("{\"cubicBezier\": \(curve)}", to: target).fidelity.error
    #expect(stated ?? 0 >= expected)
  }

  @Test("What Reanimated and Compose solve badly is written with a function that solves it")
  func functions() throws {
    for target in [ExportTarget.reactNative, .compose] {
      let steep = try export("{\"cubicBezier\": [1, 0, 0, 1]}", to: target)
      #expect(steep.text.contains("eziers("))
      #expect(steep.fidelity == .exact)
      let gentle = try export("{\"cubicBezier\": [0.4, 0, 0.2, 1]}", to: target)
      #expect(!gentle.text.contains("eziers("))
      #expect(gentle.fidelity == .exact)
    }
  }

  @Test(
    "What is shown at the start and the end counts",
    arguments: [
      (ExportTarget.flutter, "{\"linear\": [[0, 0.2], [1, 1]]}", 0.2),
      (.androidXML, "{\"linear\": [[0, 0.2], [1, 1]]}", 0.2),
      (.flutter, "{\"steps\": 4, \"jump\": \"start\"}", 0.25),
      (.androidXML, "{\"steps\": 4, \"jump\": \"start\"}", 0.25),
      (.compose, "{\"linear\": [[0, 0.2], [1, 1]], \"duration\": 1, \"delay\": 1}", 0.2),
      (.motion, "{\"linear\": [[0, 0], [1, 0.7]]}", 0.3),
      (.reactNative, "{\"linear\": [[0, 0], [1, 0.7]]}", 0.3),
      (.compose, "{\"linear\": [[0, 0], [1, 0.7]]}", 0.3),
    ])
  func ends(target: ExportTarget, motion: String, expected: Double) throws {
    let fidelity = try export(motion, to: target).fidelity
    let stated = try #require(fidelity.error)
    #expect(abs(stated - expected) < 1e-9)
    #expect(!fidelity.notes.isEmpty)
  }

  @Test(
    "React Native's overdamped springs count their velocity",
    arguments: [
      ("{\"response\": 0.5, \"dampingFraction\": 2, \"initialVelocity\": 10}", 0.5, 2, 10.0),
      (
        "{\"response\": 1.276, \"dampingFraction\": 2.549, \"initialVelocity\": 10.99}", 1.276,
        2.549, 10.99
      ),
      ("{\"response\": 0.5, \"dampingFraction\": 2}", 0.5, 2, 0),
    ])
  func overdamped(motion: String, response: Double, ratio: Double, velocity: Double) throws {
    let (text, fidelity) = try export(motion, to: .reactNative)
    let stated = try #require(fidelity.error)
    let figures = try figures(in: text)
    // Critically damped, by the figures that are written, against the spring that was meant.
    let (w, played) = (2 * Double.pi / response, (figures[1] / figures[0]).squareRoot())
    #expect(abs(figures[2] / (2 * played * figures[0]) - 1) < 1e-9)
    let root = w * (ratio * ratio - 1).squareRoot()
    let (fast, slow) = (-ratio * w - root, -ratio * w + root)
    let part = (-velocity - fast) / (slow - fast)
    var worst = 0.0
    for step in 0...400_000 {
      let time = Double(step) / 100_000 * response
      let mine = (1 - part) * exp(fast * time) + part * exp(slow * time)
      let its = exp(-played * time) * (1 + (played - velocity) * time)
      worst = max(worst, abs(mine - its))
    }
    #expect(stated >= worst)
    #expect(stated < worst + 0.0005)
    // What the figures themselves would be played as: .29, .31 and .61.
    #expect(stated < 0.5)
  }

  /// The mass, stiffness and damping that are written.
  private func figures(in text: String) throws -> [Double] {
    try ["mass: ", "stiffness: ", "damping: "].map { name -> Double in
      let rest = try #require(text.components(separatedBy: name).dropFirst().first)
      return try #require(Double(rest.prefix { "0123456789.e-".contains($0) }))
    }
  }

  @Test(
    "Springs say where their library ends them",
    arguments: [
      (ExportTarget.motion, 0.0003, 0.00051), (.reactNative, 0.00005, 0.0001),
      (.flutter, 0.001, 0.0021),
      (.compose, 0.002, 0.011),
    ])
  func springEnds(target: ExportTarget, least: Double, most: Double) throws {
    let fidelity = try export("{\"duration\": 0.5, \"bounce\": 0.3}", to: target).fidelity
    let stated = try #require(fidelity.error)
    #expect((least...most).contains(stated))
  }

  @Test("Motion doesn't end a spring on its way through the target") func through() throws {
    let motion = "{\"duration\": 0.5, \"bounce\": 0, \"initialVelocity\": 22.6}"
    let (text, fidelity) = try export(motion, to: .motion)
    let figures = try ["stiffness: ", "damping: "].map { name -> Double in
      try #require(
        Double(text.components(separatedBy: name)[1].prefix { "0123456789.".contains($0) }))
    }
    #expect(figures[1] < 2 * figures[0].squareRoot())
    let stated = try #require(fidelity.error)
    #expect(stated <= 0.00052)
  }
}
