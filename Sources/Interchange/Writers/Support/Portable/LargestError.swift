/// A largest error is how far two functions of time are apart, found by looking at even steps.
struct LargestError {
  private(set) var error = 0.0
  /// When it is largest.
  private(set) var moment = 0.0

  /// Looks from 0 to an end.
  init(until end: Double, steps: Int = 8192, _ difference: (Double) -> Double) {
    for step in 0...steps {
      let time = end * Double(step) / Double(steps)
      let found = abs(difference(time))
      if found > error { (error, moment) = (found, time) }
    }
  }

  /// The fidelity of what is apart so far, in seconds.
  func fidelity(notes: [String] = []) -> Fidelity {
    error == 0 ? .exact(notes: notes) : .approximate(error, at: .seconds(moment), notes: notes)
  }
}
