extension MotionRun {
  /// Makes the run of keyframes.
  init(
    _ keyframes: Keyframes, lengths: [String: Double], groupDuration: Double?
  ) throws(MotionError) {
    timing = MediaTiming(keyframes, groupDuration: groupDuration) { $0.seconds }
    let progress = try ProgressFunction(keyframes.timing, lengths: lengths)
    for track in keyframes.tracks {
      tracks += try track.tracks(progress: progress, keyframes.timing, lengths)
    }
    notes = timing.notes.map(\.text)
    if keyframes.duration == nil, groupDuration == nil {
      notes.append("no duration is set; 0.25 s is used, as in Core Animation")
    }
    if case .spring = keyframes.timing {
      notes.append("the spring is stretched to settle at the end of the duration")
    }
    if timing.fillMode == .removed || timing.fillMode == .backwards, timing.parentDuration.isFinite
    {
      notes.append(Self.modelNote)
    }
    take(keyframes.modelValue)
  }
}

extension MotionRun {
  /// The note about the value after an animation that its fill mode removes.
  static let modelNote =
    "from the end on, the layer's own value shows, which is known only at run time"
}

extension Keyframes.Track {
  /// The track by the fraction of one run, and the turn along its path if it has one.
  fileprivate func tracks(
    progress: ProgressFunction, _ timing: Timing?, _ lengths: [String: Double]
  ) throws(MotionError) -> [MotionTrack] {
    var unresolved: MotionError?
    let evaluator: TrackEvaluator
    do throws(KeyframeError) {
      evaluator = try TrackEvaluator(self, lengths: lengths) { timing in
        do throws(MotionError) {
          return try ProgressFunction(timing, lengths: lengths)
        } catch {
          unresolved = error
          return nil
        }
      }
    } catch {
      throw unresolved
        ?? MotionError("\(property): \(error.message)", kind: error.kind, help: error.help)
    }
    let notes = evaluator.notes.map(\.text)
    let outline = AnimatedProperty(self, at: 0)
    var tracks = [
      MotionTrack(
        target: target, property: property, notes: notes, isStepped: outline.isStepped,
        keys: timing.instants(of: outline.keys)
      ) { fraction in
        let position = progress(fraction)
        let slope = progress.slope(at: fraction)
        return MotionPoint(
          value: evaluator.value(at: position),
          velocity: evaluator.velocity(at: position)?.multiplied(by: slope))
      }
    ]
    // What is added to the model value does not say what that is.
    if additive == true {
      tracks[0].base = .identity(of: property, like: evaluator.value(at: 0))
    } else {
      tracks[0].last = evaluator.value(at: 1)
    }
    if rotationMode != nil {
      tracks.append(
        MotionTrack(target: target, property: "transform.rotation.z") { fraction in
          let position = progress(fraction)
          return MotionPoint(
            value: evaluator.angle(at: position).map(AnimatedValue.number),
            velocity: evaluator.turn(at: position).map {
              .number($0 * progress.slope(at: fraction))
            })
        })
    }
    return tracks
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
