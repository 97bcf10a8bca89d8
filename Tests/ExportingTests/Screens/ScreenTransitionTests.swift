import Motion
import Presets
import Testing

@testable import Exporting

/// What exported writers read of a transition is what the catalog makes of it.
struct ScreenTransitionTests {
  @Test("Built-in transitions are read as they are evaluated") func builtIns() throws {
    var compared = 0
    for preset in try BuiltInPresets.all() {
      guard case .transition(let transition) = preset.motion else { continue }
      do throws(Unsupported) {
        _ = try ScreenTransition(transition, for: "it", takesLengths: true)
      } catch {
        #expect(
          ScreenTableTests.formless.contains(preset.name.text), "\(preset.name): \(error.reason)")
        continue
      }
      compared += try Self.compare(transition, preset.name.text)
    }
    #expect(compared > 50)
  }

  @Test(
    "Recipes of layers are read as they are evaluated",
    arguments: [
      // A page that scales, moves by a part of the width, fades and is hidden for a while.
      """
      {"style": "custom", "duration": 0.5, "timing": {"cubicBezier": [0.3, 0, 0.1, 1]}, "layers": [
        {"layer": "source", "frames": [
          {"property": "transform.translation.x", "start": 0, "duration": 1,
            "to": {"measure": "container.width * -0.3"}},
          {"property": "opacity", "start": 0.2, "duration": 0.5, "to": 0.9}]},
        {"layer": "destination", "hidden": [0, 0.25],
          "initial": {"transform.translation.x": {"measure": "container.width - 20"},
            "transform.scale": 0.9},
          "frames": [
            {"property": "transform.translation.x", "start": 0, "duration": 1, "to": 0},
            {"property": "transform.scale", "start": 0.5, "duration": 0.5, "to": 1}]}]}
      """,
      // Joined by a curve, timed by a spring.
      """
      {"style": "custom", "calculationMode": "cubic", "perspective": {"eyeDistance": 700},
        "timing": {"mass": 3, "stiffness": 1000, "damping": 500}, "layers": [
        {"layer": "source"},
        {"layer": "destination", "initial": {"transform.rotation.x": 80}, "frames": [
          {"property": "transform.rotation.x", "start": 0, "duration": 0.4, "to": -10},
          {"property": "transform.rotation.x", "start": 0.4, "duration": 0.6, "to": 0}]}]}
      """,
      // A picture whose frame grows, and a page that is added to.
      """
      {"style": "custom", "duration": 0.3, "layers": [
        {"layer": "source", "frames": [
          {"property": "transform.translation.y", "start": 0.5, "duration": 0.5, "by": -96}]},
        {"layer": "destination", "hidden": [0, 1]},
        {"layer": "destination.snapshot", "initial": {"frame":
            [{"measure": "container.width / 4"}, 100, {"measure": "container.width / 2"},
              {"measure": "container.height / 2"}]},
          "frames": [{"property": "frame", "start": 0, "duration": 0.75,
            "to": [0, 0, {"measure": "container.width"}, {"measure": "container.height"}]}]}]}
      """,
      // A bouncy spring takes pages beyond their ends, unless they stand still there.
      """
      {"style": "custom", "duration": 0.5, "timing": {"duration": 0.4, "bounce": 0.5}, "layers": [
        {"layer": "source", "frames": [
          {"property": "transform.translation.x", "start": 0.2, "duration": 0.5, "to": -90},
          {"property": "transform.scale", "start": 0.6, "duration": 0.4, "to": 0.9}]},
        {"layer": "destination",
          "initial": {"transform.translation.x": {"measure": "container.width"}}, "frames": [
          {"property": "transform.translation.x", "start": 0, "duration": 1, "to": 0}]}]}
      """,
      // What only the app knows: a frame, a fixed size among it, and how far the eye is.
      """
      {"style": "custom", "duration": 0.3,
        "perspective": {"eyeDistance": {"measure": "container.width * 1.5 + depth"}}, "layers": [
        {"layer": "source", "frames": [
          {"property": "transform.rotation.y", "start": 0, "duration": 1, "to": -60}]},
        {"layer": "destination", "initial": {"frame":
            [{"measure": "thumbnail.x"}, {"measure": "(thumbnail.y + 10) / 2"}, 120,
              {"measure": "thumbnail.height"}]},
          "frames": [{"property": "frame", "start": 0, "duration": 1,
            "to": [0, 0, {"measure": "container.width"}, {"measure": "container.height"}]}]}]}
      """,
    ]) func layers(motion: String) throws
  {
    let text = #"{"presets": {"transition/x": {"kind": "transition", "motion": \#(motion)}}}"#
    let preset = try #require(try BuiltInPresets.of(text).first)
    guard case .transition(let transition) = preset.motion else { return }
    #expect(try Self.compare(transition, "it") == 202)
  }

  @Test("What isn't a sum of lengths is refused, and lengths are named") func lengths() throws {
    func recipe(_ measure: String) throws -> ScreenTransition {
      let text = """
        {"presets": {"transition/x": {"kind": "transition", "motion": {"style": "custom", "duration": 1,
          "layers": [{"layer": "source"}, {"layer": "destination",
            "initial": {"transform.translation.x": {"measure": "\(measure)"}}, "frames": [
            {"property": "transform.translation.x", "start": 0, "duration": 1, "to": 0}]}]}}}}
        """
      guard case .transition(let transition)? = try BuiltInPresets.of(text).first?.motion else {
        throw Unsupported("no transition")
      }
      return try ScreenTransition(transition, for: "it", takesLengths: true)
    }
    for measure in ["a * b", "a / b", "a * container.width", "1 / a"] {
      #expect(throws: Unsupported.self, "\(measure)") { try recipe(measure) }
    }
    #expect(
      try recipe("b.y + a.width - a.x / 2 + container.width").lengths == ["a.x", "a.width", "b.y"])
    let known = try ScreenLengths(of: recipe("20 - a.x / 2 + a.width"), .javaScript())
    #expect(known.arguments == ["aX", "aWidth"])
    let value = try recipe("20 - a.x / 2 + a.width").arriving.tracks[0].keys[0].value
    #expect(try known.text(value, CodeText.number) == "-0.5 * aX + aWidth + 20")
  }

  @Test("Random recipes of layers are within what they say", arguments: 1...4)
  func random(seed: UInt64) throws {
    var random = RandomRecipes(seed: seed)
    for _ in 0..<50 {
      let transition = random.transition()
      let recipe = try ScreenTransition(transition, for: "it", takesLengths: true)
      let truth = try CustomTransitionEvaluator(
        transition, lengths: ["container.width": 390, "container.height": 844])
      for page in [(recipe.leaving, Transition.Layer.Role.source), (recipe.arriving, .destination)]
      {
        for name in truth.properties(of: page.1) {
          let property = try #require(ScreenProperty(keyPath: name))
          // Away from keys, where a jump may be a rounding earlier or later.
          let range = try recipe.timing.range(over: recipe.duration)
          let values = (0...300).map { step -> (mine: Double, its: Double) in
            let part = (Double(step) + 0.37) / 301
            let progress = range.lowerBound + (range.upperBound - range.lowerBound) * part
            let value = truth.value(of: name, on: page.1, at: progress)?.components?.x ?? .nan
            let mine = page.0.value(of: property, at: progress)
            return (mine.value(in: ScreenTruth.size), value)
          }
          let keys = page.0[property]?.keys.map { $0.value.value(in: ScreenTruth.size) } ?? [0]
          let distance = (keys.max() ?? 0) - (keys.min() ?? 0)
          let worst = values.map { abs($0.mine - $0.its) }.max() ?? .infinity
          let limit = (recipe.fidelity.error ?? 0) * distance + 1e-6
          #expect(worst <= limit, "\(name) of \(transition): \(worst) > \(limit)")
        }
      }
    }
  }

  /// Compares corners, opacity and what is hidden at many instants; returns how many planes.
  private static func compare(_ transition: Transition, _ name: String) throws -> Int {
    let truth = try ScreenTruth(transition)
    let recipe = try ScreenTransition(transition, for: "it", takesLengths: true)
    #expect(recipe.duration == truth.duration)
    var compared = 0
    for step in 0...100 {
      let fraction = Double(step) / 100
      let now = truth.progress(at: fraction)
      for side in ScreenTruth.Side.allCases {
        guard let plane = try truth.plane(side, at: fraction) else { continue }
        let page = side == .arriving ? recipe.arriving : recipe.leaving
        let corners = try #require(
          page.corners(
            at: now, in: ScreenTruth.size, eye: recipe.eye, ScreenTruth.lengths))
        let gap = zip(corners, plane.corners).map(SIMD2.distance).max() ?? .infinity
        #expect(gap < 0.5, "\(name), \(side) at \(fraction): \(gap)")
        let opacity = page.value(of: .opacity, at: now).number
        #expect(abs(opacity - plane.opacity) < 1e-9, "\(name), \(side) at \(fraction)")
        if fraction < 1 {
          #expect(page.isHidden(at: now) == plane.isHidden, "\(name), \(side) at \(fraction)")
        }
        compared += 1
      }
    }
    return compared
  }
}
