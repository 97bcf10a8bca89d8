import Motion
import StrictJSON

/// Figma Motion tracks: values at times in seconds, each with the easing toward it.
struct FigmaTracks {
  private let tracks: JSONSpot
  private(set) var leftOut: [(what: String, reason: String, spot: JSONSpot)] = []
  /// Whether a segment is a spring.
  private(set) var hasSprings = false

  init(_ tracks: JSONSpot) { self.tracks = tracks }

  static func recognizes(_ value: JSONValue) -> Bool {
    value.members.contains { $0.value["keyframes"]?.kind == .array }
  }

  private struct FigmaKeyframe {
    var time: Double
    var value: JSONValue
    var easing: JSONValue?
  }

  /// Returns all tracks as keyframes; nil if none can be taken.
  mutating func keyframes() -> Keyframes? {
    var all: [(name: String, keys: [FigmaKeyframe], spot: JSONSpot)] = []
    for track in tracks.children {
      let keys = (track["keyframes"]?.children ?? []).compactMap { key -> FigmaKeyframe? in
        guard let time = key.value["timelinePosition"]?.number, time >= 0, time.isFinite,
          let value = key.value["value"]
        else { return nil }
        return FigmaKeyframe(
          time: time, value: value["value"] ?? value, easing: key.value["easing"])
      }
      guard keys.count > 1 else {
        leftOut.append((track.key, "has fewer than two keyframes", track))
        continue
      }
      all.append((track.key, keys.sorted { $0.time < $1.time }, track))
    }
    let times = all.flatMap(\.keys).map(\.time)
    guard let first = times.min(), let last = times.max(), last > first else { return nil }
    var keyframes = Keyframes()
    keyframes.duration = .seconds(last - first)
    if first > 0 { keyframes.beginTime = .seconds(first) }
    keyframes.fillMode = .both
    for (name, keys, spot) in all {
      do throws(ValueProblem) {
        keyframes.tracks += try tracks(name, keys, first, last)
      } catch {
        leftOut.append((name, error.reason, spot))
      }
    }
    return keyframes.tracks.isEmpty ? nil : keyframes
  }

  /// The Core Animation properties of one of Figma's, by axis.
  private static func properties(of name: String) -> [(axis: String, path: String)] {
    let names =
      name.hasSuffix("_XY")
      ? ["x", "y"].map { ($0, name.dropLast(2) + $0.uppercased()) } : [("", name)]
    return names.compactMap { axis, name in Property.named(figma: name).map { (axis, $0.path) } }
  }

  private mutating func tracks(
    _ name: String, _ keys: [FigmaKeyframe], _ first: Double, _ last: Double
  ) throws(ValueProblem) -> [Keyframes.Track] {
    let axes = Self.properties(of: name)
    guard !axes.isEmpty else {
      throw ValueProblem("Curvet has no value type for it")
    }
    let timings = try zip(keys, keys.dropFirst()).map { pair throws(ValueProblem) in
      try timing(pair.1.easing, seconds: pair.1.time - pair.0.time)
    }
    let times = keys.map { ($0.time - first) / (last - first) }
    return try axes.map { axis, path throws(ValueProblem) in
      let values = try keys.map { key throws(ValueProblem) -> PropertyValue in
        guard let number = (axis.isEmpty ? key.value : key.value[axis] ?? key.value).number,
          number.isFinite
        else {
          throw ValueProblem("a keyframe value isn't a number")
        }
        // Figma turns counter-clockwise.
        return .quantity(.number(name == "ROTATION" && number != 0 ? -number : number))
      }
      return Keyframes.Track(path, values, at: times, timings)
    }
  }

  private mutating func timing(
    _ easing: JSONValue?, seconds: Double
  ) throws(ValueProblem) -> Timing {
    guard let easing else { return .curve(Curve(.named(.linear))) }
    if let bounce = easing["easingFunctionSpring"]?["bounce"]?.number {
      hasSprings = true
      guard seconds > 0 else { return .curve(Curve(.named(.linear))) }
      let ratio = min(max(1 - bounce, 0.01), 1)
      return .spring(
        try ValueReader(ReaderOptions()).make(["dampingRatio": ratio, "duration": seconds]))
    }
    guard let timing = try FigmaEasing.timing(easing) else {
      throw ValueProblem("an easing is unknown, or a variable in another file")
    }
    return timing
  }
}
