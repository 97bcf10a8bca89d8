import Motion

/// A screen track is one property of a page by the progress of the whole: straight lines between keys.
///
/// Of two keys at one progress the later one counts from there on. Before the first and after the last
/// key the value stays.
struct ScreenTrack: Hashable, Sendable {
  /// The property.
  var property: ScreenProperty
  /// The keys, in the order of their progress; at least one.
  var keys: [Keyframe]

  /// A key is a value at a progress.
  struct Keyframe: Hashable, Sendable {
    var progress: Double
    var value: ScreenValue

    /// Makes a key.
    init(_ progress: Double, _ value: ScreenValue) {
      (self.progress, self.value) = (progress, value)
    }
  }

  /// The value at a progress.
  func value(at progress: Double) -> ScreenValue {
    guard let next = keys.firstIndex(where: { $0.progress > progress }) else {
      return keys[keys.count - 1].value
    }
    guard next > 0 else { return keys[0].value }
    let (from, to) = (keys[next - 1], keys[next])
    let part = (progress - from.progress) / (to.progress - from.progress)
    return from.value + (to.value - from.value) * part
  }

  /// Whether it has one value all the time.
  var isStill: Bool { keys.allSatisfy { $0.value == keys[0].value } }

  /// Whether it goes from its first to its last value in one straight line over all of the progress.
  var isEven: Bool {
    guard let first = keys.first, let last = keys.last, first.progress <= 0, last.progress >= 1
    else {
      return false
    }
    return keys.count == 2
  }

  /// The track seen in a mirror: what points to the right points to the left.
  var mirrored: ScreenTrack {
    switch property {
    case .translationX, .rotationY, .rotationZ:
      ScreenTrack(property: property, keys: keys.map { Keyframe($0.progress, $0.value * -1) })
    case .translationY, .rotationX, .scaleX, .scaleY, .opacity: self
    }
  }

  /// How often the largest change of progress is contained in the steepest line: how much an error of
  /// progress grows, as a fraction of the track's distance.
  var steepness: Double {
    let values = keys.map { $0.value.value(in: Self.phone) }
    guard let least = values.min(), let largest = values.max(), largest > least else { return 0 }
    return zip(keys.indices, keys.indices.dropFirst()).map { start, end in
      let length = keys[end].progress - keys[start].progress
      return length > 0 ? abs(values[end] - values[start]) / length / (largest - least) : 0
    }.max() ?? 0
  }

  /// The page that parts of a width and of a height are compared on.
  static let phone = SIMD2(390.0, 844.0)
}

/// A screen property is an animated property of a page.
///
/// Rotations are around its center, in degrees. A positive rotation around x moves the bottom edge nearer,
/// around y moves the right edge away, and around z is clockwise.
enum ScreenProperty: String, CaseIterable, Hashable, Sendable {
  case translationX, translationY
  case rotationX, rotationY, rotationZ
  case scaleX, scaleY
  case opacity

  /// The value of a page that nothing moves.
  var rest: Double {
    switch self {
    case .translationX, .translationY, .rotationX, .rotationY, .rotationZ: 0
    case .scaleX, .scaleY, .opacity: 1
    }
  }

  /// Whether it turns the page in space.
  var isSpatial: Bool { self == .rotationX || self == .rotationY }
}
