import Diagnostics
import Motion

extension Rule {
  /// Finds animated sizes and margins, which are laid out again for every frame.
  static let layoutProperty = Rule(
    "quality/layout-property", .warning,
    finds: "A size or margin is animated",
    reason: """
      Everything inside is laid out and often drawn again for every frame, which stutters on slow \
      devices and wraps texts while they move. A transform moves the finished picture; so does a \
      snapshot, whose size may change.
      """,
    source: "web.dev, How to create high-performance CSS animations; practice of linters",
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
            at: property.pointer, "\(property.name) is animated, which lays out every frame again",
            help: "move it by transform.translation and transform.scale, or animate a snapshot")
        }
      }
    })
}

extension AnimatedElement.Property {
  /// Whether it is of a picture, in which nothing is laid out.
  fileprivate var isOfSnapshot: Bool {
    target.flatMap(Transition.Layer.Role.init(rawValue:))?.isSnapshot ?? false
  }
}
