// swift-format-ignore-file
// Cut out of an export, with a table of its functions. Written by 'make record'.
import Foundation

enum DrivenChanges {
  struct Change: Equatable, Sendable {
    fileprivate let progress: Double
    private let isHeld: Bool

    private init(_ progress: Double, isHeld: Bool) {
      (self.progress, self.isHeld) = (progress, isHeld)
    }

    /// All of it or nothing; the preset says how it gets from one to the other.
    static func on(_ isOn: Bool) -> Change { Change(isOn ? 1 : 0, isHeld: false) }

    /// As far as a finger has brought it, which it follows.
    static func held(at progress: Double) -> Change { Change(progress, isHeld: true) }

    fileprivate func between<Value: BinaryFloatingPoint>(_ start: Value, _ end: Value) -> Value {
      start + (end - start) * Value(progress)
    }

    fileprivate func animation(
      _ own: Animation, unless isOff: Bool = false, or other: Animation? = nil
    ) -> Animation? {
      isHeld ? .interactiveSpring() : isOff ? other : own
    }
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func cardCollapseDrag(
    _ change: Binding<Change>, cellHeight: CGFloat, containerHeight: CGFloat
  ) -> Drag {
    let rules = GestureRules(axis: .y, distance: (cellHeight - containerHeight) / 2, needsAxis: true, invertsWhenOpen: true, release: .follows)
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func cardExpandDrag(
    _ change: Binding<Change>, cellHeight: CGFloat, containerHeight: CGFloat
  ) -> Drag {
    let rules = GestureRules(axis: .y, distance: (cellHeight - containerHeight) / 2, needsAxis: true, invertsWhenOpen: true, release: .follows)
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`.
  @MainActor static func dualPanCardDrag(_ change: Binding<Change>, containerHeight: CGFloat) -> Drag {
    let rules = GestureRules(axis: .y, distance: 144 - containerHeight, release: .goesOn)
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func halfModalDrag(_ change: Binding<Change>, containerHeight: CGFloat) -> Drag {
    let rules = GestureRules(axis: .y, distance: 124 - containerHeight, invertsWhenOpen: true, release: .follows)
    return Drag(change, by: rules)
  }

  /// Lets a horizontal pan move it: `.modifier(name.drag($change))`.
  @MainActor static func panContinueDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200, release: .goesOn))
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func panExpandBlurDrag(_ change: Binding<Change>, containerHeight: CGFloat) -> Drag {
    let rules = GestureRules(axis: .y, distance: 80 - containerHeight, invertsWhenOpen: true, release: .follows)
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func panExpandBlurPersistentDrag(_ change: Binding<Change>, containerHeight: CGFloat) -> Drag {
    let rules = GestureRules(axis: .y, distance: 80 - containerHeight, invertsWhenOpen: true, release: .follows)
    return Drag(change, by: rules)
  }

  /// Lets a horizontal pan move it: `.modifier(name.drag($change))`.
  @MainActor static func panProjectedDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200, release: .projected(0.6)))
  }

  /// Lets a horizontal pan move it: `.modifier(name.drag($change))`.
  @MainActor static func panReverseDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200, release: .goesBack))
  }

  /// Lets a horizontal pan move it: `.modifier(name.drag($change))`.
  @MainActor static func panStayDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200))
  }

  /// Lets a horizontal pan move it: `.modifier(name.drag($change))`.
  @MainActor static func panThresholdDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200, release: .threshold(0.3)))
  }

  /// Lets a horizontal pan move it: `.modifier(name.drag($change))`.
  @MainActor static func panVelocityDrag(_ change: Binding<Change>) -> Drag {
    Drag(change, by: GestureRules(axis: .x, distance: 200, release: .follows))
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`.
  @MainActor static func pullToRefreshDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: 128, needsAxis: true, release: .threshold(0.99))
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func riseContinueDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .goesOn, startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func riseProjectedDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .projected(0.6), startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func riseReverseDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .goesBack, startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func riseStayDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func riseThresholdDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .threshold(0.3), startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`. Set `isOpen` of its rules
  /// if it leads from open to closed.
  @MainActor static func riseVelocityDrag(_ change: Binding<Change>) -> Drag {
    let rules = GestureRules(axis: .y, distance: -300, needsAxis: true, invertsWhenOpen: true, release: .follows, startProgress: 0.25)
    return Drag(change, by: rules)
  }

  /// Lets a vertical pan move it: `.modifier(name.drag($change))`.
  @MainActor static func scrubGrowThenTintDrag(
    _ change: Binding<Change>, containerHeight: CGFloat, viewCenterY: CGFloat
  ) -> Drag {
    let rules = GestureRules(axis: .y, distance: containerHeight, startProgress: viewCenterY / containerHeight)
    return Drag(change, by: rules)
  }
}

nonisolated extension DrivenChanges {
  /// How the way of a finger becomes progress, and what becomes of it when the finger lets go.
  struct GestureRules: Sendable {
    /// The axis along which the finger counts.
    var axis: Axis
    /// The way that is progress 1, in points; negative is upward or leftward.
    var distance: CGFloat
    /// Whether it only begins if the finger is faster along its axis than across it.
    var needsAxis: Bool
    /// Whether the sign is flipped if what is driven began at its end.
    var invertsWhenOpen: Bool
    /// What decides when the finger lets go.
    var release: Release
    /// The progress at which it takes hold of what hasn't begun.
    var startProgress: CGFloat
    /// Whether what is driven began at its end.
    var isOpen = false

    init(
      axis: Axis, distance: CGFloat, needsAxis: Bool = false, invertsWhenOpen: Bool = false,
      release: Release = .stays, startProgress: CGFloat = 0
    ) {
      (self.axis, self.distance, self.release) = (axis, distance, release)
      self.startProgress = min(max(startProgress, 0), 1)
      (self.needsAxis, self.invertsWhenOpen) = (needsAxis, invertsWhenOpen)
    }

    enum Axis: Sendable { case x, y }

    enum Release: Sendable {
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

    enum Decision: Sendable { case stay, goOn, finish, cancel }

    /// Whether a gesture begins with a velocity, in points per second.
    func begins(velocity: CGPoint) -> Bool {
      guard needsAxis else { return true }
      return axis == .x ? abs(velocity.x) > abs(velocity.y) : abs(velocity.y) > abs(velocity.x)
    }

    /// The progress at a translation, within 0…1.
    func progress(
      from held: CGFloat, translation: CGPoint, isReversed: Bool = false
    ) -> CGFloat {
      let change = part(translation) * (isReversed ? -1 : 1)
      return min(max(held + change, 0), 1)
    }

    /// What happens when the finger lets go with a velocity, in points per second.
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
        // UIScrollView's normal deceleration, .998 each millisecond, adds up to .499 seconds.
        let way = CGPoint(x: velocity.x * 0.499, y: velocity.y * 0.499)
        return progress + part(way) > threshold ? .finish : .cancel
      }
    }

    /// What happens when the system takes the gesture away.
    func decision(calledOffAt progress: CGFloat) -> Decision {
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

nonisolated extension DrivenChanges {
  /// What a finger does to a change: it takes hold of it, moves it, and lets it go by rules.
  struct Grip {
    /// Where the finger took hold and where it is; nil if it has hold of nothing.
    private var held: (start: CGFloat, now: CGFloat)?
    private var isAcross = false
    private var isOver = true

    /// The finger has moved so far since it came down, in points; nil if that changes nothing.
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

    /// The finger lets go with a velocity, in points per second; nil if that changes nothing.
    mutating func ended(velocity: CGPoint, _ rules: GestureRules) -> Change? {
      release { rules.decision(progress: $0, velocity: velocity) }
    }

    /// The system has taken the gesture away, if the finger hasn't let go before.
    mutating func calledOff(_ rules: GestureRules) -> Change? {
      guard !isOver else { return nil }
      // Whether a finger is down and how it ends come from SwiftUI in no order: the end counts.
      let held = held
      defer { self.held = held }
      return release { rules.decision(calledOffAt: $0) }
    }

    private mutating func release(_ decide: (CGFloat) -> GestureRules.Decision) -> Change? {
      defer { (held, isOver) = (nil, true) }
      guard let held else { return nil }
      switch decide(held.now) {
      case .stay: return nil
      case .goOn: return .on(held.start < 1)
      case .finish: return .on(true)
      case .cancel: return .on(false)
      }
    }
  }
}

nonisolated extension DrivenChanges {
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
      return .back(change, left: abs(change.progress - progress))
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
