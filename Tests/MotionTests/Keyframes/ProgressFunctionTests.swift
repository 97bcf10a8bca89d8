import Motion
import Testing

@Suite struct ProgressFunctionTests {
  @Test(arguments: [0, 0.0005, 0.0019, 0.002, 0.3, 0.5, 0.998, 0.9995, 1, 1.2, -0.1])
  func aDifferenceStandsInForTheSlope(_ fraction: Double) {
    let function = ProgressFunction { $0 * $0 * $0 * $0 }
    #expect(abs(function.slope(at: fraction) - 4 * fraction * fraction * fraction) < 1e-11)
  }

  @Test func nothingOutsideIsAskedForFromWithin() {
    let function = ProgressFunction { $0 < 0 || $0 > 1 ? .nan : $0 }
    for step in 0...1000 { #expect(function.slope(at: Double(step) / 1000).isFinite) }
  }

  @Test func aGivenSlopeIsTaken() {
    let function = ProgressFunction({ $0 }, slope: { _ in 7 })
    #expect(function.slope(at: 0.5) == 7)
    #expect(ProgressFunction.linear.slope(at: 3) == 1)
  }
}
