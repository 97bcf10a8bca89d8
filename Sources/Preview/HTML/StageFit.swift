/// A stage fit carries what scenes have in points to the pixels of stages of one size and scale.
struct StageFit {
  /// The size of the stages in pixels.
  let width, height: Double
  private let scale: Double
  private let left, top: Double

  private static let margin = 8.0

  /// Fits scenes that are to be compared.
  init(_ scenes: [StageScene], isLane: Bool) {
    let points = scenes.flatMap { scene in
      scene.ground
        + (scene.isClipped ? [] : scene.actors.flatMap { $0.moments.flatMap(\.corners) })
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (minX, maxX) = (xs.min() ?? 0, xs.max() ?? 1)
    let (minY, maxY) = (ys.min() ?? 0, ys.max() ?? 1)
    let (spanX, spanY) = (max(maxX - minX, 1e-6), max(maxY - minY, 1e-6))
    width = isLane ? 320 : 156
    let room = width - 2 * Self.margin
    height = min(max(room * spanY / spanX, 40), 240) + 2 * Self.margin
    scale = min(room / spanX, (height - 2 * Self.margin) / spanY)
    left = width / 2 - (minX + maxX) / 2 * scale
    top = height / 2 - (minY + maxY) / 2 * scale
  }

  /// Returns where a point is on the stage.
  func place(_ point: PlotPoint) -> PlotPoint {
    PlotPoint(left + point.x * scale, top + point.y * scale)
  }

  /// Returns the size that something is drawn in before it is carried to its corners.
  func size(of actor: StageScene.Actor) -> (width: Double, height: Double) {
    guard let corners = actor.moments.first(where: { $0.corners.count == 4 })?.corners else {
      return (1, 1)
    }
    func length(_ a: PlotPoint, _ b: PlotPoint) -> Double {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      return (dx * dx + dy * dy).squareRoot() * scale
    }
    func fit(_ length: Double) -> Double { min(max(PlotNumber.rounded(length, 10), 4), 400) }
    return (fit(length(corners[0], corners[1])), fit(length(corners[0], corners[3])))
  }

  /// Returns the eight numbers of the projection that carries something of a size to corners on the
  /// stage; nil where these have no area.
  func matrix(
    to corners: [PlotPoint], of size: (width: Double, height: Double)
  ) -> [Double]? {
    ProjectedPlane(corners.map(place))?.matrix(width: size.width, height: size.height)
  }
}

extension ProjectedPlane {
  /// The numbers a, b, g, c, d, h, x and y of the matrix that carries a rectangle at the origin:
  /// (x, y) to ((a x + c y + x₀) / w, (b x + d y + y₀) / w), where w is g x + h y + 1.
  fileprivate func matrix(width: Double, height: Double) -> [Double] {
    [
      u.x / width, u.y / width, g / width, v.x / height, v.y / height, h / height, origin.x,
      origin.y,
    ]
  }
}
