extension SVGPicture {
  /// Draws instants of a transition side by side, all in one scale, in true perspective.
  ///
  /// Frames come in their order; at most eight stand in a row.
  package init(filmstrip frames: [FilmFrame], title: String) {
    let perRow = min(max(frames.count, 1), 8)
    let cell = (Self.width - 2 * Self.margin) / Double(perRow)
    let corners = frames.flatMap { $0.faces.flatMap(\.corners) }
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
        for face in frame.faces {
          svg.face(
            face.side,
            face.corners.map {
              PlotPoint(x + ($0.x - box.center.x) * scale, y + ($0.y - box.center.y) * scale)
            })
        }
        svg.label(
          "middle", x, y + height / 2 + 24, PlotLabel.text(frame.label, columns: Int(cell / 7)))
      }
    }
  }

  /// What all corners of all frames fit into.
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

extension MarkupWriter {
  /// Draws a face with a picture and lines of text on it, so that its turning can be seen.
  fileprivate mutating func face(_ side: FilmFrame.Face.Side, _ corners: [PlotPoint]) {
    let name = side == .source ? "front" : "back"
    element("polygon", ["class": "face \(name)", "points": MarkupValue(corners)])
    guard let plane = ProjectedPlane(corners) else { return }
    for block in side == .source ? Self.article : Self.list {
      let points = [
        plane.point(block.left, block.top), plane.point(block.right, block.top),
        plane.point(block.right, block.bottom), plane.point(block.left, block.bottom),
      ]
      element("polygon", ["class": "\(name)-ink", "points": MarkupValue(points)])
    }
  }

  private typealias Block = (left: Double, top: Double, right: Double, bottom: Double)

  /// A picture above a heading and a paragraph.
  private static let article: [Block] = [
    (0.1, 0.07, 0.9, 0.42), (0.1, 0.49, 0.62, 0.55), (0.1, 0.62, 0.9, 0.65),
    (0.1, 0.7, 0.9, 0.73), (0.1, 0.78, 0.9, 0.81), (0.1, 0.86, 0.5, 0.89),
  ]

  /// Rows, each with a small picture.
  private static let list: [Block] = [0.08, 0.3, 0.52, 0.74].flatMap { (top: Double) -> [Block] in
    let picture: Block = (0.1, top, 0.3, top + 0.13)
    let heading: Block = (0.38, top + 0.01, 0.78, top + 0.05)
    let line: Block = (0.38, top + 0.08, 0.9, top + 0.11)
    return [picture, heading, line]
  }
}
