extension Spring {
  /// The spring that goes the same way so many times as fast.
  ///
  /// Times and velocities that only another preset or the app knows stay as they are.
  package func spedUp(by factor: Double) -> Spring {
    func scaled(_ time: Time) -> Time { time.seconds.map { .seconds($0 / factor) } ?? time }
    func scaled(_ velocity: Quantity) -> Quantity {
      if case .number(let number) = velocity { .number(number * factor) } else { velocity }
    }
    var spring = self
    spring.delay = delay.map(scaled)
    spring.initialVelocity = initialVelocity.map(scaled)
    spring.verticalVelocity = verticalVelocity.map(scaled)
    switch parameters {
    case .physical(let mass, let stiffness, let damping):
      spring.parameters = .physical(
        mass: mass, stiffness: stiffness * factor * factor, damping: damping * factor)
    case .ratio(let ratio, let stiffness, let mass):
      spring.parameters = .ratio(
        dampingRatio: ratio, stiffness: stiffness * factor * factor, mass: mass)
    case .perceptual(let duration, let bounce):
      spring.parameters = .perceptual(duration: scaled(duration), bounce: bounce)
    case .response(let response, let fraction, let blend):
      spring.parameters = .response(
        response: scaled(response), dampingFraction: fraction, blendDuration: blend.map(scaled))
    case .settling(let ratio, let duration):
      spring.parameters = .settling(dampingRatio: ratio, duration: scaled(duration))
    case .use: break
    }
    return spring
  }
}
