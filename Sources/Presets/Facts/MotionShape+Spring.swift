import Motion

extension MotionShape {
  /// Measures a spring in closed form.
  ///
  /// - Parameters:
  ///   - solver: The spring.
  ///   - duration: The time that shares are of, in seconds; nil where it never settles.
  init(_ solver: SpringSolver, over duration: Double?) {
    overshoot = solver.overshoot
    undershoot = max(0, -solver.range.lowerBound)
    var turns: [Double] = []
    for index in 0..<3 {
      guard let turn = solver.turningPoint(index) else { break }
      turns.append(turn.position)
    }
    measureTurns(of: turns)
    fall = max(fall, overshoot ?? 0)
    guard let duration, duration > 0, duration.isFinite else { return }
    ninety = solver.time(toReach: 0.9).map { $0 / duration }
    if isHesitant { tenth = solver.time(toReach: 0.1).map { $0 / duration } }
    sketch = Sketch { solver.position(at: $0 * duration) }
  }
}
