import StrictJSON

/// Stage data is the input of a page's script: a motion, and the layout of its stage.
struct StageData {
  private let scene: StageScene
  private let fit: StageFit
  private let motion: JSONValue?

  /// - Parameter motion: The scene's motion in flat form; nil for a duration.
  init(_ scene: StageScene, fit: StageFit, motion: JSONValue?) {
    (self.scene, self.fit, self.motion) = (scene, fit, motion)
  }

  /// Writes the scene: its duration, its motion, and its actors.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("seconds", scene.seconds)
      if let motion { writer.motion("motion", motion) }
      writer.array("fit") { writer in for number in fit.numbers { writer.number(number) } }
      if scene.isLane {
        writer.array("lane") { writer in
          let sizes = [StageScene.laneLength, StageScene.laneSize, StageScene.laneStep]
          for number in sizes { writer.number(number) }
        }
      }
      writer.array("actors") { writer in
        for actor in scene.actors {
          writer.object { writer in
            writer.member("target", actor.target)
            writer.member("property", ifPresent: actor.property)
          }
        }
      }
    }
  }
}

/// A stage fit maps points of scenes to pixels of stages that have the same size and scale.
struct StageFit {
  /// The size of the stages in pixels.
  let width, height: Double
  private let scale: Double
  private let left, top: Double

  private static let margin = 8.0

  /// Fits scenes for a comparison.
  init(_ scenes: [StageScene], isLane: Bool) {
    self.init(scenes, width: isLane ? 320 : 156, tallest: 240)
  }

  /// Fits scenes into stages of a width.
  ///
  /// - Parameter tallest: The maximum height of the actors.
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

  /// The size of a point in pixels, and the position of the origin.
  var numbers: [Double] { [scale, left, top] }

  /// Returns the position of a point on the stage.
  func place(_ point: PlotPoint) -> PlotPoint {
    PlotPoint(left + point.x * scale, top + point.y * scale)
  }

  /// Returns the size of an actor before it is mapped to its corners.
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
}
