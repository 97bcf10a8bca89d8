import Motion
import Presets

/// Tracks are the tracks that keyframes of CSS make, with the easing between them.
struct CSSInputTracks {
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

  /// Property frames are the values of one property.
  fileprivate struct PropertyFrames {
    var property: String
    var offsets: [Double] = []
    var values: [[CSSInputPart]?] = []
    /// The easing from each offset on.
    var easings: [Curve.Shape] = []
    var adds: [Bool] = []
  }

  /// Makes the tracks of frames.
  ///
  /// - Parameter easing: The easing of frames that have none of their own; CSS has `ease` if nothing is
  ///   said.
  init(_ frames: [CSSInputFrames.CSSInputKeyframe], easing: Curve.Shape?) {
    main = easing ?? .named(.default)
    let properties = properties(of: frames)
    let whole = properties.first?.easings.first
    let isWhole = properties.allSatisfy { $0.offsets == [0, 1] && $0.easings[0] == whole }
    if isWhole, let whole, whole != .named(.linear) { timing = .curve(Curve(whole)) }
    var taken: Set<String> = []
    let names = Set(properties.map(\.property))
    traits.isTransformList =
      names.contains("transform")
      && names.isDisjoint(with: ["translate", "rotate", "scale"])
    for frames in properties {
      if frames.adds.contains(true), frames.adds.contains(false) {
        leftOut.append((frames.property, "additive in some keyframes only"))
        continue
      }
      var channels = CSSInputChannel.all(of: frames.property, frames.values)
      if channels == nil {
        let channel = CSSInputChannel.text(of: frames.property, frames.values)
        channels = channel.map { [$0] }
        if let channel, channel.fits, !channel.isInterpolated { texts.append(frames.property) }
      }
      guard let channels, channels.allSatisfy(\.fits) else {
        leftOut.append((frames.property, "Curvet has no value type for it"))
        continue
      }
      guard channels.allSatisfy({ !taken.contains($0.path) }) else {
        leftOut.append((frames.property, "another property already animates the same value"))
        continue
      }
      for channel in channels {
        taken.insert(channel.path)
        if Self.isMixedByOpacity(channel.values) { mixed.append(frames.property) }
        if channel.isFlattened { flattened.append(frames.property) }
        tracks.append(track(channel, frames, isWhole: isWhole))
      }
    }
  }

  private func properties(of frames: [CSSInputFrames.CSSInputKeyframe]) -> [PropertyFrames] {
    var places: [String: Int] = [:]
    var properties: [PropertyFrames] = []
    // Chromium starts a property without a value at 0% with the easing that is declared there.
    let start = frames.first.flatMap { $0.offset == 0 ? $0.easing : nil } ?? main
    for frame in frames {
      for value in frame.values {
        let place = places[value.property] ?? properties.count
        if place == properties.count {
          places[value.property] = place
          properties.append(PropertyFrames(property: value.property))
          // A property without a value at the start keeps its current value there.
          if frame.offset > 0 { properties[place].append(0, nil, start, adds: value.adds) }
        }
        properties[place].append(
          frame.offset, value.parts, value.easing ?? main, adds: value.adds)
      }
    }
    for place in properties.indices where properties[place].offsets.last != 1 {
      properties[place].append(1, nil, main, adds: properties[place].adds.last ?? false)
    }
    return properties
  }

  private func track(_ channel: CSSInputChannel, _ frames: PropertyFrames, isWhole: Bool)
    -> Keyframes.Track
  {
    var track = Keyframes.Track(property: channel.path, content: .values(channel.values))
    if frames.adds.first == true { track.additive = true }
    if channel.isDiscrete {
      track.calculationMode = .discrete
      track.keyTimes = switches(channel, frames).map(Fraction.decimal)
      return track
    }
    let cleared = Self.clearing(channel.values, frames.offsets, frames.easings)
    track.content = .values(cleared.values)
    let timings = cleared.easings.dropLast().map { Timing.curve(Curve($0)) }
    track.set(cleared.offsets, isWhole ? [] : timings)
    return track
  }

  /// When an element is shown or hidden: one that is visible at either keyframe is visible between them.
  private func switches(_ channel: CSSInputChannel, _ frames: PropertyFrames) -> [Double] {
    let inner = channel.values.indices.dropLast().map { index in
      // At the very start, and during a delay before it, it still is as it begins.
      channel.isShown(at: index) ? frames.offsets[index + 1] : max(frames.offsets[index], 1e-6)
    }
    return [0] + inner + [1]
  }
}

extension CSSInputTracks.PropertyFrames {
  fileprivate mutating func append(
    _ offset: Double, _ parts: [CSSInputPart]?, _ easing: Curve.Shape, adds: Bool
  ) {
    offsets.append(offset)
    values.append(parts)
    easings.append(easing)
    self.adds.append(adds)
  }
}
