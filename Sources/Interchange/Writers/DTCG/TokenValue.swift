import Motion
import Presets
import StrictJSON

/// A token value is one of the three that the format has for motion, or an alias of a token.
enum TokenValue: Hashable, Sendable {
  case duration(TokenPart<Double>)
  case cubicBezier(TokenPart<CubicBezier>)
  case transition(
    duration: TokenPart<Double>, delay: TokenPart<Double>, timing: TokenPart<CubicBezier>)
  /// Another token as a whole, of the same type.
  case alias(String, type: String)

  /// What `$type` says.
  var type: String {
    switch self {
    case .duration: "duration"
    case .cubicBezier: "cubicBezier"
    case .transition: "transition"
    case .alias(_, let type): type
    }
  }

  /// Writes what `$value` says.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .duration(let time): writer.time(time)
    case .cubicBezier(let curve): writer.curve(curve)
    case .alias(let alias, _): writer.string(alias)
    case .transition(let duration, let delay, let timing):
      writer.object { writer in
        writer.key("duration")
        writer.time(duration)
        writer.key("delay")
        writer.time(delay)
        writer.key("timingFunction")
        writer.curve(timing)
      }
    }
  }
}

/// A token part is a value or the alias of a token that has it.
enum TokenPart<Value: Hashable & Sendable>: Hashable, Sendable {
  case value(Value)
  case alias(String)
}

extension TokenValue {
  /// Returns the value with aliases in place of what the authored motion refers to, as far as the
  /// tokens of the set have it.
  func naming(what motion: Motion, _ paths: TokenPaths) -> TokenValue {
    switch motion {
    case .duration(.use(let reference)):
      let alias = paths.alias(of: reference) { $0.preset.kind == .duration }
      return alias.map { .duration(.alias($0)) } ?? self
    case .curve(let curve):
      var value = self
      if case .use(let reference) = curve.shape {
        if curve.duration == nil, curve.delay == nil,
          let alias = paths.alias(of: reference, where: { $0.preset.kind == .curve })
        {
          return .alias(alias, type: type)
        }
        // Only a token that is a curve without a time can be a timing function.
        let alias = paths.alias(of: reference) { preset in
          if case .curve(let other) = preset.motion { other.duration == nil } else { false }
        }
        if let alias { value = value.timed(by: alias) }
      }
      guard case .transition(var duration, var delay, let timing) = value else { return value }
      func alias(of time: Time?) -> TokenPart<Double>? {
        guard case .preset(let reference)? = time else { return nil }
        return paths.alias(of: reference) { $0.preset.kind == .duration }.map { .alias($0) }
      }
      duration = alias(of: curve.duration) ?? duration
      delay = alias(of: curve.delay) ?? delay
      return .transition(duration: duration, delay: delay, timing: timing)
    default: return self
    }
  }

  private func timed(by alias: String) -> TokenValue {
    switch self {
    case .transition(let duration, let delay, _):
      .transition(duration: duration, delay: delay, timing: .alias(alias))
    case .cubicBezier: .cubicBezier(.alias(alias))
    case .duration, .alias: self
    }
  }
}

extension JSONWriter {
  fileprivate mutating func time(_ part: TokenPart<Double>) {
    switch part {
    case .alias(let alias): string(alias)
    case .value(let seconds):
      // In milliseconds, as people write them, where those read back as the same seconds.
      let text = Milliseconds.text(seconds)
      let isMilliseconds = Double("\(text)e-3") == seconds
      object { writer in
        writer.key("value")
        writer.number(isMilliseconds ? Double(text) ?? 0 : seconds)
        writer.member("unit", isMilliseconds ? "ms" : "s")
      }
    }
  }

  fileprivate mutating func curve(_ part: TokenPart<CubicBezier>) {
    switch part {
    case .alias(let alias): string(alias)
    case .value(let curve):
      beginArray()
      for point in [curve.x1, curve.y1, curve.x2, curve.y2] { number(point) }
      endArray()
    }
  }
}
