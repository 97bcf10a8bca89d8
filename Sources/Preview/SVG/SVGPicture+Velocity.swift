/// A velocity strip draws how fast series change, whole: the fastest instant reaches its edge.
///
/// Where a value jumps, the velocity is infinite: it's drawn as an arrow, and the rest keeps its scale.
struct VelocityStrip {
  private let curves: [Curve]
  private let area: SVGPlotArea
  private let fastest: Double

  fileprivate struct Curve {
    /// How much the value changes per domain, from each sample to the next; 0 where it jumps.
    var velocities: [Double] = []
    /// Where it jumps, as a fraction of the domain, and whether upwards.
    var jumps: [(fraction: Double, isUp: Bool)] = []
  }

  /// Makes the strip of series between two heights, as wide as another area.
  init(of series: [PlotSeries], under plot: SVGPlotArea, top: Double, bottom: Double) {
    curves = series.map(Curve.init)
    let velocities = curves.flatMap(\.velocities)
    let jumps = curves.flatMap(\.jumps)
    var (low, high) = (min(0, velocities.min() ?? 0), max(0, velocities.max() ?? 0))
    fastest = max(high, -low)
    // An arrow needs space on its side.
    if jumps.contains(where: \.isUp), high <= 0 { high = max(-low, 1) }
    if jumps.contains(where: { !$0.isUp }), low >= 0 { low = -max(high, 1) }
    area = SVGPlotArea(
      left: plot.left, right: plot.right, top: top, bottom: bottom,
      values: low...max(high, low + 1e-9))
  }

  /// Draws the strip with its scale.
  func draw(to svg: inout MarkupWriter, over domain: PlotDomain) {
    svg.label("word end", area.left - 12, (area.top + area.bottom) / 2 + 4, "velocity")
    if fastest > 0 {
      let y = area.high >= -area.low ? area.top : area.bottom
      svg.label(
        "end", area.left - 12, y + 4, Self.text(area.high >= -area.low ? fastest : -fastest, domain)
      )
    }
    svg.line("guide", PlotPoint(area.left, area.y(0)), PlotPoint(area.right, area.y(0)))
    for (index, curve) in curves.enumerated() {
      if curves.count == 1 { fill(curve, to: &svg, index) }
      if !curve.velocities.isEmpty {
        svg.curve("curve thin \(SVGStyle.series(index))", points(of: curve))
      }
      for jump in curve.jumps { arrow(jump, to: &svg, index, isDense: curve.jumps.count > 40) }
    }
  }

  private func points(of curve: Curve) -> [PlotPoint] {
    area.points(of: PlotSeries("", values: curve.velocities))
  }

  private func fill(_ curve: Curve, to svg: inout MarkupWriter, _ index: Int) {
    guard !curve.velocities.isEmpty else { return }
    let base = [PlotPoint(area.right, area.y(0)), PlotPoint(area.left, area.y(0))]
    svg.element(
      "polygon",
      [
        "class": "area fill \(SVGStyle.series(index))",
        "points": MarkupValue(points(of: curve) + base),
      ])
  }

  /// Draws an arrow to the strip's edge, with the sign of infinity if there is space for it.
  private func arrow(
    _ jump: (fraction: Double, isUp: Bool), to svg: inout MarkupWriter, _ index: Int, isDense: Bool
  ) {
    let tip = PlotPoint(area.x(jump.fraction), jump.isUp ? area.top : area.bottom)
    let style: MarkupValue = "curve thin solid \(SVGStyle.series(index))"
    svg.line(style, PlotPoint(tip.x, area.y(0)), tip)
    guard !isDense else { return }
    let back = tip.y + (jump.isUp ? 6 : -6)
    svg.curve(style, [PlotPoint(tip.x - 4, back), tip, PlotPoint(tip.x + 4, back)])
    let isLast = tip.x > area.right - 20
    svg.label(
      isLast ? "clear end" : "clear", tip.x + (isLast ? -7 : 7), tip.y + (jump.isUp ? 10 : -2), "∞")
  }

  private static func text(_ velocity: Double, _ domain: PlotDomain) -> String {
    guard case .seconds(let seconds) = domain, seconds > 0 else { return PlotNumber.text(velocity) }
    return PlotNumber.text(velocity / seconds) + "/s"
  }
}

extension VelocityStrip.Curve {
  /// Carries the velocities on to both ends: each is that of the middle between two samples.
  private mutating func reachEnds() {
    let (first, last) = (velocities[0], velocities[velocities.count - 1])
    velocities[0] += (first - velocities[1]) / 2
    velocities[velocities.count - 1] += (last - velocities[velocities.count - 2]) / 2
  }

  /// Takes the velocities of a series; a stepped series has only jumps.
  init(_ series: PlotSeries) {
    let values = series.values
    guard values.count > 1 else { return }
    let steps = Double(values.count - 1)
    let extent = (values.max() ?? 0) - (values.min() ?? 0)
    // Only a jump or a vertical rise goes this far within one of many steps.
    let isFine = steps >= 64
    for (index, (value, next)) in zip(values, values.dropFirst()).enumerated() {
      let change = next - value
      let isHeld = series.interpolation == .held
      if change != 0, isHeld || isFine && abs(change) > extent / 4 {
        jumps.append(((Double(index) + (isHeld ? 1 : 0.5)) / steps, change > 0))
        velocities.append(velocities.last ?? 0)
      } else {
        velocities.append(change * steps)
      }
    }
    if series.interpolation == .held { velocities = [] }
    if isFine, jumps.isEmpty, velocities.count > 2 { reachEnds() }
  }
}
