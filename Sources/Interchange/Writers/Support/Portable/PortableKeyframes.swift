import Motion

/// Simple keyframes are tracks of values that are reached at times, each by an easing.
struct PortableKeyframes: Hashable, Sendable {
  /// Seconds of one run.
  var duration: Double
  /// Seconds before the first run.
  var delay: Double
  /// How many runs there are, those backwards among them; nil where there is no end.
  var runs: Int?
  /// Whether every second run goes backwards.
  var alternates: Bool
  var tracks: [PortableTrack]
  /// What is to be heeded.
  var notes: [String]

  /// Makes simple keyframes.
  ///
  /// - Throws: ``Unsupported`` with the reason where they are not simple.
  init(_ keyframes: Keyframes) throws(Unsupported) {
    let timing = MediaTiming(keyframes, seconds: \.seconds)
    guard timing.timeOffset == 0 else { throw Unsupported("a time offset has no simple form") }
    guard timing.speed > 0 else {
      throw Unsupported(.motion, "a speed of 0 or less has no simple form")
    }
    duration = timing.duration / timing.speed
    delay = timing.beginTime
    alternates = timing.autoreverses
    runs = try Self.runs(of: timing)
    let easing = try PortableEasing(keyframes.timing)
    var tracks: [PortableTrack] = []
    for track in keyframes.tracks { tracks += try PortableTrack.tracks(of: track, eased: easing) }
    guard !tracks.isEmpty else { throw Unsupported(.motion, "it has no tracks") }
    self.tracks = tracks
    notes = []
    if keyframes.duration == nil {
      notes.append("no duration is given: .25 s is taken, as Core Animation does")
    }
    if timing.fillMode == .removed || timing.fillMode == .backwards, runs != nil {
      notes.append("the value stays at its end; there is no model value to return to")
    }
  }

  /// The number of runs, which is to be whole.
  private static func runs(of timing: MediaTiming) throws(Unsupported) -> Int? {
    var count = timing.repeatCount > 0 ? timing.repeatCount : 1
    if let time = timing.repeatDuration, time > 0 {
      guard timing.duration > 0 else { return 1 }
      count = time / timing.cycleDuration
    }
    if count.isInfinite { return nil }
    if timing.autoreverses { count *= 2 }
    guard let runs = Int(exactly: (count * 1e9).rounded() / 1e9), (1...1_000_000).contains(runs)
    else { throw Unsupported("a repeat that stops midway has no simple form") }
    return runs
  }

  /// Whether it runs more than once.
  var repeats: Bool { runs != 1 }
}
