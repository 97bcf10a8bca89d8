import Motion

extension Motion {
  mutating func visitReferences(at slot: String, _ visit: ReferenceVisit) {
    switch self {
    case .curve(var curve):
      curve.visitReferences(at: slot, visit)
      self = .curve(curve)
    case .spring(var spring):
      spring.visitReferences(at: slot, visit)
      self = .spring(spring)
    case .duration(.use(var reference)):
      visit(&reference, .use, slot + "/use")
      self = .duration(.use(reference))
    case .duration: break
    case .keyframes(var keyframes):
      keyframes.visitReferences(at: slot, visit)
      self = .keyframes(keyframes)
    case .transition(var transition):
      visitUse(&transition.use, slot, visit)
      visitTime(&transition.duration, slot + "/duration", visit)
      visitTime(&transition.delay, slot + "/delay", visit)
      visitTiming(&transition.timing, slot + "/timing", visit)
      self = .transition(transition)
    case .animator(var animator):
      visitUse(&animator.use, slot, visit)
      visitTime(&animator.duration, slot + "/duration", visit)
      visitTiming(&animator.timing, slot + "/timing", visit)
      visitTime(&animator.delay, slot + "/delay", visit)
      visitTiming(&animator.continuation, slot, visit)
      self = .animator(animator)
    case .group(var group):
      group.visitReferences(at: slot, visit)
      self = .group(group)
    }
  }
}

extension Curve {
  mutating func visitReferences(at slot: String, _ visit: ReferenceVisit) {
    if case .use(var reference) = shape {
      visit(&reference, .use, slot + "/use")
      shape = .use(reference)
    }
    visitTime(&duration, slot + "/duration", visit)
    visitTime(&delay, slot + "/delay", visit)
  }
}

extension Spring {
  mutating func visitReferences(at slot: String, _ visit: ReferenceVisit) {
    switch parameters {
    case .use(var reference):
      visit(&reference, .use, slot + "/use")
      parameters = .use(reference)
    case .perceptual(var duration, let bounce):
      visitTime(&duration, slot + "/duration", visit)
      parameters = .perceptual(duration: duration, bounce: bounce)
    case .response(var response, let fraction, var blend):
      visitTime(&response, slot + "/response", visit)
      visitTime(&blend, slot + "/blendDuration", visit)
      parameters = .response(response: response, dampingFraction: fraction, blendDuration: blend)
    case .settling(let ratio, var duration):
      visitTime(&duration, slot + "/duration", visit)
      parameters = .settling(dampingRatio: ratio, duration: duration)
    case .physical, .ratio: break
    }
    visitTime(&delay, slot + "/delay", visit)
  }
}

extension Keyframes {
  mutating func visitReferences(at slot: String, _ visit: ReferenceVisit) {
    visitUse(&use, slot, visit)
    visitTime(&duration, slot + "/duration", visit)
    visitTiming(&timing, slot + "/timing", visit)
    visitTime(&beginTime, slot + "/beginTime", visit)
    visitTime(&repeatDuration, slot + "/repeatDuration", visit)
    visitTime(&timeOffset, slot + "/timeOffset", visit)
    for track in tracks.indices {
      guard var timings = tracks[track].timings else { continue }
      for index in timings.indices {
        visitTiming(&timings[index], "\(slot)/tracks/\(track)/timings/\(index)", visit)
      }
      tracks[track].timings = timings
    }
  }
}

extension MotionGroup {
  mutating func visitReferences(at slot: String, _ visit: ReferenceVisit) {
    visitUse(&use, slot, visit)
    visitTime(&duration, slot + "/duration", visit)
    for index in members.indices {
      let member = "\(slot)/members/\(index)"
      switch members[index].content {
      case .preset(var reference):
        visit(&reference, .member, member + "/preset")
        members[index].content = .preset(reference)
      case .motion(var motion):
        motion.visitReferences(at: member + "/motion", visit)
        members[index].content = .motion(motion)
      }
      visitTime(&members[index].beginTime, member + "/beginTime", visit)
      visitTime(&members[index].stagger, member + "/stagger", visit)
    }
  }
}
