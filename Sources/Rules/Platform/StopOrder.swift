import Diagnostics
import Motion
import StrictJSON

extension Rule {
  /// Finds stops that go back in time, which CSS raises.
  static let stopOrder = Rule(
    "platform/stop-order", .warning,
    finds: "A stop of a linear curve lies before the one in front of it",
    reason: """
      Time does not go back: such a stop is raised to the largest input before it, where the curve \
      jumps. It is most often two stops that changed places.
      """,
    source: "W3C, CSS Easing Functions Level 2: create a linear easing function",
    example: "curve/bounce",
    failing: #"{"motion": {"linear": [[0, 0], [0.8, 0.5], [0.5, 0.9], [1, 1]]}}"#,
    passing: #"{"motion": {"linear": [[0, 0], [0.5, 0.5], [0.8, 0.9], [1, 1]]}}"#,
    fixes: "writes the inputs that stops are raised to",
    in: .holdingCurves,
    check: .all(\.curves) { curve, part, _ in
      guard case .linear(let stops) = curve.shape else { return [] }
      var largest = -Double.infinity
      return stops.enumerated().compactMap { index, stop in
        if stop.input >= largest {
          largest = stop.input
          return nil
        }
        let pointer = "\(part.pointer)/linear/\(index)/0"
        return Violation(
          at: pointer,
          "stop \(index + 1) lies at \(RuleFigure.number(stop.input)), before the one in front of"
            + " it: it is raised to \(RuleFigure.number(largest))",
          help: "put the stops in the order of time",
          edits: [.replace(pointer: pointer, json: ECMAScriptNumber.text(largest))])
      }
    })
}
