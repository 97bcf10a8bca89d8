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
    notes = course.notes + [animator.timing?.trimmingNote].compactMap(\.self)
    if animator.animations.isEmpty {
      tracks = [
        MotionTrack(property: "progress") { fraction in
          let (value, slope) = course.position(at: fraction, after: 0)
          return MotionPoint(value: .number(value), velocity: .number(slope))
        }
      ]
    }
    var blends: [Blend] = []
    var known: [[String?]: Int] = [:]
    for (index, animation) in animator.animations.enumerated() {
      let property = AnimatedProperty(animation, at: index)
      let blend = known[[property.target, property.name], default: blends.count]
      if blend == blends.count {
        known[[property.target, property.name]] = blend
        blends.append(Blend(target: property.target, name: property.name))
      }
      try blends[blend].add(property, lengths)
    }
    tracks += blends.map { $0.track(course) }
  }
}

/// A blend is a property that is moved by one animation, or by several at once.
private struct Blend {
  let target: String?
  let name: String
  private var moves: [(from: AnimatedValue, to: AnimatedValue, delay: Double)] = []
  private var assumed: [KeyframeNote] = []

  init(target: String?, name: String) { (self.target, self.name) = (target, name) }

  mutating func add(_ property: AnimatedProperty, _ lengths: [String: Double]) throws(MotionError) {
    do throws(KeyframeError) {
      let (from, frames, notes) = try property.resolved(current: moves.last?.to, lengths: lengths)
      for frame in frames {
        let to = frame.isRelative ? from.adding(frame.value) : frame.value
        guard to.hasShape(of: from) else { throw .mixedValues(index: 1) }
        moves.append((from, to, frame.start))
      }
      assumed += notes
    } catch {
      throw MotionError("\(name): \(error.message)", kind: error.kind, help: error.help)
    }
  }

  func track(_ course: ProgressCurve) -> MotionTrack {
    let moves = moves
    var notes = assumed.map(\.text)
    if moves.contains(where: { $0.delay > 0 }) { notes.append(AnimatorNote.delayed.text) }
    if moves.count > 1 {
      notes.append("if several animations change one property, the last to start wins, blended")
    }
    @Sendable func point(at fraction: Double, isUpright: Bool) -> MotionPoint {
      let states = moves.map {
        course.position(at: fraction, after: $0.delay, isUpright: isUpright)
      }
      let value = AnimatedValue.blended(zip(moves, states).map { ($0.from, $0.to, $1.value) })
      var velocity = moves.last?.to.isContinuous == true ? moves.last?.to.multiplied(by: 0) : nil
      for (move, state) in zip(moves, states) {
        guard let change = move.from.difference(to: move.to) else { continue }
        velocity = velocity?.adding(change.multiplied(by: state.slope))
      }
      return MotionPoint(value: value, velocity: velocity)
    }
    let axis = course.isSplit ? VelocityAxis(of: name) : .x
    return MotionTrack(
      target: target, property: name, notes: notes,
      isStepped: moves.contains { !$0.to.isContinuous }
    ) { fraction in
      let along = point(at: fraction, isUpright: false)
      guard axis != .x else { return along }
      let upright = point(at: fraction, isUpright: true)
      return MotionPoint(
        value: axis.joined(along.value, upright.value),
        velocity: axis.joined(along.velocity, upright.velocity))
    }
  }
}
