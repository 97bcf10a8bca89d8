import StrictJSON

/// Stage data is what a page's script plays: numbers over equal steps of time, nothing else.
struct StageData {
  private let scene: StageScene
  private let fit: StageFit

  init(_ scene: StageScene, fit: StageFit) { (self.scene, self.fit) = (scene, fit) }

  /// Writes the scene: how long it takes, and the channels of each actor.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("seconds", scene.seconds)
      writer.member("steps", (scene.actors.first?.samples.count ?? 1) - 1)
      if scene.isStepped { writer.member("held", 1) }
      writer.array("actors") { writer in
        for actor in scene.actors { write(actor, to: &writer) }
      }
    }
  }

  private func write(_ actor: StageScene.Actor, to writer: inout JSONWriter) {
    let size = fit.size(of: actor)
    var last: [Double]?
    var matrices = actor.samples.map { sample -> [Double]? in
      last = fit.matrix(to: sample.corners, of: size) ?? last
      return last
    }
    // What is hidden waits where it is seen first.
    let first = matrices.lazy.compactMap(\.self).first ?? [1, 0, 0, 0, 1, 0, 0, 0]
    matrices = matrices.map { $0 ?? first }
    let isSeen = actor.samples.map { sample in
      fit.matrix(to: sample.corners, of: size) == nil ? 0.0 : 1
    }
    let colors = actor.samples.map(\.color)
    writer.object { writer in
      writer.array("matrix") { writer in
        for index in 0..<8 { channel(matrices.map { $0?[index] ?? 0 }, 1e7, to: &writer) }
      }
      writer.key("seen")
      channel(isSeen, 1, to: &writer)
      writer.key("opacity")
      channel(actor.samples.map { min(max($0.opacity, 0), 1) }, 1e4, to: &writer)
      writer.key("radius")
      channel(actor.samples.map { max($0.roundness, 0) * size.width }, 100, to: &writer)
      guard let some = colors.lazy.compactMap(\.self).first(where: { $0.count == 4 }) else {
        return
      }
      writer.array("color") { writer in
        for index in 0..<4 {
          let scale = index < 3 ? 255.0 : 1
          channel(colors.map { ($0 ?? some)[index] * scale }, 1e4, to: &writer)
        }
      }
    }
  }

  /// Writes a number for every step; one alone if it never changes.
  private func channel(_ values: [Double], _ precision: Double, to writer: inout JSONWriter) {
    let rounded = values.map { PlotNumber.rounded(PlotNumber.clamped($0), precision) }
    guard let first = rounded.first, rounded.contains(where: { $0 != first }) else {
      return writer.number(rounded.first ?? 0)
    }
    writer.beginArray()
    for value in rounded { writer.number(value) }
    writer.endArray()
  }
}

/// A stage fit carries what scenes have in points to the pixels of stages of one size and scale.
struct StageFit {
  /// The size of the stages in pixels.
  let width, height: Double
  private let scale: Double
  private let left, top: Double

  private static let margin = 8.0

  /// Fits scenes that are to be compared.
  init(_ scenes: [StageScene], isLane: Bool) {
    self.init(scenes, width: isLane ? 320 : 156, tallest: 240)
  }

  /// Fits scenes into stages of a width.
  ///
  /// - Parameter tallest: How tall what moves is at most.
  init(_ scenes: [StageScene], width: Double, tallest: Double) {
    let points = scenes.flatMap { scene in
      scene.ground + (scene.isClipped ? [] : scene.actors.flatMap { $0.samples.flatMap(\.corners) })
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (minX, maxX) = (xs.min() ?? 0, xs.max() ?? 1)
    let (minY, maxY) = (ys.min() ?? 0, ys.max() ?? 1)
    let (spanX, spanY) = (max(maxX - minX, 1e-6), max(maxY - minY, 1e-6))
    self.width = width
    let space = width - 2 * Self.margin
    height = min(max(space * spanY / spanX, 40), tallest) + 2 * Self.margin
    scale = min(space / spanX, (height - 2 * Self.margin) / spanY)
    left = width / 2 - (minX + maxX) / 2 * scale
    top = height / 2 - (minY + maxY) / 2 * scale
  }

  /// Returns where a point is on the stage.
  func place(_ point: PlotPoint) -> PlotPoint {
    PlotPoint(left + point.x * scale, top + point.y * scale)
  }

  /// Returns the size that something is drawn in before it is carried to its corners.
  func size(of actor: StageScene.Actor) -> (width: Double, height: Double) {
    guard let corners = actor.samples.first(where: { $0.corners.count == 4 })?.corners else {
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
  /// stage; nil if these have no area.
  func matrix(to corners: [PlotPoint], of size: (width: Double, height: Double)) -> [Double]? {
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
