import Testing

@testable import Expectations

struct DifferenceTests {
  private static func lines(_ range: Range<Int>) -> String {
    range.map { "line \($0)\n" }.joined()
  }

  static let cases: [(expected: String, actual: String, difference: String?)] = [
    ("a\n", "a\n", nil), ("", "", nil),
    ("a\n", "b\n", "@@ line 1 @@\n-a\n+b"),
    ("", "b\n", "@@ line 1 @@\n+b"),
    ("a", "b", "@@ line 1 @@\n-a\n+b"),
    ("a\n", "a", "@@ line 1 @@\n-a\n+a (no newline at the end)"),
    ("a\n", "a\u{1B}[0m\n", "@@ line 1 @@\n-a\n+a\\u{1B}[0m"),
    (
      lines(0..<20), lines(0..<10) + "new\n" + lines(11..<20),
      "@@ line 8 @@\n line 7\n line 8\n line 9\n-line 10\n+new\n line 11\n line 12\n line 13"
    ),
    (
      lines(0..<30), lines(1..<12) + lines(13..<30),
      "@@ line 1 @@\n-line 0\n line 1\n line 2\n line 3\n"
        + "@@ line 10 @@\n line 9\n line 10\n line 11\n-line 12\n line 13\n line 14\n line 15"
    ),
  ]

  @Test("Texts differ in few lines", arguments: cases.indices)
  func texts(index: Int) {
    let (expected, actual, difference) = Self.cases[index]
    #expect(
      TextDifference.between(expected, actual, named: "output")
        == difference.map { "output differs: - expected, + found\n" + $0 })
  }

  @Test("Texts that are the same letters in other bytes differ") func bytes() {
    #expect(TextDifference.between("e\u{301}\n", "\u{E9}\n") != nil)
  }

  @Test("A difference is short, whatever differs") func short() throws {
    let long = String(repeating: "abc ", count: 10_000)
    let difference = try #require(
      TextDifference.between(
        Self.lines(0..<3000) + long + "x\n", Self.lines(5000..<9000) + long + "y\n"))
    #expect(difference.split(separator: "\n").count == 42)
    #expect(difference.hasSuffix(" more lines"))
    let line = try #require(TextDifference.between(long + "x\n", long + "y\n"))
    #expect(line.count < 400)
    #expect(line.contains("abc x\n"))
    #expect(line.hasSuffix("abc y"))
  }

  @Test(
    "Bytes differ at a place",
    arguments: [
      ([1], [1], nil), (nil, nil, nil),
      ([1, 2], [1, 3], "differs at byte 1 of 2: expected 02, found 03"),
      ([1, 2], [1], "differs at byte 1 of 1, not 2 bytes: expected 02, found the end"),
      ([], [0, 255], "differs at byte 0 of 2, not 0 bytes: expected the end, found 00 FF"),
      (nil, [1], "nothing is expected, but there are 1 bytes"),
      ([1, 2, 3], nil, "there are no bytes, but 3 bytes are expected"),
    ] as [([UInt8]?, [UInt8]?, String?)])
  func bytes(expected: [UInt8]?, actual: [UInt8]?, difference: String?) {
    #expect(ByteDifference.between(expected, actual) == difference)
  }

  @Test("A place in many bytes") func many() {
    let expected = [UInt8](repeating: 0, count: 20480)
    var actual = expected
    actual[4096] = 9
    #expect(
      ByteDifference.between(expected, actual)
        == "differs at byte 4,096 of 20,480: expected 00 00 00 00 00 00 00 00 …, "
        + "found 09 00 00 00 00 00 00 00 …")
  }
}
