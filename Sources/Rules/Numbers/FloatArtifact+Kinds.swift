import Motion

extension FloatArtifact {
  mutating func look(_ curve: Curve) {
    switch curve.shape {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      number(x1, "/cubicBezier/0")
      number(y1, "/cubicBezier/1")
      number(x2, "/cubicBezier/2")
      number(y2, "/cubicBezier/3")
    case .linear(let stops):
      for index in stops.indices {
        number(stops[index].input, "/linear/\(index)/0")
        number(stops[index].output, "/linear/\(index)/1")
      }
    case .use, .named, .steps, .path: break
    }
    time(curve.duration, "/duration")
    time(curve.delay, "/delay")
  }

  mutating func look(_ spring: Spring) {
    switch spring.parameters {
    case .use: break
    case .physical(let mass, let stiffness, let damping):
      number(mass, "/mass")
      number(stiffness, "/stiffness")
      number(damping, "/damping")
    case .ratio(let ratio, let stiffness, let mass):
      number(ratio, "/dampingRatio")
      number(stiffness, "/stiffness")
      number(mass, "/mass")
    case .perceptual(let duration, let bounce):
      time(duration, "/duration")
      number(bounce, "/bounce")
    case .response(let response, let fraction, let blend):
      time(response, "/response")
      number(fraction, "/dampingFraction")
      time(blend, "/blendDuration")
    case .settling(let ratio, let duration):
      number(ratio, "/dampingRatio")
      time(duration, "/duration")
    }
    quantity(spring.initialVelocity, "/initialVelocity")
    time(spring.delay, "/delay")
  }

  mutating func look(_ keyframes: Keyframes) {
    time(keyframes.duration, "/duration")
    time(keyframes.beginTime, "/beginTime")
    time(keyframes.repeatDuration, "/repeatDuration")
    time(keyframes.timeOffset, "/timeOffset")
    number(keyframes.speed, "/speed")
    for index in keyframes.tracks.indices {
      let track = keyframes.tracks[index]
      switch track.content {
      case .values(let values):
        for item in values.indices { value(values[item], "/tracks/\(index)/values/\(item)") }
      case .frames(let frames):
        for item in frames.indices {
          fraction(frames[item].start, "/tracks/\(index)/frames/\(item)/start")
          fraction(frames[item].duration, "/tracks/\(index)/frames/\(item)/duration")
          change(frames[item].change, "/tracks/\(index)/frames/\(item)")
        }
      case .path: break
      }
      let keyTimes = track.keyTimes ?? []
      for item in keyTimes.indices { fraction(keyTimes[item], "/tracks/\(index)/keyTimes/\(item)") }
    }
  }

  mutating func look(_ transition: Transition) {
    time(transition.duration, "/duration")
    time(transition.delay, "/delay")
    if case .m34(let m34) = transition.perspective { number(m34, "/perspective/m34") }
    for index in transition.layers.indices {
      let frames = transition.layers[index].frames
      for item in frames.indices {
        fraction(frames[item].start, "/layers/\(index)/frames/\(item)/start")
        fraction(frames[item].duration, "/layers/\(index)/frames/\(item)/duration")
        change(frames[item].change, "/layers/\(index)/frames/\(item)")
      }
    }
  }

  mutating func look(_ animator: Animator) {
    time(animator.duration, "/duration")
    time(animator.delay, "/delay")
    for index in animator.animations.indices {
      let animation = animator.animations[index]
      value(animation.from, "/animations/\(index)/from")
      change(animation.change, "/animations/\(index)")
      fraction(animation.delayFactor, "/animations/\(index)/delayFactor")
    }
  }

  mutating func look(_ group: MotionGroup) {
    time(group.duration, "/duration")
    for index in group.members.indices {
      time(group.members[index].beginTime, "/members/\(index)/beginTime")
      time(group.members[index].stagger, "/members/\(index)/stagger")
      number(group.members[index].speed, "/members/\(index)/speed")
    }
  }
}
