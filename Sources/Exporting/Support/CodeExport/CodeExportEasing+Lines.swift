import Motion

extension CodeExportEasing {
  /// Straight lines along a progress, and how far they are off at most.
  ///
  /// - Parameter tolerance: How far they may be off, before their ends have six digits; jumps stay where they are.
  static func line(
    along graph: CurveGraph, tolerance: Double
  ) -> (stops: [PathData.Point], difference: LargestDifference) {
    let fit = LinearApproximation(of: graph, tolerance: tolerance, jump: tolerance * 2)
    let inputs = fit.stops.map(\.input)
    let stops = fit.stops.enumerated().map { index, stop in
      // A jump that is a rounding too early or too late is wholly off.
      let jumps =
        inputs[max(index - 1, 0)..<min(index + 2, inputs.count)]
        .count(where: { $0 == stop.input }) > 1
      return PathData.Point(
        x: jumps ? stop.input : Figure.rounded(stop.input, to: 6),
        y: Figure.rounded(stop.output, to: 6))
    }
    return (stops, LargestDifference(of: CurveGraph(through: stops), graph))
  }
}

extension Timing {
  /// An oscillation needs about ten lines, and nobody's app should have to read more than 4,096.
  static let mostSwings = 400

  /// Refuses a spring that swings too often for lines before it rests.
  ///
  /// - Parameter form: What the lines are in.
  /// - Throws: ``Unsupported`` if it does.
  func checkSwings(for form: String) throws(Unsupported) {
    guard case .spring(let spring) = self else { return }
    let solver = try evaluated(SpringEvaluator(spring)).solver
    let swings = solver.angle(until: solver.restingTime) / .pi
    guard swings <= Double(Self.mostSwings) else {
      throw Unsupported(.size, "its spring oscillates too often for \(form)")
    }
  }
}
