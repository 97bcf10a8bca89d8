/// A time is a number of seconds, or the duration preset that holds it.
public enum Time: Hashable, Sendable {
  case seconds(Double)
  case preset(Reference)

  /// The seconds where they are given; nil for a reference.
  public var seconds: Double? {
    if case .seconds(let seconds) = self { seconds } else { nil }
  }
}
