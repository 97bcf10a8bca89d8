import SwiftUI

extension Motion {
  /// Where a page is that a finger takes back.
  enum Passage: Equatable, Sendable {
    /// It isn't there.
    case closed
    /// It is there, where it comes from.
    case arriving
    /// It comes, and can't be caught.
    case opening
    case open
    /// It is on its way back as far as the change; so much of the way is left.
    case back(Change, left: Double)

    /// How far it is on its way back; nil while it comes.
    var change: Change? {
      switch self {
      case .closed: .on(true)
      case .arriving, .opening: nil
      case .open: .on(false)
      case .back(let change, _): change
      }
    }

    /// Whether it follows a finger.
    var isHeld: Bool {
      guard let change else { return false }
      return change != .on(true) && change != .on(false)
    }

    /// The app wants it there or not; what comes is waited for.
    func asked(_ isPresented: Bool) -> Passage {
      switch self {
      case .closed: isPresented ? .arriving : self
      case .arriving: isPresented ? self : .closed
      case .opening: self
      case .open: isPresented ? self : .back(.on(true), left: 1)
      case .back(let change, _): change == .on(!isPresented) ? self : released(.on(!isPresented))
      }
    }

    /// A finger has moved it; nil is one that counts for nothing.
    func moved(_ change: Change?) -> Passage { change.map { .back($0, left: 1) } ?? self }

    /// The finger has let go, and it goes on or back; nil is a finger that had no hold of it.
    func released(_ change: Change?) -> Passage {
      guard let change else { return self }
      let progress = isHeld ? self.change?.progress ?? 0 : 1 - change.progress
      return .back(.on(change == .on(true)), left: abs(change.progress - progress))
    }

    /// The system has taken the finger away, which had hold of it: it goes back where it was.
    func calledOff() -> Passage { isHeld ? released(.on(false)) : self }

    /// It has come to the end of its way.
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
