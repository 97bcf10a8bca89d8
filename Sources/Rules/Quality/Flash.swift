import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds flashes that can trigger seizures.
  static let flash = Rule(
    "quality/flash", .error,
    finds: "A motion flashes more than three times per second",
    reason: """
      More than three flashes per second can trigger seizures. A flash is a pair of opposing \
      changes of relative luminance by 0.1 or more, where the darker one is below 0.8. The rule \
      checks the motion as it's played, with all repeats. A preset doesn't know what it shows, so \
      a fade is checked as white on black and as black on white, and every flash counts as large. \
      If the flashing areas together are smaller than 21,824 square pixels, you can ignore the \
      rule.
      """,
    source: "WCAG 2.2, 2.3.1 Three Flashes or Below Threshold",
    example: "keyframes/blink",
    failing: """
      {"role": "emphasis", "motion": {"duration": 0.1, "autoreverses": true, "repeatCount": 5,
        "tracks": [{"property": "opacity", "values": [1, 0]}]}}
      """,
    passing: """
      {"role": "emphasis", "motion": {"duration": 0.25, "autoreverses": true, "repeatCount": 2,
        "tracks": [{"property": "opacity", "values": [1, 0]}]}}
      """,
    in: [.keyframes, .transition, .animator, .group],
    where: { $0.motion.mayFlash },
    check: .preset { examined in
      guard examined.motion?.mayFlash == true else { return [] }
      let parts = examined.elements.filter(\.mayFlash)
      guard !parts.isEmpty, let motion = examined.motion?.brightness(AnimatedElement.most),
        let evaluator = try? MotionEvaluator(motion)
      else { return [] }
      // With very many parts and tracks there is less time for each.
      let tracks = evaluator.tracks.prefix(AnimatedElement.most)
      let longest = min(120, 8000 / Double(tracks.count * examined.elements.count + 1))
      return tracks.compactMap { track in
        let property = parts.lazy.flatMap(\.properties).first { $0.isTrack(track) }
        guard let property else { return nil }
        let flashes = track.flashes(cycle: evaluator.duration, longest: longest)
        guard flashes > 3 else { return nil }
        return Violation(
          at: property.pointer,
          "\(property.name) flashes \(RuleFigure.number(flashes)) times per second",
          help:
            "the limit is 3 per second; fade more slowly, or change the luminance by less than 0.1")
      }
    })
}

extension AnimatedElement.Property {
  /// Whether it changes the brightness of a large area; lines and shadows are thin.
  fileprivate var isBrightness: Bool { Self.isBrightness(name, category) }

  static func isBrightness(_ name: String, _ category: PropertyCategory) -> Bool {
    guard category == .light || category == .colour else { return false }
    let name = name.lowercased()
    return !["shadow", "border", "stroke"].contains { name.hasPrefix($0) }
  }

  fileprivate func isTrack(_ track: MotionTrack) -> Bool {
    name == track.property && (target == track.target || target == nil)
  }
}

extension AnimatedElement {
  /// Whether brightness may turn often enough, by how many values and runs a second has.
  fileprivate var mayFlash: Bool {
    guard properties.contains(where: \.isBrightness) else { return false }
    guard case .keyframes(let keyframes) = motion else {
      if case .transition(let transition) = motion,
        transition.layers.contains(where: { $0.frames.count >= 7 })
      {
        return true
      }
      return 1 + timing.swings >= 7
    }
    let timing = MediaTiming(keyframes, seconds: \.seconds)
    var runs = timing.duration > 0 ? timing.activeDuration / timing.duration : 1
    // In a group a missing duration is the group's.
    if keyframes.duration != nil || keyframes.repeatDuration != nil {
      let run = max(timing.duration / max(abs(timing.speed) * pace, 1e-9), 1e-9)
      runs = min(runs, (1 / run).rounded(.down) + 2)
    }
    return keyframes.tracks.contains { track in
      Property.isBrightness(track.property, PropertyCategory(property: track.property))
        && Double(track.changes + keyframes.timing.swings) * runs.rounded(.up) >= 7
    }
  }
}

extension Keyframes.Track {
  /// The most changes in one run, the one to the next run among them.
  fileprivate var changes: Int {
    if timings?.contains(where: { !Timing?.some($0).staysWithin }) ?? false { return 1000 }
    let isCubic = calculationMode == .cubic || calculationMode == .cubicPaced
    switch content {
    case .values(let values):
      if isCubic { return 3 * values.count }
      let numbers = values.compactMap { value -> Double? in
        if case .quantity(.number(let number)) = value { number } else { nil }
      }
      guard numbers.count == values.count else { return values.count }
      let ways = zip(numbers, numbers.dropFirst()).map { $0 < $1 }
      return 2 + zip(ways, ways.dropFirst()).filter { $0 != $1 }.count
    case .frames(let frames): return (frames.count + 1) * (isCubic ? 3 : 1)
    case .path: return 0
    }
  }
}

extension Timing? {
  /// How often progress may go to and fro beyond its ends, as far as that can be seen.
  fileprivate var swings: Int {
    switch self {
    case nil, .preset: return 0
    case .spring(let spring): return spring.swings
    case .curve(let curve):
      switch curve.shape {
      case .linear(let stops):
        // What is less than .04 of the distance is less than a tenth as light, as with springs.
        return TimeSeries(corners: stops.map(\.output)).swings(of: 0.04).count - 1
      case .path: return 1000
      case .use, .cubicBezier, .named, .steps: return staysWithin ? 0 : 2
      }
    }
  }
}

extension Spring {
  /// How many of its swings may be seen as changes of brightness.
  ///
  /// From rest each swing is e^(-πζ/√(1-ζ²)) of the one before. What is less than .04 of the distance is
  /// less than a tenth as light, which is 2.3 times as steep at most.
  fileprivate var swings: Int {
    guard let spring = (try? SpringEvaluator(self))?.spring, spring.initialVelocity == 0 else {
      return 1000
    }
    let ratio = spring.asEvaluated.dampingRatio
    guard ratio < 1 else { return 0 }
    guard ratio > 0.01 else { return 1000 }
    let rate = .pi * ratio / (1 - ratio * ratio).squareRoot()
    return 1 + Int(3.2 / rate)
  }
}

extension Motion {
  /// Whether it could change often how bright something is, what it refers to being unknown.
  fileprivate var mayFlash: Bool {
    func isBright(_ property: String) -> Bool {
      AnimatedElement.Property.isBrightness(property, PropertyCategory(property: property))
    }
    switch self {
    case .curve, .spring, .duration: return false
    case .group: return true
    case .keyframes(let keyframes):
      if keyframes.use != nil { return true }
      let tracks = keyframes.tracks.filter { isBright($0.property) }
      if case .preset = keyframes.timing { return !tracks.isEmpty }
      let isOnce =
        keyframes.repeatCount == nil && keyframes.repeatDuration == nil
        && keyframes.autoreverses != true
      let swings = keyframes.timing.swings
      return tracks.contains { !isOnce || $0.changes + swings >= 7 }
    case .animator(let animator):
      return animator.use != nil || animator.animations.contains { isBright($0.property) }
    case .transition(let transition):
      switch transition.style {
      case .push, .moveIn, .reveal, .flip, .curlUp, .curlDown: return transition.use != nil
      case .custom, .zoom:
        return transition.layers.contains { layer in
          layer.frames.contains { isBright($0.property) } || layer.hidden != nil
        }
      case .fade, .crossDissolve, nil: return true
      }
    }
  }
}

extension MotionTrack {
  /// The most flashes in a second, over black or over white.
  ///
  /// What shows while nothing applies only the app knows: then each span is looked at by itself. Of
  /// what never ends two cycles and a second are looked at, and never more than the longest time.
  fileprivate func flashes(cycle: Double, longest: Double) -> Double {
    let looks = spans.map { span in
      Look(
        start: span.start, end: span.start + min(span.length ?? 2 * cycle + 1, longest) - 1e-9,
        isCut: span.length.map { $0 > longest } ?? true)
    }
    guard let first = looks.map(\.start).min(), let last = looks.max(by: { $0.end < $1.end })
    else { return 0 }
    let whole = Look(
      start: first, end: min(last.end, first + longest),
      isCut: last.isCut || last.end > first + longest)
    return flashes(in: whole) ?? looks.compactMap(flashes).max() ?? 0
  }

  /// A look is a stretch of time, and whether the track goes on after it.
  private struct Look {
    var start, end: Double
    var isCut: Bool
  }

  /// The most flashes in a second, over black or over white; nil if nothing shows at times.
  ///
  /// It is looked at 240 times a second, four times for each picture of a screen. Where that makes
  /// clear that there are up to three, the count is 0.
  private func flashes(in look: Look) -> Double? {
    guard look.end > look.start else { return nil }
    let steps = max(1, Int(((look.end - look.start) * 240).rounded(.up)))
    let step = (look.end - look.start) / Double(steps)
    let shown = (0...steps).map { index in
      let time = look.start + (look.end - look.start) * Double(index) / Double(steps)
      return (time: time, value: point(at: time).value)
    }
    var most = 0.0
    for backdrop in [0.0, 1] {
      let even = shown.compactMap { time, value in
        Self.brightness(of: value, over: backdrop).map { TimeSeries.Point(time: time, value: $0) }
      }
      guard even.count == shown.count else { return nil }
      let bound = FlashCount.most(in: TimeSeries(beyond: even), isCut: false, second: 1 + 2 * step)
      if bound <= 3 { continue }
      let series = TimeSeries(even) { Self.brightness(of: point(at: $0).value, over: backdrop) }
      most = max(most, FlashCount.most(in: series, isCut: look.isCut))
    }
    return most
  }

  /// How bright something is over black (0) or white (1); nil if that is not known.
  private static func brightness(of value: AnimatedValue?, over backdrop: Double) -> Double? {
    let brightness: Double
    switch value {
    case .number(let opacity):
      let content = 1 - backdrop
      brightness = Luminance.of([content, content, content, opacity], over: backdrop)
    case .color(let red, let green, let blue, let alpha):
      brightness = Luminance.of([red, green, blue, alpha], over: backdrop)
    case .boolean(let isHidden): brightness = isHidden ? backdrop : 1 - backdrop
    case .vector, .string, .css, nil: return nil
    }
    return brightness.isFinite ? brightness : nil
  }
}
