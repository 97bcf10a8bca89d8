import SeededNumbers
import StrictJSON
import Testing

@Suite struct ECMAScriptNumberTests {
  private static let table: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (100, "100"), (0.1, "0.1"), (-0.5, "-0.5"),
    (4.35, "4.35"), (0.3, "0.3"), (0.1 + 0.2, "0.30000000000000004"),
    (1.0 / 3, "0.3333333333333333"),
    (12345.678, "12345.678"), (-1234.5, "-1234.5"), (0.001, "0.001"), (0.0001, "0.0001"),
    (0.00012345, "0.00012345"), (1e-5, "0.00001"), (-1.5e-5, "-0.000015"), (1e-6, "0.000001"),
    (1.25e-6, "0.00000125"), (9.99e-7, "9.99e-7"), (1e-7, "1e-7"), (-1e-7, "-1e-7"),
    (1.5e-10, "1.5e-10"), (.leastNonzeroMagnitude, "5e-324"),
    (2.2250738585072014e-308, "2.2250738585072014e-308"),
    (1e15, "1000000000000000"), (123456789012345, "123456789012345"),
    (999999999999999.9, "999999999999999.9"), (0x1p51 + 0.5, "2251799813685248.5"),
    (0x1p53 - 1, "9007199254740991"), (0x1p53, "9007199254740992"),
    (0x1p53 + 2, "9007199254740994"), (-0x1p53, "-9007199254740992"), (1e16, "10000000000000000"),
    (0x1p63, "9223372036854776000"), (0x1p64, "18446744073709552000"),
    (1e20, "100000000000000000000"),
    (123456789012345683968, "123456789012345680000"),
    (-123456789012345683968, "-123456789012345680000"),
    (999999999999999868928, "999999999999999900000"), (1e21, "1e+21"), (-1e21, "-1e+21"),
    (1.5e21, "1.5e+21"), (1.2345e25, "1.2345e+25"), (1e100, "1e+100"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
  ]

  @Test(arguments: table)
  func text(value: Double, text: String) {
    #expect(ECMAScriptNumber.text(value) == text)
  }

  @Test func powersOfTen() {
    for exponent in -300...300 {
      guard let value = Double("1e\(exponent)") else { continue }
      let expected =
        switch exponent {
        case ..<(-6): "1e\(exponent)"
        case ..<0: "0." + String(repeating: "0", count: -exponent - 1) + "1"
        case ..<21: "1" + String(repeating: "0", count: exponent)
        default: "1e+\(exponent)"
        }
      #expect(ECMAScriptNumber.text(value) == expected)
    }
  }

  @Test(arguments: UInt64(1)...4)
  func randomBitsReadBackAsThemselves(seed: UInt64) {
    var generator = SeededNumbers(seed: seed)
    for _ in 0..<10_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite, number != 0 else { continue }
      let text = ECMAScriptNumber.text(number)
      #expect(Double(text)?.bitPattern == number.bitPattern)
      #expect(value(text)?.number?.bitPattern == number.bitPattern)
    }
  }
}
