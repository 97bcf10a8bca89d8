/// A timeline is a motion written out: clocks, and tracks of keys with easings.
///
/// References, timings and modes are resolved, and what only the app knows is left as parameters. It
/// is what ``MotionEvaluator`` evaluates, and what exports print.
package struct Timeline: Sendable {
  /// The clock of the whole; nil for a spring, which runs in its own seconds, and for a curve that is
  /// asked by fractions.
  package var clock: TimelineClock?
  /// The tracks; of several of one property the last that applies is seen.
  package var tracks: [TimelineTrack] = []
  /// The values that properties have before it starts, where the motion depends on them: parameters.
  package var starts: [String: Double] = [:]
  /// The properties whose pace depends on their value at the start, which is taken to be the default.
  package var pacedByStart: [String] = []
  /// When it is over in seconds from the beginning; of what never ends, when the first cycle is.
  package internal(set) var firstEnd: Double?

  init(clock: TimelineClock?, firstEnd: Double?) { (self.clock, self.firstEnd) = (clock, firstEnd) }
}

/// A timeline clock says when something runs in its parent's time, and how its progress runs.
package struct TimelineClock: Sendable {
  /// When it runs.
  package var timing: MediaTiming
  /// How progress runs through one run; nil is evenly.
  package var progress: TimelineEasing?
  /// How much later each further target starts, in seconds.
  package var stagger: Double?

  init(_ timing: MediaTiming, progress: TimelineEasing? = nil) {
    (self.timing, self.progress) = (timing, progress)
  }
}
