import Motion
import StrictJSON

/// A noise search looks at every number that is written in a part.
///
/// Pointers are only spelled out where something is found.
struct FloatArtifact {
  /// What was found.
  private(set) var found: [Violation] = []
  private let pointer: String

  /// Looks through a part; parts inside of it have searches of their own.
  init(_ part: MotionPart) {
    pointer = part.pointer
    switch part.motion {
    case .curve(let curve): look(curve)
    case .spring(let spring): look(spring)
    case .duration(let duration):
      if case .seconds(let seconds) = duration { number(seconds, "/seconds") }
    case .keyframes(let keyframes): look(keyframes)
    case .transition(let transition): look(transition)
    case .animator(let animator): look(animator)
    case .group(let group): look(group)
    }
  }

  mutating func number(_ number: Double?, _ name: @autoclosure () -> String) {
    guard let number, let (short, origin) = number.withoutNoise else { return }
    let (noisy, text) = (ECMAScriptNumber.text(number), ECMAScriptNumber.text(short))
    let pointer = pointer + name()
    found.append(
      Violation(
        at: pointer, "\(noisy) is \(text) with the noise of \(origin)", help: "write \(text)",
        edits: [.replace(pointer: pointer, json: text)]))
  }

  mutating func time(_ time: Time?, _ name: @autoclosure () -> String) {
    number(time?.seconds, name())
  }

  mutating func fraction(_ fraction: Fraction?, _ name: @autoclosure () -> String) {
    if case .decimal(let value) = fraction { number(value, name()) }
  }

  mutating func quantity(_ quantity: Quantity?, _ name: @autoclosure () -> String) {
    if case .number(let value) = quantity { number(value, name()) }
  }

  mutating func value(_ value: PropertyValue?, _ name: @autoclosure () -> String) {
    switch value {
    case .quantity(let one): quantity(one, name())
    case .vector(let parts):
      for index in parts.indices { quantity(parts[index], "\(name())/\(index)") }
    case .color, .boolean, .string, .current, nil: break
    }
  }

  mutating func change(_ change: Change, _ name: @autoclosure () -> String) {
    switch change {
    case .to(let goal): value(goal, name() + "/to")
    case .by(let way): value(way, name() + "/by")
    }
  }
}

extension Double {
  /// The short number that was meant, and where the noise comes from; nil where there is none.
  fileprivate var withoutNoise: (number: Double, origin: String)? {
    let scaled = self * 1e6
    // Nearly all numbers that people write.
    if scaled == scaled.rounded() || !isFinite { return nil }
    let isDyadic = (self * 256).rounded() == self * 256
    let seven = Figure.rounded(self, to: 7)
    if !isDyadic, Double(Float(self)) == self, seven != self, Float(seven) == Float(self) {
      return (seven, "a 32-bit number")
    }
    let twelve = Figure.rounded(self, to: 12)
    if twelve != self, Figure.rounded(twelve, to: 9) == twelve, abs(self - twelve) <= 16 * ulp {
      return (twelve, "arithmetic")
    }
    return nil
  }
}
