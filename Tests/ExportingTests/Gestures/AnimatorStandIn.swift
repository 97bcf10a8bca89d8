import Foundation
import Motion
import Testing

/// What stands in for UIKit's types where exported drivers are compiled.
enum UIViewAnimatingState { case inactive, active, stopped }
enum UIViewAnimatingPosition { case end, start, current }
protocol UITimingCurveProvider {}
enum CGVector { case zero }

/// What stands in for UIKit's springs; the simulation knows them by their numbers.
struct UISpringTimingParameters: UITimingCurveProvider {
  let name: String

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: CGVector) {
    name = "\(mass) \(stiffness) \(damping)"
  }
}

/// An animator stand-in is driven as UIViewPropertyAnimator is, and behaves as the simulation does.
///
/// It takes calls, not gestures: whatever a gesture means has to come from the driver.
@MainActor final class AnimatorStandIn: Driven.DrivenAnimator {
  private(set) var simulation: AnimatorSimulation
  private(set) var crash: IllegalAnimatorCall?

  init(_ simulation: AnimatorSimulation) { self.simulation = simulation }

  func advance(to time: Double) { simulation.advance(to: time) }

  func perform(_ call: AnimatorCall) {
    guard crash == nil else { return }
    do throws(IllegalAnimatorCall) {
      try simulation.perform(call)
    } catch {
      crash = error
    }
  }

  private var animator: SimulatedAnimator { simulation.animator }

  var state: UIViewAnimatingState {
    switch animator.state {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  var isRunning: Bool { animator.isRunning }

  var isReversed: Bool {
    get { animator.isReversed }
    set { perform(.reverse(newValue)) }
  }

  /// While it is paused and scrubs linearly, UIKit's scale is that of the position.
  var fractionComplete: CGFloat {
    get { CGFloat(animator.heldFractionComplete) }
    set { perform(.fraction(Double(newValue))) }
  }

  var pausesOnCompletion: Bool {
    get { animator.pausesOnCompletion }
    set { simulation.animator.pausesOnCompletion = newValue }
  }

  func startAnimation() { perform(.start()) }
  func pauseAnimation() { perform(.pause) }

  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    let timing = (parameters as? UISpringTimingParameters)?.name
    #expect((timing == nil) == (parameters == nil))
    perform(.continue(durationFactor: Double(durationFactor), timing: timing))
  }

  func stopAnimation(_ withoutFinishing: Bool) {
    perform(.stop(withoutFinishing: withoutFinishing))
  }

  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    switch finalPosition {
    case .end: perform(.finish(at: .end))
    case .start: perform(.finish(at: .start))
    case .current: perform(.finish(at: .current))
    }
  }
}

/// The exported functions that make drivers and rules, by the names of their presets.
@MainActor enum ExportedDrivers {
  typealias Make = (
    _ lengths: [String: Double], _ isOpen: Bool,
    _ animator: @escaping @MainActor () -> AnimatorStandIn
  ) -> Driven.AnimatorDriver
}
