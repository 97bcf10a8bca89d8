import Testing

@testable import Preview

@Suite struct PlotDomainTests {
  @Test(
    arguments: [
      (.fraction, ["0", "20", "40", "60", "80", "100%"]),
      (.seconds(0.3), ["0", "100", "200", "300 ms"]),
      (.seconds(0.45), ["0", "100", "200", "300", "400", "450 ms"]),
      (.seconds(0.693147), ["0", "200", "400", "600", "693 ms"]),
      (.seconds(0.0005), ["0", "0.1", "0.2", "0.3", "0.4", "0.5 ms"]),
      (.seconds(10), ["0", "2000", "4000", "6000", "8000", "10000 ms"]),
      (.seconds(10.5), ["0", "2", "4", "6", "8", "10.5 s"]),
      (.seconds(86400), ["0", "20000", "40000", "60000", "86400 s"]),
      (.seconds(0), ["0 ms"]),
      (.seconds(.infinity), ["0 s"]),
      (.seconds(.nan), ["0 ms"]),
    ] as [(PlotDomain, [String])])
  func ticks(domain: PlotDomain, labels: [String]) {
    #expect(domain.ticks(about: 5).map(\.label) == labels)
  }

  @Test(
    arguments: [
      (.seconds(2), 0.5, 0.25), (.seconds(2), 2, 1), (.seconds(2), 2.1, nil),
      (.fraction, -0.1, nil),
      (.seconds(0), 0, 0), (.fraction, .nan, nil),
    ] as [(PlotDomain, Double, Double?)])
  func fraction(domain: PlotDomain, time: Double, expected: Double?) {
    #expect(domain.fraction(of: time) == expected)
  }
}
