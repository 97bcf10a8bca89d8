import Motion
import Presets

/// Style tracks are the tracks that keyframes of CSS make, with the easing between them.
struct StyleTracks {
  /// How progress runs through the whole; nil if each segment has its own, or it is even.
  private(set) var timing: Timing?
  /// The tracks.
  private(set) var tracks: [Keyframes.Track] = []
  /// The properties of which only the text is kept, and browsers may go another way between two texts.
  private(set) var texts: [String] = []
  /// The skipped properties, with their reasons.
  private(set) var leftOut: [(what: String, reason: String)] = []
  /// The properties with colors that browsers mix in another way.
  private(set) var mixed: [String] = []
  /// The properties that also scale depth, which the tracks don't.
  private(set) var flattened: [String] = []
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
  init(_ frames: [StyleFrames.StyleKeyframe], easing: Curve.Shape?) {
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
        let channel = StyleChannel.text(of: course.property, course.values)
        channels = channel.map { [$0] }
        if let channel, channel.fits, !channel.isInterpolated { texts.append(course.property) }
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
        if channel.isFlattened { flattened.append(course.property) }
        tracks.append(track(channel, course, isWhole: isWhole))
      }
    }
  }

  private func courses(of frames: [StyleFrames.StyleKeyframe]) -> [Course] {
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
      track.keyTimes = switches(channel, course).map(Fraction.decimal)
      return track
    }
    let cleared = Self.clearing(channel.values, course.offsets, course.easings)
    track.content = .values(cleared.values)
    let timings = cleared.easings.dropLast().map { Timing.curve(Curve($0)) }
    track.set(cleared.offsets, isWhole ? [] : timings)
    return track
  }

  /// When an element is shown or hidden: one that is visible at either keyframe is visible between them.
  private func switches(_ channel: StyleChannel, _ course: Course) -> [Double] {
    let inner = channel.values.indices.dropLast().map { index in
      // At the very start, and during a delay before it, it still is as it begins.
      channel.isShown(at: index) ? course.offsets[index + 1] : max(course.offsets[index], 1e-6)
    }
    return [0] + inner + [1]
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
