/// A sketch is the shape of a motion in 32 samples, equally spaced from its start to its end.
///
/// Each is progress: 0 at the start, 1 at the goal. Two motions feel alike if their sketches are
/// near each other, whatever their durations.
public struct Sketch: Hashable, Sendable {
  /// How many samples there are.
  public static let count = 32

  /// The samples.
  public let samples: [Float]

  /// Makes a sketch; nil unless there are ``count`` finite samples.
  public init?(_ samples: [Float]) {
    guard samples.count == Self.count, samples.allSatisfy(\.isFinite) else { return nil }
    self.samples = samples
  }

  /// Makes a sketch of a progress by the fraction of its time, 0…1; nil if a sample is not finite.
  public init?(_ progress: (_ fraction: Double) -> Double) {
    self.init((0..<Self.count).map { Float(progress(Self.fraction(of: $0))) })
  }

  /// The fraction of the time at which the sample of an index is taken.
  public static func fraction(of index: Int) -> Double { Double(index) / Double(count - 1) }

  /// The progress at a fraction of the time: straight between samples, the ends' beyond them.
  public func progress(at fraction: Double) -> Double {
    let place = min(max(fraction, 0), 1) * Double(Self.count - 1)
    guard place.isFinite else { return Double(samples[0]) }
    let index = min(Int(place), Self.count - 2)
    let (from, to) = (Double(samples[index]), Double(samples[index + 1]))
    return from + (to - from) * (place - Double(index))
  }

  /// The distance to another sketch: the root mean square of the samples' differences.
  ///
  /// 0 for equal shapes; about .01 for ones that can hardly be distinguished.
  public func distance(to other: Sketch) -> Double {
    var sum = 0.0
    for index in 0..<Self.count {
      let difference = Double(samples[index]) - Double(other.samples[index])
      sum += difference * difference
    }
    return (sum / Double(Self.count)).squareRoot()
  }
}
