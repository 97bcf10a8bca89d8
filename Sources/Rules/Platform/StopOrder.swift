import Diagnostics
import Motion
import StrictJSON

extension Rule {
  /// Finds stops that go back in time, whose inputs CSS raises.
  static let stopOrder = Rule(
    "platform/stop-order", .warning,
    finds: "A stop of a linear curve has a smaller input than the stop before it",
    reason: """
      Time can't go back, so the stop's input is raised to the largest one before it, and the \
      curve jumps there. Most often, two stops are in the wrong order.
      """,
    source: "W3C, CSS Easing Functions Level 2: create a linear easing function",
    example: "curve/bounce",
    failing: #"{"motion": {"linear": [[0, 0], [0.8, 0.5], [0.5, 0.9], [1, 1]]}}"#,
    passing: #"{"motion": {"linear": [[0, 0], [0.5, 0.5], [0.8, 0.9], [1, 1]]}}"#,
    fixes: "writes the inputs that the stops are raised to",
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
          "stop \(index + 1) is at \(RuleFigure.number(stop.input)), before an earlier stop, so it's"
            + " raised to \(RuleFigure.number(largest))",
          help: "sort the stops by their input",
          edits: [.replace(pointer: pointer, json: ECMAScriptNumber.text(largest))])
      }
    })
}
