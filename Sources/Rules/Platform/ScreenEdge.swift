import Diagnostics
import Motion

extension Rule {
  /// Finds screen edges that are missing, unnecessary, or don't match the finger's direction.
  static let screenEdge = Rule(
    "platform/screen-edge", .warning,
    finds: """
      A swipe from a screen edge has no edge or moves off the screen, or another gesture has an \
      edge
      """,
    reason: """
      UIScreenEdgePanGestureRecognizer starts only at the edges that are set, and the finger can \
      only move away from its edge. Other gestures don't support edges.
      """,
    source: "Apple, UIScreenEdgePanGestureRecognizer.edges",
    example: "animator/back",
    failing: """
      {"motion": {"duration": 0.4, "animations": [{"property": "position.x", "by": 320}],
        "interaction": {"gesture": "screenEdgePan", "axis": "x", "distance": 200}}}
      """,
    passing: """
      {"motion": {"duration": 0.4, "animations": [{"property": "position.x", "by": 320}],
        "interaction": {"gesture": "screenEdgePan", "edge": "left", "axis": "x", "distance": 200}}}
      """,
    in: [.transition, .animator, .group],
    check: .each(\.interactions) { interaction, pointer, _ in
      let isEdgePan = interaction.gesture == .screenEdgePan
      guard let edge = interaction.edge else {
        guard isEdgePan else { return nil }
        return Violation(
          at: pointer, "a swipe from a screen edge never starts without an edge",
          help: "add \"edge\", for example \"left\"")
      }
      guard isEdgePan else {
        return Violation(
          at: pointer + "/edge", "\(interaction.gesture.rawValue) starts anywhere, not at an edge",
          help: "remove the edge, or set \"gesture\": \"screenEdgePan\"")
      }
      if let axis = interaction.axis, axis != edge.axis {
        return Violation(
          at: pointer + "/axis",
          "a swipe from the \(edge.rawValue) edge moves along \(edge.axis.rawValue),"
            + " not \(axis.rawValue)",
          help: "write \"axis\": \"\(edge.axis.rawValue)\"")
      }
      guard case .number(let distance) = interaction.distance, let sign = edge.sign,
        distance * sign < 0
      else { return nil }
      return Violation(
        at: pointer + "/distance",
        "a distance of \(RuleFigure.number(distance)) moves off the screen at the"
          + " \(edge.rawValue) edge, so progress never starts",
        help: "write \(Figure.text(-distance))")
    })
}

extension Interaction.Edge {
  fileprivate var axis: Interaction.Axis {
    switch self {
    case .left, .right, .leading, .trailing: .x
    case .top, .bottom: .y
    }
  }

  /// The sign of directions into the screen; nil if it depends on the direction of writing.
  fileprivate var sign: Double? {
    switch self {
    case .left, .top: 1
    case .right, .bottom: -1
    case .leading, .trailing: nil
    }
  }
}
