import SwiftUI

extension Motion {
  /// The progress of a change that a press drives, which depends on elapsed time.
  struct Press {
    private enum Finger { case up, down, calledOff }

    /// The duration from start to end, in seconds.
    private let duration: Double
    /// The time and the progress at its last start, and whether it runs to its end, or `nil` before a press.
    private var way: (since: Double, from: Double, isOn: Bool)?
    private var finger = Finger.up

    init(duration: Double) { self.duration = duration }

    /// Returns the progress at a time, in seconds.
    func progress(at time: Double) -> Double {
      guard let way else { return 0 }
      let done = duration > 0 ? max(time - way.since, 0) / duration : 1
      return way.isOn ? min(way.from + done, 1) : max(way.from - done, 0)
    }

    /// Returns the change after a press begins, or `nil` if it had already begun.
    mutating func began(_ change: Change, at time: Double) -> Change? {
      guard finger != .down else { return nil }
      finger = .down
      // The app may also have changed it.
      let isOn = way?.isOn ?? false
      let known: Double? = change == .on(!isOn) ? (isOn ? 0 : 1) : nil
      return goes(on: true, from: known ?? progress(at: time), at: time)
    }

    /// Returns the change after a release, or `nil` if it doesn't change.
    mutating func ended(at time: Double, _ rules: GestureRules) -> Change? {
      guard finger != .up else { return nil }
      finger = .up
      let progress = progress(at: time)
      let isBack = rules.decision(progress: progress, velocity: .zero) == .cancel
      // SwiftUI reports the end and the state of a gesture in any order. The end takes precedence.
      guard way?.isOn == isBack else { return nil }
      return goes(on: !isBack, from: progress, at: time)
    }

    /// Returns the change after the system cancels the gesture, or `nil` if the gesture already ended.
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
