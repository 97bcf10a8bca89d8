/// A layer simulation plays a script with an animation on a layer, as Core Animation does.
///
/// start adds it, pause and continue stop the layer's clock and let it run again, stop removes it.
public struct LayerSimulation: MotionSimulation {
  /// The time that has been reached, in seconds.
  public private(set) var now = 0.0
  /// What has happened.
  public private(set) var events: [AnimatorEvent] = []
  private let tracks: LayerTracks
  private var clock = LayerClock()
  /// When the animation was added, in the layer's time; nil where it is not on the layer.
  private var begin: Double?
  private var isHeld = false
  private var wasAdded = false
  private var found: [String] = []

  /// Makes a layer without the animation.
  ///
  /// - Parameters:
  ///   - motion: A curve, spring, keyframes, transition or group, without references.
  ///   - lengths: The lengths that measures depend on, by their names, in points.
  /// - Throws: ``MotionError`` where a reference or a measure is not known, or nothing moves.
  public init(_ motion: Motion, lengths: [String: Double] = [:]) throws(MotionError) {
    tracks = try LayerTracks(motion, lengths: lengths)
  }

  /// The verbs that exist for it.
  public var verbs: [AnimatorVerb] { [.start, .pause, .continue, .stop] }

  /// When it will come to its end if nothing is done; nil where it is at rest.
  public var endTime: Double? {
    guard let begin, !isHeld, clock.speed > 0 else { return nil }
    return now + max(begin + tracks.duration - clock.time(at: now), 0)
  }

  /// The readings that have mattered so far, in words.
  public var notes: [String] { (tracks.notes + found).uniqued }

  /// How it stands.
  public var reading: SimulationReading {
    let local = begin.map { clock.time(at: now) - $0 }
    let fraction = local.map { tracks.fraction(at: $0) } ?? 0
    return SimulationReading(
      state: begin == nil ? .inactive : .active, isRunning: endTime != nil, isReversed: false,
      fraction: fraction,
      position: local.map { tracks.position(at: $0) } ?? (tracks.isProgress && wasAdded ? 1 : 0),
      values: tracks.values(at: local, wasAdded: wasAdded))
  }

  /// Lets time pass up to a moment.
  public mutating func advance(to time: Double) {
    guard time >= now else { return }
    if let end = endTime, end <= time {
      now = end
      if tracks.staysAtEnd {
        isHeld = true
        record(.held)
        note(Self.stays)
      } else {
        begin = nil
        record(.removed(finished: true))
        note(model)
      }
    }
    now = time
  }

  /// Makes a call at the time that has been reached.
  ///
  /// - Throws: ``IllegalAnimatorCall`` where it would end the app.
  public mutating func perform(_ call: AnimatorCall) throws(IllegalAnimatorCall) {
    switch call {
    case .start(let delay):
      guard begin == nil else { return record(.ignored(.start)) }
      begin = clock.time(at: now) + delay
      wasAdded = true
      record(.activated)
      note(Self.implicit)
      if let end = endTime, end.isFinite { record(.running(remaining: end - now)) }
      if !tracks.duration.isFinite { note(Self.endless) }
    case .pause:
      guard clock.speed > 0 else { return record(.ignored(.pause)) }
      clock = clock.paused(at: now)
      record(.paused)
      note(Self.clock)
    case .continue:
      guard clock.speed == 0 else { return record(.ignored(.continue)) }
      clock = clock.resumed(at: now)
      if let end = endTime, end.isFinite { record(.running(remaining: end - now)) }
    case .stop:
      guard begin != nil else { return record(.ignored(.stop)) }
      begin = nil
      record(.removed(finished: isHeld))
      isHeld = false
      note(model)
    case .reverse, .fraction, .finish, .add, .interruptible, .gesture: record(.ignored(call.verb))
    }
  }

  private mutating func record(_ kind: AnimatorEvent.Kind) {
    events.append(AnimatorEvent(time: now, kind: kind))
  }

  private mutating func note(_ text: String) {
    if !found.contains(text) { found.append(text) }
  }

  private var model: String {
    tracks.isProgress
      ? "progress leads from the old value to the model value, which is set when the animation is"
        + " added: removed, it leaves that"
      : "a removed animation leaves the model value: set that too, or the layer jumps back; what "
        + tracks.names.joined(separator: ", ") + " then has is not known: taken as the default"
  }

  private static let clock =
    "pause is speed 0 and timeOffset now; continue is speed 1, timeOffset 0 and beginTime the time"
    + " since the pause (Apple QA1673)"
  private static let endless =
    "it never ends by itself: it is watched for ten seconds after the last step"
  private static let stays =
    "the fill mode is seen after the end: isRemovedOnCompletion is taken as false"
  private static let implicit =
    "added explicitly: a layer that backs a view does not animate implicitly outside a UIView block,"
    + " whatever the transaction says"
}
