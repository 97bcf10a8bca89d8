/// A plain motion is a motion written out for players: clocks, and tracks of keys with easings.
///
/// It has what ``MotionEvaluator`` computes, as data: references, timings and modes are resolved, and
/// what only the app knows is left as parameters.
package struct PlainMotion: Sendable {
  /// What runs the whole; nil for a spring, which runs in its own seconds, and for a curve without
  /// a duration, which is asked by fractions.
  package var clock: PlainClock?
  /// The properties that move.
  package var tracks: [PlainTrack] = []
  /// The values that properties have before it starts, where the motion depends on them: parameters.
  package var starts: [String: Double] = [:]
  /// The properties whose pace depends on their value at the start, which is taken to be the default.
  package var pacedByStart: [String] = []
}

/// A plain clock says when something runs in its parent's time, and how its progress runs.
package struct PlainClock: Sendable {
  /// When it runs.
  package var timing: MediaTiming
  /// How progress runs through one run; nil is evenly.
  package var progress: PlainEasing?
  /// How much later each further target starts, in seconds.
  package var stagger: Double?

  init(_ timing: MediaTiming, progress: PlainEasing? = nil) {
    (self.timing, self.progress) = (timing, progress)
  }
}

/// A plain track is one property of one target.
package struct PlainTrack: Sendable {
  /// The author's name for the view or layer that it changes; nil without a name.
  package var target: String?
  /// The property, as a key path.
  package var property: String
  /// The type of its values.
  package var shape: PlainShape
  /// The clocks within the motion's, the innermost last.
  package var clocks: [PlainClock] = []
  /// The course.
  package var course: Course
  /// Whether values go on straight where progress leaves 0…1; otherwise they stay.
  package var goesOn = false
  /// The default value that additive values are added to; nil if they aren't additive.
  package var base: PlainValue?

  /// A course is what gives a track its values.
  package enum Course: Sendable {
    /// Keys by progress, in order.
    case keys([Key])
    /// A spring from 0 to 1 in seconds, after a delay.
    case spring(SpringCourse)
  }

  /// A spring course is a spring in its own seconds, whose speed at the start may be a parameter.
  package struct SpringCourse: Sendable {
    /// The spring, its speed without what parameters add.
    package var solver: SpringSolver
    /// The speed at the start, in distances per second.
    package var velocity: AffineSum
    /// How long it waits before it begins, in seconds.
    package var delay: Double
    /// The same spring at another speed, if parameters add to it.
    var faster: SpringSolver?

    /// The position at a time from the beginning; it depends on the speed as on a sum.
    package func position(at time: Double) -> AffineSum {
      guard time >= delay else { return AffineSum(0) }
      let position = solver.position(at: time - delay)
      guard let faster else { return AffineSum(position) }
      let change = faster.position(at: time - delay) - position
      let factor = change / (faster.initialVelocity - solver.initialVelocity)
      return AffineSum(position) + AffineSum(0, plus: velocity.plus) * factor
    }
  }

  /// A key is a value at a progress, and how the value goes on from there.
  package struct Key: Sendable {
    /// The progress at which it is reached, a fraction of the run.
    package var time: Double
    /// The value.
    package var value: PlainValue
    /// How the fraction of the segment that begins here runs; nil is evenly.
    package var easing: PlainEasing?
    /// How much the value changes by the fraction of the segment, where it leaves and where it
    /// arrives; nil on straight segments.
    package var leaving, arriving: PlainValue?
  }
}
