extension SVGPicture {
  /// Draws one curve, or several over each other, in the manner of a textbook.
  ///
  /// Below the curves is a strip of their velocities; to the right,
  /// ghosts at equal time steps at the height of their values. Several series differ in color and
  /// in dash.
  package init(curves series: [PlotSeries], over domain: PlotDomain, title: String) {
    let range = ClosedRange(of: series, including: 0...1)
    // Values far apart would leave the guides no space; a little air keeps strokes off the edge.
    let air = (range.upperBound - range.lowerBound) * 0.04
    let values = range.lowerBound - air...range.upperBound + air
    let legend = series.count > 1 ? Double(series.count) * 22 + 8 : 0
    let ghosts = Double(series.count) * 28
    let plot = SVGPlotArea(
      left: 90, right: Self.width - Self.margin - ghosts - 20, top: Self.top + legend,
      bottom: Self.top + legend + 280, values: values)
    let hasVelocity = series.contains { $0.values.count > 1 }
    let bottom = plot.bottom + (hasVelocity ? 84 : 0)

    self.init(title: title, height: bottom + 44) { svg in
      if series.count > 1 { svg.legend(series) }
      let frame = SVGPlotArea(
        left: plot.left, right: plot.right, top: plot.top, bottom: bottom, values: 0...1)
      svg.ticks(of: domain, area: frame, from: plot.top)
      svg.values(of: series, range: range, area: plot)
      if hasVelocity {
        VelocityStrip(of: series, under: plot, top: plot.bottom + 16, bottom: bottom - 1)
          .draw(to: &svg, over: domain)
      }
      for (index, one) in series.enumerated().reversed() {
        svg.curve("curve \(SVGStyle.series(index))", plot.points(of: one))
        svg.ghosts(of: one, index: index, area: plot, x: plot.right + 34 + Double(index) * 28)
      }
      svg.marks(of: series, domain: domain, area: plot)
      svg.extremes(of: series, range: range, area: plot)
    }
  }
}

extension MarkupWriter {
  fileprivate mutating func legend(_ series: [PlotSeries]) {
    for (index, one) in series.enumerated() {
      let y = SVGPicture.top + Double(index) * 22 + 6
      line(
        "curve \(SVGStyle.series(index))", PlotPoint(SVGPicture.margin + 2, y - 4),
        PlotPoint(SVGPicture.margin + 34, y - 4))
      label("name", SVGPicture.margin + 46, y, PlotLabel.text(one.label, columns: 72))
    }
  }

  /// The lines across: quarters faint, 0 and 1 as guides with their numbers.
  fileprivate mutating func values(
    of series: [PlotSeries], range: ClosedRange<Double>, area: SVGPlotArea
  ) {
    for quarter in [0.25, 0.5, 0.75] {
      line("grid", PlotPoint(area.left, area.y(quarter)), PlotPoint(area.right, area.y(quarter)))
    }
    // A range of thousands has 0 and 1 on one line.
    for guide in area.y(0) - area.y(1) < 14 ? [0.0] : [0, 1] {
      line("guide", PlotPoint(area.left, area.y(guide)), PlotPoint(area.right, area.y(guide)))
      label("end", area.left - 12, area.y(guide) + 4, PlotNumber.text(guide))
    }
    line("axis", PlotPoint(area.left, area.top), PlotPoint(area.left, area.bottom))
  }

  /// The marked instants of the series: a line down from the curve, with its label.
  fileprivate mutating func marks(of series: [PlotSeries], domain: PlotDomain, area: SVGPlotArea) {
    var free: [Double] = []
    for (index, one) in series.enumerated() {
      for mark in one.marks {
        guard let fraction = domain.fraction(of: mark.time) else { continue }
        let point = PlotPoint(area.x(fraction), area.y(one.value(at: fraction)))
        line("guide", point, PlotPoint(point.x, area.bottom))
        let name = PlotLabel.text(mark.label, columns: 32)
        let width = Double(name.count) * 6.5 + 12
        let isLeft = point.x + width > area.right
        let start = isLeft ? point.x - width : point.x
        let row = free.firstIndex { $0 <= start } ?? free.count
        if row == free.count { free.append(0) }
        free[row] = start + width
        label(
          isLeft ? "word clear end" : "word clear", point.x + (isLeft ? -7 : 7),
          area.y(0) - 12 - Double(row) * 17, name)
        circle("dot fill \(SVGStyle.series(index))", point, radius: 4.5)
      }
    }
  }

  /// The highest and lowest point, if the curves leave 0 to 1.
  fileprivate mutating func extremes(
    of series: [PlotSeries], range: ClosedRange<Double>, area: SVGPlotArea
  ) {
    let extremes: [(value: Double, isOutside: Bool, offset: Double)] = [
      (range.upperBound, range.upperBound > 1.005, -10),
      (range.lowerBound, range.lowerBound < -0.005, 20),
    ]
    for (value, isOutside, offset) in extremes where isOutside {
      for (index, one) in series.enumerated() {
        guard let place = one.values.firstIndex(of: value) else { continue }
        let x = area.x(Double(place) / Double(max(one.values.count - 1, 1)))
        circle("dot fill \(SVGStyle.series(index))", PlotPoint(x, area.y(value)), radius: 4.5)
        label("clear middle", x, area.y(value) + offset, PlotNumber.text(value))
        break
      }
    }
  }

  /// Where the thing would be at equal time steps: close together means slow.
  fileprivate mutating func ghosts(
    of series: PlotSeries, index: Int, area: SVGPlotArea, x: Double
  ) {
    line("grid", PlotPoint(x, area.y(0)), PlotPoint(x, area.y(1)))
    let steps = 16
    for step in 0..<steps {
      let value = series.value(at: Double(step) / Double(steps))
      circle("ghost fill \(SVGStyle.series(index))", PlotPoint(x, area.y(value)), radius: 6)
    }
    circle(
      "dot fill \(SVGStyle.series(index))", PlotPoint(x, area.y(series.value(at: 1))), radius: 7)
  }
}
