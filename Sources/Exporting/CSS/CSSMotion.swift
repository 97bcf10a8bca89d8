import Diagnostics
import Motion
import Presets

/// A CSS motion is what becomes of a preset in CSS: custom properties and animations.
struct CSSMotion: PresetDeclaration {
  /// An easing, with its duration and delay.
  var easing: CSSTimingFunction?
  /// The duration and the delay in seconds, if they aren't part of animations.
  var duration, delay: Double?
  /// Which of a spring's durations it is.
  var durationNote: String?
  /// The viewpoint distance from the container of its layers, as a length.
  var perspective: String?
  /// The time between two targets' starts, in seconds.
  var stagger: Double?
  /// The properties that members have animated so far.
  private var moves: [CSSMove] = []
  /// The animations by target.
  var slots: [Slot] = []
  /// The animations of two pages, if two elements can show the transition.
  var pages: CSSPages?
  /// The largest error, as a fraction of the distance.
  var error = 0.0
  /// The time of the largest error.
  var instant: Fidelity.Instant?
  /// Whether the platform's behavior isn't fully known.
  var isGuess = false
  /// Its gesture, and whether it continues differently.
  ///
  /// CSS has neither.
  var interaction: Interaction?
  var leavesOutContinuation = false
  /// Whether sides are the reader's.
  var isLogical = false
  let prefix: String
  let tolerance: Double
  let traits: CSSTraits
  /// How many evaluations all properties together may take: about a second.
  private let budget = CSSTrajectory.Budget(40_000)
  /// Notes for developers, and the lengths to set.
  var notes: [String] = []
  var lengths: [String] = []

  /// A slot is the animations of one target.
  struct Slot {
    /// The target's name in kebab case; empty if there is only one and it has no name.
    var name: String
    /// The target, by the author's name.
    var target: String?
    /// The animations, the later ones above the earlier.
    var animations: [CSSAnimation]
  }

  /// Makes what becomes of a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion, its references followed.
  ///   - prefix: The prefix of custom property names.
  ///   - tolerance: How far `linear()` may be off, as a fraction of the distance.
  ///   - traits: What CSS said of keyframes that came from it.
  /// - Throws: ``Unsupported`` if CSS has nothing for it.
  init(
    _ motion: Motion, prefix: String, tolerance: Double, traits: CSSTraits = CSSTraits()
  ) throws(Unsupported) {
    (self.prefix, self.tolerance, self.traits) = (prefix, tolerance, traits)
    switch motion {
    case .curve(let curve): try addCurve(curve)
    case .spring(let spring): try addSpring(spring)
    case .duration(.seconds(let seconds)): duration = seconds
    case .duration(.use): throw Unsupported(.unknown, "its reference isn't resolved")
    case .keyframes, .animator, .group:
      try add(motion, Span())
      if slots.isEmpty { throw Unsupported(.motion, "nothing changes while it plays") }
    case .transition(let transition):
      try add(motion, Span())
      pages = CSSPages(transition, slots: slots.map(\.name), prefix: prefix)
      if pages == nil {
        note("a page and its snapshot are visible separately, so pages have no class")
      }
    }
  }

  private mutating func addCurve(_ curve: Curve) throws(Unsupported) {
    if let exact = CSSTimingFunction(exactly: curve.shape) {
      easing = exact
    } else {
      let evaluator = try evaluated(CurveEvaluator(curve.shape))
      let worst = try fit(CurveGraph(evaluator))
      instant = .fraction(worst.input)
    }
    (duration, delay) = (curve.duration?.seconds, curve.delay?.seconds)
  }

  /// A spring takes until it stays within the tolerance.
  private mutating func addSpring(_ spring: Spring) throws(Unsupported) {
    if case .measure(let measure)? = spring.initialVelocity, (try? SpringEvaluator(spring)) == nil {
      throw Unsupported(
        .unknown,
        "its initial velocity, \(measure.text), is known only at run time, but linear() is"
          + " computed during the export")
    }
    let evaluator = try evaluated(SpringEvaluator(spring))
    if let swings = evaluator.solver.settling(within: tolerance)?.crossings,
      swings > Timing.mostSwings
    {
      throw Unsupported(
        .size, "it oscillates \(swings) times before it settles, too often for linear()")
    }
    guard let time = evaluator.solver.lastCrossing(of: tolerance), time > 0 else {
      throw Unsupported(.motion, "an undamped spring never settles")
    }
    // Whole milliseconds read well; the stops are those of that time.
    let seconds = (time * 1000).rounded(.up) / 1000
    let solver = evaluator.solver
    var worst = try fit(CurveGraph(solver, until: 1, pace: seconds, last: 1))
    // After this time, the exported animation stays at the target, but the spring continues.
    let rest = solver.largestDistance(after: seconds)
    worst.consider(rest.distance, at: rest.time / seconds)
    error = worst.error
    instant = .seconds(worst.input * seconds)
    duration = seconds
    let perceptual = Figure.rounded(evaluator.spring.perceptualDuration, to: 3)
    durationNote =
      "time to settle within \(CSSText.number(tolerance, places: 6)); perceptual duration"
      + " \(CSSText.time(perceptual))"
    delay = evaluator.delay == 0 ? nil : evaluator.delay
  }

  private mutating func fit(_ graph: CurveGraph) throws(Unsupported) -> LargestDifference {
    guard let fit = CSSTimingFunction(fitting: graph, tolerance: tolerance) else {
      throw Unsupported(.size, "it goes so far that linear() would need more than 4,096 stops")
    }
    let worst = LargestDifference(
      of: CurveGraph(try evaluated(CurveEvaluator(fit.shape))), graph)
    easing = fit
    error = worst.error
    return worst
  }
}

// The animations of members, by target.
extension CSSMotion {
  /// The part of the time that a motion within groups has.
  struct Span {
    var start = 0.0
    var end = Double.infinity
    var groupDuration: Double?
    var member: MotionGroup.Member?
    var target: String?
  }

  mutating func add(_ motion: Motion, _ span: Span) throws(Unsupported) {
    switch motion {
    case .curve, .spring, .duration: throw Unsupported(.motion, "a member that animates nothing")
    case .keyframes(let keyframes):
      try add(
        CSSRun(
          keyframes, groupDuration: span.groupDuration, prefix: prefix, traits: traits), span)
    case .animator(let animator):
      try add(CSSRun(animator, prefix: prefix), span)
      note(animator)
    case .transition(let transition):
      try add(CSSRun(transition, prefix: prefix), span)
      try note(transition)
    case .group(let group):
      note(group.interaction)
      for member in group.members {
        guard case .motion(let motion) = member.content else {
          throw Unsupported(.unknown, "its reference isn't resolved")
        }
        try add(motion, inner(span, group, member, motion))
      }
    }
  }

  /// The time of a group's member that is a group itself, or of which only the run is wanted.
  private mutating func inner(
    _ span: Span, _ group: MotionGroup, _ member: MotionGroup.Member, _ motion: Motion
  ) throws(Unsupported) -> Span {
    var inner = span
    inner.target = member.target ?? span.target
    inner.groupDuration = group.duration?.seconds ?? span.groupDuration
    if let seconds = inner.groupDuration { inner.end = min(span.end, span.start + seconds) }
    if let seconds = member.stagger?.seconds, seconds != 0 {
      if let stagger, stagger != seconds {
        throw Unsupported("its members have different staggers")
      }
      stagger = seconds
      note("each further element is delayed by one more stagger")
    }
    inner.member = member
    if case .group = motion {
      if member.speed ?? 1 != 1 { throw Unsupported("a nested group runs at another speed") }
      inner.start += member.beginTime?.seconds ?? 0
      inner.member = nil
    }
    return inner
  }

  private mutating func add(_ run: CSSRun, _ span: Span) throws(Unsupported) {
    var run = run
    if let member = span.member {
      run.timing = MediaTiming(member, motion: run.timing) { $0.seconds }
    }
    let isMoved = run.tracks.contains { track in
      moves.contains { $0.target == track.target ?? span.target && $0.property == track.property }
    }
    run.timing.fillMode = run.timing.shownFillMode(isAlone: !isMoved)
    let timeline = try CSSTimeline(run.timing, after: span.start, until: span.end)
    let own = run.tracks.map { CSSMove($0, of: $0.target ?? span.target, timeline) }
    for (index, move) in own.enumerated() {
      let others = moves + own[..<index].filter(move.shares)
      note(move, over: others, beginsOpen: run.tracks[index].beginsOpen(run))
    }
    moves += own
    isLogical = isLogical || run.isLogical
    if span.end.isFinite, timeline.fill == .forwards || timeline.fill == .both {
      note("its end values stay when the group ends")
    }
    for target in run.tracks.map({ $0.target ?? span.target }).uniqued() {
      let own = run.tracks.filter { ($0.target ?? span.target) == target }.lastOfEachProperty
      let found = try CSSAnimation.all(
        of: own, in: run, timeline, tolerance: tolerance, within: budget)
      try add(found, to: target)
      for one in found where one.error.error > error {
        error = one.error.error
        instant = .seconds(timeline.delay + one.error.fraction * timeline.duration)
      }
      if found.contains(where: \.isEstimate) {
        note(Fidelity.estimateNote)
      }
      if let first = found.map(\.headStart).max(), first > CSSTrajectory.exact {
        noteStart(first, timeline)
      }
    }
    note(run)
  }

  /// Adds the animations of a target to its slot.
  ///
  /// - Throws: ``Unsupported`` if two targets would have the same name.
  private mutating func add(_ found: [CSSAnimation], to target: String?) throws(Unsupported) {
    if found.isEmpty { return }
    let name = target.map(CSSText.kebab) ?? ""
    if let target, name.isEmpty {
      throw Unsupported(.name, "the target '\(target)' can't be turned into a name")
    }
    guard let index = slots.firstIndex(where: { $0.name == name }) else {
      return slots.append(Slot(name: name, target: target, animations: found))
    }
    if let target, let owner = slots[index].target, owner != target {
      throw Unsupported(
        .name, "the targets \(owner) and \(target) would both be named '\(name)'")
    }
    slots[index].target = slots[index].target ?? target
    slots[index].animations += found
  }

  private mutating func noteStart(_ share: Double, _ timeline: CSSTimeline) {
    let percent = CSSText.percentage(share, places: 1)
    let waits = timeline.delay > 0 && (timeline.fill == .both || timeline.fill == .backwards)
    note(
      "at the very start" + (waits ? " and during the delay" : "")
        + ", CSS is off by \(percent), because its easing starts at another value")
  }
}

extension [CSSTrack] {
  /// The tracks that are seen: of several that a member's target makes one property, the last, and those that add to it.
  fileprivate var lastOfEachProperty: [CSSTrack] {
    indices.filter { index in
      !self[(index + 1)...].contains { $0.property == self[index].property && !$0.isAdditive }
    }.map { self[$0] }
  }
}
