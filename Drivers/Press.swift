import SwiftUI

extension Motion {
  /// How far a press has brought a change, which nothing but the clock knows.
  struct Press {
    private enum Finger { case up, down, calledOff }

    /// How long the whole way takes, in seconds.
    private let duration: Double
    /// Since when it has been on its way, from where, and whether to its end; nil before the first press.
    private var way: (since: Double, from: Double, isOn: Bool)?
    private var finger = Finger.up

    init(duration: Double) { self.duration = duration }

    /// The progress at a time, in seconds.
    func progress(at time: Double) -> Double {
      guard let way else { return 0 }
      let done = duration > 0 ? max(time - way.since, 0) / duration : 1
      return way.isOn ? min(way.from + done, 1) : max(way.from - done, 0)
    }

    /// The finger is down at a time; nil if it has been before.
    mutating func began(_ change: Change, at time: Double) -> Change? {
      guard finger != .down else { return nil }
      finger = .down
      // The app may have changed it, too.
      let isOn = way?.isOn ?? false
      let known: Double? = change == .on(!isOn) ? (isOn ? 0 : 1) : nil
      return goes(on: true, from: known ?? progress(at: time), at: time)
    }

    /// The finger lets go at a time; nil if that changes nothing.
    mutating func ended(at time: Double, _ rules: GestureRules) -> Change? {
      guard finger != .up else { return nil }
      finger = .up
      let progress = progress(at: time)
      let isBack = rules.decision(progress: progress, velocity: .zero) == .cancel
      // Whether a finger is down and how it ends come from SwiftUI in no order: the end counts.
      guard way?.isOn == isBack else { return nil }
      return goes(on: !isBack, from: progress, at: time)
    }

    /// The system has taken the gesture away, if the finger hasn't let go before.
    mutating func calledOff(at time: Double, _ rules: GestureRules) -> Change? {
      guard finger == .down else { return nil }
      finger = .calledOff
      let progress = progress(at: time)
      guard rules.decision(calledOffAt: progress) == .cancel else { return nil }
      return goes(on: false, from: progress, at: time)
    }

    private mutating func goes(on isOn: Bool, from start: Double, at time: Double) -> Change {
      way = (time, start, isOn)
      return Change.held(at: start).released(on: isOn)
    }
  }
}
