import Motion
import Testing

/// The closed forms against m·x″ = k(1 − x) − c·x′, integrated in small steps.
struct SpringEquationTests {
  private static let springs: [(mass: Double, stiffness: Double, damping: Double, speed: Double)] =
    [
      (1, 100, 10, 0), (1, 100, 20, 0), (1, 100, 40, 0), (1, 100, 0, 0), (3, 1000, 500, 0),
      (0.02, 900, 3, 2), (25, 10, 4, -1), (2, 300, 50, 30), (1, 100, 10, -50), (1, 100, 40, 300),
      (1, 100, 40, -30), (1, 100, 20, 100), (1, 100, 19.999, 3), (1, 100, 20.001, -3),
      (7, 50, 0.1, 4), (0.5, 400, 60, 0),
    ]

  @Test("Position and velocity follow the equation of motion", arguments: springs)
  func integrated(mass: Double, stiffness: Double, damping: Double, speed: Double) throws {
    let solver = try PhysicalSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed,
      allowsOverdamping: true
    ).solver
    let pull = { (x: Double, v: Double) in (stiffness * (1 - x) - damping * v) / mass }
    let step = 2e-4 / max(1, solver.naturalFrequency / 10, solver.decayRate / 10)
    var (x, v) = (0.0, speed)
    for index in 1...10_000 {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + step / 2 * v1, pull(x + step / 2 * x1, v + step / 2 * v1))
      let (x3, v3) = (v + step / 2 * v2, pull(x + step / 2 * x2, v + step / 2 * v2))
      let (x4, v4) = (v + step * v3, pull(x + step * x3, v + step * v3))
      x += step / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      guard index.isMultiple(of: 500) else { continue }
      let state = solver.state(at: step * Double(index))
      let scale = 1 + abs(speed) / solver.naturalFrequency
      try #require(abs(state.position - x) < 1e-10 * scale)
      try #require(abs(state.velocity - v) < 1e-10 * scale * max(1, solver.naturalFrequency))
    }
  }

  @Test("Velocity is the derivative of position", arguments: springs)
  func derivative(mass: Double, stiffness: Double, damping: Double, speed: Double) throws {
    let solver = try PhysicalSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed,
      allowsOverdamping: true
    ).solver
    let step = 1e-4 / max(solver.naturalFrequency, solver.decayRate)
    for index in 1...200 {
      let time = Double(index) / 20 / solver.naturalFrequency
      let slope =
        (solver.position(at: time + step) - solver.position(at: time - step)) / (2 * step)
      let scale = solver.naturalFrequency + abs(speed)
      try #require(abs(slope - solver.velocity(at: time)) < 1e-6 * scale)
    }
  }

  @Test("A spring begins at 0 with its initial velocity and ends at 1", arguments: springs)
  func ends(mass: Double, stiffness: Double, damping: Double, speed: Double) throws {
    let solver = try PhysicalSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed,
      allowsOverdamping: true
    ).solver
    #expect(solver.state(at: 0) == (0, speed))
    #expect(solver.state(at: -1) == (0, speed))
    #expect(solver.state(at: .infinity) == (1, 0))
    if damping > 0 { #expect(solver.state(at: 1e9) == (1, 0)) }
  }

  @Test(
    "Nothing jumps where the damping ratio passes 1", arguments: [1e-6, 1e-9, 1e-12, 1e-15],
    [0, 5, -40, 300] as [Double])
  func continuity(offset: Double, speed: Double) throws {
    let solvers = try [1 - offset, 1, 1 + offset].map {
      try PhysicalSpring(
        dampingRatio: $0, stiffness: 100, initialVelocity: speed, allowsOverdamping: true
      ).solver
    }
    for index in 0...300 {
      let time = Double(index) / 100
      let states = solvers.map { $0.state(at: time) }
      let scale = 1 + abs(speed)
      for state in [states[0], states[2]] {
        try #require(abs(state.position - states[1].position) <= (offset + 1e-15) * scale)
        try #require(abs(state.velocity - states[1].velocity) <= 20 * (offset + 1e-15) * scale)
      }
    }
    let times = solvers.compactMap { $0.lastCrossing() }
    #expect(times.count == 3)
    #expect(abs(times[0] - times[2]) <= 10 * offset + 1e-14)
  }

  @Test("Far overdamped springs neither overflow nor vanish")
  func overdamped() throws {
    let solver = try PhysicalSpring(
      dampingRatio: 1e6, stiffness: 100, allowsOverdamping: true
    ).solver
    // x = 1 − e^(−ω₀t/2ζ), to within 1/4ζ².
    #expect(abs(solver.position(at: 1e5) - 0.393_469_340_287_366_6) < 1e-12)
    #expect(abs(solver.velocity(at: 1e5) - 5e-6 * 0.606_530_659_712_633_4) < 1e-17)
    #expect(abs(try #require(solver.lastCrossing()) / 1_381_551.055_796_427_5 - 1) < 1e-12)
  }
}
