extension MarkupWriter {
  /// Draws a screen, and inside of it what isn't cut off.
  mutating func window(
    _ window: FilmFrame.Window, _ start: PlotPoint, _ end: PlotPoint,
    _ body: (inout MarkupWriter) -> Void
  ) {
    let (x, y) = (MarkupValue(start.x), MarkupValue(start.y))
    let (width, height) = (MarkupValue(end.x - start.x), MarkupValue(end.y - start.y))
    // Its units are those around it; a picture in a picture cuts off what is beyond it.
    let box = [x, y, width, height].map(\.text).joined(separator: " ")
    element(
      "svg", ["x": x, "y": y, "width": width, "height": height, "viewBox": MarkupValue(box)]
    ) { svg in
      if let color = window.color {
        let bytes = color.map { String(Int(($0 * 255).rounded())) }.joined(separator: ", ")
        svg.element(
          "rect",
          ["x": x, "y": y, "width": width, "height": height, "fill": MarkupValue("rgb(\(bytes))")])
      }
      body(&svg)
    }
    element("rect", ["class": "axis", "x": x, "y": y, "width": width, "height": height])
  }

  /// Draws a face as opaque as it is.
  mutating func face(_ face: FilmFrame.Face, _ corners: [PlotPoint]) {
    guard face.opacity < 1 else { return self.face(face.side, corners) }
    element("g", ["opacity": MarkupValue(face.opacity)]) { $0.face(face.side, corners) }
  }

  /// Draws a face with a picture and lines of text on it, so that its turning can be seen.
  mutating func face(_ side: FilmFrame.Face.Side, _ corners: [PlotPoint]) {
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
