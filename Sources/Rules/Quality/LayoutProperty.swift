import Diagnostics
import Motion

extension Rule {
  /// Finds animated sizes and margins, which repeat the layout for every frame.
  static let layoutProperty = Rule(
    "quality/layout-property", .warning,
    finds: "A size or margin is animated",
    reason: """
      Everything inside is laid out, and often drawn, again for every frame, which stutters on \
      slow devices and rewraps text while it moves. A transform moves the finished image; so does \
      a snapshot, whose size can change.
      """,
    source: "web.dev, How to create high-performance CSS animations; common linter practice",
    example: "animator/grow",
    failing: """
      {"motion": {"duration": 0.3, "timing": {"named": "easeOut"}, "animations": [
        {"property": "bounds.size.width", "from": 100, "to": 200}]}}
      """,
    passing: """
      {"motion": {"duration": 0.3, "timing": {"named": "easeOut"}, "animations": [
        {"property": "transform.scale.x", "from": 1, "to": 2}]}}
      """,
    check: .preset { examined in
      examined.ownElements.flatMap { part in
        part.properties.filter { $0.category == .layout && !$0.isOfSnapshot }.map { property in
          Violation(
            at: property.pointer, "animating \(property.name) repeats the layout for every frame",
            help: "use transform.translation and transform.scale, or animate a snapshot")
        }
      }
    })
}

extension AnimatedElement.Property {
  /// Whether it belongs to a snapshot, an image without a layout.
  fileprivate var isOfSnapshot: Bool {
    target.flatMap(Transition.Layer.Role.init(rawValue:))?.isSnapshot ?? false
  }
}
