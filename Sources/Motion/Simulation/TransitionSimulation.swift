/// A transition simulation plays a transition of view controllers, with a gesture or without one.
///
/// While a finger drives it, what is seen follows the finger: progress is linear, whatever the timing.
/// Let go or played without a finger, it follows its timing.
public struct TransitionSimulation: MotionSimulation {
  private var animator: SimulatedAnimator
  private let rules: InteractionRules?
  private let recipe: CustomTransitionEvaluator?
  private let isCurved: Bool
  private let ownNotes: [String]
  /// The events so far.
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
    isCurved = (0...64).contains { timed.function(Double($0) / 64) != Double($0) / 64 }
    var rules = rules
    rules?.drivesTransition = true
    if rules?.onRelease == nil { rules?.onRelease = .threshold }
    self.rules = rules
    let seen = TransitionValues(transition, lengths: lengths)
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
    let own: [AnimatorNote] = [
      .remaining, .position, .axis, .cancelled, .projected, .spring, .blend, .springRestart,
    ]
    let driven = isCurved && animator.notes.contains(.scrub) ? [AnimatorNote.linearDrive.text] : []
    let told = animator.notes.filter(own.contains).map(\.text)
    return (ownNotes + driven + told + [Self.completion]).uniqued
  }

  /// Its state.
  public var reading: SimulationReading {
    SimulationReading(
      state: animator.state, isRunning: animator.isRunning, isReversed: animator.isReversed,
      fraction: animator.state == .inactive ? 0 : animator.elapsed, position: animator.position,
      values: recipe.map {
        TransitionValues.values(of: $0, at: animator.position, outcome: outcome)
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

  /// Whether it was completed, true, or cancelled, false; nil as long as it isn't over.
  private var outcome: Bool? {
    for event in events {
      if case .transitionCompleted(let isComplete) = event.kind { return isComplete }
    }
    return nil
  }

  private static let completion =
    "every exit path completes the transition: completeTransition(true) if it finished, (false)"
    + " if it was canceled; an app that returns without the call can't be used anymore; before it,"
    + " the transition's changes are removed: m34, snapshots, and changes to a page that leaves or"
    + " stays"
}

/// Transition values are what the layers of a custom transition have.
struct TransitionValues {
  let recipe: CustomTransitionEvaluator?
  let notes: [String]

  init(_ authored: Transition, lengths: [String: Double]) {
    let transition = authored.betweenScreens ?? authored
    guard transition.style?.hasLayers == true || !transition.layers.isEmpty else {
      recipe = nil
      notes = []
      return
    }
    var notes =
      (transition.style?.notes ?? []).map(\.text) + Motion.transition(transition).frameNotes
    var known = transition.statingFrames
    for index in known.layers.indices {
      for (property, error) in known.layers[index].forget(unknownIn: lengths) {
        notes.append("\(known.layers[index].layer.rawValue).\(property): \(error.message)")
      }
    }
    // Its timing is the animator's.
    recipe = try? CustomTransitionEvaluator(known, lengths: lengths)
    if let recipe {
      notes += recipe.notes.map(\.text)
      if recipe.perspective != .identity { notes.append(Self.perspectiveNote) }
    }
    self.notes = notes
  }

  /// The values of the layers at an eased progress.
  ///
  /// - Parameter outcome: Whether the transition was completed or cancelled, if it is over: then
  ///   nothing is hidden, snapshots have been taken away, and what was set is as it was before, but
  ///   for the end of a destination that has come.
  static func values(
    of recipe: CustomTransitionEvaluator, at progress: Double, outcome: Bool?
  ) -> [SimulationReading.Value] {
    var values: [SimulationReading.Value] = []
    let isOver = outcome != nil
    if recipe.perspective != .identity {
      let m34 = isOver ? 0 : recipe.perspective.rows.2.w
      values.append(.init(name: "container.sublayerTransform.m34", value: .number(m34)))
    }
    for role in recipe.roles where !(isOver && role.isSnapshot) {
      let isRestored = isOver && !(outcome == true && role == .destination)
      for property in recipe.properties(of: role) {
        let value = recipe.value(of: property, on: role, at: progress)
        values.append(
          .init(
            name: "\(role.rawValue).\(property)",
            value: isRestored ? value.map { .identity(of: property, like: $0) } : value))
      }
      if recipe.hides(role) {
        let isHidden = !isOver && recipe.isHidden(role, at: progress)
        values.append(.init(name: "\(role.rawValue).hidden", value: .boolean(isHidden)))
      }
    }
    return values
  }

  private static let perspectiveNote =
    "m34 = -1 / perspective distance is set in the container's sublayerTransform: the smaller the"
    + " distance, the stronger the effect"
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
        _ = try AnimatedValue(value, current: .number(0), of: property, lengths: lengths)
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
