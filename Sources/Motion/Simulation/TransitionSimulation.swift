/// A transition simulation plays a transition of view controllers, with a gesture or without one.
///
/// As a percent-driven interactive transition has it, progress is the fraction of the time, and its
/// timing applies to what is seen.
public struct TransitionSimulation: MotionSimulation {
  private var animator: SimulatedAnimator
  private let rules: InteractionRules?
  private let recipe: RecipeEvaluator?
  private let timing: ProgressFunction
  private let ownNotes: [String]
  /// What has happened.
  public private(set) var events: [AnimatorEvent] = []

  /// Makes a transition that has not begun.
  ///
  /// - Parameters:
  ///   - transition: The transition, without references.
  ///   - rules: What gestures mean; nil if none drives it.
  ///   - lengths: The lengths that measures depend on, by their names, in points.
  /// - Throws: ``MotionError`` if a reference or a timing's measure is not known.
  public init(
    _ transition: Transition, rules: InteractionRules?, lengths: [String: Double] = [:]
  ) throws(MotionError) {
    let timed = try TimedProgress(
      transition.timing, duration: transition.duration?.seconds, lengths: lengths)
    animator = SimulatedAnimator(
      duration: timed.duration, timing: timed.function,
      settlingDuration: timed.spring == nil ? nil : timed.duration)
    animator.scrubsLinearly = false
    timing = timed.function
    var rules = rules
    rules?.drivesTransition = true
    if rules?.onRelease == nil { rules?.onRelease = .threshold }
    self.rules = rules
    let seen = TransitionValues(transition, timing: timed.function, lengths: lengths)
    recipe = seen.recipe
    ownNotes = timed.notes + seen.notes
  }

  /// The verbs that exist for it.
  public var verbs: [AnimatorVerb] { rules == nil ? [.start] : [.start, .gesture] }
  /// The time that has been reached, in seconds.
  public var now: Double { animator.now }
  /// When it will come to its end if nothing is done; nil if it is at rest.
  public var endTime: Double? { animator.endTime }

  /// The readings that have mattered so far, in words.
  public var notes: [String] {
    let own: [AnimatorNote] = [.remaining, .position, .axis, .cancelled, .spring]
    return (ownNotes + animator.notes.filter(own.contains).map(\.text) + [Self.completion]).uniqued
  }

  /// Its state.
  public var reading: SimulationReading {
    let fraction = animator.position == 0 ? 0 : animator.elapsed
    return SimulationReading(
      state: animator.state, isRunning: animator.isRunning, isReversed: animator.isReversed,
      fraction: animator.state == .inactive ? 0 : animator.elapsed, position: animator.position,
      values: recipe.map {
        TransitionValues.values(of: $0, at: fraction, isOver: isOver)
      } ?? [])
  }

  /// Lets time pass up to an instant.
  public mutating func advance(to time: Double) {
    let known = animator.events.count
    animator.advance(to: time)
    take(animator.events[known...])
  }

  /// Makes a call at the time that has been reached.
  ///
  /// - Throws: ``IllegalAnimatorCall`` if it would end the app.
  public mutating func perform(_ call: AnimatorCall) throws(IllegalAnimatorCall) {
    let known = animator.events.count
    defer { take(animator.events[known...]) }
    try animator.perform(call, rules: rules)
  }

  /// Keeps what an app sees of the animator behind a transition.
  private mutating func take(_ new: ArraySlice<AnimatorEvent>) {
    for event in new {
      switch event.kind {
      case .completed(let position):
        events.append(AnimatorEvent(time: event.time, kind: .transitionCompleted(position == .end)))
      case .discarded: break
      default: events.append(event)
      }
    }
  }

  /// Whether it has been completed or cancelled.
  private var isOver: Bool {
    events.contains { event in
      if case .transitionCompleted = event.kind { true } else { false }
    }
  }

  private static let completion =
    "every way out completes the transition: completeTransition(true) where it finished, (false)"
    + " where it was cancelled; an app that returns early without it can no longer be used"
}

/// Transition values are what the layers of a custom transition have.
struct TransitionValues {
  let recipe: RecipeEvaluator?
  let notes: [String]

  init(_ transition: Transition, timing: ProgressFunction, lengths: [String: Double]) {
    guard transition.style == .custom || !transition.layers.isEmpty else {
      recipe = nil
      notes = []
      return
    }
    var notes: [String] = []
    var known = transition
    for index in known.layers.indices {
      for (property, error) in known.layers[index].forget(unknownIn: lengths) {
        notes.append("\(known.layers[index].layer.rawValue).\(property): \(error.message)")
      }
    }
    recipe = try? RecipeEvaluator(known, timing: timing, lengths: lengths)
    if let recipe {
      notes += recipe.notes.map(\.text)
      if recipe.perspective != .identity { notes.append(Self.perspectiveNote) }
    }
    self.notes = notes
  }

  /// What the layers have at a progress.
  ///
  /// - Parameter isOver: Whether the transition was completed or cancelled: then nothing is hidden,
  ///   and snapshots have been taken away.
  static func values(
    of recipe: RecipeEvaluator, at progress: Double, isOver: Bool
  ) -> [SimulationReading.Value] {
    var values: [SimulationReading.Value] = []
    if recipe.perspective != .identity {
      values.append(
        .init(
          name: "container.sublayerTransform.m34", value: .number(recipe.perspective.rows.2.w)))
    }
    for role in recipe.roles where !(isOver && role.isSnapshot) {
      for property in recipe.properties(of: role) {
        values.append(
          .init(
            name: "\(role.rawValue).\(property)",
            value: recipe.value(of: property, on: role, at: progress)))
      }
      if recipe.hides(role) {
        let isHidden = !isOver && recipe.isHidden(role, at: progress)
        values.append(.init(name: "\(role.rawValue).hidden", value: .boolean(isHidden)))
      }
    }
    return values
  }

  private static let perspectiveNote =
    "m34 = -1 / eye distance stands on the container's sublayerTransform: the smaller the distance,"
    + " the stronger the effect"
}

extension Transition.Layer {
  /// Leaves out the properties with a value that cannot be evaluated, and says why.
  fileprivate mutating func forget(
    unknownIn lengths: [String: Double]
  ) -> [(property: String, error: KeyframeError)] {
    var unknown: [(property: String, error: KeyframeError)] = []
    let authored =
      initial.sorted { $0.key < $1.key } + frames.map { ($0.property, $0.change.value) }
    for (property, value) in authored where !unknown.contains(where: { $0.property == property }) {
      do throws(KeyframeError) {
        _ = try AnimatedValue(value, current: .number(0), lengths: lengths)
      } catch {
        unknown.append((property, error))
      }
    }
    for (property, _) in unknown {
      initial[property] = nil
      frames.removeAll { $0.property == property }
    }
    return unknown
  }
}
