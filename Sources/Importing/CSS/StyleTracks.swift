import Motion
import Presets

/// Style tracks are the tracks that keyframes of CSS make, with the easing between them.
struct StyleTracks {
  /// How progress runs through the whole; nil if each segment has its own, or it is even.
  private(set) var timing: Timing?
  /// The tracks.
  private(set) var tracks: [Keyframes.Track] = []
  /// The properties of which only the text is kept, which changes in steps.
  private(set) var texts: [String] = []
  /// The skipped properties, with their reasons.
  private(set) var leftOut: [(what: String, reason: String)] = []
  /// The properties with colors that browsers mix in another way.
  private(set) var mixed: [String] = []
  /// What CSS says of them that tracks don't.
  private(set) var traits = CSSTraits()

  private let main: Curve.Shape

  /// A course is what one property goes through.
  fileprivate struct Course {
    var property: String
    var offsets: [Double] = []
    var values: [[StylePart]?] = []
    /// The easing from each offset on.
    var easings: [Curve.Shape] = []
    var adds: [Bool] = []
  }

  /// Makes the tracks of frames.
  ///
  /// - Parameter easing: The easing of frames that have none of their own; CSS has `ease` if nothing is
  ///   said.
  init(_ frames: [StyleFrames.Frame], easing: Curve.Shape?) {
    main = easing ?? .named(.default)
    let courses = courses(of: frames)
    let whole = courses.first?.easings.first
    let isWhole = courses.allSatisfy { $0.offsets == [0, 1] && $0.easings[0] == whole }
    if isWhole, let whole, whole != .named(.linear) { timing = .curve(Curve(whole)) }
    var taken: Set<String> = []
    let properties = Set(courses.map(\.property))
    traits.isTransformList =
      properties.contains("transform")
      && properties.isDisjoint(with: ["translate", "rotate", "scale"])
    for course in courses {
      if course.adds.contains(true), course.adds.contains(false) {
        leftOut.append((course.property, "additive in some keyframes only"))
        continue
      }
      var channels = StyleChannel.all(of: course.property, course.values)
      if channels == nil {
        channels = StyleChannel.text(of: course.property, course.values).map { [$0] }
        let values = course.values.compactMap { $0?.css }
        if channels?.allSatisfy(\.fits) == true,
          !DiscreteProperty.isDiscrete(course.property, values)
        {
          texts.append(course.property)
        }
      }
      guard let channels, channels.allSatisfy(\.fits) else {
        leftOut.append((course.property, "Curvet has no value type for it"))
        continue
      }
      guard channels.allSatisfy({ !taken.contains($0.path) }) else {
        leftOut.append((course.property, "another property already animates the same value"))
        continue
      }
      for channel in channels {
        taken.insert(channel.path)
        if Self.isMixedByOpacity(channel.values) { mixed.append(course.property) }
        tracks.append(track(channel, course, isWhole: isWhole))
        guard case .string? = channel.values.first(where: { $0 != .current }) else { continue }
        traits.texts[channel.path] = CSSTraits.TextKeys(
          offsets: course.offsets, keyTimes: tracks[tracks.count - 1].keyTimes?.map(\.value) ?? [],
          easings: isWhole ? [] : course.easings.dropLast())
      }
    }
  }

  private func courses(of frames: [StyleFrames.Frame]) -> [Course] {
    var places: [String: Int] = [:]
    var courses: [Course] = []
    // Chromium starts a property without a value at 0% with the easing that is declared there.
    let start = frames.first.flatMap { $0.offset == 0 ? $0.easing : nil } ?? main
    for frame in frames {
      for value in frame.values {
        let place = places[value.property] ?? courses.count
        if place == courses.count {
          places[value.property] = place
          courses.append(Course(property: value.property))
          // A property without a value at the start keeps its current value there.
          if frame.offset > 0 { courses[place].append(0, nil, start, adds: value.adds) }
        }
        courses[place].append(
          frame.offset, value.parts, value.easing ?? main, adds: value.adds)
      }
    }
    for place in courses.indices where courses[place].offsets.last != 1 {
      courses[place].append(1, nil, main, adds: courses[place].adds.last ?? false)
    }
    return courses
  }

  private func track(_ channel: StyleChannel, _ course: Course, isWhole: Bool) -> Keyframes.Track {
    var track = Keyframes.Track(property: channel.path, content: .values(channel.values))
    if course.adds.first == true { track.additive = true }
    if channel.isDiscrete {
      track.calculationMode = .discrete
      track.keyTimes = switches(channel, course, isWhole: isWhole).map(Fraction.decimal)
      return track
    }
    let cleared = Self.clearing(channel.values, course.offsets, course.easings)
    track.content = .values(cleared.values)
    let timings = cleared.easings.dropLast().map { Timing.curve(Curve($0)) }
    track.set(cleared.offsets, isWhole ? [] : timings)
    return track
  }

  /// When a value that can't glide changes: in the middle of its progress from one keyframe to the next.
  private func switches(_ channel: StyleChannel, _ course: Course, isWhole: Bool) -> [Double] {
    let inner = channel.values.indices.dropLast().map { index in
      let (from, to) = (course.offsets[index], course.offsets[index + 1])
      // An element that is visible at either end is visible throughout.
      let shows = channel.isShown(at: index)
      let showsNext = channel.isShown(at: index + 1)
      // At the very start, and during a delay before it, it still is as it begins.
      if let shows, let showsNext, shows != showsNext { return shows ? to : max(from, 1e-6) }
      let half = isWhole ? 0.5 : Self.half(of: course.easings[index])
      return from + (to - from) * half
    }
    return [0] + inner + [1]
  }

  /// The fraction of time at which an easing first is half over.
  private static func half(of shape: Curve.Shape) -> Double {
    guard let curve = try? CurveEvaluator(shape) else { return 0.5 }
    let steps = 1024
    guard
      let step = (0...steps).first(where: { curve.value(at: Double($0) / Double(steps)) >= 0.5 })
    else { return 1 }
    let (low, high) = (Double(max(step - 1, 0)) / Double(steps), Double(step) / Double(steps))
    return Bisection.change(from: low, to: high) { curve.value(at: $0) < 0.5 }.first
  }
}

extension StyleTracks.Course {
  fileprivate mutating func append(
    _ offset: Double, _ parts: [StylePart]?, _ easing: Curve.Shape, adds: Bool
  ) {
    offsets.append(offset)
    values.append(parts)
    easings.append(easing)
    self.adds.append(adds)
  }
}
