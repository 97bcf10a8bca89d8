#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A path piece is one segment of a path as a function of a fraction, 0…1.
enum PathPiece: Sendable {
  case line(SIMD2<Double>, SIMD2<Double>)
  case cubic(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  case arc(EllipticalArc)

  var start: SIMD2<Double> {
    switch self {
    case .line(let start, _), .cubic(let start, _, _, _): start
    case .arc(let arc): arc.point(at: 0)
    }
  }

  var end: SIMD2<Double> {
    switch self {
    case .line(_, let end), .cubic(_, _, _, let end): end
    case .arc(let arc): arc.point(at: 1)
    }
  }

  func point(at fraction: Double) -> SIMD2<Double> {
    switch self {
    case .line(let start, let end):
      return fraction == 1 ? end : start + (end - start) * fraction
    case .cubic(let start, let first, let second, let end):
      let rest = 1 - fraction
      let middle = first * (3 * rest * rest * fraction) + second * (3 * rest * fraction * fraction)
      return start * (rest * rest * rest) + middle + end * (fraction * fraction * fraction)
    case .arc(let arc):
      return arc.point(at: fraction)
    }
  }

  func derivative(at fraction: Double) -> SIMD2<Double> {
    switch self {
    case .line(let start, let end):
      return end - start
    case .cubic(let start, let first, let second, let end):
      let rest = 1 - fraction
      let middle = (second - first) * (6 * rest * fraction)
      return (first - start) * (3 * rest * rest) + middle + (end - second)
        * (3 * fraction * fraction)
    case .arc(let arc):
      return arc.derivative(at: fraction)
    }
  }

  private func secondDerivative(at fraction: Double) -> SIMD2<Double> {
    switch self {
    case .line: return .zero
    case .cubic(let start, let first, let second, let end):
      let (from, to) = (second - 2 * first + start, end - 2 * second + first)
      return 6 * (from * (1 - fraction) + to * fraction)
    case .arc(let arc): return arc.secondDerivative(at: fraction)
    }
  }

  /// How fast the course turns with the way that is covered, in radians a point: its curvature, 0
  /// where the speed vanishes.
  func curvature(at fraction: Double) -> Double {
    let (first, second) = (derivative(at: fraction), secondDerivative(at: fraction))
    let speed = hypot(first.x, first.y)
    guard speed > 0 else { return 0 }
    return (first.x * second.y - first.y * second.x) / (speed * speed * speed)
  }

  /// How fast the point moves with the fraction.
  func speed(at fraction: Double) -> Double {
    let derivative = derivative(at: fraction)
    return hypot(derivative.x, derivative.y)
  }

  /// The length of the piece.
  var length: Double {
    if case .line(let start, let end) = self { return hypot(end.x - start.x, end.y - start.y) }
    return ArcLength.between(0, 1, kinks: turns, speed: speed)
  }

  /// The fraction at which a fraction of the length is reached.
  func fraction(ofLength part: Double, length: Double) -> Double {
    if case .line = self { return part }
    return ArcLength.fraction(of: part * length, total: length, kinks: turns, speed: speed)
  }

  /// The fractions at which a coordinate turns back, in ascending order.
  private var turns: [Double] {
    guard case .cubic(let start, let first, let second, let end) = self else { return [] }
    let (a, b, c) = (first - start, second - first, end - second)
    let (square, linear) = (a - 2 * b + c, 2 * (b - a))
    return (0..<2).flatMap { ArcLength.roots(square[$0], linear[$0], a[$0]) }.sorted()
  }

  /// The direction of the course, also if the speed vanishes: then that of the course next to it.
  func heading(at fraction: Double) -> SIMD2<Double> {
    let derivative = derivative(at: fraction)
    let size = hypot(derivative.x, derivative.y)
    if size > 1e-9 * hypot(end.x - start.x, end.y - start.y), size > 0 { return derivative }
    let near = fraction < 0.5 ? min(fraction + 1e-4, 1) : max(fraction - 1e-4, 0)
    return fraction < 0.5
      ? point(at: near) - point(at: fraction) : point(at: fraction) - point(at: near)
  }
}

extension PathData {
  /// The drawn pieces in order; a further move is a jump between two of them.
  var pieces: [PathPiece] {
    var pieces: [PathPiece] = []
    var here = SIMD2(0.0, 0.0)
    var start = here
    for segment in segments {
      switch segment {
      case .move(let point):
        here = SIMD2(point.x, point.y)
        start = here
        continue
      case .line(let end):
        pieces.append(.line(here, SIMD2(end.x, end.y)))
      case .cubic(let first, let second, let end):
        pieces.append(
          .cubic(
            here, SIMD2(first.x, first.y), SIMD2(second.x, second.y), SIMD2(end.x, end.y)))
      case .quadratic(let control, let end):
        let (middle, last) = (SIMD2(control.x, control.y), SIMD2(end.x, end.y))
        let (first, second) = (here + (middle - here) * (2 / 3), last + (middle - last) * (2 / 3))
        pieces.append(.cubic(here, first, second, last))
      case .arc(let radii, let rotation, let isLarge, let isSweep, let end):
        let last = SIMD2(end.x, end.y)
        let arc = EllipticalArc(
          from: here, to: last, radii: SIMD2(radii.x, radii.y), degrees: rotation,
          isLarge: isLarge, isSweep: isSweep)
        pieces.append(arc.map { .arc($0) } ?? .line(here, last))
      case .close:
        if here != start { pieces.append(.line(here, start)) }
      }
      here = pieces.last?.end ?? here
    }
    return pieces
  }
}

/// An elliptical arc of a path, by its centre (SVG 2, appendix B.2.4).
struct EllipticalArc: Sendable {
  private var centre, radii: SIMD2<Double>
  private var cosine, sine, angle, sweep: Double

  /// Makes the arc between two points; nil if it is a straight line.
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

  func secondDerivative(at fraction: Double) -> SIMD2<Double> {
    let at = angle + sweep * fraction
    return turned(SIMD2(-radii.x * cos(at), -radii.y * sin(at))) * (sweep * sweep)
  }

  private func turned(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(cosine * point.x - sine * point.y, sine * point.x + cosine * point.y)
  }
}
