/// A projected plane carries places of the unit square to the quadrilateral it is seen as.
///
/// Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), 2.2.3.
struct ProjectedPlane {
  let origin: PlotPoint
  let u: PlotPoint
  let v: PlotPoint
  let g: Double
  let h: Double

  /// Takes the corners at (0, 0), (1, 0), (1, 1) and (0, 1); nil if they have no area.
  init?(_ corners: [PlotPoint]) {
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let (dx1, dy1) = (b.x - c.x, b.y - c.y)
    let (dx2, dy2) = (d.x - c.x, d.y - c.y)
    let (sx, sy) = (a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y)
    let area = dx1 * dy2 - dx2 * dy1
    guard abs(area) > 1e-6 else { return nil }
    g = (sx * dy2 - dx2 * sy) / area
    h = (dx1 * sy - sx * dy1) / area
    origin = a
    u = PlotPoint(b.x - a.x + g * b.x, b.y - a.y + g * b.y)
    v = PlotPoint(d.x - a.x + h * d.x, d.y - a.y + h * d.y)
  }

  /// Returns where a place of the unit square is seen.
  func point(_ s: Double, _ t: Double) -> PlotPoint {
    let w = 1 + g * s + h * t
    return PlotPoint((origin.x + u.x * s + v.x * t) / w, (origin.y + u.y * s + v.y * t) / w)
  }
}
