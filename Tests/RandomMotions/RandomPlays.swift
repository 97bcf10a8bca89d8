import Motion
import SeededNumbers

/// Random motions as players have them to play: frames that overlap, splines, additions, groups.
package struct RandomPlays {
  var numbers: SeededNumbers

  /// Makes the motions of a seed.
  package init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// A motion that moves something.
  package mutating func motion() -> Motion {
    switch index(4) {
    case 0: .keyframes(keyframes())
    case 1: .transition(transition())
    case 2: .animator(animator())
    default: .group(group())
    }
  }

  mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &numbers) }
  mutating func chance(_ part: Double) -> Bool { numbers.number(0...1) < part }
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    // Round numbers meet more often.
    chance(0.3) ? (numbers.number(range) * 4).rounded() / 4 : numbers.number(range)
  }

  mutating func quantity() -> Quantity {
    guard chance(0.15), let measure = try? Measure(["w", "w * 2 - 5", "-h / 3"][index(3)]) else {
      return .number(number(-50...50))
    }
    return .measure(measure)
  }

  mutating func value(_ parts: Int) -> PropertyValue {
    if chance(0.1) { return .current }
    return parts == 1 ? .quantity(quantity()) : .vector((0..<parts).map { _ in quantity() })
  }

  mutating func timing() -> Timing {
    switch index(4) {
    case 0:
      .spring(Spring(.perceptual(duration: .seconds(number(0.25...1)), bounce: number(0...0.5))))
    case 1: .curve(Curve(.steps(2 + index(3), jump: [.start, .end, .both, .none][index(4)])))
    case 2:
      .curve(
        Curve(
          .linear([
            .init(input: 0, output: 0), .init(input: number(0...1), output: number(-0.5...1.5)),
            .init(input: 1, output: 1),
          ])))
    default:
      .curve(
        Curve(
          .cubicBezier(
            x1: numbers.number(0...1), y1: number(-0.5...1.5), x2: numbers.number(0...1),
            y2: number(-0.5...1.5))))
    }
  }

  mutating func change(_ parts: Int) -> Change {
    if chance(0.3) {
      return .by(
        parts == 1 ? .quantity(quantity()) : .vector((0..<parts).map { _ in quantity() }))
    }
    return .to(value(parts))
  }

  mutating func keyframes() -> Keyframes {
    var keyframes = Keyframes()
    keyframes.duration = .seconds(number(0.25...2))
    if chance(0.6) { keyframes.timing = timing() }
    if chance(0.3) { keyframes.beginTime = .seconds(number(0...1)) }
    if chance(0.3) { keyframes.autoreverses = true }
    if chance(0.3) { keyframes.repeatCount = .times(number(0.25...3)) }
    if chance(0.2) { keyframes.timeOffset = .seconds(number(0...1)) }
    if chance(0.2) { keyframes.speed = [2, 0.5, -1, 0][index(4)] }
    keyframes.fillMode = [nil, .both, .forwards, .backwards][index(4)]
    for property in ["position", "opacity", "transform.scale"].prefix(1 + index(3)) {
      keyframes.tracks.append(track(property, property == "position" ? 2 : 1))
    }
    return keyframes
  }

  mutating func track(_ property: String, _ parts: Int) -> Keyframes.Track {
    var track: Keyframes.Track
    if chance(0.5) {
      let frames = (0...index(4)).map { _ in
        Keyframes.RelativeKeyframe(
          start: .decimal(number(0...0.75)),
          duration: chance(0.2) ? .decimal(0) : .decimal(number(0...0.5)), change: change(parts))
      }
      track = Keyframes.Track(property: property, content: .frames(frames))
      track.calculationMode = [nil, .linear, .cubic, .discrete][index(4)]
    } else {
      let count = 2 + index(4)
      track = Keyframes.Track(
        property: property, content: .values((0..<count).map { _ in value(parts) }))
      track.calculationMode = [nil, .linear, .cubic, .discrete][index(4)]
      if chance(0.5) { track.timings = (1..<count).map { _ in timing() } }
      if chance(0.5) {
        let inner = (2..<count + (track.calculationMode == .discrete ? 1 : 0)).map { _ in
          number(0...1)
        }
        track.keyTimes = ([0] + inner.sorted() + [1]).map { .decimal($0) }
      }
      if track.calculationMode == .cubic {
        track.tension = .all(number(-0.5...0.5))
        track.bias = .each((0..<count).map { _ in number(-1...1) })
      }
    }
    if chance(0.2) { track.additive = true }
    return track
  }

  mutating func animator() -> Animator {
    var animator = Animator()
    animator.duration = .seconds(number(0.25...2))
    animator.delay = chance(0.3) ? .seconds(number(0...1)) : nil
    animator.timing = timing()
    for _ in 0...index(4) {
      var animation = Animator.Animation(
        property: ["opacity", "position.x"][index(2)], change: change(1))
      animation.target = chance(0.5) ? "card" : nil
      if chance(0.3) { animation.from = .quantity(quantity()) }
      if chance(0.4) { animation.delayFactor = .decimal(number(0...1)) }
      animator.animations.append(animation)
    }
    return animator
  }

  mutating func transition() -> Transition {
    var transition = Transition()
    let styles: [Transition.Style] = [.custom, .custom, .push, .moveIn, .reveal, .fade, .flip]
    transition.style = styles[index(7)]
    transition.direction = [nil, .fromTop, .fromRight, .fromLeading][index(4)]
    transition.duration = .seconds(number(0.25...2))
    if chance(0.7) { transition.timing = timing() }
    if transition.style != .custom, chance(0.4) {
      transition.startProgress = .decimal(number(0...0.5))
      transition.endProgress = .decimal(number(0.5...1))
    }
    guard transition.style == .custom else { return transition }
    transition.calculationMode = [nil, .linear, .cubic, .discrete][index(4)]
    for role in [Transition.Layer.Role.source, .destination, .sourceSnapshot].prefix(1 + index(3)) {
      var layer = Transition.Layer(layer: role)
      if chance(0.4) { layer.initial["opacity"] = .quantity(quantity()) }
      layer.frames = (0...index(4)).map { _ in
        Transition.RelativeKeyframe(
          property: ["opacity", "transform.rotation.y"][index(2)],
          start: .decimal(number(0...0.75)),
          duration: .decimal(number(0...0.5)), change: change(1))
      }
      if chance(0.4) {
        let start = number(0...0.75)
        layer.hidden = .init(start: .decimal(start), end: .decimal(min(start + 0.25, 1)))
      }
      transition.layers.append(layer)
    }
    return transition
  }

  mutating func group() -> MotionGroup {
    var group = MotionGroup()
    if chance(0.5) { group.duration = .seconds(number(0.5...3)) }
    for _ in 0...index(3) {
      let motions: [Motion] = [
        .keyframes(keyframes()), .animator(animator()), .transition(transition()),
      ]
      var member = MotionGroup.Member(.motion(motions[index(3)]))
      if chance(0.4) { member.beginTime = .seconds(number(0...1)) }
      if chance(0.3) { member.speed = [2, 0.5][index(2)] }
      if chance(0.3) { member.fillMode = .both }
      if chance(0.3) { member.target = "card" }
      group.members.append(member)
    }
    return group
  }
}
