import Motion

/// A stage scene is a motion as it is played: what is seen where, at equal steps of time.
package struct StageScene: Hashable, Sendable {
  /// How something is seen at an instant.
  package struct Sample: Hashable, Sendable {
    /// Its projected corners, empty if it is hidden: those that are top left, top
    /// right, bottom right and bottom left before it moves.
    package var corners: [PlotPoint]
    /// How opaque it is, 0 to 1.
    package var opacity = 1.0
    /// Its color, as red, green, blue, and alpha from 0 to 1; nil for the page's own.
    package var color: [Double]?
    /// The radius of its corners, as a fraction of its width.
    package var roundness = 0.0

    /// Makes an instant.
    package init(corners: [PlotPoint]) { self.corners = corners }
  }

  /// Something that moves.
  package struct Actor: Hashable, Sendable {
    /// Its appearance.
    package enum Look: String, Hashable, Sendable {
      /// A thing.
      case box
      /// The screen that is left.
      case source
      /// The screen that is arrived at.
      case destination
    }

    /// Its appearance.
    package var look: Look
    /// Its label; empty if it is the only actor.
    package var label: String
    /// The target of the motion that it shows.
    package var target = ""
    /// The property that carries it along a lane; nil for time itself, and for what has a frame.
    package var property: String?
    /// How it is seen, from the start to the end.
    package var samples: [Sample]
    /// Whether it has a place of its own, as by a position.
    package var isPlaced = false
    /// The position of its label; nil if it has no label of its own.
    package var caption: PlotPoint?

    /// Makes an actor.
    package init(_ look: Look, label: String = "", samples: [Sample]) {
      (self.look, self.label, self.samples) = (look, label, samples)
    }
  }

  /// The motion that is played, with what was assumed so that it can be shown; nil for a mere duration.
  package private(set) var motion: Motion?
  /// How long it takes.
  package var seconds: Double
  /// The actors, from back to front.
  package var actors: [Actor]
  /// The area that is always visible, such as the screen or a lane, as two opposite corners.
  package var ground: [PlotPoint]
  /// Whether nothing is seen beyond the ground.
  package var isClipped = false
  /// Whether it jumps from step to step instead of gliding.
  package var isStepped = false
  /// Whether it runs along a lane, which is wide and low.
  package var isLane = false

  /// Makes a scene.
  package init(seconds: Double, actors: [Actor], ground: [PlotPoint]) {
    (self.seconds, self.actors, self.ground) = (seconds, actors, ground)
  }
}

extension StageScene {
  /// The same with things side by side that have no place of their own, each in all the room that it ever takes.
  package var sideBySide: StageScene {
    guard !isLane, actors.count > 1, actors.allSatisfy({ $0.look == .box && !$0.isPlaced }) else {
      return self
    }
    var scene = self
    var right = 0.0
    let heights = actors.flatMap(\.samples).flatMap(\.corners).map(\.y)
    let (top, bottom) = (heights.min() ?? 0, heights.max() ?? 0)
    for index in actors.indices {
      let places = actors[index].samples.flatMap(\.corners).map(\.x)
      guard let left = places.min(), let end = places.max() else { continue }
      for sample in actors[index].samples.indices {
        scene.actors[index].samples[sample].corners = actors[index].samples[sample].corners.map {
          PlotPoint($0.x - left + right, $0.y)
        }
      }
      scene.actors[index].caption = PlotPoint(right + (end - left) / 2, bottom + Self.gap)
      right += end - left + Self.gap
    }
    scene.ground = [PlotPoint(0, top), PlotPoint(right - Self.gap, bottom + 1.5 * Self.gap)]
    return scene
  }

  /// How far things are apart that have no place of their own.
  private static let gap = 24.0

  /// How far it is along a lane from 0 to 1.
  static let laneLength = 360.0
  /// How large what runs along a lane is.
  static let laneSize = 40.0
  /// How far lanes are apart.
  static let laneStep = 50.0

  /// How many instants a scene has: sixty a second, within reason.
  private static let rate = 60.0
  private static let steps = 60...240

  /// Makes the scene of a motion without references; nil if there is nothing to play.
  ///
  /// Lengths that only the app knows are assumed, a container as large as a phone's screen.
  ///
  /// - Parameter rate: How many instants a second it has, the last one at its end; by itself about sixty.
  package init?(_ motion: Motion, rate: Double? = nil) {
    if case .duration(.seconds(let seconds)) = motion {
      guard seconds > 0 else { return nil }
      self.init(lane: [Lane { $0 }], seconds: seconds, rate: rate)
      return
    }
    let screen = StageActor.screen
    let lengths = ["container.width": screen.x, "container.height": screen.y]
    guard let picture = MotionPicture(of: motion, lengths: lengths) else { return nil }
    let evaluator = picture.evaluator
    let seconds = picture.seconds ?? 1
    guard seconds > 0, seconds.isFinite, !evaluator.tracks.isEmpty else { return nil }
    let delay = motion.curveDelay
    let scale = evaluator.domain == .fractions ? 1 : evaluator.duration
    let actors = StageActor.actors(of: evaluator.tracks, in: picture.motion)
    if actors.contains(where: \.isSeen) {
      self.init(
        seconds: seconds,
        actors: actors.filter(\.isSeen).map { actor in
          actor.actor(at: Self.fractions(of: seconds, rate: rate)) { $0 * scale }
        }, ground: StageActor.ground(of: picture.motion))
      isClipped = picture.motion.slides
    } else {
      let lanes = evaluator.tracks.compactMap { track in
        Lane(track, until: scale)
      }
      guard !lanes.isEmpty else { return nil }
      let whole = seconds + delay
      self.init(
        lane: lanes.map { $0.waiting(delay, before: seconds) }, seconds: whole, rate: rate)
    }
    self.motion = picture.motion
    isStepped = evaluator.tracks.allSatisfy(\.isStepped)
  }

  /// Returns the instants as fractions of the time.
  private static func fractions(of seconds: Double, rate: Double?) -> [Double] {
    if let rate {
      let count = Int((seconds * rate - 1e-9).rounded(.up))
      return (0...max(count, 1)).map { min(Double($0) / rate / seconds, 1) }
    }
    let wanted = min(seconds * Self.rate, Double(steps.upperBound))
    let count = max(Int(wanted.rounded(.up)), steps.lowerBound)
    return (0...count).map { Double($0) / Double(count) }
  }

  /// Boxes that run along lanes from 0 to 1.
  private init(lane lanes: [Lane], seconds: Double, rate: Double?) {
    let fractions = Self.fractions(of: seconds, rate: rate)
    let (size, distance) = (Self.laneSize, Self.laneLength)
    let actors = lanes.enumerated().map { row, lane in
      var actor = Actor(
        .box, label: lanes.count > 1 ? lane.name : "",
        samples: fractions.map { fraction in
          let x = distance * lane.place(fraction)
          let y = Double(row) * Self.laneStep
          return Sample(corners: [
            PlotPoint(x, y), PlotPoint(x + size, y), PlotPoint(x + size, y + size),
            PlotPoint(x, y + size),
          ])
        })
      (actor.target, actor.property) = (lane.target, lane.property)
      return actor
    }
    let height = Double(lanes.count) * Self.laneStep - (Self.laneStep - size)
    self.init(
      seconds: seconds, actors: actors,
      ground: [PlotPoint(0, 0), PlotPoint(distance + size, height)])
    isLane = true
  }
}

/// A lane is what runs from 0 to 1 over the fractions of a motion's time.
private struct Lane {
  var name = ""
  var target = ""
  var property: String?
  let place: (Double) -> Double

  init(_ place: @escaping (Double) -> Double) { self.place = place }

  /// Makes the lane of a track; nil if its value is not a number that changes.
  init?(_ track: MotionTrack, until end: Double) {
    func number(_ fraction: Double) -> Double? {
      track.point(at: fraction * end).value.flatMap { value in
        if case .number(let number) = value { number } else { nil }
      }
    }
    if track.property == "progress" {
      self.init { number($0) ?? 0 }
    } else {
      // At the very end nothing may apply any more.
      guard let first = number(0), let last = number(1 - 1e-9), first != last else { return nil }
      self.init { ((number(min($0, 1 - 1e-9)) ?? first) - first) / (last - first) }
    }
    (name, target, property) = (track.name, track.target ?? "", track.property)
  }

  /// Returns the lane of the same motion with the time before it.
  func waiting(_ delay: Double, before seconds: Double) -> Lane {
    var lane = Lane { [place] in place(max($0 * (seconds + delay) - delay, 0) / seconds) }
    (lane.name, lane.target, lane.property) = (name, target, property)
    return lane
  }
}

extension Motion {
  /// How long a curve waits; it is asked by fractions of the time after that.
  fileprivate var curveDelay: Double {
    if case .curve(let curve) = self { max(curve.delay?.seconds ?? 0, 0) } else { 0 }
  }

  /// Whether screens slide or fade in a window.
  fileprivate var slides: Bool {
    guard case .transition(let transition) = self else { return false }
    return [.push, .moveIn, .reveal, .fade, .crossDissolve].contains(transition.style)
  }
}
