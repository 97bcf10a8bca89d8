import Diagnostics
import SeededNumbers
import StrictJSON
import Testing

/// What the spelling of a number means as a double.
@Suite struct JSONNumberTests {
  private static let table: [(String, Double)] = [
    ("0", 0), ("-0", -0.0), ("-0.0", -0.0), ("0e1", 0), ("1", 1), ("-12.5e-3", -0.0125),
    ("1E5", 100_000), ("1e-5", 0.00001), ("0.1", 0.1), ("0.30000000000000004", 0.1 + 0.2),
    ("4.35", 4.35), ("123456789012345", 123_456_789_012_345), ("9007199254740993", 0x1p53),
    ("0.000000000000000000000000000001", 1e-30), ("0.0000000000000000000001", 1e-22),
    ("0.00000000000000000000001", 1e-23), ("1000000000000000000000000", 1e24),
    ("1e-400", 0), ("-1e-400", -0.0), ("5e-324", .leastNonzeroMagnitude), ("2e-324", 0),
    ("3e-324", .leastNonzeroMagnitude),
    ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ("1.7976931348623158e308", .greatestFiniteMagnitude),
    ("0e999999999999999999999", 0), ("1e-999999999999999999999", 0),
    // Halfway between two doubles, and just above.
    ("9007199254740993.00000000000000000000000000000000000000000000001", 0x1p53 + 2),
    ("1.00000000000000011102230246251565404236316680908203125", 1),
    ("1.00000000000000011102230246251565404236316680908203126", 1.0000000000000002),
  ]

  @Test(arguments: table)
  func reading(text: String, expected: Double) {
    #expect(value(text)?.number?.bitPattern == expected.bitPattern)
  }

  @Test func hugeDigitStrings() {
    let ones = String(repeating: "1", count: 100_000)
    #expect(value("0." + ones)?.number == 0.1111111111111111)
    let zeros = String(repeating: "0", count: 100_000)
    #expect(value("0." + zeros + "1")?.number == 0)
    #expect(value("0." + zeros + "1e100001")?.number == 1)
    #expect(value("1" + zeros + "e-100000")?.number == 1)
    #expect(value("1" + String(repeating: "0", count: 308))?.number == 1e308)
  }

  @Test(arguments: [
    "1e309", "-1e309", "1e400", "-1e999", "1E+400", "1.7976931348623159e308", "2e308",
    "1e99999999999999999999", "123e45678", "0.1e310",
    "1" + String(repeating: "0", count: 309), "-" + String(repeating: "9", count: 400) + ".5",
  ])
  func overflow(text: String) {
    let reading = read("[0, \(text), 1]")
    #expect(reading.document != nil)
    #expect(reading.findings.map(brief) == ["1:5 json/overflow /1"])
    #expect(reading.findings.first?.message == "the number is too large for a 64-bit float")
    #expect(reading.findings.first?.help == "write a number up to about 1.8e308")
  }

  /// The quick way to short decimals finds what the standard library finds.
  @Test func shortDecimals() {
    var generator = SeededNumbers(seed: 7)
    for _ in 0..<20_000 {
      let digits = String(generator.next() % 10_000_000_000_000_000)
      let point = Int.random(in: 0..<digits.count, using: &generator)
      let whole = digits.prefix(point)
      let text = "\(whole.isEmpty ? "0" : whole).\(digits.dropFirst(point))"
      #expect(value(text)?.number == Double(text))
      #expect(value("-\(text)")?.number == Double(text).map { -$0 })
    }
  }
}
