import Diagnostics
import Motion

extension Rule {
  /// Finds turns so near to the eye that edges swell.
  static let perspectiveExtreme = Rule(
    "quality/perspective-extreme", .warning,
    finds: "A turn brings an edge so near to the eye that it looks 1.5 times as large",
    reason: """
      The nearer the eye, the more the near edge swells while the far one shrinks, as in a wide \
      angle picture of a face. What counts is the nearest point of the whole turn; where a layer's \
      frame is not known it fills a screen of 390 × 844 points. At 90° and m34 = -1/500 an edge of \
      such a page looks 1.64 times as large. How far the eye of UIKit's own flips is, is not known.
      """,
    source: "computed: 1 / (1 - z / d), z the height over the screen and d the eye's distance",
    example: "transition/door",
    failing: """
      {"reducedMotion": "none", "motion": {"style": "custom", "duration": 0.4,
        "perspective": {"eyeDistance": 500}, "layers": [{"layer": "source", "frames": [
          {"property": "transform.rotation.y", "start": 0, "duration": 1, "to": -90}]}]}}
      """,
    passing: """
      {"reducedMotion": "none", "motion": {"style": "custom", "duration": 0.4,
        "perspective": {"eyeDistance": 600}, "layers": [{"layer": "source", "frames": [
          {"property": "transform.rotation.y", "start": 0, "duration": 1, "to": -90}]}]}}
      """,
    check: .preset { examined in
      examined.ownElements.compactMap { part in
        guard case .transition(let transition) = part.motion, transition.perspective != nil,
          part.properties.contains(where: { $0.category == .depth }),
          let nearness = transition.greatestNearness, nearness > 1 / 3 + 1e-6
        else { return nil }
        let grows =
          nearness < 1
          ? "looks \(RuleFigure.number(1 / (1 - nearness))) times as large"
          : "comes behind the eye"
        return Violation(
          at: part.location("/perspective"), "at its nearest an edge \(grows)",
          help: "move the eye \(RuleFigure.number(3 * nearness)) times as far away, or more")
      }
    })
}

extension Transition {
  /// How near a point of a layer comes: its height over the screen as a fraction of the eye's distance.
  ///
  /// Nil if that depends on what only the app knows.
  fileprivate var greatestNearness: Double? {
    let screen = SIMD2(390.0, 844.0)
    let lengths = ["container.width": screen.x, "container.height": screen.y]
    guard case .transition(var plain) = Motion.transition(self).replacingMeasures(by: lengths),
      let timed = try? TimedProgress(plain.timing, duration: plain.duration?.seconds)
    else { return nil }
    plain.layers = plain.layers.map(\.shapeAlone)
    guard let recipe = try? RecipeEvaluator(plain, timing: timed.function) else { return nil }
    let nearness = recipe.roles.compactMap { role in
      Signal(from: 0, to: 1, steps: 128) { progress in
        // On edge is where it is nearest, though hidden layers are not seen at all.
        guard !recipe.isHidden(role, at: progress) else { return 0 }
        let quad = recipe.quad(of: role, at: progress, container: screen)
        return quad.corners.map { 1 - $0.w }.max() ?? 0
      }?.range.upperBound
    }
    return nearness.max()
  }
}

extension Transition.Layer {
  /// The layer with nothing but its transform, and its frame if all of that is known.
  fileprivate var shapeAlone: Transition.Layer {
    var layer = self
    let frames = frames.filter { $0.property == "frame" }
    let isKnown =
      initial["frame"]?.parts != nil && frames.allSatisfy { $0.change.value.parts != nil }
    func isShape(_ property: String) -> Bool {
      Self.shapes.contains(property) || property == "frame" && isKnown
    }
    layer.initial = initial.filter { isShape($0.key) }
    layer.frames = self.frames.filter { isShape($0.property) }
    return layer
  }

  private static let shapes: Set<String> = Set(
    ["rotation", "scale", "translation"].flatMap { kind in
      ["", ".x", ".y", ".z"].map { "transform.\(kind)\($0)" }
    })
}
