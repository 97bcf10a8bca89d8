/// A layer clock is how a layer's time runs within its parent's, without any length.
public struct LayerClock: Hashable, Sendable {
  /// When local time is the offset, in the parent's time.
  public var beginTime = 0.0
  /// How fast local time runs; speeds multiply down the hierarchy.
  public var speed = 1.0
  /// The local time at beginTime.
  public var timeOffset = 0.0

  /// Makes a clock that runs with its parent's.
  public init() {}

  /// The local time at an instant of the parent's time, in seconds.
  public func time(at parentTime: Double) -> Double {
    (parentTime - beginTime) * speed + timeOffset
  }

  /// The clock stopped at an instant of the parent's time: speed 0, the offset holding the time.
  public func paused(at parentTime: Double) -> LayerClock {
    var clock = self
    clock.timeOffset = time(at: parentTime)
    clock.speed = 0
    return clock
  }

  /// The clock running again from an instant of the parent's time where it stopped.
  ///
  /// Speed 1, offset 0, and beginTime is the time since the pause (Apple QA1673).
  public func resumed(at parentTime: Double) -> LayerClock {
    var clock = LayerClock()
    clock.beginTime = parentTime - timeOffset
    return clock
  }
}

/// A media chain is an animation within groups on a layer within layers.
public struct MediaChain: Hashable, Sendable {
  /// The layers, outermost first.
  public var layers: [LayerClock]
  /// The groups, outermost first.
  public var groups: [MediaTiming]
  /// The animation.
  public var animation: MediaTiming

  /// Makes a chain.
  public init(layers: [LayerClock] = [], groups: [MediaTiming] = [], animation: MediaTiming) {
    (self.layers, self.groups, self.animation) = (layers, groups, animation)
  }

  /// Where the animation is at an instant of the outermost time.
  ///
  /// A group clips its members and never scales them: if a group does not show, the answer is
  /// the group's instant, which does not apply. The rate is per second of the outermost time.
  public func instant(at time: Double) -> MediaInstant {
    var local = time
    var rate = 1.0
    for layer in layers {
      local = layer.time(at: local)
      rate *= layer.speed
    }
    for group in groups {
      let instant = group.instant(at: local)
      guard instant.applies else { return instant }
      local = instant.time
      rate *= instant.rate * group.duration
    }
    var instant = animation.instant(at: local)
    instant.rate *= rate
    return instant
  }
}

extension MediaTiming {
  /// Copies for targets that start one after another, each later than the one before.
  ///
  /// - Parameters:
  ///   - delay: The time between two starts, in the parent's seconds; negative starts backwards.
  ///   - count: How many targets there are.
  public func staggered(by delay: Double, count: Int) -> [MediaTiming] {
    (0..<max(count, 0)).map { index in
      var timing = self
      timing.beginTime += delay * Double(index)
      return timing
    }
  }

  /// Timings one after another: each begins its own beginTime after the one before has ended.
  ///
  /// What follows one without end never begins.
  public static func chained(_ timings: [MediaTiming]) -> [MediaTiming] {
    var end = 0.0
    return timings.map { timing in
      var timing = timing
      timing.beginTime += end
      end = timing.beginTime + timing.parentDuration
      return timing
    }
  }
}
