import UIKit

extension Motion {
  /// Rules that convert translation to progress, and decide how a gesture ends.
  public struct GestureRules: Sendable {
    /// The axis of the gesture.
    public var axis: Axis
    /// The distance for a progress of 1, in points. Negative values are upward or leftward.
    public var distance: CGFloat
    /// Whether the gesture begins only if the finger is faster along its axis than across it.
    public var needsAxis: Bool
    /// Whether the direction is inverted if the animation starts at its end.
    public var invertsWhenOpen: Bool
    /// The rule that decides what happens on release.
    public var release: Release
    /// The progress at which the gesture begins a new animation.
    public var startProgress: CGFloat
    /// Whether the animation starts at its end.
    public var isOpen = false

    public init(
      axis: Axis, distance: CGFloat = 1, needsAxis: Bool = false, invertsWhenOpen: Bool = false,
      release: Release = .stays, startProgress: CGFloat = 0
    ) {
      (self.axis, self.distance, self.release) = (axis, distance, release)
      self.startProgress = min(max(startProgress, 0), 1)
      (self.needsAxis, self.invertsWhenOpen) = (needsAxis, invertsWhenOpen)
    }

    public enum Axis: Sendable { case x, y }

    public enum Release: Sendable {
      /// Stays at the current progress.
      case stays
      /// Continues in its direction.
      case goesOn
      /// Goes back to the start.
      case goesBack
      /// Continues in the finger's direction, or in its own direction if the finger rests.
      case follows
      /// Finishes above this progress, and otherwise goes back to the start.
      case threshold(CGFloat)
      /// The same as `threshold`, with the progress at which a scroll view would come to rest.
      case projected(CGFloat)
    }

    public enum Decision: Sendable { case stay, goOn, finish, cancel }

    /// Returns whether a gesture begins with a velocity, in points per second.
    public func begins(velocity: CGPoint) -> Bool {
      guard needsAxis else { return true }
      return axis == .x ? abs(velocity.x) > abs(velocity.y) : abs(velocity.y) > abs(velocity.x)
    }

    /// Returns whether a velocity, in points per second, doesn't decrease progress.
    public func leads(velocity: CGPoint) -> Bool { part(velocity) >= 0 }

    /// Returns the progress for a translation, within 0…1.
    public func progress(
      from held: CGFloat, translation: CGPoint, isReversed: Bool = false
    ) -> CGFloat {
      let change = part(translation) * (isReversed ? -1 : 1)
      return min(max(held + change, 0), 1)
    }

    /// Returns what happens on release with a velocity, in points per second.
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
        // UIScrollView's normal deceleration rate, 0.998 per millisecond, adds up to 0.499 seconds.
        let way = CGPoint(x: velocity.x * 0.499, y: velocity.y * 0.499)
        return progress + part(way) > threshold ? .finish : .cancel
      }
    }

    /// Returns what happens when the system cancels the gesture.
    public func decision(calledOffAt progress: CGFloat) -> Decision {
      switch release {
      case .threshold, .projected: return .cancel
      default: return decision(progress: progress, velocity: .zero)
      }
    }

    /// Returns a velocity, in points per second, as a spring's: in remaining distances per second.
    func relative(_ velocity: CGPoint, at progress: CGFloat, isBack: Bool) -> CGVector {
      let left = isBack ? -progress : 1 - progress
      let speed = left == 0 ? 0 : part(velocity) / left
      return CGVector(dx: speed, dy: speed)
    }

    /// Returns a translation as a fraction of the distance.
    private func part(_ translation: CGPoint) -> CGFloat {
      guard distance != 0 else { return 0 }
      let length = axis == .x ? translation.x : translation.y
      return (invertsWhenOpen && isOpen ? -1 : 1) * length / distance
    }
  }
}
