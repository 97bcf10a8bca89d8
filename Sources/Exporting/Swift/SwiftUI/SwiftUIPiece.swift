import Motion

/// A SwiftUI piece is a part of the course of one number: how it gets from one value to the next.
struct SwiftUIPiece: Hashable {
  /// When it begins and ends, in seconds.
  var start, end: Double
  /// The values at both ends.
  var from, to: AffineSum
  /// How it runs.
  var form = PieceForm.even

  /// A form is a way to run that SwiftUI has a keyframe for.
  enum PieceForm: Hashable {
    case even
    /// A cubic Bézier by its control points.
    case bezier([Double])
    /// A spring, of whose own seconds so many pass in a second.
    case spring(SpringSolver, pace: Double)
    /// A cubic by its speeds at both ends, in values per second.
    case cubic(AffineSum, AffineSum)
  }

  var duration: Double { end - start }

  /// Whether nothing changes.
  var isStill: Bool {
    guard from == to else { return false }
    if case .cubic(let one, let other) = form { return one == AffineSum(0) && other == one }
    return true
  }

  /// The piece in another time: `scale` times as long, then later.
  func moved(by offset: Double, scale: Double = 1) -> SwiftUIPiece {
    var piece = self
    (piece.start, piece.end) = (offset + start * scale, offset + end * scale)
    switch form {
    case .even, .bezier: break
    case .cubic(let one, let other):
      piece.form = .cubic(one * (1 / scale), other * (1 / scale))
    case .spring(let solver, let pace): piece.form = .spring(solver, pace: pace / scale)
    }
    return piece
  }

  /// The piece run backwards; nil if SwiftUI has no keyframe for that.
  func reversed(within length: Double) -> SwiftUIPiece? {
    var piece = SwiftUIPiece(start: length - end, end: length - start, from: to, to: from)
    switch form {
    case .even: break
    case .bezier(let points):
      piece.form = .bezier(Self.reversed(points))
    case .cubic(let one, let other): piece.form = .cubic(other * -1, one * -1)
    case .spring: return nil
    }
    return piece
  }

  /// The control points of a curve that is run backwards.
  static func reversed(_ points: [Double]) -> [Double] {
    [1 - points[2], 1 - points[3], 1 - points[0], 1 - points[1]].map(tidy)
  }

  /// A number without the noise of computing with it.
  static func tidy(_ value: Double) -> Double {
    let short = (value * 1e9).rounded() / 1e9
    return abs(short - value) <= 1e-12 * max(1, abs(value)) ? short + 0 : value
  }
}

extension [SwiftUIPiece] {
  /// The pieces that a fraction of a segment runs in by an easing, from 0 to 1 over the time 0…1; nil
  /// if SwiftUI has no keyframes for it.
  init?(_ easing: TimelineEasing?) {
    func piece(_ time: (Double, Double), _ value: (Double, Double)) -> SwiftUIPiece {
      SwiftUIPiece(
        start: time.0, end: time.1, from: AffineSum(value.0), to: AffineSum(value.1))
    }
    self = []
    guard let easing else {
      append(piece((0, 1), (0, 1)))
      return
    }
    switch easing.form {
    case .hold: append(piece((0, 1), (0, 0)))
    case .spring(let solver, let seconds):
      var spring = piece((0, 1), (0, 1))
      spring.form = .spring(solver, pace: seconds)
      append(spring)
    case .steps(let count, let jump):
      guard count <= 32 else { return nil }
      let (first, jumps) = jump.figures(of: count)
      for step in 0..<count {
        let level = (Double(step) + Double(first)) / Double(Swift.max(jumps, 1))
        let ends = (Double(step) / Double(count), Double(step + 1) / Double(count))
        append(piece(ends, (level, level)))
      }
    case .linear(let stops):
      for (one, other) in zip(stops, stops.dropFirst())
      where other.input > one.input && one.input >= 0 && other.input <= 1 {
        append(piece((one.input, other.input), (one.output, other.output)))
      }
      guard count <= 64, first?.start == 0, last?.end == 1 else { return nil }
    case .bezier(let curves):
      var (x, y) = (0.0, 0.0)
      for curve in curves {
        let (width, height) = (curve[4] - x, curve[5] - y)
        guard width > 0, height != 0 else { return nil }
        var part = piece((x, curve[4]), (y, curve[5]))
        let points = [
          (curve[0] - x) / width, (curve[1] - y) / height, (curve[2] - x) / width,
          (curve[3] - y) / height,
        ].map(SwiftUIPiece.tidy)
        if points[0] != points[1] || points[2] != points[3] { part.form = .bezier(points) }
        append(part)
        (x, y) = (curve[4], curve[5])
      }
    }
  }
}
