import Motion
import StrictJSON

extension JSONWriter {
  /// Writes a clock.
  mutating func clock(_ clock: TimelineClock) {
    let timing = clock.timing
    object { writer in
      if timing.beginTime != 0 { writer.number("begin", timing.beginTime) }
      writer.number("duration", timing.duration)
      if !timing.activeDuration.isFinite {
        writer.flag("endless", true)
      } else if timing.activeDuration != timing.duration {
        writer.number("length", timing.activeDuration)
      }
      if timing.autoreverses { writer.flag("autoreverses", true) }
      if timing.speed != 1 { writer.number("speed", timing.speed) }
      if timing.timeOffset != 0 { writer.number("offset", timing.timeOffset) }
      writer.number("stagger", clock.stagger)
      let fill = timing.fillMode == .removed ? "none" : timing.fillMode.rawValue
      writer.member("fill", fill)
      writer.easing("progress", clock.progress)
    }
  }

  /// Writes a track.
  mutating func track(_ track: TimelineTrack) {
    object { writer in
      writer.member("target", ifPresent: track.target)
      writer.member("property", track.property)
      writer.member("shape", track.shape.rawValue)
      writer.member("unit", ifPresent: PropertyUnit(track.property)?.rawValue)
      if !track.clocks.isEmpty {
        writer.array("clocks") { writer in
          for clock in track.clocks { writer.line { $0.clock(clock) } }
        }
      }
      if let base = track.base {
        writer.line("additive") { writer in writer.object { $0.value("base", base) } }
      }
      if track.goesOn { writer.flag("goesOn", true) }
      switch track.content {
      case .spring(let spring):
        writer.line("spring") { writer in
          writer.object { writer in
            writer.number("angularFrequency", spring.solver.naturalFrequency)
            writer.number("dampingRatio", spring.solver.dampingRatio)
            writer.key("velocity")
            writer.sum(spring.velocity)
            if spring.delay != 0 { writer.number("begin", spring.delay) }
          }
        }
      case .keys(let keys):
        writer.array("keys") { writer in
          for key in keys { writer.line { $0.key(key) } }
        }
      // A timeline that is printed has keys in its place.
      case .function: break
      }
    }
  }

  private mutating func key(_ key: TimelineTrack.Keyframe) {
    object { writer in
      writer.number("time", key.time)
      writer.value("value", key.value)
      writer.easing("easing", key.easing)
      if let arriving = key.arriving { writer.value("in", arriving) }
      if let leaving = key.leaving { writer.value("out", leaving) }
    }
  }

  /// Writes a value as a member.
  mutating func value(_ key: String, _ value: TimelineValue) {
    self.key(key)
    self.value(value)
  }

  /// Writes a value: a number, an array of numbers, true, false or a text.
  mutating func value(_ value: TimelineValue) {
    switch value.known {
    case .boolean(let flag): bool(flag)
    case .string(let text): string(text)
    case .css(let value): string(value.text)
    case .number: for sum in value.sums { self.sum(sum) }
    case .vector, .color:
      beginArray()
      for sum in value.sums { self.sum(sum) }
      endArray()
    }
  }

  /// Writes a number, or what is added to it for each parameter.
  mutating func sum(_ sum: AffineSum) {
    if let number = sum.number { return self.number(number) }
    object { writer in
      writer.number("base", sum.base)
      writer.object("plus") { writer in
        for (name, factor) in sum.plus.sorted(by: { $0.key < $1.key }) {
          writer.number(name, factor)
        }
      }
    }
  }

  /// Writes an easing as a member, if there is one.
  mutating func easing(_ key: String, _ easing: TimelineEasing?) {
    guard let easing else { return }
    object(key) { writer in
      switch easing.form {
      case .bezier(let pieces) where pieces.count == 1:
        writer.key("bezier")
        writer.numbers(Array(pieces[0].prefix(4)))
      case .bezier(let pieces):
        writer.array("beziers") { writer in for piece in pieces { writer.numbers(piece) } }
      case .linear(let stops):
        writer.array("linear") { writer in
          for stop in stops { writer.numbers([stop.input, stop.output]) }
        }
      case .steps(let count, let jump):
        writer.member("steps", count)
        writer.member("jump", jump.rawValue)
      case .spring(let solver, let seconds):
        writer.object("spring") { writer in
          writer.number("angularFrequency", solver.naturalFrequency)
          writer.number("dampingRatio", solver.dampingRatio)
          writer.number("velocity", solver.initialVelocity)
          writer.number("duration", seconds)
        }
      case .hold: writer.flag("hold", true)
      }
    }
  }

  /// Writes an array of numbers.
  mutating func numbers(_ numbers: [Double]) {
    beginArray()
    for number in numbers { self.number(number) }
    endArray()
  }

  /// Writes every property's values at equal steps of the time, where something applies.
  mutating func samples(of motion: Timeline, _ count: Int) {
    let end = motion.sampledTime
    let times = (0...count).map { end * Double($0) / Double(count) }
    let frames = times.map { motion.frame(at: $0) }
    object("samples") { writer in
      writer.member("per", motion.isAskedByFractions ? "fraction" : "second")
      writer.array("tracks") { writer in
        for (index, track) in (frames.first ?? []).enumerated() {
          let found = zip(times, frames).compactMap { time, frame in
            frame[index].value.map { (time, $0) }
          }
          writer.object { writer in
            writer.member("target", ifPresent: track.target)
            writer.member("property", track.property)
            writer.line("times") { $0.numbers(found.map(\.0)) }
            writer.line("values") { writer in
              writer.beginArray()
              for (_, value) in found { writer.value(value) }
              writer.endArray()
            }
          }
        }
      }
    }
  }
}

extension Timeline {
  /// Whether its instants are fractions: it's a curve without a duration.
  fileprivate var isAskedByFractions: Bool {
    guard clock == nil, case .keys = tracks.first?.content else { return false }
    return true
  }

  /// Until when it's sampled: its end, that of the first cycle if it has none, or 1 for fractions.
  fileprivate var sampledTime: Double { duration ?? firstEnd ?? 1 }
}
