import Motion

/// A CSS cast is all that moves in a motion, gathered from its members, by target.
struct CSSAnimationSet {
  let prefix: String
  let tolerance: Double
  private(set) var error = 0.0
  private(set) var moment: Fidelity.Moment?
  private var said: [String] = []
  private var lengths: [String] = []
  private(set) var isGuess = false
  private(set) var isLogical = false
  private(set) var perspective: String?
  private(set) var stagger: Double?
  private var animations: [(target: String?, one: CSSAnimation)] = []

  init(prefix: String, tolerance: Double) {
    (self.prefix, self.tolerance) = (prefix, tolerance)
  }

  /// The part of the time that a motion within groups has.
  private struct Span {
    var start = 0.0
    var end = Double.infinity
    var groupDuration: Double?
    var member: MotionGroup.Member?
    var target: String?
  }

  /// What is to be heeded.
  var notes: [String] {
    said + (lengths.isEmpty ? [] : ["lengths to be set: \(lengths.joined(separator: ", "))"])
  }

  /// Takes in a motion.
  ///
  /// - Throws: ``Unsupported`` where CSS has nothing for it.
  mutating func add(_ motion: Motion) throws(Unsupported) { try add(motion, Span()) }

  private mutating func add(_ motion: Motion, _ span: Span) throws(Unsupported) {
    switch motion {
    case .curve, .spring, .duration: throw Unsupported(.motion, "a member that moves nothing")
    case .keyframes(let keyframes):
      try add(
        CSSRun(keyframes, groupDuration: span.groupDuration, prefix: prefix), span)
    case .animator(let animator):
      try add(CSSRun(animator, prefix: prefix), span)
      note(animator)
    case .transition(let transition):
      try add(CSSRun(transition, prefix: prefix), span)
      try note(transition)
    case .group(let group):
      if group.interaction != nil { say(Self.gesture) }
      for member in group.members {
        guard case .motion(let motion) = member.content else {
          throw Unsupported(.unknown, "it is not resolved")
        }
        try add(motion, inner(span, group, member, motion))
      }
    }
  }

  /// The time of a group's member that is a group itself, or of which only the run is to be found.
  private mutating func inner(
    _ span: Span, _ group: MotionGroup, _ member: MotionGroup.Member, _ motion: Motion
  ) throws(Unsupported) -> Span {
    var inner = span
    inner.target = member.target ?? span.target
    inner.groupDuration = group.duration?.seconds ?? span.groupDuration
    if let seconds = inner.groupDuration { inner.end = min(span.end, span.start + seconds) }
    if let seconds = member.stagger?.seconds, seconds != 0 {
      if let stagger, stagger != seconds {
        throw Unsupported("its members are staggered differently")
      }
      stagger = seconds
      say("each further element begins later by what is told as its stagger")
    }
    inner.member = member
    if case .group = motion {
      if member.speed ?? 1 != 1 { throw Unsupported("a group within a group at another speed") }
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
    let timeline = try CSSTimeline(run.timing, after: span.start, until: span.end)
    isLogical = isLogical || run.isLogical
    if span.end.isFinite, timeline.fill == .forwards || timeline.fill == .both {
      say("what it holds at its end stays when the group is over")
    }
    var order: [String?] = []
    var byTarget: [String?: [CSSTrack]] = [:]
    for track in run.tracks {
      let target = track.target ?? span.target
      if byTarget[target] == nil { order.append(target) }
      byTarget[target, default: []].append(track)
    }
    for target in order {
      let found = try CSSAnimation.all(
        of: byTarget[target] ?? [], in: run, timeline, tolerance: tolerance)
      for one in found {
        animations.append((target, one))
        guard one.error.error > error else { continue }
        error = one.error.error
        moment = .seconds(timeline.delay + one.error.share * timeline.duration)
      }
    }
    note(run)
  }

  /// The animations by target, in the order in which targets were met.
  ///
  /// - Throws: ``Unsupported`` where two targets would have the same name.
  func slots() throws(Unsupported) -> [CSSMotion.Slot] {
    var slots: [CSSMotion.Slot] = []
    var owners: [String: String] = [:]
    for (target, animation) in animations {
      let name = target.map(CSSText.kebab) ?? ""
      if let target, name.isEmpty {
        throw Unsupported(.name, "no name can be made of the target \(target)")
      }
      if let target, let owner = owners[name], owner != target {
        throw Unsupported(
          .name, "the targets \(owner) and \(target) would both be called \"\(name)\"")
      }
      if let target { owners[name] = target }
      if let index = slots.firstIndex(where: { $0.name == name }) {
        slots[index].animations.append(animation)
      } else {
        slots.append(CSSMotion.Slot(name: name, animations: [animation]))
      }
    }
    return slots
  }
}

extension CSSAnimationSet {
  private static let gesture = "the gesture that drives it is left to the app"
  private static let place =
    "positions are told as translate: with none, the element's centre is to be at its container's"
    + " top left corner"

  private mutating func say(_ note: String) {
    if !said.contains(note) { said.append(note) }
  }

  private mutating func note(_ run: CSSRun) {
    for track in run.tracks {
      let isPlace = ["position", "position.x", "position.y", "center"].contains(track.property)
      let isKnown = [0, 1].contains { share in
        track.sums(at: share, run).contains { $0.current == 0 }
      }
      if isPlace, isKnown, !track.isAdditive { say(Self.place) }
      if case .plain(let names, _) = track.css, let name = names.first, name.hasPrefix("--") {
        say("\(track.property) is no property of CSS: read \(name), registered by @property")
      }
      if track.property == "zPosition" {
        say("z-index orders elements that are positioned only, by whole numbers")
      }
      if track.property == "frame" { say("the element is to be positioned absolutely") }
    }
    if run.tracks.contains(where: { $0.property == "z-index" }) {
      say("the pages are to be positioned, one over the other")
    }
    for name in run.measures.names where !lengths.contains(name) { lengths.append(name) }
  }

  private mutating func note(_ animator: Animator) {
    if animator.interaction != nil { say(Self.gesture) }
    guard let continuation = animator.continuation else { return }
    say(
      continuation.from == nil
        ? "it is shown as if it were never paused" : "it is shown paused and continued at once")
  }

  private mutating func note(_ transition: Transition) throws(Unsupported) {
    if transition.interaction != nil { say(Self.gesture) }
    if transition.style == .flip {
      isGuess = true
      say("give the container a perspective: UIKit's eye distance and dolly are not documented")
    }
    switch transition.perspective {
    case nil: break
    case .m34(let m34): if m34 != 0 { perspective = CSSText.number(-1 / m34) + "px" }
    case .eyeDistance(.number(let distance)): perspective = CSSText.number(distance) + "px"
    case .eyeDistance(.measure(let measure)):
      let measures = CSSMeasures(all: [measure], prefix: prefix)
      perspective = "calc(\(try measures.text(of: measure, isAlone: true)))"
      for name in measures.names where !lengths.contains(name) { lengths.append(name) }
    }
  }
}
