// swift-format-ignore-file
// Cut out of an export, with a table of its functions. Written by 'make record'.
import Foundation

enum Driven {
  @MainActor static var reducesMotion: Bool { false }

  /// Drives `breathe` with a press. On release, it reverses, instantly with reduced motion. Keep a
  /// reference, and attach it.
  @MainActor static func breatheDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PressDriver {
    let rules = GestureRules(axis: .y, release: .goesBack)
    let driver = PressDriver(rules, animator: animator)
    driver.endsAtOnce = { reducesMotion }
    return driver
  }

  /// Drives `cardCollapse` with a vertical pan. It asks for lengths when a gesture begins. It
  /// begins only along its axis. If `isOpen`, it runs in the opposite direction; when that changes,
  /// set it in the driver's rules. On release, it continues in the finger's direction. Keep a
  /// reference, and attach it.
  @MainActor static func cardCollapseDriver(
    cellHeight: @escaping @MainActor () -> CGFloat,
    containerHeight: @escaping @MainActor () -> CGFloat,
    isOpen: Bool = false,
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(axis: .y, needsAxis: true, invertsWhenOpen: true, release: .follows)
    rules.isOpen = isOpen
    let driver = PanDriver(rules, animator: animator)
    driver.distance = { (cellHeight() - containerHeight()) / 2 }
    return driver
  }

  /// Drives `cardExpand` with a vertical pan. It asks for lengths when a gesture begins. It begins
  /// only along its axis. If `isOpen`, it runs in the opposite direction; when that changes, set it
  /// in the driver's rules. On release, it continues in the finger's direction. Keep a reference,
  /// and attach it.
  @MainActor static func cardExpandDriver(
    cellHeight: @escaping @MainActor () -> CGFloat,
    containerHeight: @escaping @MainActor () -> CGFloat,
    isOpen: Bool = false,
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(axis: .y, needsAxis: true, invertsWhenOpen: true, release: .follows)
    rules.isOpen = isOpen
    let driver = PanDriver(rules, animator: animator)
    driver.distance = { (cellHeight() - containerHeight()) / 2 }
    return driver
  }

  /// Drives `curvedScrub` with a slider. On release, it stays where it is. Keep a reference, and
  /// attach it.
  @MainActor static func curvedScrubDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> SliderDriver {
    SliderDriver(GestureRules(axis: .y), animator: animator)
  }

  /// Drives `dualPanCard` with a vertical pan. It asks for lengths when a gesture begins. On
  /// release, it continues. Keep a reference, and attach it.
  @MainActor static func dualPanCardDriver(
    containerHeight: @escaping @MainActor () -> CGFloat,
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    let rules = GestureRules(axis: .y, release: .goesOn)
    let driver = PanDriver(rules, animator: animator)
    driver.distance = { 144 - containerHeight() }
    return driver
  }

  /// Drives `edgeContinue` with a pan from the left edge of the screen. On release, it continues.
  /// Keep a reference, and attach it.
  @MainActor static func edgeContinueDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> EdgePanDriver {
    let rules = GestureRules(axis: .x, distance: 250, release: .goesOn)
    let driver = EdgePanDriver(rules, animator: animator)
    driver.edge = .left
    return driver
  }

  /// Drives `edgeProjected` with a pan from the left edge of the screen. On release, it finishes if
  /// the finger would come to rest above 0.6. Keep a reference, and attach it.
  @MainActor static func edgeProjectedDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> EdgePanDriver {
    let rules = GestureRules(axis: .x, distance: 250, release: .projected(0.6))
    let driver = EdgePanDriver(rules, animator: animator)
    driver.edge = .left
    return driver
  }

  /// Drives `edgeReverse` with a pan from the left edge of the screen. On release, it reverses.
  /// Keep a reference, and attach it.
  @MainActor static func edgeReverseDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> EdgePanDriver {
    let rules = GestureRules(axis: .x, distance: 250, release: .goesBack)
    let driver = EdgePanDriver(rules, animator: animator)
    driver.edge = .left
    return driver
  }

  /// Drives `edgeStay` with a pan from the left edge of the screen. On release, it stays where it
  /// is. Keep a reference, and attach it.
  @MainActor static func edgeStayDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> EdgePanDriver {
    let rules = GestureRules(axis: .x, distance: 250)
    let driver = EdgePanDriver(rules, animator: animator)
    driver.edge = .left
    return driver
  }

  /// Drives `edgeThreshold` with a pan from the left edge of the screen. On release, it finishes
  /// above 0.3, and otherwise goes back. Keep a reference, and attach it.
  @MainActor static func edgeThresholdDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> EdgePanDriver {
    let rules = GestureRules(axis: .x, distance: 250, release: .threshold(0.3))
    let driver = EdgePanDriver(rules, animator: animator)
    driver.edge = .left
    return driver
  }

  /// Drives `edgeVelocity` with a pan from the left edge of the screen. On release, it continues in
  /// the finger's direction. Keep a reference, and attach it.
  @MainActor static func edgeVelocityDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> EdgePanDriver {
    let rules = GestureRules(axis: .x, distance: 250, release: .follows)
    let driver = EdgePanDriver(rules, animator: animator)
    driver.edge = .left
    return driver
  }

  /// Drives `halfModal` with a vertical pan. It asks for lengths when a gesture begins. If
  /// `isOpen`, it runs in the opposite direction; when that changes, set it in the driver's rules.
  /// On release, it continues in the finger's direction. Keep a reference, and attach it.
  @MainActor static func halfModalDriver(
    containerHeight: @escaping @MainActor () -> CGFloat,
    isOpen: Bool = false,
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(axis: .y, invertsWhenOpen: true, release: .follows)
    rules.isOpen = isOpen
    let driver = PanDriver(rules, animator: animator)
    driver.distance = { 124 - containerHeight() }
    driver.timing = { velocity in
      UISpringTimingParameters(
        mass: 1, stiffness: 438.6490844928604, damping: 33.51032163829113,
        initialVelocity: velocity)
    }
    return driver
  }

  /// Drives `layersInDepth` with a slider. On release, it stays where it is. Keep a reference, and
  /// attach it.
  @MainActor static func layersInDepthDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> SliderDriver {
    SliderDriver(GestureRules(axis: .y), animator: animator)
  }

  /// Drives `panContinue` with a horizontal pan. On release, it continues. Keep a reference, and
  /// attach it.
  @MainActor static func panContinueDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    PanDriver(GestureRules(axis: .x, distance: 200, release: .goesOn), animator: animator)
  }

  /// Drives `panExpandBlur` with a vertical pan. It asks for lengths when a gesture begins. If
  /// `isOpen`, it runs in the opposite direction; when that changes, set it in the driver's rules.
  /// On release, it continues in the finger's direction. Keep a reference, and attach it.
  @MainActor static func panExpandBlurDriver(
    containerHeight: @escaping @MainActor () -> CGFloat,
    isOpen: Bool = false,
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(axis: .y, invertsWhenOpen: true, release: .follows)
    rules.isOpen = isOpen
    let driver = PanDriver(rules, animator: animator)
    driver.distance = { 80 - containerHeight() }
    return driver
  }

  /// Drives `panExpandBlurPersistent` with a vertical pan. It asks for lengths when a gesture
  /// begins. If `isOpen`, it runs in the opposite direction; when that changes, set it in the
  /// driver's rules. On release, it continues in the finger's direction. Keep a reference, and
  /// attach it.
  @MainActor static func panExpandBlurPersistentDriver(
    containerHeight: @escaping @MainActor () -> CGFloat,
    isOpen: Bool = false,
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(axis: .y, invertsWhenOpen: true, release: .follows)
    rules.isOpen = isOpen
    let driver = PanDriver(rules, animator: animator)
    driver.distance = { 80 - containerHeight() }
    return driver
  }

  /// Drives `panProjected` with a horizontal pan. On release, it finishes if the finger would come
  /// to rest above 0.6. Keep a reference, and attach it.
  @MainActor static func panProjectedDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    let rules = GestureRules(axis: .x, distance: 200, release: .projected(0.6))
    return PanDriver(rules, animator: animator)
  }

  /// Drives `panReverse` with a horizontal pan. On release, it reverses. Keep a reference, and
  /// attach it.
  @MainActor static func panReverseDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    PanDriver(GestureRules(axis: .x, distance: 200, release: .goesBack), animator: animator)
  }

  /// Drives `panStay` with a horizontal pan. On release, it stays where it is. Keep a reference,
  /// and attach it.
  @MainActor static func panStayDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    PanDriver(GestureRules(axis: .x, distance: 200), animator: animator)
  }

  /// Drives `panThreshold` with a horizontal pan. On release, it finishes above 0.3, and otherwise
  /// goes back. Keep a reference, and attach it.
  @MainActor static func panThresholdDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    let rules = GestureRules(axis: .x, distance: 200, release: .threshold(0.3))
    return PanDriver(rules, animator: animator)
  }

  /// Drives `panVelocity` with a horizontal pan. On release, it continues in the finger's
  /// direction. Keep a reference, and attach it.
  @MainActor static func panVelocityDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    PanDriver(GestureRules(axis: .x, distance: 200, release: .follows), animator: animator)
  }

  /// Drives `pressContinue` with a press. On release, it continues. Keep a reference, and attach
  /// it.
  @MainActor static func pressContinueDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PressDriver {
    PressDriver(GestureRules(axis: .y, release: .goesOn), animator: animator)
  }

  /// Drives `pressProjected` with a press. On release, it finishes if the finger would come to rest
  /// above 0.6. Keep a reference, and attach it.
  @MainActor static func pressProjectedDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PressDriver {
    PressDriver(GestureRules(axis: .y, release: .projected(0.6)), animator: animator)
  }

  /// Drives `pressReverse` with a press. On release, it reverses. Keep a reference, and attach it.
  @MainActor static func pressReverseDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PressDriver {
    PressDriver(GestureRules(axis: .y, release: .goesBack), animator: animator)
  }

  /// Drives `pressStay` with a press. On release, it stays where it is. Keep a reference, and
  /// attach it.
  @MainActor static func pressStayDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PressDriver {
    PressDriver(GestureRules(axis: .y), animator: animator)
  }

  /// Drives `pressThreshold` with a press. On release, it finishes above 0.3, and otherwise goes
  /// back. Keep a reference, and attach it.
  @MainActor static func pressThresholdDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PressDriver {
    PressDriver(GestureRules(axis: .y, release: .threshold(0.3)), animator: animator)
  }

  /// Drives `pressVelocity` with a press. On release, it continues in the finger's direction. Keep
  /// a reference, and attach it.
  @MainActor static func pressVelocityDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PressDriver {
    PressDriver(GestureRules(axis: .y, release: .follows), animator: animator)
  }

  /// Drives `pullToRefresh` with a vertical pan. It begins only along its axis. On release, it
  /// finishes above 0.99, and otherwise goes back, instantly with reduced motion. Keep a reference,
  /// and attach it.
  @MainActor static func pullToRefreshDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    let rules = GestureRules(axis: .y, distance: 128, needsAxis: true, release: .threshold(0.99))
    let driver = PanDriver(rules, animator: animator)
    driver.endsAtOnce = { reducesMotion }
    return driver
  }

  /// Drives `riseContinue` with a vertical pan. It begins only along its axis. If `isOpen`, it runs
  /// in the opposite direction; when that changes, set it in the driver's rules. On release, it
  /// continues. Keep a reference, and attach it.
  @MainActor static func riseContinueDriver(
    isOpen: Bool = false, animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(
      axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .goesOn,
      startProgress: 0.25)
    rules.isOpen = isOpen
    return PanDriver(rules, animator: animator)
  }

  /// Drives `riseProjected` with a vertical pan. It begins only along its axis. If `isOpen`, it
  /// runs in the opposite direction; when that changes, set it in the driver's rules. On release,
  /// it finishes if the finger would come to rest above 0.6. Keep a reference, and attach it.
  @MainActor static func riseProjectedDriver(
    isOpen: Bool = false, animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(
      axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .projected(0.6),
      startProgress: 0.25)
    rules.isOpen = isOpen
    return PanDriver(rules, animator: animator)
  }

  /// Drives `riseReverse` with a vertical pan. It begins only along its axis. If `isOpen`, it runs
  /// in the opposite direction; when that changes, set it in the driver's rules. On release, it
  /// reverses. Keep a reference, and attach it.
  @MainActor static func riseReverseDriver(
    isOpen: Bool = false, animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(
      axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .goesBack,
      startProgress: 0.25)
    rules.isOpen = isOpen
    return PanDriver(rules, animator: animator)
  }

  /// Drives `riseStay` with a vertical pan. It begins only along its axis. If `isOpen`, it runs in
  /// the opposite direction; when that changes, set it in the driver's rules. On release, it stays
  /// where it is. Keep a reference, and attach it.
  @MainActor static func riseStayDriver(
    isOpen: Bool = false, animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(
      axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, startProgress: 0.25)
    rules.isOpen = isOpen
    return PanDriver(rules, animator: animator)
  }

  /// Drives `riseThreshold` with a vertical pan. It begins only along its axis. If `isOpen`, it
  /// runs in the opposite direction; when that changes, set it in the driver's rules. On release,
  /// it finishes above 0.3, and otherwise goes back. Keep a reference, and attach it.
  @MainActor static func riseThresholdDriver(
    isOpen: Bool = false, animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(
      axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .threshold(0.3),
      startProgress: 0.25)
    rules.isOpen = isOpen
    return PanDriver(rules, animator: animator)
  }

  /// Drives `riseVelocity` with a vertical pan. It begins only along its axis. If `isOpen`, it runs
  /// in the opposite direction; when that changes, set it in the driver's rules. On release, it
  /// continues in the finger's direction. Keep a reference, and attach it.
  @MainActor static func riseVelocityDriver(
    isOpen: Bool = false, animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    var rules = GestureRules(
      axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .follows,
      startProgress: 0.25)
    rules.isOpen = isOpen
    return PanDriver(rules, animator: animator)
  }

  /// Drives `scrubGrowThenTint` with a vertical pan. It asks for lengths when a gesture begins. On
  /// release, it stays where it is. Keep a reference, and attach it.
  @MainActor static func scrubGrowThenTintDriver(
    containerHeight: @escaping @MainActor () -> CGFloat,
    viewCenterY: @escaping @MainActor () -> CGFloat,
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> PanDriver {
    let rules = GestureRules(axis: .y, startProgress: viewCenterY() / containerHeight())
    let driver = PanDriver(rules, animator: animator)
    driver.distance = containerHeight
    return driver
  }

  /// Drives `sliderContinue` with a slider. On release, it continues. Keep a reference, and attach
  /// it.
  @MainActor static func sliderContinueDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> SliderDriver {
    SliderDriver(GestureRules(axis: .y, release: .goesOn), animator: animator)
  }

  /// Drives `sliderProjected` with a slider. On release, it finishes if the finger would come to
  /// rest above 0.6. Keep a reference, and attach it.
  @MainActor static func sliderProjectedDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> SliderDriver {
    SliderDriver(GestureRules(axis: .y, release: .projected(0.6)), animator: animator)
  }

  /// Drives `sliderReverse` with a slider. On release, it reverses. Keep a reference, and attach
  /// it.
  @MainActor static func sliderReverseDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> SliderDriver {
    SliderDriver(GestureRules(axis: .y, release: .goesBack), animator: animator)
  }

  /// Drives `sliderStay` with a slider. On release, it stays where it is. Keep a reference, and
  /// attach it.
  @MainActor static func sliderStayDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> SliderDriver {
    SliderDriver(GestureRules(axis: .y), animator: animator)
  }

  /// Drives `sliderThreshold` with a slider. On release, it finishes above 0.3, and otherwise goes
  /// back. Keep a reference, and attach it.
  @MainActor static func sliderThresholdDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> SliderDriver {
    SliderDriver(GestureRules(axis: .y, release: .threshold(0.3)), animator: animator)
  }

  /// Drives `sliderVelocity` with a slider. On release, it continues in the finger's direction.
  /// Keep a reference, and attach it.
  @MainActor static func sliderVelocityDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> SliderDriver {
    SliderDriver(GestureRules(axis: .y, release: .follows), animator: animator)
  }

  /// Drives `spinShrinkScrub` with a slider. On release, it stays where it is. Keep a reference,
  /// and attach it.
  @MainActor static func spinShrinkScrubDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> SliderDriver {
    SliderDriver(GestureRules(axis: .y), animator: animator)
  }

  /// Drives `scrubbedFlipFromTop` with a slider. On release, it stays where it is. Keep a
  /// reference, and attach it.
  @MainActor static func scrubbedFlipFromTopDriver(
    animator: @escaping @MainActor () -> any DrivenAnimator
  ) -> SliderDriver {
    SliderDriver(GestureRules(axis: .y), animator: animator)
  }

  /// Returns the gesture rules of `transition/dim-fade-out`.
  static func dimFadeOutGesture() -> GestureRules {
    GestureRules(axis: .y, needsAxis: true, release: .projected(0.5))
  }

  /// Returns the gesture rules of `transition/flip-dismiss`.
  static func flipDismissGesture() -> GestureRules {
    GestureRules(axis: .x, distance: 200, release: .threshold(0.5))
  }

  /// Returns the gesture rules of `transition/navigation-pop`.
  static func navigationPopGesture() -> GestureRules {
    GestureRules(axis: .x, release: .projected(0.5))
  }

  /// Returns the gesture rules of `transition/sheet-dismiss`.
  static func sheetDismissGesture() -> GestureRules {
    GestureRules(axis: .y, needsAxis: true, release: .projected(0.5))
  }
}

nonisolated extension Driven {
  /// Rules that convert translation to progress, and decide how a gesture ends.
  struct GestureRules: Sendable {
    /// The axis of the gesture.
    var axis: Axis
    /// The distance for a progress of 1, in points. Negative values are upward or leftward.
    var distance: CGFloat
    /// Whether the gesture begins only if the finger is faster along its axis than across it.
    var needsAxis: Bool
    /// Whether the direction is inverted if the animation starts at its end.
    var invertsWhenOpen: Bool
    /// The rule that decides what happens on release.
    var release: Release
    /// The progress at which the gesture begins a new animation.
    var startProgress: CGFloat
    /// Whether the animation starts at its end.
    var isOpen = false

    init(
      axis: Axis, distance: CGFloat = 1, needsAxis: Bool = false, invertsWhenOpen: Bool = false,
      release: Release = .stays, startProgress: CGFloat = 0
    ) {
      (self.axis, self.distance, self.release) = (axis, distance, release)
      self.startProgress = min(max(startProgress, 0), 1)
      (self.needsAxis, self.invertsWhenOpen) = (needsAxis, invertsWhenOpen)
    }

    enum Axis: Sendable { case x, y }

    enum Release: Sendable {
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

    enum Decision: Sendable { case stay, goOn, finish, cancel }

    /// Returns whether a gesture begins with a velocity, in points per second.
    func begins(velocity: CGPoint) -> Bool {
      guard needsAxis else { return true }
      return axis == .x ? abs(velocity.x) > abs(velocity.y) : abs(velocity.y) > abs(velocity.x)
    }

    /// Returns whether a velocity, in points per second, doesn't decrease progress.
    func leads(velocity: CGPoint) -> Bool { part(velocity) >= 0 }

    /// Returns the progress for a translation, within 0…1.
    func progress(
      from held: CGFloat, translation: CGPoint, isReversed: Bool = false
    ) -> CGFloat {
      let change = part(translation) * (isReversed ? -1 : 1)
      return min(max(held + change, 0), 1)
    }

    /// Returns what happens on release with a velocity, in points per second.
    func decision(progress: CGFloat, velocity: CGPoint) -> Decision {
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
    func decision(calledOffAt progress: CGFloat) -> Decision {
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

nonisolated extension Driven {
  /// An animator that a gesture can drive, such as a `UIViewPropertyAnimator`.
  @MainActor protocol DrivenAnimator: AnyObject {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    var isReversed: Bool { get set }
    var fractionComplete: CGFloat { get set }
    var pausesOnCompletion: Bool { get set }
    func startAnimation()
    func pauseAnimation()
    func continueAnimation(
      withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
  }

  /// An object that drives an animator with a gesture, and creates it when a gesture begins.
  ///
  /// Keep it as long as its views, and attach it. When it's deallocated, it ends a paused animator.
  @MainActor class AnimatorDriver {
    /// The rules that convert translation to progress.
    var rules: GestureRules
    /// Returns the distance of the rules when a gesture begins, or `nil` if it doesn't change.
    var distance: (@MainActor () -> CGFloat)?
    /// The time of the continuation, as a factor of the animator's duration. 0 is the remaining time.
    var durationFactor: CGFloat = 0
    /// Returns the timing of the continuation, or `nil` for the animator's own.
    ///
    /// The velocity is the finger's, as the initial velocity of a spring.
    var timing: @MainActor (_ velocity: CGVector) -> (any UITimingCurveProvider)? = { _ in
      nil
    }
    /// Whether the animator ends immediately on release, for example for reduced motion.
    var endsAtOnce: @MainActor () -> Bool = { false }
    /// The animator of the last gesture.
    var animator: (any DrivenAnimator)? { last }
    // Also for the deinitializer, which isn't isolated.
    private nonisolated(unsafe) var last: (any DrivenAnimator)?
    /// Whether a finger holds the animator.
    var isHeld = false
    /// Whether the gesture has put the animator at the start or the end.
    var isAtLimit = false
    /// The targets of its gesture recognizers, which don't retain them.
    var targets: [AnyObject] = []
    private let makeAnimator: @MainActor () -> any DrivenAnimator

    /// - Parameter animator: Returns a new animator that isn't started. It's called for each new animation.
    init(
      _ rules: GestureRules, animator: @escaping @MainActor () -> any DrivenAnimator
    ) {
      (self.rules, makeAnimator) = (rules, animator)
    }

    deinit {
      guard let animator = last else { return }
      // UIKit raises an exception if an animator is deallocated while it's paused or stopped.
      Task { @MainActor in
        animator.pausesOnCompletion = false
        if animator.state == .active, !animator.isRunning { animator.stopAnimation(false) }
        guard animator.state == .stopped else { return }
        animator.finishAnimation(at: animator.isReversed ? .start : .end)
      }
    }

    /// Returns the animator of the last gesture, or a new one if that has ended.
    func current() -> any DrivenAnimator {
      if let distance { rules.distance = distance() }
      isAtLimit = false
      if let animator, animator.state != .inactive { return animator }
      let new = makeAnimator()
      last = new
      return new
    }

    /// Ends a running or paused animator, by default where it's going, and calls its completions.
    func end(at position: UIViewAnimatingPosition? = nil) {
      guard let animator else { return }
      (isHeld, last) = (false, nil)
      let end = position ?? (animator.isReversed ? .start : .end)
      if animator.state == .active { animator.stopAnimation(false) }
      if animator.state == .stopped { animator.finishAnimation(at: end) }
    }

    /// Moves a paused animator.
    func move(_ animator: any DrivenAnimator, to fraction: CGFloat) {
      animator.fractionComplete = fraction
      isAtLimit = fraction == 0 || fraction == 1
    }

    /// Handles a release with a velocity, in points per second.
    func release(velocity: CGPoint) {
      release(velocity) { rules.decision(progress: $0, velocity: velocity) }
    }

    /// Handles the cancellation of the gesture by the system.
    func callOff() { release(.zero) { rules.decision(calledOffAt: $0) } }

    private func release(_ velocity: CGPoint, _ decide: (CGFloat) -> GestureRules.Decision) {
      isHeld = false
      guard let animator, animator.state == .active else { return }
      let fraction = animator.fractionComplete
      let progress = animator.isReversed ? 1 - fraction : fraction
      let decision = decide(progress)
      switch decision {
      case .stay: return
      case .goOn: break
      case .finish, .cancel:
        let isBack = decision == .cancel
        if animator.isReversed != isBack { animator.isReversed = isBack }
      }
      guard !endsAtOnce() else { return end() }
      let relative = rules.relative(velocity, at: progress, isBack: animator.isReversed)
      resume(timing(relative), durationFactor)
    }

    /// Continues a paused animator.
    func resume(_ timing: (any UITimingCurveProvider)? = nil, _ durationFactor: CGFloat = 0) {
      guard let animator, animator.state == .active, !animator.isRunning else { return }
      // UIKit doesn't document how an animator continues if nothing is left of it. Where a finger catches a
      // spring that overshoots, something is left.
      guard isAtLimit, animator.fractionComplete >= 1 else {
        return animator.continueAnimation(
          withTimingParameters: timing, durationFactor: durationFactor)
      }
      if !animator.pausesOnCompletion { end() }
    }
  }
}

nonisolated extension Driven {
  /// Drives an animator with a pan, which holds it, moves it, and releases it.
  @MainActor class PanDriver: AnimatorDriver {
    /// The completed fraction when the gesture began.
    private var held: CGFloat = 0
    /// Whether a touch has stopped the animator, and hasn't become a pan.
    private var isStopped = false

    /// Stops a running animator when a finger touches it.
    func touched() {
      guard let animator, animator.isRunning else { return }
      animator.pauseAnimation()
      (isStopped, isAtLimit) = (true, false)
    }

    /// Continues an animator that a touch has stopped, unless the touch has become a pan.
    func untouched() {
      if isStopped { resume() }
      isStopped = false
    }

    /// Begins the gesture. With a velocity, in points per second, it begins only if the axis matches.
    @discardableResult func began(velocity: CGPoint? = nil) -> Bool {
      isHeld = velocity.map(rules.begins) ?? true
      guard isHeld else { return false }
      let animator = current()
      let hasBegun = animator.state == .active
      animator.pauseAnimation()
      // The fraction is read once the animator is paused, as in Apple's examples.
      held = hasBegun ? animator.fractionComplete : rules.startProgress
      isStopped = false
      return true
    }

    /// Updates the progress for a translation, in points, since the gesture began.
    func changed(translation: CGPoint) {
      guard isHeld, let animator else { return }
      let fraction = rules.progress(
        from: held, translation: translation, isReversed: animator.isReversed)
      move(animator, to: fraction)
    }

    /// Handles a release with a velocity, in points per second.
    func ended(velocity: CGPoint) { if isHeld { release(velocity: velocity) } }

    /// Handles the cancellation of the gesture by the system.
    func cancelled() { if isHeld { callOff() } }
  }
}

nonisolated extension Driven {
  /// Drives an animator with a pan from an edge of the screen.
  @MainActor final class EdgePanDriver: PanDriver {
    /// The edge where the pan starts.
    var edge = Edge.left

    enum Edge: Sendable { case left, right, top, bottom, leading, trailing }
  }
}

nonisolated extension Driven {
  /// Drives an animator with a press, and runs it while the finger is down.
  ///
  /// If it's held until its end, the animator stays active, so that a release can still reverse it.
  @MainActor final class PressDriver: AnimatorDriver {
    /// Whether the animator stays active at its end on its own.
    private var pauses = false

    /// Begins the press. An animator on its way back reverses at its current position.
    func began() {
      let animator = current()
      if !isHeld { pauses = animator.pausesOnCompletion }
      isHeld = true
      animator.pausesOnCompletion = true
      let isCaught = animator.state == .active && animator.isReversed
      if isCaught { animator.isReversed = false }
      if !isCaught || !animator.isRunning { animator.startAnimation() }
    }

    /// Handles a release.
    func ended() { letGo { release(velocity: .zero) } }

    /// Handles the cancellation of the gesture by the system.
    func cancelled() { letGo { callOff() } }

    private func letGo(_ release: () -> Void) {
      guard isHeld else { return }
      animator?.pausesOnCompletion = pauses
      isAtLimit = animator?.isRunning == false
      release()
      guard let animator, animator.state == .active else { return }
      // With reduced motion, an animator that would continue ends immediately, as does one that's at its end.
      let isAtEnd = !animator.isRunning && !animator.isReversed && animator.fractionComplete >= 1
      if endsAtOnce() || isAtEnd && !pauses { end(at: .end) }
    }
  }
}

nonisolated extension Driven {
  /// Drives an animator with a slider, whose value divided by the distance is the fraction complete.
  @MainActor final class SliderDriver: AnimatorDriver {
    /// Begins tracking the slider.
    func began() {
      isHeld = true
      current().pauseAnimation()
    }

    /// Updates the animator for a new value of the slider.
    func changed(to value: CGFloat) {
      let fraction = rules.progress(
        from: rules.startProgress,
        translation: rules.axis == .x ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value))
      move(current(), to: fraction)
    }

    /// Handles a release of the slider.
    func ended() { release(velocity: .zero) }

    /// Handles the cancellation of the gesture by the system.
    func cancelled() { callOff() }
  }
}

nonisolated extension Driven {
  /// A transition that a gesture can drive, such as a `UIPercentDrivenInteractiveTransition`.
  @MainActor protocol DrivenTransition: AnyObject {
    var percentComplete: CGFloat { get }
    var timingCurve: (any UITimingCurveProvider)? { get set }
    func pause()
    func update(_ percentComplete: CGFloat)
    func finish()
    func cancel()
  }

  /// Drives a view controller transition with a pan, which begins one or catches a running one.
  @MainActor final class TransitionDriver {
    /// The rules that convert translation to progress.
    var rules: GestureRules
    /// Returns the timing after a release, or `nil` for the transition's own.
    ///
    /// The velocity is the finger's, as the initial velocity of a spring.
    var timing: @MainActor (_ velocity: CGVector) -> (any UITimingCurveProvider)? = { _ in
      nil
    }
    /// Whether a finger holds the transition.
    private(set) var isActive = false
    /// The direction of a running transition that can be caught, or `nil` if there is none.
    var running: Way?
    /// Returns the progress of a running transition, because the transition knows only that of a gesture.
    var fraction: @MainActor () -> CGFloat? = { nil }
    private weak var transition: (any DrivenTransition)?
    private let begin: @MainActor () -> Void
    private var (held, progress): (CGFloat, CGFloat) = (0, 0)

    /// Whether a transition runs in the direction of the gesture, or back.
    enum Way: Sendable { case along, back }

    /// - Parameter begin: Begins the transition, for example by dismissing a view controller.
    init(
      _ rules: GestureRules, of transition: any DrivenTransition,
      begin: @escaping @MainActor () -> Void
    ) {
      (self.rules, self.transition, self.begin) = (rules, transition, begin)
    }

    /// Returns whether a gesture with a velocity, in points per second, may begin. A new transition must run
    /// in the direction of the gesture.
    func mayBegin(velocity: CGPoint) -> Bool {
      rules.begins(velocity: velocity) && (running != nil || rules.leads(velocity: velocity))
    }

    /// Begins the gesture. With a velocity, in points per second, it begins only if the axis matches.
    @discardableResult func began(velocity: CGPoint? = nil) -> Bool {
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
    func changed(translation: CGPoint) {
      guard isActive else { return }
      progress = rules.progress(
        from: held, translation: translation, isReversed: running == .back)
      transition?.update(progress)
    }

    /// Handles a release with a velocity, in points per second.
    func ended(velocity: CGPoint) {
      let sign: CGFloat = running == .back ? -1 : 1
      let velocity = CGPoint(x: sign * velocity.x, y: sign * velocity.y)
      release(rules.decision(progress: progress, velocity: velocity) == .cancel, velocity)
    }

    /// Handles the cancellation of the gesture by the system.
    func cancelled() { release(true, .zero) }

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

extension ExportedDrivers {
  static let all: [String: Make] = [
    "animator/breathe": { lengths, isOpen, animator in Driven.breatheDriver(animator: animator) },
    "animator/card-collapse": { lengths, isOpen, animator in Driven.cardCollapseDriver(cellHeight: { lengths["cellHeight"] ?? 300 }, containerHeight: { lengths["containerHeight"] ?? 300 }, isOpen: isOpen, animator: animator) },
    "animator/card-expand": { lengths, isOpen, animator in Driven.cardExpandDriver(cellHeight: { lengths["cellHeight"] ?? 300 }, containerHeight: { lengths["containerHeight"] ?? 300 }, isOpen: isOpen, animator: animator) },
    "animator/curved-scrub": { lengths, isOpen, animator in Driven.curvedScrubDriver(animator: animator) },
    "animator/dual-pan-card": { lengths, isOpen, animator in Driven.dualPanCardDriver(containerHeight: { lengths["containerHeight"] ?? 300 }, animator: animator) },
    "animator/edge-continue": { lengths, isOpen, animator in Driven.edgeContinueDriver(animator: animator) },
    "animator/edge-projected": { lengths, isOpen, animator in Driven.edgeProjectedDriver(animator: animator) },
    "animator/edge-reverse": { lengths, isOpen, animator in Driven.edgeReverseDriver(animator: animator) },
    "animator/edge-stay": { lengths, isOpen, animator in Driven.edgeStayDriver(animator: animator) },
    "animator/edge-threshold": { lengths, isOpen, animator in Driven.edgeThresholdDriver(animator: animator) },
    "animator/edge-velocity": { lengths, isOpen, animator in Driven.edgeVelocityDriver(animator: animator) },
    "animator/half-modal": { lengths, isOpen, animator in Driven.halfModalDriver(containerHeight: { lengths["containerHeight"] ?? 300 }, isOpen: isOpen, animator: animator) },
    "animator/layers-in-depth": { lengths, isOpen, animator in Driven.layersInDepthDriver(animator: animator) },
    "animator/pan-continue": { lengths, isOpen, animator in Driven.panContinueDriver(animator: animator) },
    "animator/pan-expand-blur": { lengths, isOpen, animator in Driven.panExpandBlurDriver(containerHeight: { lengths["containerHeight"] ?? 300 }, isOpen: isOpen, animator: animator) },
    "animator/pan-expand-blur-persistent": { lengths, isOpen, animator in Driven.panExpandBlurPersistentDriver(containerHeight: { lengths["containerHeight"] ?? 300 }, isOpen: isOpen, animator: animator) },
    "animator/pan-projected": { lengths, isOpen, animator in Driven.panProjectedDriver(animator: animator) },
    "animator/pan-reverse": { lengths, isOpen, animator in Driven.panReverseDriver(animator: animator) },
    "animator/pan-stay": { lengths, isOpen, animator in Driven.panStayDriver(animator: animator) },
    "animator/pan-threshold": { lengths, isOpen, animator in Driven.panThresholdDriver(animator: animator) },
    "animator/pan-velocity": { lengths, isOpen, animator in Driven.panVelocityDriver(animator: animator) },
    "animator/press-continue": { lengths, isOpen, animator in Driven.pressContinueDriver(animator: animator) },
    "animator/press-projected": { lengths, isOpen, animator in Driven.pressProjectedDriver(animator: animator) },
    "animator/press-reverse": { lengths, isOpen, animator in Driven.pressReverseDriver(animator: animator) },
    "animator/press-stay": { lengths, isOpen, animator in Driven.pressStayDriver(animator: animator) },
    "animator/press-threshold": { lengths, isOpen, animator in Driven.pressThresholdDriver(animator: animator) },
    "animator/press-velocity": { lengths, isOpen, animator in Driven.pressVelocityDriver(animator: animator) },
    "animator/pull-to-refresh": { lengths, isOpen, animator in Driven.pullToRefreshDriver(animator: animator) },
    "animator/rise-continue": { lengths, isOpen, animator in Driven.riseContinueDriver(isOpen: isOpen, animator: animator) },
    "animator/rise-projected": { lengths, isOpen, animator in Driven.riseProjectedDriver(isOpen: isOpen, animator: animator) },
    "animator/rise-reverse": { lengths, isOpen, animator in Driven.riseReverseDriver(isOpen: isOpen, animator: animator) },
    "animator/rise-stay": { lengths, isOpen, animator in Driven.riseStayDriver(isOpen: isOpen, animator: animator) },
    "animator/rise-threshold": { lengths, isOpen, animator in Driven.riseThresholdDriver(isOpen: isOpen, animator: animator) },
    "animator/rise-velocity": { lengths, isOpen, animator in Driven.riseVelocityDriver(isOpen: isOpen, animator: animator) },
    "animator/scrub-grow-then-tint": { lengths, isOpen, animator in Driven.scrubGrowThenTintDriver(containerHeight: { lengths["containerHeight"] ?? 300 }, viewCenterY: { lengths["viewCenterY"] ?? 300 }, animator: animator) },
    "animator/slider-continue": { lengths, isOpen, animator in Driven.sliderContinueDriver(animator: animator) },
    "animator/slider-projected": { lengths, isOpen, animator in Driven.sliderProjectedDriver(animator: animator) },
    "animator/slider-reverse": { lengths, isOpen, animator in Driven.sliderReverseDriver(animator: animator) },
    "animator/slider-stay": { lengths, isOpen, animator in Driven.sliderStayDriver(animator: animator) },
    "animator/slider-threshold": { lengths, isOpen, animator in Driven.sliderThresholdDriver(animator: animator) },
    "animator/slider-velocity": { lengths, isOpen, animator in Driven.sliderVelocityDriver(animator: animator) },
    "animator/spin-shrink-scrub": { lengths, isOpen, animator in Driven.spinShrinkScrubDriver(animator: animator) },
  ]

  nonisolated static let rules: [String: @Sendable () -> Driven.GestureRules] = [
    "transition/dim-fade-out": { Driven.dimFadeOutGesture() },
    "transition/flip-dismiss": { Driven.flipDismissGesture() },
    "transition/navigation-pop": { Driven.navigationPopGesture() },
    "transition/sheet-dismiss": { Driven.sheetDismissGesture() },
  ]
}
