import Motion

extension CSSRun {
  /// Makes the run of an animator that is started and left alone.
  init(_ animator: Animator, prefix: String) throws(Unsupported) {
    var plain = animator
    plain.delay = nil
    var (known, unknown): ([CSSTarget], [CSSTarget]) = ([], [])
    for index in plain.animations.indices {
      let animation = plain.animations[index]
      let place = CSSTarget(animation.target, animation.property)
      if !known.contains(place), animation.from == nil || animation.from == .current {
        let start = PropertyValue.current(like: animation.change.value)
        plain.animations[index].from = start == .current ? nil : start
        if start == .current { unknown.append(place) }
      }
      known.append(place)
    }
    let length: Double
    do throws(MotionError) {
      length = try MotionEvaluator(.animator(plain)).duration
    } catch {
      throw Unsupported(evaluating: error)
    }
    var timing = MediaTiming(duration: length)
    timing.beginTime = animator.delay?.seconds ?? 0
    timing.fillMode = .both
    self.init(
      timing: timing,
      measures: CSSMeasures(all: Motion.animator(animator).measures, prefix: prefix),
      overall: animator.timing)
    if animator.animations.isEmpty { throw Unsupported(.motion, "it moves nothing") }
    let timed = try? TimedProgress(animator.timing, duration: animator.duration?.seconds)
    course = timed.map { timed in { timed.function($0) } }
    tracks = try Self.tracks(of: .animator(plain), length: length, prefix: prefix)
    for index in tracks.indices {
      let place = CSSTarget(tracks[index].target, tracks[index].property)
      tracks[index].beginsUnknown = unknown.contains(place)
      tracks[index].breaks =
        animator.animations
        .filter { CSSTarget($0.target, $0.property) == place }
        .compactMap { $0.delayFactor?.value }
    }
  }
}

/// A property of a target.
struct CSSTarget: Hashable {
  let target: String?
  let property: String

  init(_ target: String?, _ property: String) {
    (self.target, self.property) = (target, property)
  }
}
