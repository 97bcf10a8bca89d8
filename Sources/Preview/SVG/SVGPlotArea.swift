/// An SVG plot area is a rectangle in which values rise from bottom to top over a domain.
struct SVGPlotArea {
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double
  let low: Double
  let high: Double

  init(left: Double, right: Double, top: Double, bottom: Double, values: ClosedRange<Double>) {
    (self.left, self.right, self.top, self.bottom) = (left, right, top, bottom)
    // A constant value runs through the middle.
    let isFlat = values.lowerBound == values.upperBound
    low = values.lowerBound - (isFlat ? 1 : 0)
    high = values.upperBound + (isFlat ? 1 : 0)
  }

  func x(_ fraction: Double) -> Double { left + (right - left) * fraction }

  func y(_ value: Double) -> Double { bottom - (value - low) / (high - low) * (bottom - top) }

  /// The curve's corners; a jump is a riser of two.
  func points(of series: PlotSeries) -> [PlotPoint] {
    let last = Double(max(series.values.count - 1, 1))
    var points: [PlotPoint] = []
    for (index, value) in series.values.enumerated() {
      let point = PlotPoint(x(Double(index) / last), y(value))
      guard let before = points.last else {
        points.append(point)
        continue
      }
      // Samples of a level line are redundant.
      let isLevel = before.y == point.y
      if isLevel, points.count > 1, points[points.count - 2].y == point.y { points.removeLast() }
      if !isLevel, series.interpolation == .held {
        if points.count > 1, points[points.count - 2].y == before.y { points.removeLast() }
        points.append(PlotPoint(point.x, before.y))
      }
      points.append(point)
    }
    if points.count == 1 { points.append(PlotPoint(right, points[0].y)) }
    return points
  }
}

extension MarkupWriter {
  mutating func line(_ style: MarkupValue, _ from: PlotPoint, _ to: PlotPoint) {
    element(
      "line",
      [
        "class": style, "x1": MarkupValue(from.x), "y1": MarkupValue(from.y),
        "x2": MarkupValue(to.x),
        "y2": MarkupValue(to.y),
      ])
  }

  mutating func label(_ style: MarkupValue, _ x: Double, _ y: Double, _ text: String) {
    element("text", ["class": style, "x": MarkupValue(x), "y": MarkupValue(y)], text: text)
  }

  mutating func curve(_ style: MarkupValue, _ points: [PlotPoint]) {
    element("polyline", ["class": style, "points": MarkupValue(points)])
  }

  mutating func circle(_ style: MarkupValue, _ center: PlotPoint, radius: Double) {
    element(
      "circle",
      [
        "class": style, "cx": MarkupValue(center.x), "cy": MarkupValue(center.y),
        "r": MarkupValue(radius),
      ])
  }

  /// Draws the lines of a domain's ticks down through an area, and their numbers under it.
  mutating func ticks(of domain: PlotDomain, area: SVGPlotArea, from top: Double) {
    let ticks = domain.ticks(about: Int((area.right - area.left) / 84))
    for tick in ticks {
      let x = area.x(tick.fraction)
      // The end has the widest label and stays.
      guard tick.fraction == 1 || area.right - x > 48 else { continue }
      line("grid", PlotPoint(x, top), PlotPoint(x, area.bottom))
      line("axis", PlotPoint(x, area.bottom), PlotPoint(x, area.bottom + 5))
      label("middle", x, area.bottom + 20, tick.label)
    }
    line("axis", PlotPoint(area.left, area.bottom), PlotPoint(area.right, area.bottom))
  }
}
