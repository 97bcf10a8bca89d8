extension Keyframes.Track {
  /// How many points its way leads through: values, or the ends of a path's segments.
  ///
  /// Nil for frames, which have times of their own.
  public var pointCount: Int? {
    switch content {
    case .values(let values): values.count
    case .path(let path): path.pieces.count + 1
    case .frames: nil
    }
  }

  /// Why its key times are ignored; nil where they fit, or there are none.
  ///
  /// It counts rather than evaluates, so that measures and names do not matter.
  public var keyTimesMismatch: KeyTimesMismatch? {
    guard let keyTimes else { return nil }
    guard let pointCount else { return .frames }
    switch calculationMode ?? .linear {
    case .paced, .cubicPaced: return .paced
    case .linear, .cubic:
      return KeyTimeline.fitting(keyTimes.map(\.value), count: pointCount).1
    case .discrete:
      return KeyTimeline.fitting(keyTimes.map(\.value), count: pointCount + 1).1
    }
  }
}
