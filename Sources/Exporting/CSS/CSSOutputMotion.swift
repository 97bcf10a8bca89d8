import Diagnostics
import Motion
import Presets

/// A CSS motion is what becomes of a preset in CSS: custom properties and animations.
struct CSSOutputMotion: PresetDeclaration {
  /// An easing, with its duration and delay.
  var easing: CSSOutputTimingFunction?
  /// The duration and the delay in seconds, if they aren't part of animations.
  var duration, delay: Double?
  /// Which of a spring's durations it is.
  var durationNote: String?
  /// The viewpoint distance from the container of its layers, as a length.
  var perspective: String?
  /// The time between two targets' starts, in seconds.
  var stagger: Double?
  /// The properties that members have animated so far.
  private var moves: [CSSOutputMove] = []
  /// The animations by target.
  var slots: [Slot] = []
  /// The animations of two pages, if two elements can show the transition.
  var pages: CSSOutputPages?
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
  private let budget = CSSOutputKeyframeFitting.Budget(40_000)
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
    var animations: [CSSOutputAnimation]
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
      pages = CSSOutputPages(transition, slots: slots.map(\.name), prefix: prefix)
      if pages == nil {
        note("a page and its snapshot are visible separately, so pages have no class")
      }
    }
  }
}

// The animations of members, by target.
extension CSSOutputMotion {
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
        CSSOutputRun(
          keyframes, groupDuration: span.groupDuration, prefix: prefix, traits: traits), span)
    case .animator(let animator):
      try add(CSSOutputRun(animator, prefix: prefix), span)
      note(animator)
    case .transition(let transition):
      try add(CSSOutputRun(transition, prefix: prefix), span)
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

  private mutating func add(_ run: CSSOutputRun, _ span: Span) throws(Unsupported) {
    var run = run
    if let member = span.member {
      run.timing = MediaTiming(member, motion: run.timing) { $0.seconds }
    }
    let isMoved = run.tracks.contains { track in
      moves.contains { $0.target == track.target ?? span.target && $0.property == track.property }
    }
    run.timing.fillMode = run.timing.shownFillMode(isAlone: !isMoved)
    let timeline = try CSSOutputTimeline(run.timing, after: span.start, until: span.end)
    let own = run.tracks.map { CSSOutputMove($0, of: $0.target ?? span.target, timeline) }
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
      let found = try CSSOutputAnimation.all(
        of: own, in: run, timeline, tolerance: tolerance, within: budget)
      try add(found, to: target)
      for one in found where one.error.error > error {
        error = one.error.error
        instant = .seconds(timeline.delay + one.error.fraction * timeline.duration)
      }
      if found.contains(where: \.isEstimate) {
        note(Fidelity.estimateNote)
      }
      if let first = found.map(\.headStart).max(), first > CSSOutputKeyframeFitting.exact {
        noteStart(first, timeline)
      }
    }
    note(run)
  }

  /// Adds the animations of a target to its slot.
  ///
  /// - Throws: ``Unsupported`` if two targets would have the same name.
  private mutating func add(_ found: [CSSOutputAnimation], to target: String?) throws(Unsupported) {
    if found.isEmpty { return }
    let name = target.map(CSSOutputText.kebab) ?? ""
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

  private mutating func noteStart(_ share: Double, _ timeline: CSSOutputTimeline) {
    let percent = CSSOutputText.percentage(share, places: 1)
    let waits = timeline.delay > 0 && (timeline.fill == .both || timeline.fill == .backwards)
    note(
      "at the very start" + (waits ? " and during the delay" : "")
        + ", CSS is off by \(percent), because its easing starts at another value")
  }
}

extension [CSSOutputTrack] {
  /// The tracks that are seen: of several that a member's target makes one property, the last, and those that add to it.
  fileprivate var lastOfEachProperty: [CSSOutputTrack] {
    indices.filter { index in
      !self[(index + 1)...].contains { $0.property == self[index].property && !$0.isAdditive }
    }.map { self[$0] }
  }
}
