import Motion

/// A contact sheet is one SVG file with a small picture of each motion.
package struct SVGSheet {
  /// A motion of the sheet.
  package struct Entry {
    /// Its name.
    package var name: String
    /// The motion, without references.
    package var motion: Motion
    /// A few numbers.
    package var figures: String

    /// Makes an entry.
    package init(name: String, motion: Motion, figures: String) {
      (self.name, self.motion, self.figures) = (name, motion, figures)
    }
  }

  /// The file.
  package let text: String

  private static let columns = 3
  private static let row = 128.0
  private static let gap = 16.0

  /// Draws motions from left to right and from top to bottom.
  package init(_ entries: [Entry], title: String) {
    let rows = (entries.count + Self.columns - 1) / Self.columns
    let space = SVGPicture.width - 2 * SVGPicture.margin + Self.gap
    let width = space / Double(Self.columns) - Self.gap
    text =
      SVGPicture(title: title, height: SVGPicture.top + Double(rows) * Self.row) { svg in
        for (index, entry) in entries.enumerated() {
          let left = SVGPicture.margin + Double(index % Self.columns) * (width + Self.gap)
          let top = SVGPicture.top + Double(index / Self.columns) * Self.row
          svg.line("grid", PlotPoint(left, top - 8), PlotPoint(left + width, top - 8))
          svg.label("name", left, top + 8, PlotLabel.path(entry.name, columns: Int(width / 7.8)))
          svg.label("end", left + width, top + 104, entry.figures)
          svg.miniature(
            entry.motion,
            SVGPlotArea(
              left: left, right: left + width, top: top + 18, bottom: top + 88, values: 0...1))
        }
      }.text
  }
}

extension MarkupWriter {
  /// How many points a curve has: one to a unit, about.
  private static let stride = 4

  fileprivate mutating func miniature(_ motion: Motion, _ area: SVGPlotArea) {
    if case .transition(let transition) = motion,
      let frames = (Filmstrip(transition) ?? Filmstrip(sliding: transition))?.frames
    {
      return strip(frames, area)
    }
    guard let picture = MotionPicture(of: motion) else {
      let middle = (area.top + area.bottom) / 2
      line("axis", PlotPoint(area.left, middle), PlotPoint(area.right, middle))
      return
    }
    switch picture.content {
    case .curve(let series): curve(series, 0, in: area, isAlone: true)
    case .tracks(let tracks):
      let shown = tracks.prefix(5)
      let height = (area.bottom - area.top) / Double(max(shown.count, 1))
      for (index, track) in shown.enumerated() {
        let top = area.top + Double(index) * height
        let row = SVGPlotArea(
          left: area.left, right: area.right, top: top + 3, bottom: top + height - 3, values: 0...1)
        switch track.content {
        case .curve(let series): curve(series, index, in: row, isAlone: false)
        case .bars(let bars):
          for span in bars.compactMap({ $0.span(over: picture.domain) }) {
            let middle = (row.top + row.bottom) / 2
            line(
              "curve solid \(SVGStyle.series(index))", PlotPoint(row.x(span.from), middle),
              PlotPoint(row.x(span.to), middle))
          }
        }
      }
    }
  }

  private mutating func curve(
    _ series: PlotSeries, _ index: Int, in area: SVGPlotArea, isAlone: Bool
  ) {
    let range = ClosedRange(of: [series], including: isAlone ? 0...1 : nil)
    let plot = SVGPlotArea(
      left: area.left, right: area.right, top: area.top, bottom: area.bottom, values: range)
    if isAlone {
      for guide in [0.0, 1] {
        line(
          "guide", PlotPoint(plot.left, plot.y(guide)), PlotPoint(plot.right, plot.y(guide)))
      }
    }
    var points = plot.points(of: series)
    if points.count > 200 {
      let last = points[points.count - 1]
      points = points.indices.filter { $0 % Self.stride == 0 }.map { points[$0] }
      points.append(last)
    }
    curve("curve thin solid \(SVGStyle.series(index))", points)
  }

  private mutating func strip(_ frames: [FilmFrame], _ area: SVGPlotArea) {
    let shown = frames.indices.filter { $0 % 2 == 0 }.map { frames[$0] }
    let points = frames.flatMap { frame in
      frame.window.map { [$0.topLeft, $0.bottomRight] } ?? frame.faces.flatMap(\.corners)
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      right > left, bottom > top
    else { return }
    let cell = (area.right - area.left) / Double(shown.count)
    let scale = min((cell - 8) / (right - left), (area.bottom - area.top) / (bottom - top))
    for (index, frame) in shown.enumerated() {
      let centre = PlotPoint(
        area.left + cell * (Double(index) + 0.5), (area.top + area.bottom) / 2)
      func place(_ point: PlotPoint) -> PlotPoint {
        PlotPoint(
          centre.x + (point.x - (left + right) / 2) * scale,
          centre.y + (point.y - (top + bottom) / 2) * scale)
      }
      if let window = frame.window {
        self.window(window, place(window.topLeft), place(window.bottomRight)) { svg in
          for face in frame.faces { svg.face(face, face.corners.map(place)) }
        }
      } else {
        for face in frame.faces { self.face(face, face.corners.map(place)) }
      }
    }
  }
}
