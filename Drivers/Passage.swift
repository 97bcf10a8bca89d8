import SwiftUI

extension Motion {
  /// The state of a page that a gesture can dismiss.
  enum Passage: Equatable, Sendable {
    /// The page isn't visible.
    case closed
    /// The page is at its start position, before it opens.
    case arriving
    /// The page is opening, and can't be caught.
    case opening
    case open
    /// The page is closing, at the progress of the change, with this fraction of the distance left.
    case back(Change, left: Double)

    /// The progress of closing, or `nil` while the page opens.
    var change: Change? {
      switch self {
      case .closed: .on(true)
      case .arriving, .opening: nil
      case .open: .on(false)
      case .back(let change, _): change
      }
    }

    /// Whether the page follows a finger.
    var isHeld: Bool {
      guard let change else { return false }
      return change != .on(true) && change != .on(false)
    }

    /// Returns the state after the app presents or dismisses the page. An opening page opens first.
    func asked(_ isPresented: Bool) -> Passage {
      switch self {
      case .closed: isPresented ? .arriving : self
      case .arriving: isPresented ? self : .closed
      case .opening: self
      case .open: isPresented ? self : .back(.on(true), left: 1)
      case .back(let change, _): change == .on(!isPresented) ? self : released(.on(!isPresented))
      }
    }

    /// Returns the state after a finger moves the page, or the same state for `nil`.
    func moved(_ change: Change?) -> Passage { change.map { .back($0, left: 1) } ?? self }

    /// Returns the state after a release, or the same state for `nil`.
    func released(_ change: Change?) -> Passage {
      guard let change else { return self }
      let progress = isHeld ? self.change?.progress ?? 0 : 1 - change.progress
      return .back(.on(change == .on(true)), left: abs(change.progress - progress))
    }

    /// Returns the state after the system cancels the gesture: a page that's held opens again.
    func calledOff() -> Passage { isHeld ? released(.on(false)) : self }

    /// Returns the state after the animation ends.
    func ended(_ isPresented: Bool) -> Passage {
      switch self {
      case .opening: Passage.open.asked(isPresented)
      case .back(let change, _) where change == .on(true): .closed
      case .back where !isHeld: Passage.open.asked(isPresented)
      default: self
      }
    }
  }
}
