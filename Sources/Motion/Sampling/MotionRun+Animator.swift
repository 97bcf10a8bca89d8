extension MotionRun {
  /// Makes the run of an animator that is started and left alone.
  ///
  /// UIKit sets the model's values at the start: before its delay is over the starting values show,
  /// and the final ones afterwards.
  init(_ animator: Animator, lengths: [String: Double]) throws(MotionError) {
    let course = try ProgressCurve(animator, lengths: lengths)
    timing = MediaTiming(duration: course.duration)
    timing.beginTime = animator.delay?.seconds ?? 0
    timing.fillMode = .both
    notes = course.notes
    if animator.animations.isEmpty {
      tracks = [
        MotionTrack(property: "progress") { fraction in
          let (value, slope) = course.position(at: fraction, after: 0)
          return MotionPoint(value: .number(value), velocity: .number(slope))
        }
      ]
    }
    for property in animator.properties {
      tracks.append(try AnimatedProperty(property, lengths).track(course))
    }
  }
}

extension Animator {
  /// The animations of each property of each target, in the order of their first.
  fileprivate var properties: [[Animation]] {
    var order: [[String?]] = []
    var found: [[String?]: [Animation]] = [:]
    for animation in animations {
      let key = [animation.target, animation.property]
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(animation)
    }
    return order.compactMap { found[$0] }
  }
}

/// An animated property is moved by one animation, or by several that are blended.
private struct AnimatedProperty {
  private struct Move {
    var from, to: AnimatedValue
    var delay: Double
  }

  private let target: String?
  private let property: String
  private var moves: [Move] = []
  private var notes: [String] = []

  init(_ animations: [Animator.Animation], _ lengths: [String: Double]) throws(MotionError) {
    target = animations.first?.target
    property = animations.first?.property ?? ""
    do throws(KeyframeError) {
      try add(animations, lengths)
    } catch {
      throw MotionError("\(property): \(error.message)", kind: error.kind, help: error.help)
    }
  }

  private mutating func add(
    _ animations: [Animator.Animation], _ lengths: [String: Double]
  ) throws(KeyframeError) {
    var start = StartingValue(property: property, current: nil)
    for animation in animations {
      let authored = [animation.from, animation.change.value].compactMap { $0 }
      if let known = authored.first(where: { $0 != .current }) {
        start.example = try AnimatedValue(known, current: .number(0), lengths: lengths)
      }
      let from: AnimatedValue
      if let own = animation.from, own != .current {
        from = start.example
      } else {
        from = moves.last?.to ?? start.value()
      }
      let value = try AnimatedValue(animation.change.value, current: from, lengths: lengths)
      var to = value
      if case .by = animation.change { to = from.adding(value) }
      guard to.hasShape(of: from) else { throw .mixedValues(index: 1) }
      moves.append(Move(from: from, to: to, delay: animation.delayFactor?.value ?? 0))
    }
    notes = start.notes.map(\.text)
    if moves.contains(where: { $0.delay > 0 }) { notes.append(AnimatorNote.delayed.text) }
    if moves.count > 1 {
      notes.append("several animations of one property: the last to start wins, blended")
    }
  }

  func track(_ course: ProgressCurve) -> MotionTrack {
    let moves = moves
    return MotionTrack(
      target: target, property: property, notes: notes,
      isStepped: moves.contains { !$0.to.isContinuous }
    ) { fraction in
      let states = moves.map { course.position(at: fraction, after: $0.delay) }
      let value = AnimatedValue.blended(
        zip(moves, states).map { ($0.from, $0.to, $1.value) })
      var velocity = moves.last?.to.isContinuous == true ? moves.last?.to.multiplied(by: 0) : nil
      for (move, state) in zip(moves, states) {
        guard let way = move.from.difference(to: move.to) else { continue }
        velocity = velocity?.adding(way.multiplied(by: state.slope))
      }
      return MotionPoint(value: value, velocity: velocity)
    }
  }
}
