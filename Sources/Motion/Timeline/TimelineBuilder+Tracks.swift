extension TimelineBuilder {
  /// The value of a property at the start, with the shift; nil if it is known or not needed, or if its
  /// default is taken.
  func start(
    _ notes: [KeyframeNote], _ property: String, like example: AnimatedValue
  ) -> (identity: AnimatedValue, shifted: AnimatedValue)? {
    guard case .printing(let shift) = use else { return nil }
    let isOpen = notes.contains { if case .identityStart = $0 { true } else { false } }
    guard isOpen else { return nil }
    let identity = AnimatedValue.identity(of: property, like: example)
    return (identity, identity.components.map { identity.with($0 + shift) } ?? identity)
  }

  /// The track of keyframes, and the turn along its path if it has one.
  ///
  /// - Parameter timing: The timing of the whole.
  func tracks(
    _ track: Keyframes.Track, _ timing: Timing?
  ) throws(MotionError) -> [TimelineTrack] {
    var easings: [TimelineEasing?] = []
    for timing in track.timings ?? [] {
      easings.append(try TimelineEasing(timing, lengths: lengths))
    }
    let known = try evaluator(track, current: nil)
    let open = start(known.notes, track.property, like: known.value(at: 0))
    let evaluator = open == nil ? known : try evaluator(track, current: open?.shifted)
    var base: AnimatedValue?
    var tracks: [TimelineTrack]
    let (target, property) = (track.target, track.property)
    switch evaluator.form {
    case .values(let values):
      base = values.base
      let keys = TimelineKeys(values, timings: easings)
      tracks = [
        self.track(target, property, keys, values.breaks) { progress in
          let value = values.value(at: progress)
          let own = values.base?.difference(to: value) ?? value
          return MotionPoint(value: own, velocity: values.velocity(at: progress))
        }
      ]
    case .frames(let frames, let start):
      base = start
      tracks = [self.track(target, property, frames)]
    case .path(let path, let start):
      base = start
      let isHeld = track.calculationMode == .discrete
      func part(
        _ property: String, _ point: @escaping @Sendable (Double) -> MotionPoint
      ) -> TimelineTrack {
        let keys = TimelineKeys(holding: path.times) { point($0).value ?? .number(0) }
        return self.track(target, property, isHeld ? keys : nil, path.times, point)
      }
      tracks = [
        part(property) { progress in
          MotionPoint(
            value: path.position(at: progress), velocity: path.velocity(at: progress))
        }
      ]
      guard track.rotationMode != nil else { break }
      tracks.append(
        part("transform.rotation.z") { progress in
          MotionPoint(
            value: path.angle(at: progress).map(AnimatedValue.number),
            velocity: path.turn(at: progress).map(AnimatedValue.number))
        })
    }
    let outline = AnimatedProperty(track)
    tracks[0].base = base.map { TimelineValue($0) }
    tracks[0].start = open?.identity
    tracks[0].notes = evaluator.notes.map(\.text)
    tracks[0].isStepped = outline.isStepped
    tracks[0].authoredTimes = timing.instants(of: outline.keys)
    // A value that is added to the model value does not say what that is.
    if track.additive != true { tracks[0].last = TimelineValue(evaluator.value(at: 1)) }
    return tracks
  }

  /// A track of keys if keys express it exactly.
  ///
  /// Else it is a track of the function, or of keys that are close to it if it is printed.
  private func track(
    _ target: String?, _ property: String, _ keys: TimelineKeys?, _ breaks: [Double],
    _ point: @escaping @Sendable (Double) -> MotionPoint
  ) -> TimelineTrack {
    if keys == nil, !isPrinted {
      return TimelineTrack(
        target: target, property: property, content: .function(.init(breaks: breaks, point)))
    }
    let keys =
      keys
      ?? TimelineKeys(baked: breaks) { progress in
        let found = point(progress)
        return (found.value ?? .number(0), found.velocity?.components ?? .zero)
      }
    return TimelineTrack(target: target, property: property, keys: keys)
  }

  private func track(
    _ target: String?, _ property: String, _ frames: FrameEvaluator
  ) -> TimelineTrack {
    let breaks = frames.runs.flatMap(\.curve.breaks)
    return track(target, property, TimelineKeys(frames), breaks) { progress in
      MotionPoint(value: frames.value(at: progress), velocity: frames.velocity(at: progress))
    }
  }

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

  /// The track of a layer's property in a custom transition.
  func track(_ property: AnimatedProperty) throws(MotionError) -> TimelineTrack {
    do throws(KeyframeError) {
      var (begin, frames, notes) = try property.resolved(current: nil, lengths: lengths)
      let open = start(notes, property.name, like: begin)
      if let open {
        (begin, frames, notes) = try property.resolved(current: open.shifted, lengths: lengths)
      }
      let evaluator = try FrameEvaluator(start: begin, frames: frames, mode: property.mode)
      var track = track(property.target, property.name, evaluator)
      track.start = open?.identity
      track.notes = (notes + evaluator.notes).map(\.text)
      return track
    } catch {
      throw MotionError("\(property.name): \(error.message)", kind: error.kind, help: error.help)
    }
  }
}

extension Timing? {
  /// When progress comes to some fractions; none if that is not simple to say.
  fileprivate func instants(of fractions: [Double]) -> [Double] {
    switch self {
    case nil: return fractions
    case .curve(let curve):
      guard let evaluator = try? CurveEvaluator(curve.shape) else { return [] }
      return fractions.compactMap { evaluator.input(reaching: $0) }
    case .spring, .preset: return []
    }
  }
}
