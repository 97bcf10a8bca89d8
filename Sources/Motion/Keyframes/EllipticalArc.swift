#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An elliptical arc of a path, by its centre (SVG 2, appendix B.2.4).
struct EllipticalArc: Sendable {
  private var centre, radii: SIMD2<Double>
  private var cosine, sine, angle, sweep: Double

  /// Makes the arc between two points; nil where it is a straight line.
  init?(
    from start: SIMD2<Double>, to end: SIMD2<Double>, radii: SIMD2<Double>, degrees: Double,
    isLarge: Bool, isSweep: Bool
  ) {
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0, start != end else { return nil }
    let turn = degrees * .pi / 180
    (cosine, sine) = (cos(turn), sin(turn))
    let half = (start - end) / 2
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    // Radii that cannot reach from end to end grow until they do.
    let excess = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if excess > 1 {
      rx *= excess.squareRoot()
      ry *= excess.squareRoot()
    }
    let across = (rx * y) * (rx * y) + (ry * x) * (ry * x)
    let rest = max(0, (rx * ry) * (rx * ry) - across)
    let scale = (isLarge == isSweep ? -1 : 1) * (rest / across).squareRoot()
    let (cx, cy) = (scale * rx * y / ry, -scale * ry * x / rx)
    let middle = (start + end) / 2
    centre = SIMD2(cosine * cx - sine * cy + middle.x, sine * cx + cosine * cy + middle.y)
    self.radii = SIMD2(rx, ry)
    angle = atan2((y - cy) / ry, (x - cx) / rx)
    sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - angle
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
  }

  func point(at fraction: Double) -> SIMD2<Double> {
    let at = angle + sweep * fraction
    return centre + turned(SIMD2(radii.x * cos(at), radii.y * sin(at)))
  }

  func derivative(at fraction: Double) -> SIMD2<Double> {
    let at = angle + sweep * fraction
    return turned(SIMD2(-radii.x * sin(at), radii.y * cos(at))) * sweep
  }

  private func turned(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(cosine * point.x - sine * point.y, sine * point.x + cosine * point.y)
  }
}
