import SwiftUI

extension Motion {
  /// What a finger does to a change: it takes hold of it, moves it, and lets it go by rules.
  struct Grip {
    /// Where the finger took hold and where it is; nil if it has hold of nothing.
    private var held: (start: CGFloat, now: CGFloat)?
    private var isAcross = false
    private var isOver = true

    /// The finger has moved so far since it came down, in points; nil if that changes nothing.
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

    /// The finger lets go with a velocity, in points per second; nil if that changes nothing.
    mutating func ended(velocity: CGPoint, _ rules: GestureRules) -> Change? {
      release { rules.decision(progress: $0, velocity: velocity) }
    }

    /// The system has taken the gesture away, if the finger hasn't let go before.
    mutating func calledOff(_ rules: GestureRules) -> Change? {
      guard !isOver else { return nil }
      // Whether a finger is down and how it ends come from SwiftUI in no order: the end counts.
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
