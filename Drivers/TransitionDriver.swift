import UIKit

extension Motion {
  /// A transition that a gesture can drive; UIPercentDrivenInteractiveTransition is one as it is.
  @MainActor public protocol DrivenTransition: AnyObject {
    var percentComplete: CGFloat { get }
    func pause()
    func update(_ percentComplete: CGFloat)
    func finish()
    func cancel()
  }

  /// Lets a pan drive a transition between view controllers: it begins one, or catches what runs.
  @MainActor public final class TransitionDriver {
    /// How the way of the finger becomes progress.
    public var rules: GestureRules
    /// Whether a finger has hold of it.
    public private(set) var isActive = false
    /// What runs and can be caught; nil if nothing does.
    public var running: Way?
    /// How far what runs has come: the transition itself knows only where a finger has put it.
    public var fraction: @MainActor () -> CGFloat? = { nil }
    private weak var transition: (any DrivenTransition)?
    private let begin: @MainActor () -> Void
    private var (held, progress): (CGFloat, CGFloat) = (0, 0)

    /// Whether a transition leads where the gesture does, or back.
    public enum Way: Sendable { case along, back }

    /// - Parameter begin: Begins the transition, as by dismissing a view controller.
    public init(
      _ rules: GestureRules, of transition: any DrivenTransition,
      begin: @escaping @MainActor () -> Void
    ) {
      (self.rules, self.transition, self.begin) = (rules, transition, begin)
    }

    /// Whether a gesture with a velocity, in points per second, may take hold: what it would begin has to lie in
    /// its direction.
    public func mayBegin(velocity: CGPoint) -> Bool {
      rules.begins(velocity: velocity) && (running != nil || rules.leads(velocity: velocity))
    }

    /// The finger takes hold; with a velocity, in points per second, only if its axis is right.
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

    /// The finger has moved so far since then, in points.
    public func changed(translation: CGPoint) {
      guard isActive else { return }
      progress = rules.progress(
        from: held, translation: translation, isReversed: running == .back)
      transition?.update(progress)
    }

    /// The finger lets go with a velocity, in points per second.
    public func ended(velocity: CGPoint) {
      guard isActive else { return }
      isActive = false
      let sign: CGFloat = running == .back ? -1 : 1
      let velocity = CGPoint(x: sign * velocity.x, y: sign * velocity.y)
      if rules.decision(progress: progress, velocity: velocity) == .cancel {
        transition?.cancel()
      } else {
        transition?.finish()
      }
    }

    /// The system takes the gesture away.
    public func cancelled() {
      guard isActive else { return }
      isActive = false
      transition?.cancel()
    }
  }
}
