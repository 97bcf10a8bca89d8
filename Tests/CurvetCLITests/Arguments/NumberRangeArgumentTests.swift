import Testing

@testable import CurvetCLI

struct NumberRangeArgumentTests {
  private static let timeCases: [(text: String, inside: [Double], outside: [Double])] = [
    ("0.2..0.5", [0.2, 0.3, 0.5, 0.500_000_000_9], [0.199, 0.501, 0.500_000_001_1]),
    ("200ms..0.5s", [0.2, 0.5], [0.199, 0.501]), ("..0.5", [-1, 0, 0.5], [0.501]),
    ("0.5..", [0.5, 1e9], [0.499]), ("..", [-1e9, 0, 1e9], []), (">=1", [1, 2], [0.999]),
    ("<=1S", [0, 1], [1.001]), (">1", [1.001, 1e9], [1, 1.000_000_000_9]),
    ("<1", [0, 0.999], [1, 0.999_999_999_1]), ("0.25", [0.25], [0.249, 0.251]),
    (".25", [0.25], [0.249]), ("250ms", [0.25], [0.249, 250]), ("1..1", [1], [0.999, 1.001]),
    ("2e3", [2000, 2000.000_001], [1999, 2001]), (">0", [0.001], [0, 1e-17]),
  ]

  @Test("Ranges of times", arguments: timeCases)
  func times(text: String, inside: [Double], outside: [Double]) throws {
    let range = try #require(TimeRangeArgument(argument: text)?.range)
    #expect(inside.filter { !range.contains($0) } == [])
    #expect(outside.filter(range.contains) == [])
  }

  private static let shareCases: [(text: String, inside: [Double], outside: [Double])] = [
    ("0.1..0.3", [0.1, 1 - 0.9, 0.3], [0.099, 0.301]), ("10%..30%", [0.1, 0.3], [0.099, 10]),
    (">5%", [0.051, 1], [0.05]), ("12%", [0.12], [0.121, 12]),
    ("-0.2..0", [-0.2, 0], [-0.3, 0.1]),
    ("<0", [-1, -0.001], [0, 0.1]), ("-20%", [-0.2], [0.2]),
  ]

  @Test("Ranges of shares", arguments: shareCases)
  func shares(text: String, inside: [Double], outside: [Double]) throws {
    let range = try #require(ShareRangeArgument(argument: text)?.range)
    #expect(inside.filter { !range.contains($0) } == [])
    #expect(outside.filter(range.contains) == [])
  }

  @Test(
    "What is none",
    arguments: [
      "", "short", "0.5..0.2", "0.2...0.5", ">", "<", ">=", "nan", "nan..1", "1..nan", "inf",
      ">inf", "=1", "1-2", "0,5", "1e999", "0x10", "s", "1e10", "1 s", "..1..2",
    ])
  func illegal(text: String) {
    #expect(TimeRangeArgument(argument: text)?.range == nil)
    #expect(ShareRangeArgument(argument: text)?.range == nil)
  }

  @Test("What only the other is", arguments: [("5%", "1s"), (">-1", "5ms"), ("<0", ">1ms")])
  func other(share: String, time: String) {
    #expect(TimeRangeArgument(argument: share)?.range == nil)
    #expect(ShareRangeArgument(argument: share)?.range != nil)
    #expect(ShareRangeArgument(argument: time)?.range == nil)
    #expect(TimeRangeArgument(argument: time)?.range != nil)
  }
}
