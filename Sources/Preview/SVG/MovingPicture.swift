import Motion
import StrictJSON

/// A moving picture is an SVG file that plays a motion, or several in sync.
///
/// Its frames have equal lengths. The last one is held for a while before it repeats. People who
/// prefer reduced motion see only the end.
package struct MovingPicture {
  /// The number of frames per second.
  package let rate: Int
  /// The duration of the motion, in seconds.
  package let seconds: Double
  /// The number of frames.
  package let count: Int
  private let title: String
  private let parts: [Part]
  private let fit: StageFit

  private struct Part {
    let label: String
    let scene: StageScene
  }

  /// The longest duration, in seconds; a longer picture would be too large to send.
  package static let longest = 20.0
  /// How long the end is held, in seconds, to separate the motion from the jump back to the start.
  private static let rest = 0.7
  private static let tallest = 320.0

  /// Makes the picture of motions without references.
  ///
  /// A picture up to 10 s has 60 frames per second, a longer one 30.
  ///
  /// - Returns: nil if there is nothing to play, or if it takes longer than ``longest``.
  package init?(of motions: [(label: String, motion: Motion)], title: String) {
    let durations = motions.map { Self.seconds(of: $0.motion) ?? 0 }
    let seconds = durations.max() ?? 0
    guard seconds > 0, seconds <= Self.longest else { return nil }
    rate = seconds <= 10 ? 60 : 30
    let rate = Double(rate)
    parts = motions.compactMap { label, motion in
      StageScene(motion, rate: rate).map { Part(label: label, scene: $0.sideBySide) }
    }
    guard parts.count == motions.count else { return nil }
    (self.seconds, self.title) = (seconds, title)
    count = parts.flatMap { $0.scene.actors.map(\.samples.count) }.max() ?? 0
    let isLane = parts.allSatisfy(\.scene.isLane)
    let space = SVGPicture.width - 2 * SVGPicture.margin
    fit = StageFit(
      parts.map(\.scene), width: isLane ? space : space / Double(parts.count),
      tallest: Self.tallest)
  }

  /// Returns how long a motion is played, in seconds; nil if there is nothing to play.
  package static func seconds(of motion: Motion) -> Double? {
    StageScene(motion)?.seconds
  }

  /// The file.
  package var picture: SVGPicture {
    let isLane = parts.allSatisfy(\.scene.isLane)
    let heading = parts.count > 1 ? 24.0 : 0
    let stages = (isLane ? Double(parts.count) : 1) * (fit.height + heading)
    let bottom = SVGPicture.top + stages
    return SVGPicture(title: title, height: bottom + 64) { svg in
      svg.element("style") { $0.verbatim(style) }
      let placed = parts.enumerated().map { number, part in
        let row = isLane ? Double(number) : 0
        let column = isLane ? 0 : Double(number)
        return Stage(
          fit: fit, left: SVGPicture.margin + column * fit.width,
          top: SVGPicture.top + row * (fit.height + heading) + heading)
      }
      for (stage, part) in zip(placed, parts) where heading > 0 {
        svg.label(
          "name", stage.left + 8, stage.top - 8,
          PlotLabel.text(part.label, columns: Int(fit.width / 8)))
      }
      for index in 0..<count {
        let time = Double(index) / Double(rate)
        let attributes: KeyValuePairs<String, MarkupValue> =
          index == count - 1
          ? ["class": "frame end-frame"]
          : ["class": "frame", "style": "animation-delay: \(Self.number(time))s"]
        svg.element("g", attributes) { svg in
          for (number, (stage, part)) in zip(placed, parts).enumerated() {
            svg.stage(stage, part.scene, color: parts.count > 1 ? number : 0, at: index)
          }
          svg.clock(min(time, seconds), of: seconds, y: bottom + 24)
        }
      }
    }
  }

  /// The style sheet that shows one frame after another; without animations it shows the end.
  private var style: String {
    let end = Double(count - 1) / Double(rate)
    let whole = end + Self.rest
    func percent(_ time: Double) -> String { Self.number(100 * time / whole) + "%" }
    // Without the overlap an instant between two frames could be empty.
    let shown = 1 / Double(rate) + 1e-4
    return """
      .frame { visibility: hidden; animation: frame \(Self.number(whole))s step-end infinite }
      .end-frame { visibility: visible; animation-name: end-frame }
      @keyframes frame { 0% { visibility: visible } \(percent(shown)) { visibility: hidden } }
      @keyframes end-frame { 0% { visibility: hidden } \(percent(end)) { visibility: visible } }
      @media (prefers-reduced-motion: reduce) { .frame { animation: none } }
      """
  }

  private static func number(_ value: Double) -> String {
    ECMAScriptNumber.text(PlotNumber.rounded(value, 1e6))
  }
}

/// Where a scene is drawn in a frame.
private struct Stage {
  let fit: StageFit
  let left, top: Double

  func place(_ point: PlotPoint) -> PlotPoint {
    let place = fit.place(point)
    return PlotPoint(left + place.x, top + place.y)
  }
}

extension MarkupWriter {
  /// Draws an instant of a scene; after its end, the last one.
  fileprivate mutating func stage(
    _ stage: Stage, _ scene: StageScene, color: Int, at index: Int
  ) {
    guard scene.ground.count == 2 else { return }
    let (start, end) = (stage.place(scene.ground[0]), stage.place(scene.ground[1]))
    if scene.isClipped {
      let window = FilmFrame.Window(topLeft: start, bottomRight: end)
      return self.window(window, start, end) { $0.actors(stage, scene, color, index) }
    }
    if scene.isLane { rails(stage, scene) }
    actors(stage, scene, color, index)
  }

  private mutating func actors(_ stage: Stage, _ scene: StageScene, _ color: Int, _ index: Int) {
    for (number, actor) in scene.actors.enumerated() {
      if let caption = actor.caption {
        let place = stage.place(caption)
        label("note clear middle", place.x, place.y, PlotLabel.path(actor.label, columns: 24))
      }
      let sample = actor.samples[min(index, actor.samples.count - 1)]
      guard sample.corners.count == 4, sample.opacity > 0 else { continue }
      let corners = sample.corners.map(stage.place)
      let opacity = min(sample.opacity, 1)
      switch actor.look {
      case .source, .destination:
        var face = FilmFrame.Face(
          actor.look == .source ? .source : .destination, corners: corners)
        face.opacity = opacity
        self.face(face, corners)
      case .box:
        let roundness = scene.isLane ? 0.2 : sample.roundness
        box(
          corners, roundness, stage.fit.size(of: actor), sample.color, opacity, color + number)
      }
    }
  }

  /// Draws a box in its own color, with its rounded corners in perspective.
  private mutating func box(
    _ corners: [PlotPoint], _ roundness: Double, _ size: (width: Double, height: Double),
    _ color: [Double]?, _ opacity: Double, _ series: Int
  ) {
    let across = min(max(roundness, 0), 0.5)
    let down = min(across * size.width / max(size.height, 1e-6), 0.5)
    var points = corners
    if across > 0, let plane = ProjectedPlane(corners) {
      points = RoundedCorner.all.flatMap { corner in
        corner.points(across, down).map { plane.point($0.x, $0.y) }
      }
    }
    let shape = MarkupValue(points)
    if let color, color.count == 4 {
      let bytes = color.prefix(3).map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
      element(
        "polygon",
        [
          "fill": MarkupValue("rgb(\(bytes.joined(separator: ", ")))"),
          "opacity": MarkupValue(opacity * color[3]), "points": shape,
        ])
    } else {
      element(
        "polygon",
        [
          "class": "fill \(SVGStyle.series(series))", "stroke": "none",
          "opacity": MarkupValue(opacity), "points": shape,
        ])
    }
  }

  /// Draws the start and the target of each lane.
  private mutating func rails(_ stage: Stage, _ scene: StageScene) {
    let (size, gap) = (40.0, 50.0)
    for (row, actor) in scene.actors.enumerated() {
      let middle = Double(row) * gap + size / 2
      let from = stage.place(PlotPoint(scene.ground[0].x + size / 2, middle))
      let to = stage.place(PlotPoint(scene.ground[1].x - size / 2, middle))
      line("grid", from, to)
      for end in [from, to] {
        line("guide", PlotPoint(end.x, end.y - 16), PlotPoint(end.x, end.y + 16))
      }
      if !actor.label.isEmpty {
        label(
          "note clear middle", (from.x + to.x) / 2, from.y + 4,
          PlotLabel.path(actor.label, columns: 40))
      }
    }
  }

  /// Draws the elapsed time.
  fileprivate mutating func clock(_ time: Double, of seconds: Double, y: Double) {
    let left = SVGPicture.margin + 8
    let right = SVGPicture.width - SVGPicture.margin - 8
    let now = left + (right - left) * time / seconds
    line("grid", PlotPoint(left, y), PlotPoint(right, y))
    line("axis", PlotPoint(left, y), PlotPoint(now, y))
    element("circle", ["cx": MarkupValue(now), "cy": MarkupValue(y), "r": 4, "fill": "#8d867b"])
    label("", left, y + 22, PlotNumber.seconds(time))
    label("end", right, y + 22, PlotNumber.seconds(seconds))
  }
}

/// A corner of the unit square that is made round.
private struct RoundedCorner {
  /// Where its circle is, and the quarter turn at which it begins.
  let isRight, isBottom: Bool
  let turn: Int

  static let all = [
    Self(isRight: false, isBottom: false, turn: 0), Self(isRight: true, isBottom: false, turn: 1),
    Self(isRight: true, isBottom: true, turn: 2), Self(isRight: false, isBottom: true, turn: 3),
  ]

  /// Sines of 0, 7.5, … 90 degrees.
  private static let sines = [
    0, 0.13052619, 0.25881905, 0.38268343, 0.5, 0.60876143, 0.70710678, 0.79335334, 0.8660254,
    0.92387953, 0.96592583, 0.99144486, 1,
  ]

  func points(_ across: Double, _ down: Double) -> [PlotPoint] {
    let count = Self.sines.count
    return (0..<count).map { step in
      let (sine, cosine) = (Self.sines[step], Self.sines[count - 1 - step])
      // From the left edge on, clockwise: each corner begins a quarter turn later.
      let (x, y) = [(-cosine, -sine), (sine, -cosine), (cosine, sine), (-sine, cosine)][turn]
      return PlotPoint(
        (isRight ? 1 - across : across) + x * across, (isBottom ? 1 - down : down) + y * down)
    }
  }
}
