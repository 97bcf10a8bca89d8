import Motion

/// A code export builder makes the declaration of one preset.
protocol CodeExportBuilder {
  /// The solver of the easings that the library has itself.
  static var runtime: EasingRuntime { get }
  /// How far lines may be off that replace a curve, as a part of the distance.
  var tolerance: Double { get }
  var declaration: CodeExportDeclaration { get set }
  mutating func write(_ seconds: Double) throws(Unsupported)
  mutating func write(_ curve: CodeExportCurve) throws(Unsupported)
  mutating func write(_ spring: CodeExportSpring) throws(Unsupported)
  mutating func write(_ keyframes: CodeExportKeyframes) throws(Unsupported)
  mutating func write(_ recipe: ScreenTransition) throws(Unsupported)

  /// Returns whether the library itself plays an easing's Béziers well enough.
  func plays(_ easing: CodeExportEasing) throws(Unsupported) -> Bool
  /// Returns an even pace.
  mutating func linear() -> Code
  /// Returns Béziers that the library plays.
  mutating func bezier(_ easing: CodeExportEasing) throws(Unsupported) -> Code
  /// Returns a call of support code for Béziers in a row, of six numbers each.
  mutating func beziers(_ pieces: [[Double]]) -> Code
  /// Returns a call of support code for lines through points.
  mutating func stops(_ points: [PathData.Point]) throws(Unsupported) -> Code
  /// Returns a call of support code for steps.
  mutating func steps(_ arguments: String) -> Code
}

extension CodeExportBuilder {
  /// Returns what a preset becomes.
  func declaration(of preset: ExportedPreset) throws(Unsupported) -> CodeExportDeclaration {
    var builder = self
    switch try CodeExportMotion(preset.motion, for: Self.runtime.name, tolerance: tolerance) {
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

extension CodeExportBuilder {
  /// Returns the code of an easing.
  ///
  /// - Parameter isPart: Whether it's one of several.
  mutating func easing(
    _ easing: CodeExportEasing, isPart: Bool = false
  ) throws(Unsupported) -> Code {
    let isPlayed = try plays(easing)
    combine(try easing.fidelity(in: Self.runtime, solvesItself: isPlayed, isPart: isPart))
    return try code(of: easing, isPlayed: isPlayed)
  }

  /// Returns the code of an easing, whatever it is worth.
  mutating func code(
    of easing: CodeExportEasing, isPlayed: Bool
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
  mutating func noteVelocity(of spring: CodeExportSpring, to function: String) {
    guard let velocity = spring.velocityText else { return }
    note("pass its initial velocity, \(velocity), times the distance to \(function)")
  }
}
