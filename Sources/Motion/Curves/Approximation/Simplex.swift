/// Nelder and Mead's search for the least value of a function over the unit square.
enum Simplex {
  /// A corner of the triangle that moves downhill.
  struct Corner {
    var point: SIMD2<Double>
    var value: Double

    init(_ point: SIMD2<Double>, _ value: Double) {
      (self.point, self.value) = (point, value)
    }
  }

  /// Returns the least value found from a point on; begun anew, smaller, where the triangle has
  /// shrunk.
  static func minimum(
    from start: SIMD2<Double>, of function: (SIMD2<Double>) -> Double
  ) -> Corner {
    func corner(_ point: SIMD2<Double>) -> Corner {
      let inside = point.clamped(lowerBound: .zero, upperBound: .one)
      return Corner(inside, function(inside))
    }
    var best = corner(start)
    for size in [0.08, 0.02, 0.005, 0.001] {
      let away = SIMD2(best.point.x > 0.5 ? -size : size, best.point.y > 0.5 ? -size : size)
      var corners = [
        best, corner(best.point + SIMD2(away.x, 0)), corner(best.point + SIMD2(0, away.y)),
      ]
      for _ in 0..<80 {
        corners.sort { $0.value < $1.value }
        let middle = (corners[0].point + corners[1].point) / 2
        let way = middle - corners[2].point
        if (way * way).sum() < 1e-20 { break }
        let reflected = corner(middle + way)
        if reflected.value < corners[0].value {
          let expanded = corner(middle + 2 * way)
          corners[2] = expanded.value < reflected.value ? expanded : reflected
        } else if reflected.value < corners[1].value {
          corners[2] = reflected
        } else {
          let outside = reflected.value < corners[2].value
          let contracted = corner(middle + (outside ? 0.5 : -0.5) * way)
          if contracted.value < min(reflected.value, corners[2].value) {
            corners[2] = contracted
          } else {
            for index in 1...2 {
              corners[index] = corner((corners[0].point + corners[index].point) / 2)
            }
          }
        }
      }
      best = corners.min { $0.value < $1.value } ?? best
    }
    return best
  }
}
