/// An animation of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override var keyPaths: [String] { [keyPath].compactMap(\.self) }

  override func take(_ source: CAAnimation, for copy: CAAnimation) {
    super.take(source, for: copy)
    guard let source = source as? CAPropertyAnimation, let copy = copy as? CAPropertyAnimation
    else { return }
    copy.keyPath = source.keyPath
    (copy.isAdditive, copy.isCumulative) = (source.isAdditive, source.isCumulative)
    copy.valueFunction = source.valueFunction
  }

  override func value(
    of keyPath: String, over current: RuntimeValue, at time: Double, inherited: Double
  ) -> RuntimeValue {
    guard let own = self.keyPath, own == keyPath,
      let fraction = fraction(at: time, duration: length(inherited)),
      var value = value(at: fraction, length: length(inherited), over: current)
    else { return current }
    if isCumulative, !autoreverses,
      let end = self.value(at: 1, length: length(inherited), over: current)
    {
      // Source: CAPropertyAnimation, "the value of the property is the value at the end of the
      // previous repeat cycle, plus the value of the current repeat cycle".
      let rounds = ((time - beginTime) * Double(speed) / length(inherited)).rounded(.down)
      if rounds > 0, fraction < 1 { value = value.adding(end, times: rounds) }
      if rounds > 1, fraction == 1 { value = value.adding(end, times: rounds - 1) }
    }
    if let valueFunction { value = .matrix(valueFunction.transform(value)) }
    return isAdditive ? current.adding(value) : value
  }

  /// The value at a fraction of a round, without what it is added to.
  func value(at fraction: Double, length: Double, over current: RuntimeValue) -> RuntimeValue? {
    nil
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  /// The value in the presentation layer when it was added.
  var presentedValue: RuntimeValue?

  override func take(_ source: CAAnimation, for copy: CAAnimation) {
    super.take(source, for: copy)
    guard let source = source as? CABasicAnimation, let copy = copy as? CABasicAnimation
    else { return }
    (copy.fromValue, copy.toValue, copy.byValue) = (
      source.fromValue, source.toValue, source.byValue
    )
    copy.presentedValue = source.presentedValue
  }

  override func value(
    at fraction: Double, length: Double, over current: RuntimeValue
  ) -> RuntimeValue? {
    let (from, to) = ends(over: current)
    return from.interpolated(to: to, progress(atFraction: fraction, length: length))
  }

  /// The progress at a fraction of a round.
  func progress(atFraction fraction: Double, length: Double) -> Double {
    timingFunction?.progress(at: fraction) ?? fraction
  }

  /// Both ends, of which one may be missing.
  ///
  /// Source: CABasicAnimation, "Setting Interpolation Values".
  private func ends(over current: RuntimeValue) -> (from: RuntimeValue, to: RuntimeValue) {
    let presented = presentedValue ?? current
    let by = byValue.map { RuntimeValue($0) }
    switch (fromValue, toValue) {
    case (let from?, let to?): return (RuntimeValue(from), RuntimeValue(to))
    case (let from?, nil):
      let from = RuntimeValue(from)
      return (from, by.map { from.adding($0) } ?? current)
    case (nil, let to?):
      let to = RuntimeValue(to)
      return (by.map { to.adding($0, times: -1) } ?? presented, to)
    case (nil, nil): return (presented, by.map { presented.adding($0) } ?? current)
    }
  }
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  public required init() { super.init() }

  // Source: CASpringAnimation.init(perceptualDuration:bounce:); WWDC 2023, "Animate with springs".
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
    allowsOverdamping = true
  }

  override func take(_ source: CAAnimation, for copy: CAAnimation) {
    super.take(source, for: copy)
    guard let source = source as? CASpringAnimation, let copy = copy as? CASpringAnimation
    else { return }
    (copy.mass, copy.stiffness, copy.damping) = (source.mass, source.stiffness, source.damping)
    copy.initialVelocity = source.initialVelocity
    copy.allowsOverdamping = source.allowsOverdamping
  }

  private var spring: RuntimeSpring {
    RuntimeSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), isLimited: !allowsOverdamping)
  }

  open var settlingDuration: CFTimeInterval { spring.settlingDuration }
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.decay / spring.frequency)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  // Its own seconds: the duration only says when it ends. Assumed: a timing function distorts them.
  override func progress(atFraction fraction: Double, length: Double) -> Double {
    spring.state(at: super.progress(atFraction: fraction, length: length) * length).value
  }
}

/// A function of numbers that makes a transform.
public final class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) { self.name = name }

  func transform(_ value: RuntimeValue) -> CATransform3D {
    let parts = (value.parts ?? [0]).map { CGFloat($0) }
    let number = parts[0]
    func part(_ index: Int, or rest: CGFloat) -> CGFloat {
      index < parts.count ? parts[index] : rest
    }
    return switch name {
    case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
    case .scale: CATransform3DMakeScale(number, part(1, or: number), part(2, or: 1))
    case .scaleX: CATransform3DMakeScale(number, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, number, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, number)
    case .translateX: CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, number, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, number)
    default: CATransform3DMakeTranslation(number, part(1, or: 0), part(2, or: 0))
    }
  }
}
