import Motion

/// How much of the source, of the destination and of darkness is seen at points of the screen.
struct TransitionLight {
  /// The points: a grid that touches no page's middle.
  static let probes: [SIMD2<Double>] = (0..<7).flatMap { row in
    (0..<5).map { column in
      let part = SIMD2((Double(column) + 0.53) / 5, (Double(row) + 0.53) / 7)
      return part * TransitionTruth.size
    }
  }

  /// Three parts at each point; nil at one so close to an edge that rounding decides.
  let parts: [Double?]

  /// Looks at pages, from back to front.
  init(_ planes: [TransitionTruth.Plane], darkness: Double?) {
    parts = Self.probes.flatMap { probe -> [Double?] in
      guard !planes.contains(where: { $0.isNearEdge(probe) }) else { return [nil, nil, nil] }
      var (parts, rest) = (["source": 0.0, "destination": 0.0], 1.0)
      for plane in planes.reversed() where plane.contains(probe) {
        parts[plane.page, default: 0] += rest * plane.opacity
        rest *= 1 - plane.opacity
      }
      return [parts["source"], parts["destination"], darkness.map { rest * $0 }]
    }
  }

  /// Whether anything of a page is seen.
  func shows(_ page: String) -> Bool {
    parts.indices.contains { index in
      index % 3 == (page == "source" ? 0 : 1) && (parts[index] ?? 0) > 0.001
    }
  }
}

extension TransitionTruth.Plane {
  fileprivate func contains(_ point: SIMD2<Double>) -> Bool {
    var (lefts, rights) = (0, 0)
    for (one, other) in sides {
      let turn = (other.x - one.x) * (point.y - one.y) - (other.y - one.y) * (point.x - one.x)
      if turn >= 0 { lefts += 1 }
      if turn <= 0 { rights += 1 }
    }
    return lefts == 0 || rights == 0
  }

  private var sides: [(SIMD2<Double>, SIMD2<Double>)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }

  fileprivate func isNearEdge(_ point: SIMD2<Double>) -> Bool {
    sides.contains { one, other in
      let way = other - one
      let length = (way * way).sum()
      let along = length > 0 ? min(max(((point - one) * way).sum() / length, 0), 1) : 0
      return SIMD2.distance(one + way * along, point) < 0.5
    }
  }
}
