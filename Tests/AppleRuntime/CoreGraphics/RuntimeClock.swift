/// The clock of the runtime, which stands still until a test moves it on.
///
/// Everything that runs by itself on a device is an event of this clock: ends of animations, delays,
/// turns of the run loop. It's of one thread, like the main run loop.
public enum RuntimeClock {
  private struct Event {
    let time: Double
    let order: Int
    let action: () -> Void
  }

  /// The time in seconds.
  public nonisolated(unsafe) private(set) static var now = 1000.0
  private nonisolated(unsafe) static var events: [Event] = []
  private nonisolated(unsafe) static var order = 0
  private nonisolated(unsafe) static var turnEnds: [() -> Void] = []

  /// Does something at a time; at the next turn if that has passed.
  ///
  /// - Returns: What prevents it.
  @discardableResult
  public static func schedule(at time: Double, _ action: @escaping () -> Void) -> () -> Void {
    order += 1
    let number = order
    let event = Event(time: max(time, now), order: number, action: action)
    let place = events.firstIndex { ($0.time, $0.order) > (event.time, number) }
    events.insert(event, at: place ?? events.count)
    return { events.removeAll { $0.order == number } }
  }

  /// Does something at the end of each turn of the run loop, such as layout.
  public static func atEndOfTurn(_ action: @escaping () -> Void) { turnEnds.append(action) }

  /// Moves on to a time: what is due by then happens in order, each in a turn of its own.
  public static func advance(to time: Double) {
    finishTurn()
    while let event = events.first, event.time <= time {
      events.removeFirst()
      now = event.time
      event.action()
      finishTurn()
    }
    now = max(now, time)
    finishTurn()
  }

  /// Moves on by some seconds.
  public static func advance(by seconds: Double) { advance(to: now + seconds) }

  /// Ends a turn of the run loop at the same time.
  public static func finishTurn() { for action in turnEnds { action() } }

  /// Forgets what is due and what happens at ends of turns, and starts at a time.
  public static func reset(to time: Double = 1000) {
    (events, turnEnds, now) = ([], [], time)
  }
}
