import Motion
import StrictJSON

/// Motion text describes a motion in lines.
enum MotionText {
  /// Returns the lines about a motion.
  static func lines(of motion: Motion) -> [String] {
    switch motion {
    case .curve(let curve): [text(of: curve.shape)] + times(curve.duration, curve.delay)
    case .spring(let spring): lines(of: spring)
    case .duration(.seconds(let seconds)): [Words.seconds(seconds)]
    case .duration(.use(let reference)): ["uses \(reference.name)"]
    case .keyframes(let keyframes): lines(of: keyframes)
    case .transition(let transition): lines(of: transition)
    case .animator(let animator): lines(of: animator)
    case .group(let group): lines(of: group)
    }
  }

  static func number(_ value: Double) -> String { ECMAScriptNumber.text(value) }

  /// Returns a fraction as a percentage, without the noise of multiplying by 100.
  private static func percent(_ fraction: Double) -> String {
    "\(number((fraction * 1e10).rounded() / 1e8))%"
  }

  static func text(of time: Time) -> String {
    switch time {
    case .seconds(let seconds): Words.seconds(seconds)
    case .preset(let reference): reference.name
    }
  }

  static func times(_ duration: Time?, _ delay: Time?) -> [String] {
    var parts: [String] = []
    if let duration { parts.append("in \(text(of: duration))") }
    if let delay, delay != .seconds(0) { parts.append("after \(text(of: delay))") }
    return parts.isEmpty ? [] : [parts.joined(separator: ", ")]
  }

  /// Returns a curve in CSS syntax, or its name.
  static func text(of shape: Curve.Shape) -> String {
    switch shape {
    case .use(let reference): return "uses \(reference.name)"
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map(number).joined(separator: ", ")))"
    case .named(let name): return name.rawValue
    case .linear(let stops):
      guard stops.count <= 8 else { return "linear() with \(stops.count) stops" }
      let words = stops.map { "\(number($0.output)) \(percent($0.input))" }
      return "linear(\(words.joined(separator: ", ")))"
    case .steps(let count, let jump): return "steps(\(count), jump-\(jump.rawValue))"
    case .path(let path): return "path \(path.text)"
    }
  }

  static func text(of timing: Timing) -> String {
    switch timing {
    case .preset(let reference): reference.name
    case .curve(let curve): text(of: curve.shape)
    case .spring(let spring): "spring (\(parameters(of: spring)))"
    }
  }

  static func text(of fraction: Fraction) -> String {
    switch fraction {
    case .decimal(let value): number(value)
    case .fraction(let numerator, let denominator): "\(numerator)/\(denominator)"
    }
  }

  static func text(of quantity: Quantity) -> String {
    switch quantity {
    case .number(let value): number(value)
    case .measure(let measure): measure.text
    }
  }

  static func text(of value: PropertyValue) -> String {
    switch value {
    case .quantity(let quantity): text(of: quantity)
    case .vector(let parts): "[\(parts.map { text(of: $0) }.joined(separator: ", "))]"
    case .color(let color): color.text
    case .boolean(let bool): bool ? "true" : "false"
    case .string(let text): text
    case .current: "current value"
    }
  }

  static func text(of change: Change) -> String {
    switch change {
    case .to(let value): "→ \(text(of: value))"
    case .by(let value): "by \(text(of: value))"
    }
  }

  private static func lines(of spring: Spring) -> [String] {
    var lines = [parameters(of: spring)]
    if let velocity = spring.initialVelocity {
      let vector = spring.verticalVelocity.map { text(of: .vector([velocity, $0])) }
      lines.append("initial velocity \(vector ?? text(of: velocity))")
    }
    if let allows = spring.allowsOverdamping {
      lines.append(allows ? "can be overdamped" : "critically damped at most")
    }
    return lines + times(nil, spring.delay)
  }

  static func parameters(of spring: Spring) -> String {
    switch spring.parameters {
    case .use(let reference): return "uses \(reference.name)"
    case .physical(let mass, let stiffness, let damping):
      return "mass \(number(mass)), stiffness \(number(stiffness)), damping \(number(damping))"
    case .ratio(let ratio, let stiffness, let mass):
      let tail = mass.map { ", mass \(number($0))" } ?? ""
      return "damping ratio \(number(ratio)), stiffness \(number(stiffness))\(tail)"
    case .perceptual(let duration, let bounce):
      return "perceptual duration \(text(of: duration)), bounce \(number(bounce))"
    case .response(let response, let fraction, let blend):
      let tail = blend.map { ", blend \(text(of: $0))" } ?? ""
      return "response \(text(of: response)), damping fraction \(number(fraction))\(tail)"
    case .settling(let ratio, let duration):
      return "damping ratio \(number(ratio)), settles in \(text(of: duration)) by UIKit's rule"
    }
  }
}
