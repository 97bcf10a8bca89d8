/// An animator event is something that happened to an animator, and when.
public struct AnimatorEvent: Hashable, Sendable {
  /// When it happened, in seconds.
  public var time: Double
  /// The event.
  public var kind: EventKind

  /// Makes an event.
  public init(time: Double, kind: EventKind) { (self.time, self.kind) = (time, kind) }

  /// The kinds of events.
  public enum EventKind: Hashable, Sendable {
    /// It became active.
    case activated
    /// It began to run; the seconds it needs from there, without a delay.
    case running(remaining: Double)
    /// It was paused.
    case paused
    /// It came to an end and stays active, as pausesOnCompletion wants it.
    case pausedOnCompletion
    /// It was stopped.
    case stopped
    /// Its completions were called.
    case completed(at: AnimatorPosition)
    /// It became inactive and threw away this many animations and completions.
    case discarded(animations: Int, completions: Int)
    /// It was started, but has nothing to animate.
    case nothingToDo
    /// The call has no effect in this state.
    case ignored(AnimatorVerb)
    /// An animation was added.
    case added(String)
    /// The gesture did not begin: the finger moves more across its axis than along it.
    case gestureRefused
    /// The finger let go, which decides this.
    case released(InteractionRules.Decision)
    /// A transition was completed, as it must be on every way out: it was carried out or cancelled.
    case transitionCompleted(Bool)
    /// The app has let go of its last reference to it; UIKit keeps one that runs until it has ended.
    case dropped(isKept: Bool)
    /// An animation was removed from its layer, finished or not; the model value is shown again.
    case removed(finished: Bool)
    /// An animation is over and still shows its end, as its fill mode wants it.
    case held
  }
}

/// An animator note explains a rule, or names a reading that was chosen.
public enum AnimatorNote: String, CaseIterable, Hashable, Sendable {
  case remaining, position, durationFactor, blend, reversedFraction, scrub, edgeFractions, delayed
  case spring, velocity, keptReversal, releasedSign, lastWins, pausedPace, axis, cancelled
  case springRestart, curvedScrub, heldPosition, linearDrive, runningFraction, dropped, projected

  /// The note in words.
  public var text: String {
    switch self {
    case .remaining:
      "from fraction f, the rest takes (1 - f) of the duration"
    case .position:
      "the position follows the curve: half of the time isn't always half of the distance"
    case .durationFactor:
      "durationFactor is a factor of the original duration (Apple's header);"
        + " an article reads it as a factor of the remaining time, with doubt"
    case .blend:
      "a change of timing is blended: the difference fades evenly over the rest"
        + " (Apple doesn't say how)"
    case .reversedFraction:
      "fractionComplete counts in the direction of play: reversing changes f to 1 - f"
        + " (observed since iOS 11)"
    case .scrub:
      "while paused, a fraction is the position itself (scrubsLinearly, the default since iOS 11);"
        + " pausing alone doesn't move anything"
    case .curvedScrub:
      "scrubsLinearly is false, so a fraction set while paused goes through the curve"
    case .springRestart:
      "a spring that takes over covers the remaining distance from its own start; with physical"
        + " parameters, in its own time (Apple doesn't say how timings are blended)"
    case .heldPosition:
      "a finger that catches a running animator continues from the position, so nothing jumps"
        + " (scrubsLinearly)"
    case .linearDrive:
      "while a finger drives it, progress is linear, whatever its timing: the code makes the"
        + " timeline linear if the context is interactive"
    case .runningFraction:
      "a fraction set while the animator runs moves it there, and it continues; to follow a finger,"
        + " code pauses it first, as in Apple's examples"
    case .dropped:
      "UIKit keeps a running animator until it ends; a paused or stopped one must be stopped and"
        + " finished before its last reference is released"
    case .projected:
      "on release, it finishes if it would come to rest above the threshold: the finger's velocity"
        + " counts for 0.499 s, as in a scroll view with normal deceleration (Apple, WWDC 2018)"
    case .edgeFractions:
      "a fraction of exactly 0 or 1 ends a running animator; 0.01, 0.99, or pausesOnCompletion"
        + " avoids that"
    case .delayed:
      "delayFactor is a fraction of the remaining time; the delayed part follows the whole curve,"
        + " compressed"
    case .spring:
      "a spring with mass, stiffness, and damping ignores the duration"
    case .velocity:
      "the initial velocity is a vector; its y counts if a center is animated"
    case .keptReversal:
      "isReversed is kept when the animator becomes inactive (Apple doesn't say)"
    case .releasedSign:
      "while reversed, the translation's sign is flipped, because the fraction is reversed"
    case .lastWins:
      "of two animations of one property, the last to start wins, blended: the rest of the earlier"
        + " one is still added"
    case .pausedPace:
      "the timing and durationFactor passed to continue apply until the next pause"
    case .axis:
      "the gesture starts only if it's faster along its axis than across it"
    case .cancelled:
      "a gesture that the system cancels ends with velocity 0, and cancels a transition"
    }
  }
}
