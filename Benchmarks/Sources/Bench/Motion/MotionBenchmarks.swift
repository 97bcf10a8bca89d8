/// The benchmarks of Motion's mathematics: within one process, nothing but the calls.
struct MotionBenchmarks {
  let place: Workplace

  /// Measures curves, their exactness, springs and keyframes.
  func run() {
    let sets = CurveSet.all()
    for set in sets { CurveBenchmark(set).run() }
    do throws(BenchFailure) {
      try CurveExactness(sets, place: place).run()
    } catch {
      Report.skip("largest error of a curve", error)
    }
    SpringBenchmark.run()
    KeyframeBenchmark.run()
  }
}
