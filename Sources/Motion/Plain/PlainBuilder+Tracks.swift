extension PlainBuilder {
  /// What a property has at the start, with the shift; nil if it is known or not needed.
  private func start(
    _ notes: [KeyframeNote], _ property: String, like example: AnimatedValue
  ) -> (identity: AnimatedValue, shifted: AnimatedValue)? {
    let isOpen = notes.contains { if case .identityStart = $0 { true } else { false } }
    guard isOpen else { return nil }
    let identity = AnimatedValue.identity(of: property, like: example)
    return (identity, identity.components.map { identity.with($0 + shift) } ?? identity)
  }

  /// The track of keyframes, and the turn along its path if it has one.
  func tracks(_ track: Keyframes.Track) throws(MotionError) -> [Track] {
    var easings: [PlainEasing?] = []
    for timing in track.timings ?? [] {
      easings.append(try PlainEasing(timing, lengths: lengths))
    }
    let known = try evaluator(track, current: nil)
    let open = start(known.notes, track.property, like: known.value(at: 0))
    let evaluator = open == nil ? known : try evaluator(track, current: open?.shifted)
    var plain = Track(
      target: track.target, property: track.property, course: PlainKeys(), start: open?.identity)
    switch evaluator.form {
    case .values(let values):
      plain.base = values.base
      if let keys = PlainKeys(values, timings: easings) {
        plain.course = keys
      } else {
        plain.course = PlainKeys(baked: values.timeline.times) { progress in
          let (value, change) = (values.value(at: progress), values.velocity(at: progress))
          guard let own = value.components, let base = values.base?.components else {
            return (value, change?.components ?? .zero)
          }
          return (value.with(own - base), change?.components ?? .zero)
        }
      }
    case .frames(let frames, let base):
      plain.base = base
      if let keys = PlainKeys(frames) {
        plain.course = keys
      } else {
        plain.course = PlainKeys(baked: frames.runs.flatMap { $0.curve.timeline.times }) {
          (frames.value(at: $0), frames.velocity(at: $0)?.components ?? .zero)
        }
      }
    case .path(let path, let base) where track.calculationMode == .discrete:
      plain.base = base
      plain.course = PlainKeys(holding: path.times) { path.position(at: $0) }
      guard track.rotationMode != nil else { break }
      let turn = PlainKeys(holding: path.times) { .number(path.angle(at: $0) ?? 0) }
      return [plain, Track(target: track.target, property: Self.turn, course: turn)]
    case .path(let path, let base):
      plain.base = base
      plain.course = PlainKeys(baked: path.times) {
        (path.position(at: $0), path.velocity(at: $0).components ?? .zero)
      }
      guard track.rotationMode != nil else { break }
      let turn = PlainKeys(baked: path.times) {
        (.number(path.angle(at: $0) ?? 0), SIMD4(evaluator.turn(at: $0) ?? 0, 0, 0, 0))
      }
      return [plain, Track(target: track.target, property: Self.turn, course: turn)]
    }
    return [plain]
  }

  private static let turn = "transform.rotation.z"

  private func evaluator(
    _ track: Keyframes.Track, current: AnimatedValue?
  ) throws(MotionError) -> TrackEvaluator {
    var unresolved: MotionError?
    do throws(KeyframeError) {
      return try TrackEvaluator(track, current: current, lengths: lengths) { timing in
        do throws(MotionError) {
          return try ProgressFunction(timing, lengths: lengths)
        } catch {
          unresolved = error
          return nil
        }
      }
    } catch {
      throw unresolved
        ?? MotionError("\(track.property): \(error.message)", kind: error.kind, help: error.help)
    }
  }

  /// The tracks of an animator's animations.
  ///
  /// Several of one property are relative, as UIKit has them: the last counts, and what earlier ones
  /// have not done yet is added.
  func tracks(
    _ animations: [Animator.Animation], _ easing: PlainEasing?, upright: PlainEasing? = nil
  ) throws(MotionError) -> [Track] {
    var moves: [(name: [String?], tracks: [Track], goal: AnimatedValue)] = []
    for (index, animation) in animations.enumerated() {
      let property = AnimatedProperty(animation, at: index)
      let name = [property.target, property.name]
      let known = moves.firstIndex { $0.name == name }
      let (from, to, open) = try ends(of: property, current: known.map { moves[$0].goal })
      let isUpright = VelocityAxis(of: property.name) == .y
      let easing = isUpright ? upright ?? easing : easing
      let delay = property.spans[0].start
      var keys = PlainKeys()
      if delay > 0 { keys.hold(from, at: 0) }
      var begin = delay
      if let easing, easing(0) != 0, delay < 1 {
        // An animator stands at its start before it jumps from there.
        keys.hold(from, at: delay)
        begin = min(delay + 1e-12, 1)
      }
      keys.keys.append(PlainKeys.Key(time: begin, value: from, easing: easing))
      keys.keys.append(PlainKeys.Key(time: 1, value: to))
      var track = Track(target: property.target, property: property.name, course: keys)
      track.start = open
      guard let known else {
        moves.append((name, [track], to))
        continue
      }
      moves[known].tracks[0].relate(to: moves[known].goal)
      // The one that counts comes first; the others are added to it.
      moves[known].tracks.insert(track, at: 0)
      moves[known].goal = to
    }
    return moves.flatMap { move in
      let start = move.tracks.compactMap(\.start).first
      return move.tracks.enumerated().compactMap { index, track in
        var track = track
        track.start = start
        let isAdded = track.base?.hasShape(of: move.goal) == true && move.goal.isContinuous
        return index == 0 || isAdded ? track : nil
      }
    }
  }

  private func ends(
    of property: AnimatedProperty, current: AnimatedValue?
  ) throws(MotionError) -> (from: AnimatedValue, to: AnimatedValue, open: AnimatedValue?) {
    do throws(KeyframeError) {
      var (from, frames, notes) = try property.resolved(current: current, lengths: lengths)
      let open = start(notes, property.name, like: from)
      if let open {
        (from, frames, notes) = try property.resolved(current: open.shifted, lengths: lengths)
      }
      guard let frame = frames.first else { return (from, from, open?.identity) }
      let to = frame.isRelative ? from.adding(frame.value) : frame.value
      guard to.hasShape(of: from) else { throw .mixedValues(index: 1) }
      return (from, to, open?.identity)
    } catch {
      throw MotionError("\(property.name): \(error.message)", kind: error.kind, help: error.help)
    }
  }

  /// The keys of a layer's property in a custom transition.
  func track(_ property: AnimatedProperty) throws(MotionError) -> Track {
    do throws(KeyframeError) {
      var (begin, frames, notes) = try property.resolved(current: nil, lengths: lengths)
      let open = start(notes, property.name, like: begin)
      if let open {
        (begin, frames, notes) = try property.resolved(current: open.shifted, lengths: lengths)
      }
      let evaluator = try FrameEvaluator(start: begin, frames: frames, mode: property.mode)
      var course = PlainKeys(evaluator) ?? PlainKeys()
      if course.keys.isEmpty {
        course = PlainKeys(baked: evaluator.runs.flatMap { $0.curve.timeline.times }) {
          (evaluator.value(at: $0), evaluator.velocity(at: $0)?.components ?? .zero)
        }
      }
      return Track(
        target: property.target, property: property.name, course: course, start: open?.identity)
    } catch {
      throw MotionError("\(property.name): \(error.message)", kind: error.kind, help: error.help)
    }
  }
}

extension PlainBuilder.Track {
  /// Makes what an animation adds to a later one of the property: what it has not done yet.
  fileprivate mutating func relate(to goal: AnimatedValue) {
    guard let end = goal.components else { return }
    for index in course.keys.indices {
      guard let value = course.keys[index].value.components else { continue }
      course.keys[index].value = goal.with(value - end)
    }
    base = goal.multiplied(by: 0)
  }
}
