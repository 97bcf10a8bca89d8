/// A conversion is a motion in another form, with what that cost.
public struct Conversion: Hashable, Sendable {
  /// The form.
  public var form: ConversionForm
  /// The motion in that form, a curve or a spring.
  public var motion: Motion
  /// Whether it is the same motion, but for the last digit of its figures.
  public var isExact: Bool
  /// The largest difference of progress from the original; 0 where it is exact.
  public var largestError: Double
  /// When the difference is largest: seconds from the end of the delay, or for a curve without
  /// duration a fraction of the time; nil where it is exact.
  public var timeOfLargestError: Double?
  /// What is lost, assumed or to be heeded.
  public var notes: [String]

  /// Makes a conversion.
  public init(
    _ form: ConversionForm, _ motion: Motion, isExact: Bool = true, largestError: Double = 0,
    timeOfLargestError: Double? = nil, notes: [String] = []
  ) {
    self.form = form
    self.motion = motion
    self.isExact = isExact
    self.largestError = largestError
    self.timeOfLargestError = timeOfLargestError
    self.notes = notes
  }
}

extension Conversion {
  /// The conversion with what is to be known where only the timing of a motion is converted.
  func noted(for motion: Motion) -> Conversion {
    guard case .keyframes = motion else { return self }
    var noted = self
    noted.notes.append("this is the timing of the whole; the tracks' own values are not in it")
    return noted
  }
}
