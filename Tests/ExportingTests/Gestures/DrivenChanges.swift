// swift-format-ignore-file
// Cut out of an export, with a table of its functions. Written by 'make record'.
import Foundation

enum DrivenChanges {
  struct Change: Equatable, Sendable {
    fileprivate let progress: Double
    private let isHeld: Bool
    /// The progress at release, or `nil` if no gesture held it.
    private let origin: Double?

    private init(_ progress: Double, isHeld: Bool = false, origin: Double? = nil) {
      (self.progress, self.isHeld, self.origin) = (progress, isHeld, origin)
    }

    /// Returns the end or the start of the change. The preset specifies the animation between them.
    static func on(_ isOn: Bool) -> Change { Change(isOn ? 1 : 0) }

    /// Returns the change at the progress of a finger, which it follows.
    static func held(at progress: Double) -> Change { Change(progress, isHeld: true) }

    /// Returns the change after a release, to its end or its start in the remaining time.
    func released(on isOn: Bool) -> Change {
      Change(isOn ? 1 : 0, origin: isHeld ? progress : nil)
    }

    static func == (one: Change, other: Change) -> Bool {
      one.progress == other.progress && one.isHeld == other.isHeld
    }

    /// The nearer end, to show if nothing may move under a finger.
    fileprivate var nearest: Change { isHeld ? .on(progress > 0.5) : self }

    /// Returns the value of a part that moves only from `from` to `to` of the whole.
    fileprivate func between<Value: BinaryFloatingPoint>(
      _ start: Value, _ end: Value, from: Double = 0, to: Double = 1
    ) -> Value {
      let isWhole = from == 0 && to == 1
      let part = isWhole ? progress : min(max((progress - from) / (to - from), 0), 1)
      return start + (end - start) * Value(part)
    }

    /// Returns the animation to use.
    ///
    /// After a release, it takes the remaining time, or its own factor of the duration.
    ///
    /// - Parameters:
    ///   - delay: The delay in seconds, if it doesn't follow a release.
    ///   - whole: The duration of the whole in seconds, of which this is a part.
    fileprivate func animation(
      _ own: Animation, after delay: Double = 0, from: Double = 0, to: Double = 1,
      of whole: Double = 0, rest: Animation? = nil, takes factor: Double? = nil,
      returns: Bool = true, unless isOff: Bool = false, or other: Animation? = nil
    ) -> Animation? {
      if isHeld { return .interactiveSpring() }
      if isOff { return other }
      let isOn = progress == 1
      if !isOn, !returns { return nil }
      guard let origin else { return delay == 0 ? own : own.delay(delay) }
      let left = abs(progress - origin)
      let way = isOn ? to - max(origin, from) : min(origin, to) - from
      let wait = isOn ? from - origin : origin - to
      guard left > 0, way > 0 else { return .interactiveSpring() }
      let time = factor ?? left
      let rate = (to - from) * left / (time * way)
      let next = rate == 1 ? rest ?? own : (rest ?? own).speed(rate)
      return wait > 0 ? next.delay(whole * time * wait / left) : next
    }
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func cardCollapseDrag(
    _ change: Binding<Change>, cellHeight: CGFloat, containerHeight: CGFloat
  ) -> Drag {
    let rules = GestureRules(axis: .y, distance: (cellHeight - containerHeight) / 2, needsAxis: true, invertsWhenOpen: true, release: .follows)
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func cardExpandDrag(
    _ change: Binding<Change>, cellHeight: CGFloat, containerHeight: CGFloat
  ) -> Drag {
    let rules = GestureRules(axis: .y, distance: (cellHeight - containerHeight) / 2, needsAxis: true, invertsWhenOpen: true, release: .follows)
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`.
  @MainActor static func dualPanCardDrag(_ change: Binding<Change>, containerHeight: CGFloat) -> Drag {
    let rules = GestureRules(axis: .y, distance: 144 - containerHeight, release: .goesOn)
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func halfModalDrag(_ change: Binding<Change>, containerHeight: CGFloat) -> Drag {
    let rules = GestureRules(axis: .y, distance: 124 - containerHeight, invertsWhenOpen: true, release: .follows)
    return Drag(change, by: rules)
  }

  /// Drives a change with a horizontal pan: `.modifier(name.drag($change))`.
  @MainActor static func panContinueDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200, release: .goesOn))
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func panExpandBlurDrag(_ change: Binding<Change>, containerHeight: CGFloat) -> Drag {
    let rules = GestureRules(axis: .y, distance: 80 - containerHeight, invertsWhenOpen: true, release: .follows)
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func panExpandBlurPersistentDrag(_ change: Binding<Change>, containerHeight: CGFloat) -> Drag {
    let rules = GestureRules(axis: .y, distance: 80 - containerHeight, invertsWhenOpen: true, release: .follows)
    return Drag(change, by: rules)
  }

  /// Drives a change with a horizontal pan: `.modifier(name.drag($change))`.
  @MainActor static func panProjectedDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200, release: .projected(0.6)))
  }

  /// Drives a change with a horizontal pan: `.modifier(name.drag($change))`.
  @MainActor static func panReverseDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200, release: .goesBack))
  }

  /// Drives a change with a horizontal pan: `.modifier(name.drag($change))`.
  @MainActor static func panStayDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200))
  }

  /// Drives a change with a horizontal pan: `.modifier(name.drag($change))`.
  @MainActor static func panThresholdDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200, release: .threshold(0.3)))
  }

  /// Drives a change with a horizontal pan: `.modifier(name.drag($change))`.
  @MainActor static func panVelocityDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200, release: .follows))
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`.
  @MainActor static func pullToRefreshDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: 128, needsAxis: true, release: .threshold(0.99))
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func riseContinueDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .goesOn, startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func riseProjectedDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .projected(0.6), startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func riseReverseDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .goesBack, startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func riseStayDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func riseThresholdDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .threshold(0.3), startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`. If the change
  /// starts open, set `isOpen` of its rules.
  @MainActor static func riseVelocityDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .follows, startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Drives a change with a vertical pan: `.modifier(name.drag($change))`.
  @MainActor static func scrubGrowThenTintDrag(
    _ change: Binding<Change>, containerHeight: CGFloat, viewCenterY: CGFloat
  ) -> Drag {
    let rules = GestureRules(axis: .y, distance: containerHeight, startProgress: viewCenterY / containerHeight)
    return Drag(change, by: rules)
  }
}

nonisolated extension DrivenChanges {
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

nonisolated extension DrivenChanges {
  /// The state of a gesture that holds a change, moves it, and releases it by rules.
  struct Grip {
    /// The progress at the start of the gesture and now, or `nil` if it holds nothing.
    private var held: (start: CGFloat, now: CGFloat)?
    private var isAcross = false
    private var isOver = true

    /// Returns the change for a translation, in points, or `nil` if it doesn't change.
    mutating func moved(
      _ change: Change, by translation: CGPoint, _ rules: GestureRules
    ) -> Change? {
      if isOver {
        isOver = false
        isAcross = !rules.begins(velocity: translation)
        let start: CGFloat = change == .on(false) ? rules.startProgress : change.progress
        held = isAcross ? nil : (start, start)
      }
      guard let start = held?.start else { return nil }
      let now = rules.progress(from: start, translation: translation)
      held?.now = now
      return .held(at: now)
    }

    /// Returns the change after a release with a velocity, in points per second, or `nil` if it doesn't change.
    mutating func ended(velocity: CGPoint, _ rules: GestureRules) -> Change? {
      release { rules.decision(progress: $0, velocity: velocity) }
    }

    /// Returns the change after the system cancels the gesture, or `nil` if the gesture already ended.
    mutating func calledOff(_ rules: GestureRules) -> Change? {
      guard !isOver else { return nil }
      // SwiftUI reports the end and the state of a gesture in any order. The end takes precedence.
      let held = held
      defer { self.held = held }
      return release { rules.decision(calledOffAt: $0) }
    }

    private mutating func release(_ decide: (CGFloat) -> GestureRules.Decision) -> Change? {
      defer { (held, isOver) = (nil, true) }
      guard let held else { return nil }
      switch decide(held.now) {
      case .stay: return nil
      case .goOn: return Change.held(at: held.now).released(on: held.start < 1)
      case .finish: return Change.held(at: held.now).released(on: true)
      case .cancel: return Change.held(at: held.now).released(on: false)
      }
    }
  }
}

nonisolated extension DrivenChanges {
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

nonisolated extension DrivenChanges {
  /// The progress of a change that a press drives, which depends on elapsed time.
  struct Press {
    private enum Finger { case up, down, calledOff }

    /// The duration from start to end, in seconds.
    private let duration: Double
    /// The time and the progress at its last start, and whether it runs to its end, or `nil` before a press.
    private var way: (since: Double, from: Double, isOn: Bool)?
    private var finger = Finger.up

    init(duration: Double) { self.duration = duration }

    /// Returns the progress at a time, in seconds.
    func progress(at time: Double) -> Double {
      guard let way else { return 0 }
      let done = duration > 0 ? max(time - way.since, 0) / duration : 1
      return way.isOn ? min(way.from + done, 1) : max(way.from - done, 0)
    }

    /// Returns the change after a press begins, or `nil` if it had already begun.
    mutating func began(_ change: Change, at time: Double) -> Change? {
      guard finger != .down else { return nil }
      finger = .down
      // The app may also have changed it.
      let isOn = way?.isOn ?? false
      let known: Double? = change == .on(!isOn) ? (isOn ? 0 : 1) : nil
      return goes(on: true, from: known ?? progress(at: time), at: time)
    }

    /// Returns the change after a release, or `nil` if it doesn't change.
    mutating func ended(at time: Double, _ rules: GestureRules) -> Change? {
      guard finger != .up else { return nil }
      finger = .up
      let progress = progress(at: time)
      let isBack = rules.decision(progress: progress, velocity: .zero) == .cancel
      // SwiftUI reports the end and the state of a gesture in any order. The end takes precedence.
      guard way?.isOn == isBack else { return nil }
      return goes(on: !isBack, from: progress, at: time)
    }

    /// Returns the change after the system cancels the gesture, or `nil` if the gesture already ended.
    mutating func calledOff(at time: Double, _ rules: GestureRules) -> Change? {
      guard finger == .down else { return nil }
      finger = .calledOff
      let progress = progress(at: time)
      guard rules.decision(calledOffAt: progress) == .cancel else { return nil }
      return goes(on: false, from: progress, at: time)
    }

    private mutating func goes(on isOn: Bool, from start: Double, at time: Double) -> Change {
      way = (time, start, isOn)
      return Change.held(at: start).released(on: isOn)
    }
  }
}

extension ExportedChanges {
  @MainActor static let drags: [String: @MainActor ([String: Double]) -> DrivenChanges.GestureRules] = [
    "animator/card-collapse": { DrivenChanges.cardCollapseDrag(.init(), cellHeight: $0["cellHeight"] ?? 300, containerHeight: $0["containerHeight"] ?? 300).rules },
    "animator/card-expand": { DrivenChanges.cardExpandDrag(.init(), cellHeight: $0["cellHeight"] ?? 300, containerHeight: $0["containerHeight"] ?? 300).rules },
    "animator/dual-pan-card": { DrivenChanges.dualPanCardDrag(.init(), containerHeight: $0["containerHeight"] ?? 300).rules },
    "animator/half-modal": { DrivenChanges.halfModalDrag(.init(), containerHeight: $0["containerHeight"] ?? 300).rules },
    "animator/pan-continue": { _ in DrivenChanges.panContinueDrag(.init()).rules },
    "animator/pan-expand-blur": { DrivenChanges.panExpandBlurDrag(.init(), containerHeight: $0["containerHeight"] ?? 300).rules },
    "animator/pan-expand-blur-persistent": { DrivenChanges.panExpandBlurPersistentDrag(.init(), containerHeight: $0["containerHeight"] ?? 300).rules },
    "animator/pan-projected": { _ in DrivenChanges.panProjectedDrag(.init()).rules },
    "animator/pan-reverse": { _ in DrivenChanges.panReverseDrag(.init()).rules },
    "animator/pan-stay": { _ in DrivenChanges.panStayDrag(.init()).rules },
    "animator/pan-threshold": { _ in DrivenChanges.panThresholdDrag(.init()).rules },
    "animator/pan-velocity": { _ in DrivenChanges.panVelocityDrag(.init()).rules },
    "animator/pull-to-refresh": { _ in DrivenChanges.pullToRefreshDrag(.init()).rules },
    "animator/rise-continue": { _ in DrivenChanges.riseContinueDrag(.init()).rules },
    "animator/rise-projected": { _ in DrivenChanges.riseProjectedDrag(.init()).rules },
    "animator/rise-reverse": { _ in DrivenChanges.riseReverseDrag(.init()).rules },
    "animator/rise-stay": { _ in DrivenChanges.riseStayDrag(.init()).rules },
    "animator/rise-threshold": { _ in DrivenChanges.riseThresholdDrag(.init()).rules },
    "animator/rise-velocity": { _ in DrivenChanges.riseVelocityDrag(.init()).rules },
    "animator/scrub-grow-then-tint": { DrivenChanges.scrubGrowThenTintDrag(.init(), containerHeight: $0["containerHeight"] ?? 300, viewCenterY: $0["viewCenterY"] ?? 300).rules },
  ]

  static let swipes: [String: @Sendable (CGSize, CGSize) -> DrivenChanges.GestureRules] = [
    "transition/dim-fade-out": { _, page in DrivenChanges.GestureRules(axis: .y, distance: page.height, needsAxis: true, release: .projected(0.5)) },
    "transition/flip-dismiss": { _, _ in DrivenChanges.GestureRules(axis: .x, distance: 200, release: .threshold(0.5)) },
    "transition/navigation-pop": { space, _ in DrivenChanges.GestureRules(axis: .x, distance: space.width, release: .projected(0.5)) },
    "transition/sheet-dismiss": { _, page in DrivenChanges.GestureRules(axis: .y, distance: page.height, needsAxis: true, release: .projected(0.5)) },
  ]
}

extension ExportedChanges {
  static func progress(_ change: DrivenChanges.Change, from: Double) -> Double {
    change.between(0.0, 1.0, from: from)
  }

  static func run(
    _ change: DrivenChanges.Change, _ own: DrivenChanges.Animation, from: Double, of whole: Double
  ) -> DrivenChanges.Animation? {
    change.animation(own, after: from * whole, from: from, of: whole)
  }

  static let looks: [String: Looks] = [
    "animator/breathe": Looks(
      animations: [{ change, reducesMotion in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 4), unless: reducesMotion) }],
      values: [{ change, _ in change.between(1, 2) }]),
    "animator/card-collapse": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.3)) }, { change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.3)) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.3), unless: reducesMotion) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.3), unless: reducesMotion) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.3), unless: reducesMotion) }],
      values: [{ change, _ in change.between(1, 0) }, { change, _ in change.between(1, 0) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.between(0, 50) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.between(0, -50) }]),
    "animator/card-expand": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.3)) }, { change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.3)) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.3), unless: reducesMotion) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.3), unless: reducesMotion) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 0.3), unless: reducesMotion) }],
      values: [{ change, _ in change.between(0, 1) }, { change, _ in change.between(0, 1) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.between(0, -50) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.between(0, 50) }]),
    "animator/curved-scrub": Looks(
      animations: [{ change, reducesMotion in change.animation(.timingCurve(0.11, 0.98, 0.97, 0.03, duration: 3), unless: reducesMotion) }],
      values: [{ change, _ in change.between(1, 0.001) }, { change, _ in change.between(0, 180) }]),
    "animator/dual-pan-card": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 3)) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 3), unless: reducesMotion) }],
      values: [{ change, _ in change.between(0, 1) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.between(0, 200) }]),
    "animator/edge-continue": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/edge-projected": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/edge-reverse": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/edge-stay": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/edge-threshold": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/edge-velocity": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/half-modal": Looks(
      animations: [{ change, _ in change.animation(DrivenChanges.Spring(mass: 1, stiffness: 173.991682504322, damping: 26.3811813612902).animation, after: 0.3, from: 0.3, of: 0.46284564040160686, rest: DrivenChanges.Spring(mass: 1, stiffness: 895.202213250736, damping: 47.8718880547016).animation, takes: 1) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.animation(DrivenChanges.Spring(mass: 1, stiffness: 85.2559244271177, damping: 18.4668269529032).animation, rest: DrivenChanges.Spring(mass: 1, stiffness: 438.64908449286, damping: 33.5103216382911).animation, takes: 1, unless: reducesMotion) }],
      values: [{ change, _ in change.between(0, 0.2, from: 0.3) }]),
    "animator/layers-in-depth": Looks(
      animations: [{ change, reducesMotion in change.animation(.linear(duration: 1), unless: reducesMotion) }],
      values: [{ change, _ in change.between(0, 45) }]),
    "animator/pan-continue": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/pan-expand-blur": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 3)) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 3), unless: reducesMotion) }],
      values: [{ change, _ in change.between(0, 1) }]),
    "animator/pan-expand-blur-persistent": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }, { change, reducesMotion in let place = reducesMotion ? change.nearest : change; return place.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1), unless: reducesMotion) }],
      values: [{ change, _ in change.between(0, 1) }]),
    "animator/pan-projected": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/pan-reverse": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/pan-stay": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/pan-threshold": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/pan-velocity": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/press-continue": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/press-projected": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/press-reverse": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/press-stay": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/press-threshold": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/press-velocity": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/pull-to-refresh": Looks(
      animations: [{ change, reducesMotion in change.animation(.timingCurve(0.25, 0.46, 0.45, 0.94, duration: 0.2), unless: reducesMotion) }],
      values: [{ change, _ in change.between(0, 64) }]),
    "animator/rise-continue": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/rise-projected": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/rise-reverse": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/rise-stay": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/rise-threshold": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/rise-velocity": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/scrub-grow-then-tint": Looks(
      animations: [{ change, reducesMotion in change.animation(.linear(duration: 0.25), after: 0.75, from: 0.75, of: 1, unless: reducesMotion) }, { change, reducesMotion in change.animation(.linear(duration: 1), unless: reducesMotion) }],
      values: [{ change, _ in change.between(1, 0, from: 0.75) }, { change, _ in change.between(0, 1, from: 0.75) }, { change, _ in change.between(1, 3) }]),
    "animator/slider-continue": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/slider-projected": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/slider-reverse": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/slider-stay": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/slider-threshold": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/slider-velocity": Looks(
      animations: [{ change, _ in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 1)) }],
      values: [{ change, _ in change.between(0, 100) }]),
    "animator/spin-shrink-scrub": Looks(
      animations: [{ change, reducesMotion in change.animation(.timingCurve(0.42, 0, 0.58, 1, duration: 3), unless: reducesMotion) }],
      values: [{ change, _ in change.between(1, 0.001) }, { change, _ in change.between(0, 180) }]),
  ]
}
