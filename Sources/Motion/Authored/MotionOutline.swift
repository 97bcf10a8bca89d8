/// An outline says what moves in a motion, and when.
///
/// It is one flat list: every motion inside of the groups, the properties that each moves, and the
/// spans of time in which they change. Nothing is evaluated.
public struct MotionOutline: Sendable {
  /// What moves, in the order in which it is written.
  public private(set) var elements: [Element] = []

  /// An element is a motion other than a group.
  public struct Element: Sendable {
    /// The motion.
    public var motion: Motion
    /// The indices of the members that lead to it, from the outermost group; none without groups.
    public var path: [Int] = []
    /// How fast its time runs by the groups that it is in.
    public var pace = 1.0

    /// The target.
    public var properties: [AnimatedProperty] { motion.animatedProperties }
  }

  /// Makes the outline of a motion without references; members that are references are left out.
  ///
  /// - Parameter most: How many elements are listed.
  public init(of motion: Motion, most: Int = .max) { add(Element(motion: motion), most) }

  private mutating func add(_ element: Element, _ most: Int) {
    guard elements.count < most else { return }
    guard case .group(let group) = element.motion else { return elements.append(element) }
    for (index, member) in group.members.enumerated() {
      guard case .motion(let motion) = member.content else { continue }
      let pace = element.pace * abs(member.speed ?? 1)
      add(Element(motion: motion, path: element.path + [index], pace: pace), most)
    }
  }
}

extension Motion {
  /// What the motion moves by itself, as it is authored; nothing for curves, springs, durations,
  /// groups, and the platform's transitions.
  public var animatedProperties: [AnimatedProperty] { animatedProperties(most: .max) }

  /// The same by the first tracks and animations, and by the first frames of each layer.
  package func animatedProperties(most: Int) -> [AnimatedProperty] {
    switch self {
    case .curve, .spring, .duration, .group: []
    case .keyframes(let keyframes):
      keyframes.tracks.prefix(most).enumerated().map { AnimatedProperty($1, at: $0) }
    case .animator(let animator):
      animator.animations.prefix(most).enumerated().map { AnimatedProperty($1, at: $0) }
    case .transition(let transition):
      transition.layers.enumerated().flatMap {
        AnimatedProperty.all(of: $1, mode: transition.calculationMode, at: $0, most: most)
      }
    }
  }

  /// The preset that it is made of; nil if its content is its own.
  public var use: Reference? { common.use }
  /// What times it as a whole; nil for curves, springs, durations and groups.
  public var timing: Timing? { common.timing }
  /// How long it is said to take; nil for springs and durations.
  public var duration: Time? { common.duration }
  /// How long it waits before it begins.
  public var delay: Time? { common.delay }
  /// How a gesture drives it.
  public var interaction: Interaction? { common.interaction }

  private var common:
    (use: Reference?, timing: Timing?, duration: Time?, delay: Time?, interaction: Interaction?)
  {
    switch self {
    case .curve(let curve):
      let used: Reference? = if case .use(let name) = curve.shape { name } else { nil }
      return (used, nil, curve.duration, curve.delay, nil)
    case .spring(let spring):
      let used: Reference? = if case .use(let name) = spring.parameters { name } else { nil }
      return (used, nil, nil, spring.delay, nil)
    case .duration(.use(let name)): return (name, nil, nil, nil, nil)
    case .duration: return (nil, nil, nil, nil, nil)
    case .keyframes(let it): return (it.use, it.timing, it.duration, it.beginTime, nil)
    case .transition(let it): return (it.use, it.timing, it.duration, it.delay, it.interaction)
    case .animator(let it): return (it.use, it.timing, it.duration, it.delay, it.interaction)
    case .group(let it): return (it.use, nil, it.duration, nil, it.interaction)
    }
  }
}
