/// An easing question asks for an easing's output, with all its digits.
public struct EasingQuestion: BrowserQuestion {
  /// The outputs at the times.
  public typealias Answer = [Double]

  private let kind = "progress"
  private let easing: String
  private let duration: Double
  private let times: [Double]

  /// Asks about an easing as CSS writes it, at times within a duration, both in seconds.
  public init(_ easing: String, duration: Double = 1, at times: [Double]) {
    (self.easing, self.duration, self.times) = (easing, duration, times)
  }
}
