import Motion
import MotionBaselines

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keyframes of five values, against a bare loop in C++.
enum KeyframeBenchmark {
  private static let xs = [0.0, 40, 25, 90, 100]
  private static let ys = [0.0, 10, 60, 50, 80]

  static func run() {
    let shares = (0..<4096).map { _ in drand48() }
    let numbers = xs.map(AnimatedValue.number)
    let points = zip(xs, ys).map { AnimatedValue.vector([$0, $1]) }
    measure("keyframes, linear", numbers, .linear, shares) {
      plain_linear_keys(xs, xs.count, shares, shares.count)
    }
    measure("keyframes, cubic", numbers, .cubic, shares) {
      plain_cubic_keys(xs, xs.count, shares, shares.count)
    }
    measure("keyframes, paced points", points, .paced, shares) {
      plain_paced_keys(xs, ys, xs.count, shares, shares.count)
    }
  }

  private static func measure(
    _ work: String, _ values: [AnimatedValue], _ mode: Keyframes.CalculationMode,
    _ shares: [Double], theirs: () -> Double
  ) {
    guard let evaluator = try? KeyframeEvaluator(values: values, mode: mode) else { return }
    Report.add(
      work,
      Comparison(rounds: 25, operations: shares.count) {
        shares.reduce(0) { sum, share in
          switch evaluator.value(at: share) {
          case .number(let number): sum + number
          case .vector(let parts): sum + parts[0] + parts[1]
          default: .nan
          }
        }
      } theirs: {
        theirs()
      }, to: "bare loop, C++", .none)
  }
}
