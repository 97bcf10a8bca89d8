/// A limit check looks at every number of a motion.
struct LimitCheck {
  var problems: [MotionLimitProblem] = []
  /// Whether the first problem is enough.
  var isQuick = false

  mutating func motion(_ motion: Motion, _ place: LimitPlace) {
    if isQuick, !problems.isEmpty { return }
    time(motion.duration, place["duration"])
    timing(motion.timing, place["timing"])
    if let interaction = motion.interaction {
      quantity(interaction.distance, place["interaction"]["distance"])
      quantity(interaction.startProgress, place["interaction"]["startProgress"])
    }
    switch motion {
    case .curve(let it): curve(it, place)
    case .spring(let it): spring(it, place)
    case .duration(.seconds(let seconds)): time(.seconds(seconds), place["seconds"])
    case .duration(.use): break
    case .keyframes(let it): keyframes(it, place)
    case .transition(let it): transition(it, place)
    case .animator(let it): animator(it, place)
    case .group(let it): group(it, place)
    }
  }

  // MARK: Timing

  mutating func timing(_ timing: Timing?, _ place: LimitPlace) {
    switch timing {
    case .curve(let it):
      time(it.duration, place["duration"])
      curve(it, place)
    case .spring(let it): spring(it, place)
    case .preset, nil: break
    }
  }

  private mutating func curve(_ curve: Curve, _ place: LimitPlace) {
    time(curve.delay, place["delay"])
    switch curve.shape {
    case .use, .named: break
    case .cubicBezier(let x1, let y1, let x2, let y2):
      number(x1, place["cubicBezier"][0])
      output(y1, place["cubicBezier"][1])
      number(x2, place["cubicBezier"][2])
      output(y2, place["cubicBezier"][3])
    case .linear(let stops):
      for (index, stop) in stops.enumerated() {
        output(stop.output, place["linear"][index])
        number(stop.input, place["linear"][index])
      }
    case .steps(let count, _):
      if count > 1_000_000 {
        add(place["steps"], "\(count) steps are too many", "use at most 1,000,000")
      }
    case .path(let path):
      for segment in path.segments {
        for point in segment.points { output(point.y, place["path"]) }
      }
    }
  }

  private mutating func spring(_ spring: Spring, _ place: LimitPlace) {
    let known = problems.count
    time(spring.delay, place["delay"])
    quantity(spring.initialVelocity, place["initialVelocity"])
    quantity(spring.verticalVelocity, place["verticalVelocity"])
    switch spring.parameters {
    case .use: return
    case .physical(let mass, let stiffness, let damping):
      number(mass, place["mass"])
      number(stiffness, place["stiffness"])
      number(damping, place["damping"])
    case .ratio(let ratio, let stiffness, let mass):
      number(ratio, place["dampingRatio"])
      number(stiffness, place["stiffness"])
      number(mass ?? 1, place["mass"])
    case .perceptual(let duration, let bounce):
      time(duration, place["duration"])
      number(bounce, place["bounce"])
    case .response(let response, let fraction, let blend):
      time(response, place["response"])
      number(fraction, place["dampingFraction"])
      time(blend, place["blendDuration"])
    case .settling(let ratio, let duration):
      number(ratio, place["dampingRatio"])
      time(duration, place["duration"])
    }
    // What it comes to can be computed if its own numbers are within the limits.
    guard problems.count == known else { return }
    if let extreme = spring.extremeness {
      return add(place, extreme, "use numbers that are closer to each other")
    }
    guard let settling = spring.settlingIfLong else { return }
    if !(settling <= MotionLimits.longest) {
      add(place, "the spring takes more than a day to settle", "increase its damping")
    }
  }

  // MARK: Animations

  private mutating func keyframes(_ it: Keyframes, _ place: LimitPlace) {
    time(it.beginTime, place["beginTime"])
    time(it.timeOffset, place["timeOffset"])
    time(it.repeatDuration, place["repeatDuration"])
    if case .times(let count) = it.repeatCount { number(count, place["repeatCount"]) }
    number(it.speed ?? 1, place["speed"])
    frameRate(it.preferredFrameRateRange, place["preferredFrameRateRange"])
    for (index, track) in it.tracks.enumerated() {
      let place = place["tracks"][index]
      perKey(track.tension, place["tension"])
      perKey(track.continuity, place["continuity"])
      perKey(track.bias, place["bias"])
      for (number, timing) in (track.timings ?? []).enumerated() {
        self.timing(timing, place["timings"][number])
      }
      switch track.content {
      case .values(let values):
        for (number, value) in values.enumerated() {
          self.value(value, place["values"][number])
        }
      case .path(let path):
        for segment in path.segments {
          for point in segment.points {
            number(point.x, place["path"])
            number(point.y, place["path"])
          }
        }
      case .frames(let frames):
        for (number, frame) in frames.enumerated() {
          change(frame.change, place["frames"][number])
        }
      }
    }
  }

  private mutating func transition(_ it: Transition, _ place: LimitPlace) {
    time(it.delay, place["delay"])
    switch it.perspective {
    case .eyeDistance(let distance): quantity(distance, place["perspective"])
    case .m34(let value): number(value, place["perspective"])
    case nil: break
    }
    for value in it.zoom?.alignment ?? [] { number(value, place["zoom"]["alignment"]) }
    for (index, layer) in it.layers.enumerated() {
      for (property, value) in layer.initial {
        self.value(value, place["layers"][index]["initial"][property])
      }
      for (number, frame) in layer.frames.enumerated() {
        change(frame.change, place["layers"][index]["frames"][number])
      }
    }
  }

  private mutating func animator(_ it: Animator, _ place: LimitPlace) {
    time(it.delay, place["delay"])
    number(it.continuation?.durationFactor ?? 1, place["continuation"]["durationFactor"])
    timing(it.continuation?.timing, place["continuation"]["timing"])
    for (index, animation) in it.animations.enumerated() {
      if let from = animation.from { value(from, place["animations"][index]["from"]) }
      change(animation.change, place["animations"][index])
    }
  }

  private mutating func group(_ it: MotionGroup, _ place: LimitPlace) {
    frameRate(it.preferredFrameRateRange, place["preferredFrameRateRange"])
    for (index, member) in it.members.enumerated() {
      time(member.beginTime, place["members"][index]["beginTime"])
      time(member.stagger, place["members"][index]["stagger"])
      number(member.speed ?? 1, place["members"][index]["speed"])
      if case .motion(let motion) = member.content {
        self.motion(motion, place["members"][index]["motion"])
      }
    }
  }
}

/// A limit place is where a number is; its pointer is written only for those that are beyond the limits.
indirect enum LimitPlace {
  case motion
  case member(String, of: LimitPlace)
  case element(Int, of: LimitPlace)

  subscript(name: String) -> LimitPlace { .member(name, of: self) }
  subscript(index: Int) -> LimitPlace { .element(index, of: self) }

  /// The JSON Pointer from the motion on.
  var pointer: String {
    switch self {
    case .motion: ""
    case .member(let name, let outer): "\(outer.pointer)/\(name)"
    case .element(let index, let outer): "\(outer.pointer)/\(index)"
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
