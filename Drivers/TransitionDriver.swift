import UIKit

extension Motion {
  /// A transition that a gesture can drive, such as a `UIPercentDrivenInteractiveTransition`.
  @MainActor public protocol DrivenTransition: AnyObject {
    var percentComplete: CGFloat { get }
    var timingCurve: (any UITimingCurveProvider)? { get set }
    func pause()
    func update(_ percentComplete: CGFloat)
    func finish()
    func cancel()
  }

  /// Drives a view controller transition with a pan, which begins one or catches a running one.
  @MainActor public final class TransitionDriver {
    /// The rules that convert translation to progress.
    public var rules: GestureRules
    /// Returns the timing after a release, or `nil` for the transition's own.
    ///
    /// The velocity is the finger's, as the initial velocity of a spring.
    public var timing: @MainActor (_ velocity: CGVector) -> (any UITimingCurveProvider)? = { _ in
      nil
    }
    /// Whether a finger holds the transition.
    public private(set) var isActive = false
    /// The direction of a running transition that can be caught, or `nil` if there is none.
    public var running: Way?
    /// Returns the progress of a running transition, because the transition knows only that of a gesture.
    public var fraction: @MainActor () -> CGFloat? = { nil }
    private weak var transition: (any DrivenTransition)?
    private let begin: @MainActor () -> Void
    private var (held, progress): (CGFloat, CGFloat) = (0, 0)

    /// Whether a transition runs in the direction of the gesture, or back.
    public enum Way: Sendable { case along, back }

    /// - Parameter begin: Begins the transition, for example by dismissing a view controller.
    public init(
      _ rules: GestureRules, of transition: any DrivenTransition,
      begin: @escaping @MainActor () -> Void
    ) {
      (self.rules, self.transition, self.begin) = (rules, transition, begin)
    }

    /// Returns whether a gesture with a velocity, in points per second, may begin. A new transition must run
    /// in the direction of the gesture.
    public func mayBegin(velocity: CGPoint) -> Bool {
      rules.begins(velocity: velocity) && (running != nil || rules.leads(velocity: velocity))
    }

    /// Begins the gesture. With a velocity, in points per second, it begins only if the axis matches.
    @discardableResult public func began(velocity: CGPoint? = nil) -> Bool {
      isActive = velocity.map(rules.begins) ?? true
      guard isActive else { return false }
      if running == nil {
        held = rules.startProgress
        begin()
      } else {
        transition?.pause()
        held = fraction() ?? transition?.percentComplete ?? 0
      }
      progress = held
      return true
    }

    /// Updates the progress for a translation, in points, since the gesture began.
    public func changed(translation: CGPoint) {
      guard isActive else { return }
      progress = rules.progress(
        from: held, translation: translation, isReversed: running == .back)
      transition?.update(progress)
    }

    /// Handles a release with a velocity, in points per second.
    public func ended(velocity: CGPoint) {
      let sign: CGFloat = running == .back ? -1 : 1
      let velocity = CGPoint(x: sign * velocity.x, y: sign * velocity.y)
      release(rules.decision(progress: progress, velocity: velocity) == .cancel, velocity)
    }

    /// Handles the cancellation of the gesture by the system.
    public func cancelled() { release(true, .zero) }

    private func release(_ isBack: Bool, _ velocity: CGPoint) {
      guard isActive else { return }
      isActive = false
      if let timing = timing(rules.relative(velocity, at: progress, isBack: isBack)) {
        transition?.timingCurve = timing
      }
      // UIKit doesn't document how a transition completes if nothing is left of it.
      if progress == (isBack ? 0 : 1) { transition?.update(isBack ? 0.001 : 0.999) }
      if isBack { transition?.cancel() } else { transition?.finish() }
    }
  }
}
