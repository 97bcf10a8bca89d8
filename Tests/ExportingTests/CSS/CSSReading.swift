import BrowserChecking
import Motion

/// A CSS reading compares one component of a track with what a browser says over time.
struct CSSReading {
  let track: MotionTrack
  let place: Int
  /// Whether offsets are in widths and heights of a page.
  let isPage: Bool
  /// How far it may be off, if that isn't a thousandth of the range of what is looked at.
  var limit: Double?

  /// Whether a color counts as much as it is seen; an unknown one is clear for Curvet, and black on the page.
  private var isSeenThrough: Bool { limit != nil }

  func complaints(at times: [Double], _ values: [AnimationQuestion.Value]) -> [String] {
    let own = times.map { expected(at: $0) }
    let known = own.compactMap { $0 }
    let range = (known.max() ?? 0) - (known.min() ?? 0)
    return zip(times, zip(own, values)).compactMap { time, pair in
      guard let own = pair.0 else { return nil }
      guard let seen = seen(pair.1) else { return "\(track.name): \(pair.1.text) at \(time)" }
      let limit = (limit ?? 1e-3 * (range > 0 ? range : 1)) + rounding * max(1, abs(own))
      // Chromium counts whole microseconds.
      let near = [own] + [-1e-6, 1e-6].compactMap { expected(at: time + $0) }
      return (near.min() ?? own) - limit...(near.max() ?? own) + limit ~= seen
        ? nil : "\(track.name): \(seen) for \(own) at \(time)"
    }
  }

  /// What Chromium rounds computed values to.
  private var rounding: Double {
    switch track.property {
    case "backgroundColor", "zPosition": 0.5
    default: 1e-5
    }
  }

  private func expected(at time: Double) -> Double? {
    switch track.point(at: time).value {
    case .number(let number) where track.property == "opacity": min(max(number, 0), 1)
    case .number(let number): isPage && isOffset ? number * 100 : number
    case .vector(let parts): parts[place]
    case .color(let red, let green, let blue, let alpha):
      min(max([red, green, blue][place], 0), 1) * 255
        * (isSeenThrough ? min(max(alpha, 0), 1) : 1)
    case .boolean(let flag): flag ? 1 : 0
    case .css(let value): value.numbers[place]
    case .string, nil: nil
    }
  }

  private var isOffset: Bool { track.property.hasPrefix("transform.translation") }

  private func seen(_ value: AnimationQuestion.Value) -> Double? {
    let numbers = value.numbers
    switch track.property {
    case "hidden": return value.text == "hidden" ? 1 : value.text == "visible" ? 0 : nil
    case "masksToBounds": return value.text == "clip" ? 1 : value.text == "visible" ? 0 : nil
    case "position.y", "transform.translation.y": return numbers.count > 1 ? numbers[1] : 0
    case "position.x", "transform.translation.x": return numbers.first ?? 0
    case "position", "transform.translation": return place < numbers.count ? numbers[place] : 0
    case "transform.scale": return value.text == "none" ? 1 : numbers.first
    case "transform.rotation.x", "transform.rotation.y", "transform.rotation.z":
      return value.text == "none" ? 0 : numbers.last
    case "backgroundColor":
      let opacity = isSeenThrough && numbers.count > 3 ? numbers[3] : 1
      return place < numbers.count ? numbers[place] * opacity : nil
    default: return numbers.first
    }
  }
}
