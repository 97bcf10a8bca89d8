import BrowserChecking
import Testing

/// Easings are told with all the digits that Chromium works out.
struct EasingQuestionTests {
  private func outputs(_ easings: [String], at times: [Double]) throws -> [[Double]] {
    try BrowserChecker.answers(to: easings.map { EasingQuestion($0, duration: 0.7, at: times) })
      .map { try $0.get() }
  }

  @Test("Easings give the outputs that are known") func known() throws {
    let shares: [Double] = [0, 0.1, 0.25, 1 / 3, 0.5, 0.77, 1]
    let cases: [(String, (Double) -> Double)] = [
      ("linear", { $0 }),
      // With these inputs the parameter is the input itself.
      ("cubic-bezier(0.3333333333333333, 0, 0.6666666666666666, 0)", { $0 * $0 * $0 }),
      (
        "cubic-bezier(0.3333333333333333, 1, 0.6666666666666666, 1)",
        { 1 - (1 - $0) * (1 - $0) * (1 - $0) }
      ),
      ("linear(0, 0.2 80%, 1)", { $0 < 0.8 ? $0 / 4 : 0.2 + ($0 - 0.8) * 4 }),
      ("steps(4, jump-start)", { $0 == 1 ? 1 : (($0 * 4).rounded(.down) + 1) / 4 }),
    ]
    let answers = try outputs(cases.map(\.0), at: shares.map { $0 * 0.7 })
    for ((easing, expected), outputs) in zip(cases, answers) {
      for (share, output) in zip(shares, outputs) {
        #expect(abs(output - expected(share)) < 1e-12, "\(easing) at \(share): \(output)")
      }
    }
  }

  @Test("Chromium solves a Bézier to within 1e-7") func solver() throws {
    let outputs = try outputs(["cubic-bezier(.17,.67,.76,1)"], at: [0.07, 0.175, 0.35])[0]
    let exact = [0.2739723722077746, 0.5172513118061725, 0.7726866700827285]
    #expect(zip(outputs, exact).allSatisfy { abs($0 - $1) < 1e-7 })
  }

  @Test("What is no easing is refused beside what is one") func refusal() throws {
    let answers = try BrowserChecker.answers(to: [
      EasingQuestion("cubic-bezier(2, 0, 0, 1)", at: [0]), EasingQuestion("ease", at: [1]),
    ])
    #expect(throws: BrowserRefusal.self) { try answers[0].get() }
    #expect(try answers[1].get() == [1])
  }
}
