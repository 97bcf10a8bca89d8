extension SVGPicture {
  /// Draws instants of a transition side by side, all in one scale, in true perspective.
  ///
  /// Frames are in order, at most eight in a row.
  package init(filmstrip frames: [FilmFrame], title: String) {
    let perRow = min(max(frames.count, 1), 8)
    let cell = (Self.width - 2 * Self.margin) / Double(perRow)
    let corners = frames.flatMap { frame in
      frame.window.map { [$0.topLeft, $0.bottomRight] } ?? frame.faces.flatMap(\.corners)
    }
    let box = Box(corners)
    // A frame is as tall as it needs, within reason.
    let scale = min((cell - 20) / box.width, 260 / box.height)
    let height = box.height * scale
    let rows = (frames.count + perRow - 1) / perRow

    self.init(title: title, height: Self.top + Double(max(rows, 1)) * (height + 56)) { svg in
      for (index, frame) in frames.enumerated() {
        let (row, column) = (index / perRow, index % perRow)
        let x = Self.margin + cell * (Double(column) + 0.5)
        let y = Self.top + Double(row) * (height + 56) + height / 2 + 4
        func place(_ point: PlotPoint) -> PlotPoint {
          PlotPoint(x + (point.x - box.center.x) * scale, y + (point.y - box.center.y) * scale)
        }
        if let window = frame.window {
          svg.window(window, place(window.topLeft), place(window.bottomRight)) { svg in
            for face in frame.faces { svg.face(face, face.corners.map(place)) }
          }
        } else {
          for face in frame.faces { svg.face(face, face.corners.map(place)) }
        }
        svg.label(
          "middle", x, y + height / 2 + 24, PlotLabel.text(frame.label, columns: Int(cell / 7)))
      }
    }
  }

  /// The bounds of all corners of all frames.
  private struct Box {
    let width: Double
    let height: Double
    let center: PlotPoint

    init(_ points: [PlotPoint]) {
      let xs = points.map(\.x)
      let ys = points.map(\.y)
      let (left, right) = (xs.min() ?? 0, xs.max() ?? 1)
      let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 1)
      width = max(right - left, 1e-6)
      height = max(bottom - top, 1e-6)
      center = PlotPoint((left + right) / 2, (top + bottom) / 2)
    }
  }
}
