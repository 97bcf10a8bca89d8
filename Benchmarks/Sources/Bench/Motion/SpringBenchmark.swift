import Motion
import MotionBaselines

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Springs, against the textbook's closed forms in C++: what libm's functions cost by themselves.
enum SpringBenchmark {
  private static let springs: [(name: String, mass: Double, stiffness: Double, damping: Double)] = [
    ("underdamped", 1, 100, 10), ("critical", 1, 100, 20), ("overdamped", 2, 100, 40),
  ]

  static func run() {
    let times = (0..<4096).map { _ in drand48() * 2 }
    for (name, mass, stiffness, damping) in springs {
      guard
        let spring = try? PhysicalSpring(
          mass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: true)
      else { continue }
      let solver = spring.solver
      Report.add(
        "spring at a time, \(name)",
        Comparison(rounds: 25, operations: times.count) {
          times.reduce(0) {
            let (position, velocity) = solver.state(at: $1)
            return $0 + position + velocity
          }
        } theirs: {
          plain_spring_sum(mass, stiffness, damping, times, times.count)
        }, to: "closed form, C++", .none)
      Report.add(
        "  its settling",
        Comparison(rounds: 25, operations: 100) {
          (0..<100).reduce(0) { sum, _ in sum + (spring.solver.lastCrossing() ?? .nan) }
        } theirs: {
          (0..<100).reduce(0) { sum, _ in
            sum + plain_spring_settling(mass, stiffness, damping, 5)
          }
        }, to: "steps of 1 ms, C++", .none)
    }
  }
}
