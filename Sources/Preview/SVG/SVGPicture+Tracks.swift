extension SVGPicture {
  /// Draws properties and members one under the other, over one time axis.
  ///
  /// Each property fills its own row from its lowest to its highest value; diamonds are keyframes.
  ///
  /// - Parameter color: The first of the colors to draw in, counted from 0.
  package init(tracks: [PlotTrack], over domain: PlotDomain, title: String, color: Int = 0) {
    let longest = tracks.map(\.label.count).max() ?? 0
    let left = Self.margin + min(max(Double(longest) * 7.4, 72), 220) + 24
    let heights = tracks.map(\.height)
    let bottom = Self.top + heights.reduce(0, +)

    self.init(title: title, height: bottom + 44) { svg in
      let frame = SVGPlotArea(
        left: left, right: Self.width - Self.margin - 24, top: Self.top, bottom: bottom,
        values: 0...1)
      svg.ticks(of: domain, area: frame, from: Self.top)
      var top = Self.top
      for (index, track) in tracks.enumerated() {
        let middle = top + track.height / 2
        let ends = track.ends(arrow: "→")
        svg.label(
          "name", Self.margin, middle + (ends == nil ? 4 : -3),
          PlotLabel.path(track.label, columns: 30))
        if let ends { svg.label("note", Self.margin, middle + 14, ends) }
        switch track.content {
        case .curve(let series):
          let area = SVGPlotArea(
            left: left, right: frame.right, top: top + 10, bottom: top + track.height - 10,
            values: ClosedRange(of: [series]))
          svg.property(series, index: index + color, domain: domain, area: area)
        case .bars(let bars):
          for bar in bars {
            svg.bar(bar, index: index + color, domain: domain, area: frame, middle: middle)
          }
        }
        top += track.height
      }
    }
  }
}

extension PlotTrack {
  fileprivate var height: Double {
    switch content {
    case .curve: 64
    case .bars: 34
    }
  }
}

extension MarkupWriter {
  fileprivate mutating func property(
    _ series: PlotSeries, index: Int, domain: PlotDomain, area: SVGPlotArea
  ) {
    let base = area.bottom + 10
    line("grid", PlotPoint(area.left, base), PlotPoint(area.right, base))
    let points = area.points(of: series)
    let floor = [PlotPoint(area.right, area.bottom), PlotPoint(area.left, area.bottom)]
    element(
      "polygon",
      ["class": "area fill \(SVGStyle.series(index))", "points": MarkupValue(points + floor)])
    curve("curve solid \(SVGStyle.series(index))", points)
    for mark in series.marks {
      guard let fraction = domain.fraction(of: mark.time) else { continue }
      let (x, y) = (area.x(fraction), area.y(series.value(at: fraction)))
      let corners = [(0.0, -6.5), (6.5, 0), (0, 6.5), (-6.5, 0)].map { PlotPoint(x + $0, y + $1) }
      element(
        "polygon",
        ["class": "dot fill \(SVGStyle.series(index))", "points": MarkupValue(corners)])
    }
  }

  fileprivate mutating func bar(
    _ bar: PlotBar, index: Int, domain: PlotDomain, area: SVGPlotArea, middle: Double
  ) {
    guard let span = bar.span(over: domain) else { return }
    let from = area.x(span.from)
    let to = max(area.x(span.to), from + 3)
    element(
      "rect",
      [
        "class": "bar fill \(SVGStyle.series(index))", "x": MarkupValue(from),
        "y": MarkupValue(middle - 7), "width": MarkupValue(to - from), "height": 14,
        "rx": MarkupValue(min(7, (to - from) / 2)),
      ])
    if span.continues {
      let tip = [PlotPoint(to + 4, middle - 7), PlotPoint(to + 14, middle)]
      curve("curve solid \(SVGStyle.series(index))", tip + [PlotPoint(to + 4, middle + 7)])
    }
    let room = bar.isLabelInside ? Int(max((to - from - 14) / 6.5, 0)) : 32
    let name = PlotLabel.text(bar.label, columns: min(room, 32))
    let width = Double(name.count) * 6.5
    if bar.isLabelInside {
      label("note clear", from + 10, middle + 4, name)
    } else if to + 10 + width < area.right {
      label("note", to + 8, middle + 4, name)
    } else if from - 8 - width > area.left {
      label("end", from - 8, middle + 4, name)
    } else {
      label("note clear", from + 10, middle + 4, name)
    }
  }
}
