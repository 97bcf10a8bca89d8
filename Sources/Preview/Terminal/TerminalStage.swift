/// A terminal stage draws instants of a scene in lines of text, in perspective.
package struct TerminalStage {
  /// How many lines an instant takes.
  package let rows: Int
  /// How wide it is.
  package let columns: Int
  private let scene: StageScene
  private let glyphs: PlotGlyphs
  private let lanes: PlayFrames
  private let left, top, across, down: Double

  private static let height = 16

  /// Makes the stage of a scene with about sixty instants per second.
  ///
  /// - Parameter columns: How wide it is at most.
  package init(_ scene: StageScene, columns: Int, glyphs: PlotGlyphs) {
    (self.scene, self.columns, self.glyphs) = (scene, columns, glyphs)
    rows = scene.isLane ? scene.actors.count : Self.height
    let places = scene.isLane ? scene.actors.flatMap { $0.samples.map(Self.progress) } : []
    lanes = PlayFrames(
      range: (places.min() ?? 0)...(places.max() ?? 1), columns: columns, glyphs: glyphs)
    let points =
      scene.ground + (scene.isClipped ? [] : scene.actors.flatMap { $0.samples.flatMap(\.corners) })
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (minX, maxX) = (xs.min() ?? 0, xs.max() ?? 1)
    let (minY, maxY) = (ys.min() ?? 0, ys.max() ?? 1)
    // A cell is about twice as high as it is wide.
    let dot = (across: 1 / Double(glyphs.dotColumns), down: 2 / Double(glyphs.dotRows))
    let scale = min(
      (Double(columns) - 1) / max(maxX - minX, 1e-6),
      (Double(rows) * 2 - 1) / max(maxY - minY, 1e-6))
    across = scale / dot.across
    down = scale / dot.down
    left = (Double(columns) / dot.across - (minX + maxX) * across) / 2
    top = (Double(rows) * 2 / dot.down - (minY + maxY) * down) / 2
  }

  /// Returns the lines of an instant.
  ///
  /// - Parameter seconds: The time since the start; after the end, the end is drawn.
  package func lines(at seconds: Double) -> [PlotLine] {
    let fraction = min(max(seconds / scene.seconds, 0), 1)
    let samples = scene.actors.map { actor in
      actor.samples[Int((fraction * Double(actor.samples.count - 1)).rounded())]
    }
    if scene.isLane {
      return samples.map { lanes.line(progress: Self.progress($0), linear: fraction) }
    }
    var canvas = PlaneCanvas(columns: columns, rows: rows, glyphs: glyphs)
    let ground = scene.ground.map(place)
    if scene.isClipped, ground.count == 2 {
      canvas.window = (ground[0], ground[1])
      let (a, b) = (ground[0], ground[1])
      canvas.draw(
        [a, PlotPoint(b.x, a.y), b, PlotPoint(a.x, b.y)], as: PlaneCanvas.frame, isFull: false)
    }
    for (index, (actor, sample)) in zip(scene.actors, samples).enumerated()
    where sample.corners.count == 4 && sample.opacity > 0.05 {
      let series: Int
      switch actor.look {
      case .source: series = 0
      case .destination: series = 1
      case .box: series = index
      }
      // What is half gone has an outline only.
      canvas.draw(
        sample.corners.map(place), as: series,
        isFull: actor.look == .box && sample.opacity > 0.5)
    }
    return canvas.lines
  }

  /// How far a thing is on its lane, from 0 to 1.
  private static func progress(_ sample: StageScene.Sample) -> Double {
    (sample.corners.first?.x ?? 0) / StageScene.laneLength
  }

  private func place(_ point: PlotPoint) -> PlotPoint {
    PlotPoint(left + point.x * across, top + point.y * down)
  }
}

/// A plane canvas draws quadrilaterals in dots; what is nearer covers what is behind it.
private struct PlaneCanvas {
  /// The owner of cells that draw a screen's frame.
  static let frame = -1
  private static let nothing = Int.min

  /// Beyond these corners nothing is seen.
  var window: (PlotPoint, PlotPoint)?
  private let columns, rows: Int
  private let glyphs: PlotGlyphs
  /// Whose each dot is.
  private var dots: [Int]

  init(columns: Int, rows: Int, glyphs: PlotGlyphs) {
    (self.columns, self.rows, self.glyphs) = (columns, rows, glyphs)
    dots = Array(
      repeating: Self.nothing, count: columns * glyphs.dotColumns * rows * glyphs.dotRows)
  }

  private var width: Int { columns * glyphs.dotColumns }
  private var height: Int { rows * glyphs.dotRows }

  mutating func draw(_ corners: [PlotPoint], as series: Int, isFull: Bool) {
    for y in 0..<height {
      let row = Double(y) + 0.5
      // Where its sides cross the row.
      let crossings = corners.indices.compactMap { index -> Double? in
        let (a, b) = (corners[index], corners[(index + 1) % corners.count])
        guard (a.y <= row) != (b.y <= row) else { return nil }
        return a.x + (row - a.y) / (b.y - a.y) * (b.x - a.x)
      }.sorted()
      guard let first = crossings.first, let last = crossings.last else { continue }
      let from = max(Int(first.rounded()), 0)
      let to = min(Int(last.rounded()), width - 1)
      guard from <= to else { continue }
      for x in from...to { set(x, y, isFull ? series : Self.nothing) }
    }
    for (index, corner) in corners.enumerated() {
      side(corner, corners[(index + 1) % corners.count], series)
    }
  }

  private mutating func side(_ a: PlotPoint, _ b: PlotPoint, _ series: Int) {
    let most = Double(4 * (width + height))
    let steps = max(min(max(abs(b.x - a.x), abs(b.y - a.y)).rounded(.up), most), 1)
    for step in 0...Int(steps) {
      let part = Double(step) / steps
      let (x, y) = (a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part)
      guard abs(x) < most, abs(y) < most else { continue }
      set(Int(x.rounded(.down)), Int(y.rounded(.down)), series)
    }
  }

  private mutating func set(_ x: Int, _ y: Int, _ series: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    if let (start, end) = window {
      guard Double(x) >= start.x - 1, Double(x) <= end.x, Double(y) >= start.y - 1,
        Double(y) <= end.y
      else { return }
    }
    dots[y * width + x] = series
  }

  var lines: [PlotLine] {
    var grid = TextGrid(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var bits: UInt32 = 0
        var owner: Int?
        for y in 0..<glyphs.dotRows {
          for x in 0..<glyphs.dotColumns {
            let dot = dots[
              (row * glyphs.dotRows + y) * width + column * glyphs.dotColumns + x]
            guard dot != Self.nothing else { continue }
            owner = max(owner ?? dot, dot)
            // Braille counts its dots down the left, down the right, then the two at the bottom.
            bits |= 1 << UInt32(y < 3 ? y + 3 * x : 6 + x)
          }
        }
        guard let owner else { continue }
        let character: String
        if glyphs == .unicode {
          character = Unicode.Scalar(0x2800 + bits).map { String(Character($0)) } ?? " "
        } else {
          character = owner == Self.frame ? "." : owner == 0 ? "o" : "#"
        }
        grid.put(
          character, owner == Self.frame ? .guide : .series(owner), column: column, row: row)
      }
    }
    return grid.lines
  }
}
