/// A curved segment is where two segments of graphs are both curved, so that their difference is enclosed.
struct CurvedSegment {
  let one, other: CurveSegment
  let low, high: Double

  /// An input between, in the middle by the parameter of the one piece or the other.
  func middle(isOwn: Bool) -> Double {
    (isOwn ? one : other).middle(low, high)
  }

  /// What the difference can't exceed.
  var limit: Double {
    let (mine, others) = (Hull(one, low, high), Hull(other, low, high))
    return max(mine.largestExcess(over: others), others.largestExcess(over: mine))
  }

  /// A hull is the triangle that holds a bent piece: its chord and its tangents at both ends.
  private struct Hull {
    let low, high: PathData.Point
    let bend: Double
    /// Where the tangents cross.
    let tip: PathData.Point

    init(_ piece: CurveSegment, _ left: Double, _ right: Double) {
      low = .init(x: left, y: piece.value(at: left))
      high = .init(x: right, y: piece.value(at: right))
      bend = piece.bend
      let (first, second) = (piece.slope(at: left), piece.slope(at: right))
      let x: Double
      if first.isFinite, second.isFinite {
        let chord = (high.y - low.y) / (right - left)
        // Measured from the left end, so that little is lost.
        let share = first == second ? 0.5 : (chord - second) / (first - second)
        x = left + (right - left) * min(max(share, 0), 1)
        // Both tangents give it; the one that goes further out is safe.
        let (a, b) = (low.y + first * (x - left), high.y - second * (right - x))
        tip = .init(x: x, y: bend > 0 ? min(a, b) : max(a, b))
      } else if first.isFinite {
        tip = .init(x: right, y: low.y + first * (right - left))
      } else if second.isFinite {
        tip = .init(x: left, y: high.y - second * (right - left))
      } else {
        // Between two vertical ends it can go any way; its halves have one each.
        tip = .init(x: left, y: bend > 0 ? -.infinity : .infinity)
      }
    }

    private func chord(_ x: Double) -> Double {
      high.x > low.x ? low.y + (high.y - low.y) * ((x - low.x) / (high.x - low.x)) : low.y
    }

    /// The way round by the tangents.
    private func tangents(_ x: Double) -> Double {
      if x <= tip.x {
        return tip.x > low.x ? low.y + (tip.y - low.y) * ((x - low.x) / (tip.x - low.x)) : tip.y
      }
      return high.x > tip.x ? tip.y + (high.y - tip.y) * ((x - tip.x) / (high.x - tip.x)) : tip.y
    }

    private func highest(_ x: Double) -> Double { bend > 0 ? chord(x) : tangents(x) }
    private func lowest(_ x: Double) -> Double { bend > 0 ? tangents(x) : chord(x) }

    /// How far this can lie above another one; its corners show it.
    func largestExcess(over other: Hull) -> Double {
      [low.x, high.x, tip.x, other.tip.x].reduce(-Double.infinity) { most, x in
        max(most, highest(x) - other.lowest(x))
      }
    }
  }
}
