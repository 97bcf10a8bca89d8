import UIKit

extension Motion {
  /// How the way of a finger becomes progress, and what becomes of it when the finger lets go.
  public struct GestureRules: Sendable {
    /// The axis along which the finger counts.
    public var axis: Axis
    /// The way that is progress 1, in points; negative is upward or leftward.
    public var distance: CGFloat
    /// Whether it only begins if the finger is faster along its axis than across it.
    public var needsAxis: Bool
    /// Whether the sign is flipped if what is driven began at its end.
    public var invertsWhenOpen: Bool
    /// What decides when the finger lets go.
    public var release: Release
    /// The progress at which it takes hold of what hasn't begun.
    public var startProgress: CGFloat
    /// Whether what is driven began at its end.
    public var isOpen = false

    public init(
      axis: Axis, distance: CGFloat, needsAxis: Bool = false, invertsWhenOpen: Bool = false,
      release: Release = .stays, startProgress: CGFloat = 0
    ) {
      (self.axis, self.distance, self.release) = (axis, distance, release)
      self.startProgress = min(max(startProgress, 0), 1)
      (self.needsAxis, self.invertsWhenOpen) = (needsAxis, invertsWhenOpen)
    }

    public enum Axis: Sendable { case x, y }

    public enum Release: Sendable {
      /// It stays where it is.
      case stays
      /// It goes on in the direction it had.
      case goesOn
      /// It goes back.
      case goesBack
      /// It goes where the finger goes, and on if the finger rests.
      case follows
      /// It goes to its end above this progress, else back.
      case threshold(CGFloat)
      /// As `threshold`, by the progress at which a scroll view would come to rest.
      case projected(CGFloat)
    }

    public enum Decision: Sendable { case stay, goOn, finish, cancel }

    /// Whether a gesture begins with a velocity, in points per second.
    public func begins(velocity: CGPoint) -> Bool {
      guard needsAxis else { return true }
      return axis == .x ? abs(velocity.x) > abs(velocity.y) : abs(velocity.y) > abs(velocity.x)
    }

    /// Whether a velocity, in points per second, isn't the opposite of the way that is progress.
    public func leads(velocity: CGPoint) -> Bool { part(velocity) >= 0 }

    /// The progress at a translation, within 0…1.
    public func progress(
      from held: CGFloat, translation: CGPoint, isReversed: Bool = false
    ) -> CGFloat {
      let change = part(translation) * (isReversed ? -1 : 1)
      return min(max(held + change, 0), 1)
    }

    /// What happens when the finger lets go with a velocity, in points per second.
    public func decision(progress: CGFloat, velocity: CGPoint) -> Decision {
      switch release {
      case .stays: return .stay
      case .goesOn: return .goOn
      case .goesBack: return .cancel
      case .follows:
        let speed = part(velocity)
        return speed == 0 ? .goOn : speed < 0 ? .cancel : .finish
      case .threshold(let threshold): return progress > threshold ? .finish : .cancel
      case .projected(let threshold):
        // UIScrollView's normal deceleration, .998 each millisecond, adds up to .499 seconds.
        let way = CGPoint(x: velocity.x * 0.499, y: velocity.y * 0.499)
        return progress + part(way) > threshold ? .finish : .cancel
      }
    }

    /// What happens when the system takes the gesture away.
    public func decision(calledOffAt progress: CGFloat) -> Decision {
      switch release {
      case .threshold, .projected: return .cancel
      default: return decision(progress: progress, velocity: .zero)
      }
    }

    /// How much of the distance a translation is.
    private func part(_ translation: CGPoint) -> CGFloat {
      guard distance != 0 else { return 0 }
      let length = axis == .x ? translation.x : translation.y
      return (invertsWhenOpen && isOpen ? -1 : 1) * length / distance
    }
  }
}
