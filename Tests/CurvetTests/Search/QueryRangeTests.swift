import Testing

@testable import Curvet

struct QueryRangeTests {
  private static let timeCases: [(text: String, inside: [Double], outside: [Double])] = [
    ("0.2..0.5", [0.2, 0.3, 0.5, 0.5004], [0.199, 0.501, 0.5006]),
    ("0.2..0.81934", [0.819_344, 0.1996], [0.819_346, 0.1994]),
    ("200ms..0.5s", [0.2, 0.5], [0.199, 0.501]), ("..0.5", [-1, 0, 0.5], [0.501]),
    ("0.5..", [0.5, 1e9], [0.499]), ("..", [-1e9, 0, 1e9], []), (">=1", [1, 2], [0.999]),
    ("<=1S", [0, 1, 1.0004], [1.001]), (">1", [1.001, 1e9], [1, 1.0004]),
    ("<1", [0, 0.999], [1, 0.9996]), ("0.25", [0.25], [0.249, 0.251]),
    // What is shown as .819, and as 1.23 where three figures are shown.
    ("0.819", [0.8186, 0.8194], [0.8184, 0.8196]), ("819ms", [0.8186, 0.8194], [0.8184, 0.8196]),
    ("0.8193", [0.819_26, 0.819_34], [0.8192, 0.8194]),
    ("1.23", [1.2251, 1.2349], [1.224, 1.236]),
    ("1.234", [1.2336, 1.2344], [1.233, 1.235]), (">0.819", [0.8196], [0.8194]),
    (">=0.819", [0.8186], [0.8184]), ("1e-3", [0.001], [0.001_001]), ("12", [11.96], [11.9, 12.1]),
    (".25", [0.25], [0.249]), ("250ms", [0.25], [0.249, 250]), ("1..1", [1], [0.999, 1.001]),
    ("2e3", [2000, 2000.000_001], [1999, 2001]), (">0", [0.001], [0, 1e-17]),
  ]

  @Test("Ranges of times", arguments: timeCases)
  func times(text: String, inside: [Double], outside: [Double]) throws {
    let range = try #require(QueryRange(text, of: .time)?.range)
    #expect(inside.filter { !range.contains($0) } == [])
    #expect(outside.filter(range.contains) == [])
  }

  private static let fractionCases: [(text: String, inside: [Double], outside: [Double])] = [
    ("0.1..0.3", [0.1, 1 - 0.9, 0.3], [0.099, 0.301]), ("10%..30%", [0.1, 0.3], [0.099, 10]),
    (">5%", [0.051, 1], [0.05]), ("12%", [0.12, 0.1204], [0.121, 12]),
    ("5.34%", [0.053_44], [0.053_46]), (">0", [1e-6], [0]), ("0", [0, 1e-10], [1e-6]),
    ("-0.2..0", [-0.2, 0], [-0.3, 0.1]),
    ("<0", [-1, -0.001], [0, 0.1]), ("-20%", [-0.2], [0.2]),
  ]

  @Test("Ranges of fractions", arguments: fractionCases)
  func fractions(text: String, inside: [Double], outside: [Double]) throws {
    let range = try #require(QueryRange(text, of: .fraction)?.range)
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
    #expect(QueryRange(text, of: .time)?.range == nil)
    #expect(QueryRange(text, of: .fraction)?.range == nil)
  }

  @Test("What only the other is", arguments: [("5%", "1s"), (">-1", "5ms"), ("<0", ">1ms")])
  func other(fraction: String, time: String) {
    #expect(QueryRange(fraction, of: .time)?.range == nil)
    #expect(QueryRange(fraction, of: .fraction)?.range != nil)
    #expect(QueryRange(time, of: .fraction)?.range == nil)
    #expect(QueryRange(time, of: .time)?.range != nil)
  }
}
