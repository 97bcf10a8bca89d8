import Motion

/// A portable builder makes the declaration of one preset.
protocol PortableBuilder {
  /// The solver of the easings that the library has itself.
  static var runtime: EasingRuntime { get }
  /// How far lines may be off that replace a curve, as a part of the distance.
  var tolerance: Double { get }
  var declaration: PortableDeclaration { get set }
  mutating func write(_ seconds: Double) throws(Unsupported)
  mutating func write(_ curve: PortableCurve) throws(Unsupported)
  mutating func write(_ spring: PortableSpring) throws(Unsupported)
  mutating func write(_ keyframes: PortableKeyframes) throws(Unsupported)
  mutating func write(_ recipe: ScreenTransition) throws(Unsupported)

  /// Returns whether the library itself plays an easing's Béziers well enough.
  func plays(_ easing: PortableEasing) throws(Unsupported) -> Bool
  /// Returns an even pace.
  mutating func linear() -> Code
  /// Returns Béziers that the library plays.
  mutating func bezier(_ easing: PortableEasing) throws(Unsupported) -> Code
  /// Returns a call of support code for Béziers in a row, of six numbers each.
  mutating func beziers(_ pieces: [[Double]]) -> Code
  /// Returns a call of support code for lines through points.
  mutating func stops(_ points: [PathData.Point]) throws(Unsupported) -> Code
  /// Returns a call of support code for steps.
  mutating func steps(_ arguments: String) -> Code
}

extension PortableBuilder {
  /// Returns what a preset becomes.
  func declaration(of preset: ExportedPreset) throws(Unsupported) -> PortableDeclaration {
    var builder = self
    switch try PortableMotion(preset.motion, for: Self.runtime.name, tolerance: tolerance) {
    case .duration(let seconds): try builder.write(seconds)
    case .curve(let curve): try builder.write(curve)
    case .spring(let spring):
      try builder.write(spring)
      builder.combine(spring.fidelity)
    case .keyframes(let keyframes):
      try builder.write(keyframes)
      builder.combine(keyframes.fidelity)
    case .screens(let recipe):
      try builder.write(recipe)
      builder.combine(recipe.fidelity)
    }
    return builder.declaration
  }

  var tolerance: Double { LineOptions.tolerance }

  mutating func need(_ names: String...) { declaration.needs.formUnion(names) }

  /// Adds what the developer must know.
  mutating func note(_ notes: String...) { combine(.exact(notes: notes)) }

  /// Adds how far a part of the preset is off.
  mutating func combine(_ fidelity: Fidelity) {
    declaration.fidelity = declaration.fidelity.combined(with: fidelity)
  }

  /// Returns a time in whole milliseconds.
  mutating func milliseconds(_ seconds: Double) throws(Unsupported) -> Int32 {
    let (time, fidelity) = try Milliseconds.whole(seconds)
    combine(fidelity)
    return time
  }
}

extension PortableBuilder {
  /// Returns the code of an easing.
  ///
  /// - Parameter isPart: Whether it's one of several.
  mutating func easing(
    _ easing: PortableEasing, isPart: Bool = false
  ) throws(Unsupported) -> Code {
    let isPlayed = try plays(easing)
    combine(try easing.fidelity(in: Self.runtime, solvesItself: isPlayed, isPart: isPart))
    return try code(of: easing, isPlayed: isPlayed)
  }

  /// Returns the code of an easing, whatever it is worth.
  mutating func code(
    of easing: PortableEasing, isPlayed: Bool
  ) throws(Unsupported) -> Code {
    switch easing {
    case .linear: linear()
    case .cubic where isPlayed, .path where isPlayed: try bezier(easing)
    case .cubic, .path: beziers(easing.pieces.map(\.numbers))
    case .steps(let count, let jump): steps(jump.arguments(of: count))
    case .stops(let points): try stops(points)
    }
  }

  /// Notes a delay that the app must add.
  mutating func noteDelay(_ delay: Double, because reason: String = "") {
    if delay == 0 { return }
    note("the app must add its delay of \(CodeText.number(delay)) s" + reason)
  }

  /// Notes a velocity that the app must pass.
  mutating func noteVelocity(of spring: PortableSpring, to function: String) {
    guard let velocity = spring.velocityText else { return }
    note("pass its initial velocity, \(velocity), times the distance to \(function)")
  }
}
