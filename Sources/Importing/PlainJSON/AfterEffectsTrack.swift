import Motion
import StrictJSON

/// An After Effects track is the keyframes of a property, whose easing is speed and influence.
enum AfterEffectsTrack {
  private struct Key {
    var time: Double
    var values: [Double]
    var out, into: JSONValue?
    var isHold: Bool
    var isSpatial: Bool
  }

  /// Returns what a list of `[time, value, {easeIn, easeOut}]` moves; nil if it stands still.
  static func motion(_ list: JSONValue, property: String) throws(ValueProblem) -> Motion? {
    let keys = try list.elements.map(key)
    guard keys.count > 1 else { return nil }
    guard let (path, factor) = properties[property.plainKey] else {
      throw ValueProblem(
        "no property of Curvet is known by that name, which After Effects writes in its language")
    }
    let (first, last) = (keys[0].time, keys[keys.count - 1].time)
    guard last > first, zip(keys, keys.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
      throw ValueProblem("its keyframes are not in the order of time")
    }
    guard !keys.contains(where: \.isSpatial) else {
      throw ValueProblem("its way is bent, and the dump does not say how far it is")
    }
    let count = keys.map(\.values.count).min() ?? 0
    guard count > 0 else { throw ValueProblem("its values are no numbers") }
    var keyframes = Keyframes()
    keyframes.duration = .seconds(last - first)
    if first != 0 { keyframes.beginTime = .seconds(first) }
    let isPoint = path == "position"
    let isEven =
      path == "transform.scale"
      && keys.allSatisfy { key in
        key.values.dropFirst().prefix(1).allSatisfy { $0 == key.values[0] }
      }
    let axes = path == "transform.scale" && count > 1 && !isEven ? [".x", ".y"] : [""]
    for (dimension, axis) in axes.enumerated() {
      let values = keys.map { key in
        isPoint
          ? PropertyValue.vector(key.values.prefix(2).map(Quantity.number))
          : .quantity(.number(factor == 0.01 ? key.values[dimension] / 100 : key.values[dimension]))
      }
      var track = Keyframes.Track(property: path + axis, content: .values(values))
      let timings = try zip(keys, keys.dropFirst()).map { pair throws(ValueProblem) in
        try shape(pair.0, pair.1, dimension, isPoint: isPoint)
      }
      if keys.count > 2 {
        track.keyTimes = keys.map { .decimal(($0.time - first) / (last - first)) }
      }
      if timings.contains(where: { $0 != .named(.linear) }) {
        track.timings = timings.map { .curve(Curve($0)) }
      }
      keyframes.tracks.append(track)
    }
    return .keyframes(keyframes)
  }

  private static let properties: [String: (String, Double)] = [
    "position": ("position", 1), "xposition": ("position.x", 1), "yposition": ("position.y", 1),
    "scale": ("transform.scale", 0.01), "rotation": ("transform.rotation", 1),
    "zrotation": ("transform.rotation", 1), "xrotation": ("transform.rotation.x", 1),
    "yrotation": ("transform.rotation.y", 1), "opacity": ("opacity", 0.01),
  ]

  private static func key(_ value: JSONValue) throws(ValueProblem) -> Key {
    let parts = Array(value.elements.lazy.prefix(3))
    guard parts.count >= 2, let time = parts[0].number, time.isFinite else {
      throw ValueProblem("a keyframe is [time, value, {easeIn, easeOut}]")
    }
    let values = parts[1].number.map { [$0] } ?? parts[1].elements.compactMap(\.number)
    let ease = parts.count > 2 ? parts[2] : nil
    let tangents = [ease?["easeIn"], ease?["easeOut"]].compactMap { $0?["spatialTangent"] }
    return Key(
      time: time, values: values.filter(\.isFinite), out: ease?["easeOut"], into: ease?["easeIn"],
      isHold: ease?["easeOut"]?["type"]?.string == "hold",
      isSpatial: tangents.contains { $0.elements.contains { $0.number != 0 } })
  }

  /// The Bézier of a segment: influences are times, speeds are slopes.
  private static func shape(
    _ a: Key, _ b: Key, _ dimension: Int, isPoint: Bool
  ) throws(ValueProblem) -> Curve.Shape {
    if a.isHold { return .steps(1, jump: .end) }
    func isLinear(_ side: JSONValue?) -> Bool { side?["type"]?.string != "bezier" }
    if isLinear(a.out), isLinear(b.into) { return .named(.linear) }
    let time = b.time - a.time
    let change =
      isPoint
      ? zip(a.values, b.values).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
      : b.values[dimension] - a.values[dimension]
    guard abs(change) > 1e-9, time > 0 else { return .named(.linear) }
    func ease(_ side: JSONValue?) -> (speed: Double, influence: Double)? {
      let all = Array((side?["temporalEase"]?.elements).map { $0.lazy.prefix(3).map(\.self) } ?? [])
      guard let one = all.count > dimension ? all[dimension] : all.first,
        let speed = one["speed"]?.number, let influence = one["influence"]?.number
      else { return nil }
      return (speed, min(max(influence / 100, 0), 1))
    }
    // A side that is linear has the slope of the whole.
    let out = isLinear(a.out) ? (change / time, 1.0 / 6) : ease(a.out)
    let into = isLinear(b.into) ? (change / time, 1.0 / 6) : ease(b.into)
    guard let out, let into else { throw ValueProblem("a keyframe has no speed and influence") }
    return try ValueReader.bezier([
      out.1, out.0 * out.1 * time / change, 1 - into.1, 1 - into.0 * into.1 * time / change,
    ])
  }
}
