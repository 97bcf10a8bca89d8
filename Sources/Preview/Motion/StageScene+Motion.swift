import Motion

extension StageScene {
  /// How many moments a scene has: sixty a second, within reason.
  private static let rate = 60.0
  private static let steps = 60...240

  /// Makes the scene of a motion without references; nil where there is nothing to play.
  ///
  /// Lengths that only the app knows are assumed, a container as large as a phone's screen.
  package init?(_ motion: Motion) {
    if case .duration(.seconds(let seconds)) = motion {
      guard seconds > 0 else { return nil }
      self.init(lane: [Lane { $0 }], seconds: seconds)
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
          actor.actor(moments: Self.count(seconds)) { $0 * scale }
        }, ground: StageActor.ground(of: picture.motion))
      isClipped = picture.motion.slides
    } else {
      let lanes = evaluator.tracks.compactMap { track in
        Lane(track, until: scale)
      }
      guard !lanes.isEmpty else { return nil }
      let whole = seconds + delay
      self.init(
        lane: lanes.map { lane in Lane { lane.place(max($0 * whole - delay, 0) / seconds) } },
        seconds: whole)
    }
    isStepped = evaluator.tracks.allSatisfy(\.isStepped)
  }

  static func count(_ seconds: Double) -> Int {
    let wanted = min(seconds * rate, Double(steps.upperBound))
    return max(Int(wanted.rounded(.up)), steps.lowerBound)
  }

  /// Boxes that run along lanes from 0 to 1.
  private init(lane lanes: [Lane], seconds: Double) {
    let count = Self.count(seconds)
    let (size, way) = (40.0, 360.0)
    let actors = lanes.enumerated().map { row, lane in
      Actor(
        .box, label: lanes.count > 1 ? lane.name : "",
        moments: (0...count).map { step in
          let x = way * lane.place(Double(step) / Double(count))
          let y = Double(row) * (size + 10)
          return Moment(corners: [
            PlotPoint(x, y), PlotPoint(x + size, y), PlotPoint(x + size, y + size),
            PlotPoint(x, y + size),
          ])
        })
    }
    let height = Double(lanes.count) * (size + 10) - 10
    self.init(
      seconds: seconds, actors: actors, ground: [PlotPoint(0, 0), PlotPoint(way + size, height)])
    isLane = true
  }
}

/// A lane is what runs from 0 to 1 over the shares of a motion's time.
private struct Lane {
  var name = ""
  let place: (Double) -> Double

  init(_ place: @escaping (Double) -> Double) {
    self.place = place
  }

  /// Makes the lane of a track; nil where its value is not a number that changes.
  init?(_ track: MotionTrack, until end: Double) {
    func number(_ share: Double) -> Double? {
      track.point(at: share * end).value.flatMap { value in
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
    name = track.name
  }
}

extension Motion {
  /// How long a curve waits; it is asked by shares of the time after that.
  fileprivate var curveDelay: Double {
    if case .curve(let curve) = self { max(curve.delay?.seconds ?? 0, 0) } else { 0 }
  }

  /// Whether screens slide or fade in a window.
  fileprivate var slides: Bool {
    guard case .transition(let transition) = self else { return false }
    return [.push, .moveIn, .reveal, .fade, .crossDissolve].contains(transition.style)
  }
}
