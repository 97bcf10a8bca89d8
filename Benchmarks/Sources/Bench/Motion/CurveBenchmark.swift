import Motion
import MotionBaselines

/// Solving Béziers, against the method that WebKit publishes, written in C++ (Bezier.cpp).
struct CurveBenchmark {
  private static let rounds = 25
  private static let browser = "WebKit at 1e-12"

  private let set: CurveSet
  private let ours: [CurveEvaluator]
  private let prepared: [CubicBezier]
  private let theirs: [browser_bezier]

  init(_ set: CurveSet) {
    self.set = set
    ours = set.curves.map { CurveEvaluator($0) }
    prepared = set.curves.map { $0.prepared() }
    theirs = set.curves.map { browser_bezier_make($0.x1, $0.y1, $0.x2, $0.y2) }
  }

  func run() {
    let inputs = set.inputs
    let count = inputs.count
    solve("one solve, \(set.name)") {
      prepared.reduce(0) { sum, curve in inputs.reduce(sum) { $0 + curve.value(at: $1) } }
    }
    solve("  by an evaluator") {
      ours.reduce(0) { sum, curve in inputs.reduce(sum) { $0 + curve.value(at: $1) } }
    }
    Report.add(
      "  first of an unprepared curve",
      Comparison(rounds: Self.rounds, operations: set.solves) {
        set.curves.reduce(0) { sum, curve in
          inputs.reduce(sum) {
            let other = try? CubicBezier(
              x1: curve.x1, y1: curve.y1 * $1, x2: curve.x2, y2: curve.y2)
            return $0 + (other?.value(at: $1) ?? .nan)
          }
        }
      } theirs: {
        set.curves.reduce(0) {
          $0 + browser_bezier_once($1.x1, $1.y1, $1.x2, $1.y2, inputs, count)
        }
      }, to: Self.browser, .none)
    table()
  }

  private func solve(_ work: String, _ body: () -> Double) {
    let comparison = Comparison(rounds: Self.rounds, operations: set.solves, ours: body) {
      theirs.reduce(0) { sum, curve in
        withUnsafePointer(to: curve) {
          sum + browser_bezier_sum($0, set.inputs, set.inputs.count)
        }
      }
    }
    Report.add(work, comparison, to: Self.browser, .ratio(1))
  }

  private func table() {
    let times = max(1, 16_000 / 64 / set.curves.count)
    var buffer = [Double](repeating: 0, count: 64)
    let comparison = Comparison(rounds: Self.rounds, operations: times * set.curves.count * 64) {
      var sum = 0.0
      for _ in 0..<times {
        for curve in set.curves { sum += curve.samples(count: 64)[32] }
      }
      return sum
    } theirs: {
      var sum = 0.0
      for _ in 0..<times {
        for curve in theirs {
          sum += withUnsafePointer(to: curve) { browser_bezier_table($0, &buffer, 64) }
        }
      }
      return sum
    }
    Report.add("  in a table of 64", comparison, to: Self.browser, .ratio(0.4))
  }
}
