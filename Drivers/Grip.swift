import SwiftUI

extension Motion {
  /// The state of a gesture that holds a change, moves it, and releases it by rules.
  struct Grip {
    /// The progress at the start of the gesture and now, or `nil` if it holds nothing.
    private var held: (start: CGFloat, now: CGFloat)?
    private var isAcross = false
    private var isOver = true

    /// Returns the change for a translation, in points, or `nil` if it doesn't change.
    mutating func moved(
      _ change: Change, by translation: CGPoint, _ rules: GestureRules
    ) -> Change? {
      if isOver {
        isOver = false
        isAcross = !rules.begins(velocity: translation)
        let start: CGFloat = change == .on(false) ? rules.startProgress : change.progress
        held = isAcross ? nil : (start, start)
      }
      guard let start = held?.start else { return nil }
      let now = rules.progress(from: start, translation: translation)
      held?.now = now
      return .held(at: now)
    }

    /// Returns the change after a release with a velocity, in points per second, or `nil` if it doesn't change.
    mutating func ended(velocity: CGPoint, _ rules: GestureRules) -> Change? {
      release { rules.decision(progress: $0, velocity: velocity) }
    }

    /// Returns the change after the system cancels the gesture, or `nil` if the gesture already ended.
    mutating func calledOff(_ rules: GestureRules) -> Change? {
      guard !isOver else { return nil }
      // SwiftUI reports the end and the state of a gesture in any order. The end takes precedence.
      let held = held
      defer { self.held = held }
      return release { rules.decision(calledOffAt: $0) }
    }

    private mutating func release(_ decide: (CGFloat) -> GestureRules.Decision) -> Change? {
      defer { (held, isOver) = (nil, true) }
      guard let held else { return nil }
      switch decide(held.now) {
      case .stay: return nil
      case .goOn: return Change.held(at: held.now).released(on: held.start < 1)
      case .finish: return Change.held(at: held.now).released(on: true)
      case .cancel: return Change.held(at: held.now).released(on: false)
      }
    }
  }
}
