import Diagnostics
import Motion

extension Rule {
  /// Finds rotations so close to the viewpoint that edges look much larger.
  static let perspectiveExtreme = Rule(
    "quality/perspective-extreme", .warning,
    finds: "A rotation brings an edge so close to the viewpoint that it looks 1.5× as large",
    reason: """
      The closer the viewpoint, the more the near edge grows and the far edge shrinks, as in a \
      wide-angle photo of a face. The rule uses the closest point of the whole rotation; a layer \
      whose frame isn't known is assumed to fill a screen of 390 × 844 points. At 90° and m34 = \
      -1/500, an edge of such a page looks 1.64× as large. The perspective distance of UIKit's own \
      flips isn't known.
      """,
    source: """
      Computed: 1 / (1 - z / d), where z is the height above the screen and d the perspective \
      distance
      """,
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
          ? "looks \(RuleFigure.number(1 / (1 - nearness)))× as large"
          : "is behind the viewpoint"
        return Violation(
          at: part.location("/perspective"), "at its closest point, an edge \(grows)",
          help:
            "make the perspective distance at least \(RuleFigure.number(3 * nearness))× as large")
      }
    })
}

extension Transition {
  /// The greatest height of a layer's point above the screen, as a fraction of the perspective distance.
  ///
  /// Nil if it depends on values known only at run time.
  fileprivate var greatestNearness: Double? {
    let screen = SIMD2(390.0, 844.0)
    let lengths = ["container.width": screen.x, "container.height": screen.y]
    guard case .transition(var plain) = Motion.transition(self).replacingMeasures(by: lengths),
      let timed = try? TimedProgress(plain.timing, duration: plain.duration?.seconds)
    else { return nil }
    plain.layers = plain.layers.map(\.shapeAlone)
    guard let recipe = try? CustomTransitionEvaluator(plain, timing: timed.function) else {
      return nil
    }
    let nearness = recipe.roles.compactMap { role in
      TimeSeries(from: 0, to: 1, steps: 128) { progress in
        // A layer on edge is closest to the viewpoint, but a hidden one isn't seen at all.
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
