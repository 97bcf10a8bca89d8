/// A comparison is two programs run in turn, several times each, so that both meet the same noise.
struct Comparison {
  private var ours: [Double] = []
  private var theirs: [Double] = []
  /// The most memory that ours held in any run, in bytes.
  private(set) var peakBytes = 0

  init(
    times: Int, ours: () throws(BenchFailure) -> Child, theirs: () throws(BenchFailure) -> Child
  ) throws(BenchFailure) {
    for _ in 0..<times {
      let usage = try ours().run()
      self.ours.append(usage.seconds)
      peakBytes = max(peakBytes, usage.peakBytes)
      self.theirs.append(try theirs().run().seconds)
    }
  }

  /// Compares two works within this process, each of so many operations whose results add up to a
  /// number; what is kept is seconds by the operation.
  init(rounds: Int, operations: Int, ours: () -> Double, theirs: () -> Double) {
    let clock = ContinuousClock()
    func seconds(_ work: () -> Double) -> Double {
      let start = clock.now
      let sum = work()
      let seconds = (clock.now - start) / .seconds(1)
      precondition(sum.isFinite, "a benchmark went astray")
      return seconds / Double(operations)
    }
    // The first round warms up.
    for round in 0...rounds {
      let (mine, other) = (seconds(ours), seconds(theirs))
      guard round > 0 else { continue }
      self.ours.append(mine)
      self.theirs.append(other)
    }
  }

  /// The medians, in seconds.
  var seconds: (ours: Double, theirs: Double) {
    (Self.quantile(0.5, of: ours), Self.quantile(0.5, of: theirs))
  }

  /// How many times as long ours takes, the median from run to run.
  var ratio: Double { Self.quantile(0.5, of: pairs) }

  /// The middle half of the ratios from run to run.
  var ratios: ClosedRange<Double> {
    Self.quantile(0.25, of: pairs)...Self.quantile(0.75, of: pairs)
  }

  private var pairs: [Double] { zip(ours, theirs).map { $0 / $1 } }

  private static func quantile(_ share: Double, of values: [Double]) -> Double {
    values.sorted()[Int((Double(values.count - 1) * share).rounded())]
  }
}
