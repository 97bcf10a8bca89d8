/// A simulated animator behaves as UIViewPropertyAnimator does, in a time of its own.
///
/// Times are in seconds. Nothing happens between calls but by ``advance(to:)``. Its rules come from
/// UIKit's header and documentation, and from what articles observed; ``notes`` names the readings.
public struct SimulatedAnimator: Sendable {
  /// How long a whole run takes, in seconds: the settling time of a spring given physically.
  public let duration: Double
  /// How progress runs.
  public let timing: ProgressFunction
  /// How progress of places runs along y, if another way than along x.
  var verticalTiming: ProgressFunction?
  /// Whether it may be paused or changed while it runs.
  public internal(set) var isInterruptible = true
  /// Whether it stays active at its end.
  public var pausesOnCompletion = false
  /// Whether a fraction set while paused is the position itself.
  public var scrubsLinearly = true

  /// The time that has been reached.
  public internal(set) var now = 0.0
  /// Whether it is inactive, active or stopped.
  public internal(set) var state = AnimatorState.inactive
  /// Whether it plays towards the start.
  public internal(set) var isReversed = false
  /// Where its values are between start, 0, and end, 1; curves may overshoot.
  public var position: Double { main.position }
  /// The animated properties.
  public internal(set) var animations: [Animation]
  /// How many completions will be called.
  public internal(set) var completions: Int
  /// The events so far.
  public internal(set) var events: [AnimatorEvent] = []
  /// The readings that have mattered so far.
  public internal(set) var notes: [AnimatorNote] = []
  /// The names of what it has animated, in the order in which they came.
  public internal(set) var names: [String] = []
  /// The names whose starting value is unknown: the property's default stands in.
  public internal(set) var assumedStarts: [String] = []
  /// What the properties have that no animation holds any more.
  var settled: [String: AnimatedValue] = [:]

  /// The fraction of the time from start to end that has gone by, whatever the direction.
  var elapsed = 0.0
  var main = Animation(name: "", from: 0, to: 1)
  var run: Run?
  /// The fraction when the finger took hold.
  var heldFraction = 0.0
  /// Whether a finger has hold of it.
  var isHeld = false
  /// Whether it stays active at its end by itself, while a press sees to that; nil if none does.
  var pausesWhenLetGo: Bool?
  /// How it goes on when a finger lets go: the time as a factor of the duration, 0 for what is left,
  /// and the timing; nil for its own.
  var restFactor = 0.0
  /// The timing after a release with a velocity in remaining distances per second; nil for its own.
  var restTiming: @Sendable (_ velocity: Double) -> ProgressFunction? = { _ in nil }
  /// The velocity of the last release, in remaining distances per second.
  var releaseVelocity = 0.0
  /// Whether the app has released its last reference.
  var isDropped = false

  /// An animation within the animator.
  public struct Animation: Hashable, Sendable {
    /// The author's name for the animated property.
    public let name: String
    /// The fractions of the animator's time between which it moves.
    public let from, to: Double
    /// Where its value is between its own start, 0, and end, 1.
    public internal(set) var position = 0.0
    /// The values it leads from and to; nil if they are not known.
    public internal(set) var values: Values?
    /// Where it was when the run began.
    var origin = 0.0
    /// The same along y.
    var (verticalPosition, verticalOrigin) = (0.0, 0.0)

    init(name: String, from: Double, to: Double) {
      (self.name, self.from, self.to) = (name, from, to)
    }

    /// How far it is at a fraction of the animator's time, 0…1.
    func progress(_ elapsed: Double) -> Double {
      if from == to { return elapsed == to ? 1 : 0 }
      return min(max((elapsed - from) / (to - from), 0), 1)
    }
  }

  /// The values between which an animation leads.
  public struct Values: Hashable, Sendable {
    /// The value at its start.
    public var start: AnimatedValue
    /// The value at its end.
    public var end: AnimatedValue
  }

  /// A run towards an end; its pace is the time that a whole run would take.
  struct Run: Sendable {
    var begin, length, elapsed, pace: Double
    var timing: ProgressFunction
    /// Along y; nil if that is the same.
    var vertical: ProgressFunction?
    /// Whether a spring takes over: it runs what is left, from its own beginning.
    var restarts = false
  }

  /// Makes an inactive animator.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds.
  ///   - timing: How progress runs.
  ///   - settlingDuration: Of a spring that is given physically; the duration is then ignored.
  ///   - animations: What it animates from the start, with the fraction of the time that each waits.
  ///   - completions: How many completions it has.
  public init(
    duration: Double, timing: ProgressFunction = .linear, settlingDuration: Double? = nil,
    animations: [(name: String, delayFactor: Double)] = [("", 0)], completions: Int = 1
  ) {
    self.duration = max(settlingDuration ?? duration, 0)
    self.timing = timing
    self.animations = animations.map { animation in
      Animation(name: animation.name, from: min(max(animation.delayFactor, 0), 1), to: 1)
    }
    self.completions = completions
    for animation in self.animations where !animation.name.isEmpty { remember(animation.name) }
    if settlingDuration != nil { notes.append(.spring) }
    if animations.contains(where: { $0.delayFactor > 0 }) { notes.append(.delayed) }
  }

  /// Whether it runs; a delay before the start counts.
  public var isRunning: Bool { run != nil }

  /// The fraction of the time that has gone by in the direction of play; 0 without animations.
  public var fractionComplete: Double {
    guard state != .inactive, !animations.isEmpty else { return 0 }
    return isReversed ? 1 - elapsed : elapsed
  }

  /// When it will come to its end if nothing is done; nil if it does not run.
  public var endTime: Double? { run.map { $0.begin + $0.length } }

  /// The animation of that name that started last: it wins over the others, blended.
  public func winner(for name: String) -> Animation? { animations.last { $0.name == name } }
}
