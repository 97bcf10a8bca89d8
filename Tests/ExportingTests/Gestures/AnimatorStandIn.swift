import Foundation
import Testing

@testable import Motion

/// What stands in for UIKit's types where exported drivers are compiled.
enum UIViewAnimatingState { case inactive, active, stopped }
enum UIViewAnimatingPosition { case end, start, current }
protocol UITimingCurveProvider {}
struct CGVector: Equatable {
  static let zero = CGVector(dx: 0, dy: 0)
  var dx, dy: CGFloat
}

/// What stands in for UIKit's springs.
struct UISpringTimingParameters: UITimingCurveProvider {
  var mass, stiffness, damping: Double
  var initialVelocity: CGVector
}

/// An animator stand-in is driven as UIViewPropertyAnimator is, and behaves as the simulation does.
///
/// It takes calls, not gestures: whatever a gesture means has to come from the driver.
@MainActor final class AnimatorStandIn: Driven.DrivenAnimator {
  private(set) var simulation: AnimatorSimulation
  private(set) var crash: IllegalAnimatorCall?
  /// The spring by which it continues after a gesture; nil if it's its own timing.
  private let spring: PhysicalSpring?

  init(_ simulation: AnimatorSimulation, spring: PhysicalSpring? = nil) {
    (self.simulation, self.spring) = (simulation, spring)
  }

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
    let known = parameters as? UISpringTimingParameters
    #expect(known?.mass == spring?.mass && known?.stiffness == spring?.stiffness)
    #expect(known?.damping == spring?.damping)
    let timing = known.flatMap { simulation.animator.restTiming(Double($0.initialVelocity.dx)) }
    #expect((timing == nil) == (parameters == nil))
    guard crash == nil else { return }
    do throws(IllegalAnimatorCall) {
      try simulation.animator.continue(durationFactor: Double(durationFactor), timing: timing)
    } catch {
      crash = error
    }
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
