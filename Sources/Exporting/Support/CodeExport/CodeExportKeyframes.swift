import Diagnostics
import Motion

/// Keyframes in code are tracks of values that are reached at times, each by an easing.
struct CodeExportKeyframes: Hashable, Sendable {
  /// Seconds of one run.
  var duration: Double
  /// Seconds before the first run.
  var delay: Double
  /// The number of runs, including reversed ones; nil if it's endless.
  var runs: Int?
  /// Whether every second run goes backwards.
  var alternates: Bool
  var tracks: [CodeExportTrack]
  /// Notes for developers.
  var notes: [String]

  /// Makes keyframes.
  ///
  /// - Parameter tolerance: How far lines along a spring may be off, as a part of the distance.
  /// - Throws: ``Unsupported`` with the reason if they aren't.
  init(
    _ keyframes: Keyframes, tolerance: Double = LineOptions.tolerance
  ) throws(Unsupported) {
    let timing = MediaTiming(keyframes, seconds: \.seconds)
    guard timing.timeOffset == 0 else {
      throw Unsupported("a time offset has no direct equivalent")
    }
    guard timing.speed > 0 else {
      throw Unsupported(.motion, "a speed of 0 or less has no direct equivalent")
    }
    duration = timing.duration / timing.speed
    delay = timing.beginTime
    alternates = timing.autoreverses
    runs = try Self.runs(of: timing)
    tracks = try keyframes.tracks.map { track throws(Unsupported) in
      try CodeExportTrack.tracks(of: track, in: keyframes, tolerance: tolerance)
    }.flatMap(\.self)
    if tracks.isEmpty { throw Unsupported(.motion, "it has no tracks") }
    notes = []
    if keyframes.duration == nil {
      notes.append("no duration is specified; 0.25 s is used, as in Core Animation")
    }
    let fillMode = timing.shownFillMode()
    if fillMode == .removed || fillMode == .backwards, runs != nil {
      notes.append("the value stays at its end, because it has no model value to return to")
    }
  }

  /// The number of runs, which must be whole.
  private static func runs(of timing: MediaTiming) throws(Unsupported) -> Int? {
    var count = timing.repeatCount > 0 ? timing.repeatCount : 1
    if let time = timing.repeatDuration, time > 0 {
      guard timing.duration > 0 else { return 1 }
      count = time / timing.cycleDuration
    }
    if count.isInfinite { return nil }
    if timing.autoreverses { count *= 2 }
    guard let runs = Int(exactly: (count * 1e9).rounded() / 1e9), (1...1_000_000).contains(runs)
    else { throw Unsupported("a repetition that stops midway has no direct equivalent") }
    return runs
  }

  /// How near they are.
  var fidelity: Fidelity { tracks.reduce(.exact) { $0.combined(with: $1.fidelity) } }

  /// Whether it runs more than once.
  var repeats: Bool { runs != 1 }

  /// The symbols of all measures, each once.
  var symbols: [String] { tracks.flatMap(\.symbols).uniqued() }

  /// The words of the names of values that some of its tracks have before it runs.
  func wordsOfCurrents(_ tracks: [CodeExportTrack]) -> [[String]] {
    tracks.map { self.tracks.count > 1 ? $0.words : ["current"] }
  }
}
