import Motion
import StrictJSON

/// A Lottie clock tells what fraction of a track a frame is.
struct LottieClock {
  var first, last: Double

  func fraction(_ frame: Double) -> Double { (frame - first) / (last - first) }
}

/// The tracks that properties of Lottie make.
enum LottieTracks {
  static func tracks(
    of property: LottieProperty, _ clock: LottieClock
  ) throws(ValueProblem) -> [Keyframes.Track] {
    switch property.meaning {
    case .unknown(let reason): throw ValueProblem(reason)
    case .number(let path, let factor):
      return [try number(property, path, factor, dimension: 0, clock)]
    case .scale:
      let isEven = property.keys.allSatisfy { $0.values.count < 2 || $0.values[0] == $0.values[1] }
      var isSame = true
      for key in property.keys.dropLast() where key.easings > 1 {
        if try key.easing(0) != key.easing(1) { isSame = false }
      }
      if isEven, isSame {
        return [try number(property, "transform.scale", 0.01, dimension: 0, clock)]
      }
      return [
        try number(property, "transform.scale.x", 0.01, dimension: 0, clock),
        try number(property, "transform.scale.y", 0.01, dimension: 1, clock),
      ]
    case .position: return [try position(property, clock)]
    case .color(let path):
      let values = try property.keys.map { key throws(ValueProblem) in try color(key.values) }
      return [try track(property, path, values, dimension: 0, clock)]
    }
  }

  private static func number(
    _ property: LottieProperty, _ path: String, _ factor: Double, dimension: Int,
    _ clock: LottieClock
  ) throws(ValueProblem) -> Keyframes.Track {
    let values = try property.keys.map { key throws(ValueProblem) -> PropertyValue in
      guard key.values.count > dimension else { throw ValueProblem("a keyframe has no value") }
      // A hundredth of a whole number has a short spelling.
      let value = key.values[dimension]
      return .quantity(.number(factor == 0.01 ? value / 100 : value * factor))
    }
    return try track(property, path, values, dimension: dimension, clock)
  }

  private static func color(_ values: [Double]) throws(ValueProblem) -> PropertyValue {
    guard values.count >= 3, values.allSatisfy({ (0...1).contains($0) }) else {
      throw ValueProblem("color components must be from 0 to 1")
    }
    let digits = values.prefix(4).map { part in
      let byte = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return byte.utf8.count < 2 ? "0" + byte : byte
    }
    let opaque = digits.count == 4 && digits[3] == "FF" ? digits.dropLast() : digits[...]
    guard let color = RGBA("#" + opaque.joined()) else {
      throw ValueProblem("color components must be from 0 to 1")
    }
    return .color(color)
  }

  private static func track(
    _ property: LottieProperty, _ path: String, _ values: [PropertyValue], dimension: Int,
    _ clock: LottieClock
  ) throws(ValueProblem) -> Keyframes.Track {
    let (times, timings) = try times(property, dimension, clock)
    return Keyframes.Track(path, values, at: times, timings)
  }

  private static func times(
    _ property: LottieProperty, _ dimension: Int, _ clock: LottieClock
  ) throws(ValueProblem) -> ([Double], [Timing]) {
    let times = property.keys.map { clock.fraction($0.frame) }
    let timings = try property.keys.dropLast().map { key throws(ValueProblem) in
      Timing.curve(Curve(try key.easing(dimension)))
    }
    return (times, timings)
  }

  /// The way of a position: points, or a path if it is bent.
  private static func position(
    _ property: LottieProperty, _ clock: LottieClock
  ) throws(ValueProblem) -> Keyframes.Track {
    let keys = property.keys
    guard keys.allSatisfy({ $0.values.count >= 2 }) else {
      throw ValueProblem("a keyframe has no value")
    }
    let isBent = keys.dropLast().contains { key in
      (key.to + key.ti).contains { $0 != 0 }
    }
    guard isBent else {
      let values = keys.map { PropertyValue.vector($0.values.prefix(2).map(Quantity.number)) }
      return try track(property, "position", values, dimension: 0, clock)
    }
    guard clock.first == keys[0].frame, clock.last == keys[keys.count - 1].frame else {
      throw ValueProblem(
        "its curved path starts or ends at a different time than other properties; "
          + "to import it on its own, pass --option property=position")
    }
    guard !keys.dropLast().contains(where: \.isHold) else {
      throw ValueProblem("a curved path can't contain holds")
    }
    func text(_ x: Double, _ y: Double) -> String {
      "\(ECMAScriptNumber.text(x)),\(ECMAScriptNumber.text(y))"
    }
    var path = "M \(text(keys[0].values[0], keys[0].values[1]))"
    for (key, next) in zip(keys, keys.dropFirst()) {
      let (to, ti) = (key.to.count > 1 ? key.to : [0, 0], key.ti.count > 1 ? key.ti : [0, 0])
      let (from, end) = (key.values, next.values)
      path +=
        " C \(text(from[0] + to[0], from[1] + to[1])) "
        + "\(text(end[0] + ti[0], end[1] + ti[1])) \(text(end[0], end[1]))"
    }
    var track = Keyframes.Track(property: "position", content: .path(try data(path)))
    let (times, timings) = try times(property, 0, clock)
    track.set(times, timings)
    return track
  }

  private static func data(_ path: String) throws(ValueProblem) -> PathData {
    do throws(MotionError) {
      return try PathData(path)
    } catch {
      throw ValueProblem(error.message)
    }
  }
}
