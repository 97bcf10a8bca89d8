import Motion
import Testing

/// Motions that the tests of sampling share.
enum Samples {
  struct Named: Sendable, CustomTestStringConvertible {
    let name: String
    let motion: Motion
    var testDescription: String { name }
  }

  static let ease = Timing.curve(Curve(.named(.easeInEaseOut)))

  static func keyframes(_ change: (inout Keyframes) -> Void) -> Motion {
    var keyframes = Keyframes()
    keyframes.duration = .seconds(1)
    keyframes.tracks = [
      .init(property: "opacity", content: .values([number(0), number(10)]))
    ]
    change(&keyframes)
    return .keyframes(keyframes)
  }

  static func number(_ value: Double) -> PropertyValue { .quantity(.number(value)) }

  static func animator(_ change: (inout Animator) -> Void) -> Motion {
    var animator = Animator()
    animator.duration = .seconds(2)
    animator.timing = ease
    var slide = Animator.Animation(property: "position.x", change: .by(number(100)))
    slide.from = number(20)
    animator.animations = [slide]
    change(&animator)
    return .animator(animator)
  }

  static func transition(_ style: Transition.Style, _ change: (inout Transition) -> Void = { _ in })
    -> Motion
  {
    var transition = Transition()
    transition.style = style
    transition.duration = .seconds(1)
    change(&transition)
    return .transition(transition)
  }

  static func group(_ members: [Motion], _ change: (inout MotionGroup) -> Void = { _ in }) -> Motion
  {
    var group = MotionGroup()
    group.members = members.map { .init(.motion($0)) }
    change(&group)
    return .group(group)
  }

  /// A flip's first half: the source turns away in the first third.
  static let turn: Motion = transition(.custom) { transition in
    transition.timing = ease
    var layer = Transition.Layer(layer: .source)
    layer.frames = [
      .init(
        property: "transform.rotation.y", start: .decimal(0), duration: .fraction(1, 3),
        change: .to(number(-90)))
    ]
    transition.layers = [layer]
  }

  static let smooth: [Named] = [
    Named(name: "curve", motion: .curve(Curve(.named(.default)))),
    Named(
      name: "spring", motion: .spring(Spring(.physical(mass: 2, stiffness: 80, damping: 6)))),
    Named(
      name: "overdamped",
      motion: .spring(Spring(.perceptual(duration: .seconds(0.5), bounce: -0.4)))),
    Named(
      name: "eased keyframes",
      motion: keyframes {
        $0.timing = ease
        $0.autoreverses = true
        $0.speed = 0.7
      }),
    Named(
      name: "cubic keyframes",
      motion: keyframes {
        $0.tracks[0].content = .values([3, 9, -4, 6].map(number))
        $0.tracks[0].calculationMode = .cubic
      }),
    Named(
      name: "colour",
      motion: keyframes { keyframes in
        let colors = ["#FF0000", "#00FF0080", "#0000FF"].compactMap(RGBA.init)
        keyframes.tracks[0] = .init(
          property: "backgroundColor", content: .values(colors.map(PropertyValue.color)))
        keyframes.timing = ease
      }),
    Named(name: "animator", motion: animator { _ in }),
    Named(
      name: "delayed animation", motion: animator { $0.animations[0].delayFactor = .decimal(0.4) }),
    Named(
      name: "continued animator",
      motion: animator {
        $0.continuation = .init()
        $0.continuation?.from = .decimal(0.3)
        $0.continuation?.durationFactor = 2
        $0.continuation?.timing = .curve(Curve(.named(.easeIn)))
      }),
    Named(
      name: "springy animator",
      motion: animator {
        $0.timing = .spring(Spring(.perceptual(duration: .seconds(0.4), bounce: 0.3)))
      }),
    Named(
      name: "push",
      motion: transition(.push) {
        $0.timing = ease
        $0.delay = .seconds(0.2)
        $0.endProgress = .decimal(0.8)
      }),
    Named(name: "fade", motion: transition(.fade) { $0.timing = ease }),
    Named(name: "recipe", motion: turn),
    Named(
      name: "group",
      motion: group([keyframes { $0.timing = ease }]) { group in
        group.duration = .seconds(3)
        group.members[0].speed = 0.5
        group.members[0].fillMode = .both
      }),
  ]
}
