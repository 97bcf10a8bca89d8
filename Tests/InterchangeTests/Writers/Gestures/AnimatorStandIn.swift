import Foundation
import Motion

/// What stands in for UIKit's types where exported drivers are compiled.
enum UIViewAnimatingState { case inactive, active, stopped }
enum UIViewAnimatingPosition { case end, start, current }
protocol UITimingCurveProvider {}

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

  func startAnimation() { perform(.start()) }
  func pauseAnimation() { perform(.pause) }

  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    perform(.continue(durationFactor: Double(durationFactor)))
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

/// The exported functions that make drivers, by the names of their presets.
@MainActor enum ExportedDrivers {
  typealias Make = (
    _ lengths: [String: Double], _ isOpen: Bool, _ animator: @escaping () -> AnimatorStandIn
  ) -> Driven.AnimatorDriver

  static let all: [String: Make] = [
    "animator/breathe": { _, _, make in Driven.breatheDriver(animator: make) },
    "animator/card-collapse": { lengths, isOpen, make in
      Driven.cardCollapseDriver(
        cellHeight: lengths["cell.height"] ?? 0, containerHeight: lengths["container.height"] ?? 0,
        isOpen: isOpen, animator: make)
    },
    "animator/card-expand": { lengths, isOpen, make in
      Driven.cardExpandDriver(
        cellHeight: lengths["cell.height"] ?? 0, containerHeight: lengths["container.height"] ?? 0,
        isOpen: isOpen, animator: make)
    },
    "animator/curved-scrub": { _, _, make in Driven.curvedScrubDriver(animator: make) },
    "animator/dual-pan-card": { lengths, _, make in
      Driven.dualPanCardDriver(containerHeight: lengths["container.height"] ?? 0, animator: make)
    },
    "animator/pan-expand-blur": { lengths, isOpen, make in
      Driven.panExpandBlurDriver(
        containerHeight: lengths["container.height"] ?? 0, isOpen: isOpen, animator: make)
    },
    "animator/pan-expand-blur-persistent": { lengths, isOpen, make in
      Driven.panExpandBlurPersistentDriver(
        containerHeight: lengths["container.height"] ?? 0, isOpen: isOpen, animator: make)
    },
    "animator/pull-to-refresh": { _, _, make in Driven.pullToRefreshDriver(animator: make) },
    "animator/scrub-grow-then-tint": { lengths, _, make in
      Driven.scrubGrowThenTintDriver(
        containerHeight: lengths["container.height"] ?? 0, animator: make)
    },
    "animator/spin-shrink-scrub": { _, _, make in Driven.spinShrinkScrubDriver(animator: make) },
    "animator/pan-stay": { _, _, make in Driven.panStayDriver(animator: make) },
    "animator/pan-threshold": { _, _, make in Driven.panThresholdDriver(animator: make) },
    "animator/pan-velocity": { _, _, make in Driven.panVelocityDriver(animator: make) },
    "animator/pan-reverse": { _, _, make in Driven.panReverseDriver(animator: make) },
    "animator/pan-continue": { _, _, make in Driven.panContinueDriver(animator: make) },
    "animator/pan-projected": { _, _, make in Driven.panProjectedDriver(animator: make) },
    "animator/rise-stay": { _, isOpen, make in
      Driven.riseStayDriver(isOpen: isOpen, animator: make)
    },
    "animator/rise-threshold": { _, isOpen, make in
      Driven.riseThresholdDriver(isOpen: isOpen, animator: make)
    },
    "animator/rise-velocity": { _, isOpen, make in
      Driven.riseVelocityDriver(isOpen: isOpen, animator: make)
    },
    "animator/rise-reverse": { _, isOpen, make in
      Driven.riseReverseDriver(isOpen: isOpen, animator: make)
    },
    "animator/rise-continue": { _, isOpen, make in
      Driven.riseContinueDriver(isOpen: isOpen, animator: make)
    },
    "animator/rise-projected": { _, isOpen, make in
      Driven.riseProjectedDriver(isOpen: isOpen, animator: make)
    },
    "animator/edge-stay": { _, _, make in Driven.edgeStayDriver(animator: make) },
    "animator/edge-threshold": { _, _, make in Driven.edgeThresholdDriver(animator: make) },
    "animator/edge-velocity": { _, _, make in Driven.edgeVelocityDriver(animator: make) },
    "animator/edge-reverse": { _, _, make in Driven.edgeReverseDriver(animator: make) },
    "animator/edge-continue": { _, _, make in Driven.edgeContinueDriver(animator: make) },
    "animator/edge-projected": { _, _, make in Driven.edgeProjectedDriver(animator: make) },
    "animator/press-stay": { _, _, make in Driven.pressStayDriver(animator: make) },
    "animator/press-threshold": { _, _, make in Driven.pressThresholdDriver(animator: make) },
    "animator/press-velocity": { _, _, make in Driven.pressVelocityDriver(animator: make) },
    "animator/press-reverse": { _, _, make in Driven.pressReverseDriver(animator: make) },
    "animator/press-continue": { _, _, make in Driven.pressContinueDriver(animator: make) },
    "animator/press-projected": { _, _, make in Driven.pressProjectedDriver(animator: make) },
    "animator/slider-stay": { _, _, make in Driven.sliderStayDriver(animator: make) },
    "animator/slider-threshold": { _, _, make in Driven.sliderThresholdDriver(animator: make) },
    "animator/slider-velocity": { _, _, make in Driven.sliderVelocityDriver(animator: make) },
    "animator/slider-reverse": { _, _, make in Driven.sliderReverseDriver(animator: make) },
    "animator/slider-continue": { _, _, make in Driven.sliderContinueDriver(animator: make) },
    "animator/slider-projected": { _, _, make in Driven.sliderProjectedDriver(animator: make) },
  ]
}
