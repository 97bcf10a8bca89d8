import Motion
import MotionBaselines

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How far values of Béziers are off, ours and the baseline's, against a bisection with 200 bits.
///
/// Python 3 has the integers for it. It gets every number as its bits and judges each difference
/// by max(1, |dY/dx|).
struct CurveExactness {
  private static let solves = 20_000

  private let sets: [CurveSet]
  private let place: Workplace

  init(_ sets: [CurveSet], place: Workplace) {
    (self.sets, self.place) = (sets, place)
  }

  func run() throws(BenchFailure) {
    let each = Self.solves / sets.count
    let lines = sets.flatMap { set in
      (0..<each).map { Self.line(set.curves[$0 % set.curves.count]) }
    }
    var judge = Child("python3", ["Scripts/exact-bezier.py"])
    judge.input = try place.write(lines.joined(separator: "\n"), to: "solves")
    judge.output = place.file("errors")
    try judge.run()
    let errors = try place.read("errors").split(separator: "\n").compactMap { Double($0) }
    guard errors.count == 5 else { throw BenchFailure("the judge said something else") }
    Report.note("largest error of \(lines.count) solves by 200 bits, over max(1, |dY/dx|)")
    for (work, error) in zip(["  prepared", "  evaluator", "  unprepared", "  table"], errors) {
      Report.add(work, error: error, theirs: errors[4], "WebKit at 1e-12", limit: 1e-12)
    }
  }

  /// A curve, an input of a table of any length, and what each way to solve it finds.
  private static func line(_ curve: CubicBezier) -> String {
    let last = 8 + Int(drand48() * 1000)
    let index = Int(drand48() * Double(last))
    let input = Double(index) / Double(last)
    var browser = browser_bezier_make(curve.x1, curve.y1, curve.x2, curve.y2)
    let numbers = [
      curve.x1, curve.y1, curve.x2, curve.y2, input, curve.prepared().value(at: input),
      CurveEvaluator(curve).value(at: input), curve.value(at: input),
      curve.samples(count: last + 1)[index], browser_bezier_solve(&browser, input),
    ]
    return numbers.map { String($0.bitPattern) }.joined(separator: " ")
  }
}
