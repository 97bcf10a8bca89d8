import Motion

extension RandomPlays {
  /// A motion of any kind, with what players see in another way than the evaluator, too: model values,
  /// continuations, paths, paces, switches, names, and vectors of velocity.
  package mutating func anyMotion() -> Motion {
    switch index(8) {
    case 0: .curve(Curve(shape()))
    case 1: .spring(spring(withDelay: true))
    case 2: .animator(continuedAnimator())
    case 3, 4: .keyframes(anyKeyframes())
    case 5: .group(nestedGroup())
    default: motion()
    }
  }

  private mutating func shape() -> Curve.Shape {
    switch timing() {
    case .curve(let curve): curve.shape
    case .spring, .preset: .named([.easeInEaseOut, .easeIn, .easeOut, .linear][index(4)])
    }
  }

  private mutating func spring(withDelay: Bool) -> Spring {
    var spring =
      switch index(4) {
      case 0:
        Spring(
          .physical(
            mass: number(0.5...2), stiffness: number(50...300), damping: number(2...40)))
      case 1: Spring(.settling(dampingRatio: number(0.3...1), duration: .seconds(number(0.25...1))))
      case 2:
        Spring(
          .response(
            response: .seconds(number(0.25...1)), dampingFraction: number(0.3...1.5),
            blendDuration: nil))
      default: Spring(.perceptual(duration: .seconds(number(0.25...1)), bounce: number(-0.5...0.5)))
      }
    if chance(0.4) { spring.initialVelocity = .number(number(-5...5)) }
    if chance(0.3) { spring.allowsOverdamping = true }
    if withDelay, chance(0.3) { spring.delay = .seconds(number(0...0.5)) }
    return spring
  }

  private mutating func continuedAnimator() -> Animator {
    var animator = animator()
    if chance(0.3) {
      var spring = spring(withDelay: false)
      if spring.initialVelocity != nil { spring.verticalVelocity = .number(number(-5...5)) }
      animator.timing = .spring(spring)
      var animation = Animator.Animation(
        property: "position", change: .to(.vector([quantity(), quantity()])))
      if chance(0.5) { animation.from = .vector([quantity(), quantity()]) }
      animator.animations.append(animation)
    }
    if chance(0.3) {
      var animation = Animator.Animation(property: "effect", change: .to(.string("blur")))
      animation.from = .string("none")
      if chance(0.5) { animation.delayFactor = .decimal(number(0...1)) }
      animator.animations.append(animation)
    }
    if chance(0.6) {
      var continuation = Animator.Continuation()
      continuation.from = chance(0.8) ? .decimal(number(0...0.9)) : nil
      if chance(0.4) { continuation.durationFactor = number(0.1...2) }
      if chance(0.7) { continuation.timing = timing() }
      animator.continuation = continuation
    }
    return animator
  }

  private mutating func anyKeyframes() -> Keyframes {
    var keyframes = keyframes()
    if chance(0.3) { keyframes.modelValue = [.set, .unchanged][index(2)] }
    if chance(0.1) { keyframes.repeatCount = .infinite }
    if chance(0.1) { keyframes.duration = nil }
    if chance(0.5) { keyframes.tracks.append(path()) }
    if chance(0.4) {
      var track = track("position.x", 1)
      track.calculationMode = chance(0.5) ? .paced : .cubicPaced
      (track.keyTimes, track.timings) = (nil, nil)
      keyframes.tracks.append(track)
    }
    if chance(0.3) {
      let colors = ["#102030", "#FFEEDD80", "#FF8000", "#00000000"].compactMap { RGBA($0) }
      let values = (0...1 + index(3)).map { _ in PropertyValue.color(colors[index(4)]) }
      keyframes.tracks.append(
        Keyframes.Track(property: "backgroundColor", content: .values(values)))
    }
    if chance(0.3) {
      let values = (0...1 + index(3)).map { _ in PropertyValue.boolean(chance(0.5)) }
      var track = Keyframes.Track(property: "hidden", content: .values(values))
      track.calculationMode = .discrete
      keyframes.tracks.append(track)
    }
    return keyframes
  }

  private mutating func path() -> Keyframes.Track {
    let texts = [
      "M 0,0 C 40,0 60,20 60,60 L 90,60", "M 10,10 Q 100,90 120,90 M 0,0 L 5,5", "M 0,0 L 30,20 Z",
    ]
    let text = texts[index(3)]
    let path = try? PathData(text)
    guard let path else { preconditionFailure("no path: \(text)") }
    var track = Keyframes.Track(property: "transform.translation", content: .path(path))
    track.target = "car"
    track.calculationMode = [nil, .paced, .discrete][index(3)]
    if chance(0.5) { track.rotationMode = chance(0.5) ? .auto : .autoReverse }
    if chance(0.2) { track.additive = true }
    return track
  }

  private mutating func nestedGroup() -> MotionGroup {
    var group = group()
    for index in group.members.indices {
      if chance(0.3) { group.members[index].modelValue = [.set, .unchanged][self.index(2)] }
      if chance(0.2) { group.members[index].stagger = .seconds(number(0...0.3)) }
      if chance(0.4) { group.members[index].content = .motion(anyMember()) }
    }
    return group
  }

  private mutating func anyMember() -> Motion {
    switch index(5) {
    case 0: .curve(Curve(shape()))
    case 1: .spring(spring(withDelay: true))
    case 2: .group(group())
    case 3: .animator(continuedAnimator())
    default: .keyframes(anyKeyframes())
    }
  }
}
