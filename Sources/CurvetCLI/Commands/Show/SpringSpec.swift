import Motion
import Presets
import StrictJSON

/// A spring spec states which durations of a spring to write into a specification.
struct SpringSpec {
  private let parts: [String]
  private let delay: Double
  private let settling: Double?

  /// Makes the spec of a spring; nil for other motions, and if it can't be evaluated.
  init?(_ motion: Motion) {
    guard case .spring(var spring) = motion else { return nil }
    var velocity: String?
    // A velocity known only at run time affects only the settling time.
    if case .measure(let measure)? = spring.initialVelocity, (try? measure.evaluate([:])) == nil {
      velocity = measure.text
      spring.initialVelocity = nil
    }
    guard let known = try? SpringEvaluator(spring) else { return nil }
    let evaluated = known.spring.asEvaluated
    settling = velocity == nil ? known.solver.lastCrossing() : nil
    delay = known.delay
    if evaluated.initialVelocity != 0 { velocity = Self.text(evaluated.initialVelocity) }
    parts = [
      "perceptual duration \(Self.text(evaluated.perceptualDuration)) s",
      "bounce \(Self.bounce(evaluated.bounce))",
      velocity.map { "initial velocity \($0)" },
    ].compactMap { $0 }
  }

  /// The spec in words.
  var sentence: String {
    let and = parts.count > 2 ? ", and " : " and "
    let list = parts.dropLast().joined(separator: ", ") + and + parts[parts.count - 1]
    let spec = "For a spec, write SwiftUI's parameters: \(list)."
    guard let settling else { return spec }
    let after = delay == 0 ? "" : " after its delay of \(Self.text(delay)) s"
    return "\(spec) On a timeline, allow \(Self.text(atLeast: settling)) s to settle\(after)."
      + " In CSS, keep the duration that is exported with linear()."
  }

  /// A bounce that is not rounded to one that never settles or never arrives.
  private static func bounce(_ bounce: Double) -> String {
    let text = text(bounce)
    return abs(bounce) < 1 && (text == "1" || text == "-1") ? ECMAScriptNumber.text(bounce) : text
  }

  /// A time that is enough.
  private static func text(atLeast time: Double) -> String {
    let text = ECMAScriptNumber.text(time)
    return text.utf8.count > 8 ? ECMAScriptNumber.text(Figure.raised(time, to: 3)) : text
  }

  /// A number as it was typed; one that was computed in three digits.
  private static func text(_ value: Double) -> String {
    let text = ECMAScriptNumber.text(value)
    return text.utf8.count > 8 ? ECMAScriptNumber.text(Figure.rounded(value, to: 3)) : text
  }
}
