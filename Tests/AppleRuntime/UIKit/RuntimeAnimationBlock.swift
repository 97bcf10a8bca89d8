/// An animation block that is being performed: it takes the changes that are made meanwhile.
@MainActor final class RuntimeAnimationBlock {
  /// A change of one property of a layer.
  struct Change {
    let layer: CALayer
    let key: String
    let from: RuntimeValue
    let to: RuntimeValue
  }

  /// What it inherits to blocks within it.
  let timing: RuntimeBlockTiming
  private(set) var changes: [Change] = []
  /// The frames of a keyframe block, each with its own changes.
  var frames: [(start: Double, duration: Double, changes: [Change])] = []
  let isKeyframed: Bool
  /// How the values of frames are joined.
  var mode = CAAnimationCalculationMode.linear
  /// The animator whose animations those of blocks within it become.
  let animator: UIViewPropertyAnimator?

  private static var current: [RuntimeAnimationBlock?] = []

  init(
    _ timing: RuntimeBlockTiming, isKeyframed: Bool = false, animator: UIViewPropertyAnimator? = nil
  ) {
    (self.timing, self.isKeyframed, self.animator) = (timing, isKeyframed, animator)
  }

  /// The innermost block; nil outside, and where animations are off.
  static var innermost: RuntimeAnimationBlock? { current.last ?? nil }

  /// Performs changes as those of a block; of none, so that they aren't animated.
  static func perform(_ block: RuntimeAnimationBlock?, _ changes: () -> Void) {
    current.append(block)
    changes()
    current.removeLast()
  }

  /// Performs changes, and returns them instead of keeping them.
  func gather(_ body: () -> Void) -> [Change] {
    let before = changes
    changes = []
    Self.perform(self, body)
    defer { changes = before }
    return changes
  }

  // Source: CALayerDelegate.action(for:forKey:), as UIView answers it: an action inside animation
  // blocks, NSNull outside.
  static func action(of layer: CALayer, for key: String) -> (any CAAction)? {
    guard let block = innermost, animatable.contains(key) else { return NSNull() }
    return RuntimeChangeAction(block, layer, key, from: RuntimeValue(layer.value(forKeyPath: key)))
  }

  // Source: UIView, "Animations", and CALayer, "Animatable Properties". Assumed: a view animates the
  // properties of its layer that can be interpolated, and none that only switches.
  private static let animatable: Set = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contentsRect",
    "cornerRadius", "effect", "opacity", "position", "shadowColor", "shadowOffset",
    "shadowOpacity", "shadowRadius", "sublayerTransform", "transform", "zPosition",
  ]

  fileprivate func add(_ change: Change) { changes.append(change) }
}

/// An action that reports a change to the block in which it's made.
private final class RuntimeChangeAction: CAAction {
  private let block: RuntimeAnimationBlock
  private let layer: CALayer
  private let key: String
  private let from: RuntimeValue

  init(_ block: RuntimeAnimationBlock, _ layer: CALayer, _ key: String, from: RuntimeValue) {
    (self.block, self.layer, self.key, self.from) = (block, layer, key, from)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let to = RuntimeValue(layer.value(forKeyPath: key))
    nonisolated(unsafe) let change = RuntimeAnimationBlock.Change(
      layer: layer, key: key, from: from, to: to)
    let block = block
    MainActor.assumeIsolated { block.add(change) }
  }
}

/// How long the animations of a block take, and by which curve.
struct RuntimeBlockTiming {
  var duration: Double
  var delay = 0.0
  /// The progress at a fraction of the duration.
  var curve: RuntimeCurve
}

/// The progress of an animation by the fraction of its time.
enum RuntimeCurve {
  case bezier(RuntimeBezier)
  /// A spring, and how many seconds the fraction 1 is.
  case spring(RuntimeSpring, vertical: RuntimeSpring, seconds: Double)

  static let linear = bezier(RuntimeBezier(x1: 0, y1: 0, x2: 1, y2: 1))

  /// The progress along x, and along y if that differs.
  func progress(at fraction: Double) -> (x: Double, y: Double) {
    switch self {
    case .bezier(let curve):
      // Two control points on the diagonal are a straight line, without rounding.
      let isLinear = curve.x1 == curve.y1 && curve.x2 == curve.y2
      let value = isLinear ? min(max(fraction, 0), 1) : curve.y(at: fraction)
      return (value, value)
    case .spring(let spring, let vertical, let seconds):
      // At its end, UIKit puts the animation to its final value.
      if fraction >= 1 { return (1, 1) }
      let time = fraction * seconds
      return (spring.state(at: time).value, vertical.state(at: time).value)
    }
  }
}
