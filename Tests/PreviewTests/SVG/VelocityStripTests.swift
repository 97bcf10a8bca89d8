import Foundation
import Testing

@testable import Preview

/// The strip is read off the picture by its coordinates.
struct VelocityStripTests {
  private static let top = 360.0
  private static let bottom = 427.0

  static let expo = PlotSeries("expo", count: 481) { $0 < 1 ? 1 - pow(2, -10 * $0) : 1 }
  static let launched = PlotSeries("launched", count: 481) { fraction in
    // A spring that is thrown at 40 ways a second.
    let time = fraction * 0.8
    return 1 - exp(-12 * time) * (cos(16 * time) - (40 - 12) / 16 * sin(16 * time))
  }
  static let backwards = PlotSeries("backwards", count: 481) { 1 - exp(-9 * $0) * (1 + 60 * $0) }

  @Test(
    "The fastest moment alone reaches the edge",
    arguments: [expo, launched, backwards, Samples.ease, Samples.overshoot, Samples.bouncy])
  func scaled(series: PlotSeries) throws {
    let points = try Self.strip(series)
    let ys = points.map(\.y)
    #expect(ys.allSatisfy { (Self.top...Self.bottom).contains($0) })
    let reaching = points.filter { $0.y == Self.top }.map(\.x)
    let (first, last) = (try #require(reaching.min()), try #require(reaching.max()))
    // A clipped peak would be a plateau.
    #expect(last - first <= 8)
  }

  @Test("Its heights are in proportion to the velocities") func proportion() throws {
    let ys = try Self.strip(Self.expo).map(\.y)
    let (zero, first) = (Self.bottom, ys[0])
    for fraction in [0.1, 0.25, 0.5] {
      let height = (zero - ys[Int(fraction * 480)]) / (zero - first)
      #expect(abs(height - pow(2, -10 * fraction)) < 0.01)
    }
  }

  @Test(
    "The fastest velocity is told",
    arguments: [
      (PlotDomain.fraction, "2"), (PlotDomain.seconds(0.5), "4/s"),
      (PlotDomain.seconds(20), "0.1/s"),
    ])
  func label(domain: PlotDomain, text: String) {
    let series = PlotSeries("", values: [0, 1, 1])
    let svg = SVGPicture(curves: [series], over: domain, title: "").text
    #expect(svg.contains(#"<text class="end" x="78" y="364">\#(text)</text>"#))
  }

  @Test("A falling value has its number at the bottom") func falling() {
    let series = PlotSeries("", values: [1, 0])
    let svg = SVGPicture(curves: [series], over: .fraction, title: "").text
    #expect(svg.contains(#"<text class="end" x="78" y="431">-1</text>"#))
  }

  @Test("StepFunction have an arrow at each jump, and no curve") func stairs() {
    let series = PlotSeries("", values: [0, 0.5, 0.5, 1, 0.2], interpolation: .held)
    let svg = SVGPicture(curves: [series], over: .fraction, title: "").text
    let arrows = Self.arrows(svg)
    #expect(arrows.map(\.x) == [208.5, 445.5, 564])
    #expect(arrows.map(\.tip) == [Self.top, Self.top, Self.bottom])
    #expect(svg.count(of: ">∞</text>") == 3)
    #expect(!svg.contains(#"<polyline class="curve thin s0" points="90"#))
  }

  @Test("A jump within a smooth curve doesn't flatten the rest") func jump() throws {
    let series = PlotSeries("", count: 481) { $0 < 0.5 ? $0 * 0.2 : 0.9 + ($0 - 0.5) * 0.2 }
    let svg = SVGPicture(curves: [series], over: .fraction, title: "").text
    #expect(Self.arrows(svg).map(\.tip) == [Self.top])
    let ys = try Self.strip(series).map(\.y)
    #expect(ys.allSatisfy { abs($0 - Self.top) < 0.1 })
  }

  @Test("Many jumps without room have no arrowheads") func dense() {
    let series = PlotSeries(
      "", count: 481, interpolation: .held, sampling: { ($0 * 60 + 1e-9).rounded(.down) / 60 })
    let svg = SVGPicture(curves: [series], over: .fraction, title: "").text
    #expect(Self.arrows(svg).count == 60)
    #expect(!svg.contains("∞"))
  }

  private static func strip(_ series: PlotSeries) throws -> [PlotPoint] {
    let svg = SVGPicture(curves: [series], over: .fraction, title: "").text
    let line = svg.split(separator: "\n").first { $0.contains(#"<polyline class="curve thin s0""#) }
    let points = try #require(line?.firstMatch(of: /points="([^"]*)"/)?.output.1)
    return points.split(separator: " ").map { pair in
      let parts = pair.split(separator: ",").compactMap { Double($0) }
      return PlotPoint(parts[0], parts[1])
    }
  }

  private static func arrows(_ svg: String) -> [(x: Double, tip: Double)] {
    svg.matches(
      of:
        /<line class="curve thin solid s0" x1="([0-9.]+)" y1="[0-9.]+" x2="[0-9.]+" y2="([0-9.]+)"/
    )
    .compactMap { match in
      guard let x = Double(match.output.1), let tip = Double(match.output.2) else { return nil }
      return (x, tip)
    }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
