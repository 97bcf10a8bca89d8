/// A limit check looks at every number of a motion; pointers are made for those that are beyond the limits.
struct LimitCheck {
  typealias Pointer = String

  var problems: [MotionLimitProblem] = []
  /// Whether the first problem is enough.
  var isQuick = false

  mutating func motion(_ motion: Motion, _ pointer: @autoclosure () -> Pointer) {
    if isQuick, !problems.isEmpty { return }
    time(motion.duration, pointer() + "/duration")
    timing(motion.timing, pointer() + "/timing")
    if let interaction = motion.interaction {
      quantity(interaction.distance, pointer() + "/interaction/distance")
      quantity(interaction.startProgress, pointer() + "/interaction/startProgress")
    }
    switch motion {
    case .curve(let it): curve(it, pointer())
    case .spring(let it): spring(it, pointer())
    case .duration(.seconds(let seconds)): time(.seconds(seconds), pointer() + "/seconds")
    case .duration(.use): break
    case .keyframes(let it): keyframes(it, pointer())
    case .transition(let it): transition(it, pointer())
    case .animator(let it): animator(it, pointer())
    case .group(let it): group(it, pointer())
    }
  }

  // MARK: Timing

  mutating func timing(_ timing: Timing?, _ pointer: @autoclosure () -> Pointer) {
    switch timing {
    case .curve(let it):
      time(it.duration, pointer() + "/duration")
      curve(it, pointer())
    case .spring(let it): spring(it, pointer())
    case .preset, nil: break
    }
  }

  private mutating func curve(_ curve: Curve, _ pointer: @autoclosure () -> Pointer) {
    time(curve.delay, pointer() + "/delay")
    switch curve.shape {
    case .use, .named: break
    case .cubicBezier(let x1, let y1, let x2, let y2):
      number(x1, pointer() + "/cubicBezier/0")
      output(y1, pointer() + "/cubicBezier/1")
      number(x2, pointer() + "/cubicBezier/2")
      output(y2, pointer() + "/cubicBezier/3")
    case .linear(let stops):
      for (index, stop) in stops.enumerated() {
        output(stop.output, pointer() + "/linear/\(index)")
        number(stop.input, pointer() + "/linear/\(index)")
      }
    case .steps(let count, _):
      if count > 1_000_000 {
        add(pointer() + "/steps", "\(count) steps are too many", "use at most 1,000,000")
      }
    case .path(let path):
      for segment in path.segments {
        for point in segment.points { output(point.y, pointer() + "/path") }
      }
    }
  }

  private mutating func spring(_ spring: Spring, _ pointer: @autoclosure () -> Pointer) {
    let known = problems.count
    time(spring.delay, pointer() + "/delay")
    quantity(spring.initialVelocity, pointer() + "/initialVelocity")
    quantity(spring.verticalVelocity, pointer() + "/verticalVelocity")
    switch spring.parameters {
    case .use: return
    case .physical(let mass, let stiffness, let damping):
      number(mass, pointer() + "/mass")
      number(stiffness, pointer() + "/stiffness")
      number(damping, pointer() + "/damping")
    case .ratio(let ratio, let stiffness, let mass):
      number(ratio, pointer() + "/dampingRatio")
      number(stiffness, pointer() + "/stiffness")
      number(mass ?? 1, pointer() + "/mass")
    case .perceptual(let duration, let bounce):
      time(duration, pointer() + "/duration")
      number(bounce, pointer() + "/bounce")
    case .response(let response, let fraction, let blend):
      time(response, pointer() + "/response")
      number(fraction, pointer() + "/dampingFraction")
      time(blend, pointer() + "/blendDuration")
    case .settling(let ratio, let duration):
      number(ratio, pointer() + "/dampingRatio")
      time(duration, pointer() + "/duration")
    }
    // What it comes to can be computed if its own numbers are within the limits.
    guard problems.count == known else { return }
    if let extreme = spring.extremeness {
      return add(pointer(), extreme, "use numbers that are closer to each other")
    }
    guard let settling = spring.settlingIfLong else { return }
    if !(settling <= MotionLimits.longest) {
      add(pointer(), "the spring takes more than a day to settle", "increase its damping")
    }
  }

  // MARK: Animations

  private mutating func keyframes(_ it: Keyframes, _ pointer: @autoclosure () -> Pointer) {
    time(it.beginTime, pointer() + "/beginTime")
    time(it.timeOffset, pointer() + "/timeOffset")
    time(it.repeatDuration, pointer() + "/repeatDuration")
    if case .times(let count) = it.repeatCount { number(count, pointer() + "/repeatCount") }
    number(it.speed ?? 1, pointer() + "/speed")
    frameRate(it.preferredFrameRateRange, pointer() + "/preferredFrameRateRange")
    for (index, track) in it.tracks.enumerated() {
      func place() -> Pointer { pointer() + "/tracks/\(index)" }
      perKey(track.tension, place() + "/tension")
      perKey(track.continuity, place() + "/continuity")
      perKey(track.bias, place() + "/bias")
      for (number, timing) in (track.timings ?? []).enumerated() {
        self.timing(timing, place() + "/timings/\(number)")
      }
      switch track.content {
      case .values(let values):
        for (number, value) in values.enumerated() {
          self.value(value, place() + "/values/\(number)")
        }
      case .path(let path):
        for segment in path.segments {
          for point in segment.points {
            number(point.x, place() + "/path")
            number(point.y, place() + "/path")
          }
        }
      case .frames(let frames):
        for (number, frame) in frames.enumerated() {
          change(frame.change, place() + "/frames/\(number)")
        }
      }
    }
  }

  private mutating func transition(_ it: Transition, _ pointer: @autoclosure () -> Pointer) {
    time(it.delay, pointer() + "/delay")
    switch it.perspective {
    case .eyeDistance(let distance): quantity(distance, pointer() + "/perspective")
    case .m34(let value): number(value, pointer() + "/perspective")
    case nil: break
    }
    for value in it.zoom?.alignment ?? [] { number(value, pointer() + "/zoom/alignment") }
    for (index, layer) in it.layers.enumerated() {
      for (property, value) in layer.initial {
        self.value(value, pointer() + "/layers/\(index)/initial/\(property)")
      }
      for (number, frame) in layer.frames.enumerated() {
        change(frame.change, pointer() + "/layers/\(index)/frames/\(number)")
      }
    }
  }

  private mutating func animator(_ it: Animator, _ pointer: @autoclosure () -> Pointer) {
    time(it.delay, pointer() + "/delay")
    number(it.continuation?.durationFactor ?? 1, pointer() + "/continuation/durationFactor")
    timing(it.continuation?.timing, pointer() + "/continuation/timing")
    for (index, animation) in it.animations.enumerated() {
      if let from = animation.from { value(from, pointer() + "/animations/\(index)/from") }
      change(animation.change, pointer() + "/animations/\(index)")
    }
  }

  private mutating func group(_ it: MotionGroup, _ pointer: @autoclosure () -> Pointer) {
    frameRate(it.preferredFrameRateRange, pointer() + "/preferredFrameRateRange")
    for (index, member) in it.members.enumerated() {
      time(member.beginTime, pointer() + "/members/\(index)/beginTime")
      time(member.stagger, pointer() + "/members/\(index)/stagger")
      number(member.speed ?? 1, pointer() + "/members/\(index)/speed")
      if case .motion(let motion) = member.content {
        self.motion(motion, pointer() + "/members/\(index)/motion")
      }
    }
  }
}

extension PathData.Segment {
  fileprivate var points: [PathData.Point] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .cubic(let first, let second, let to): [first, second, to]
    case .quadratic(let control, let to): [control, to]
    case .arc(let radii, _, _, _, let end): [radii, end]
    case .close: []
    }
  }
}

extension Spring {
  /// Why its numbers can't be computed with, though each is within the limits; nil if they can.
  fileprivate var extremeness: String? {
    do throws(MotionError) {
      _ = try SpringEvaluator(withoutOpenVelocity)
      return nil
    } catch {
      return error.kind == .invalid ? error.message : nil
    }
  }

  /// When it stays within a thousandth of its target, in seconds, if that may take hours; nil if it can't.
  fileprivate var settlingIfLong: Double? {
    guard let solver = try? SpringEvaluator(withoutOpenVelocity).solver else { return nil }
    // Every part of the motion decays at least so fast.
    if solver.slowRate * 3_600 > 100 { return nil }
    return solver.lastCrossing() ?? .infinity
  }
}
