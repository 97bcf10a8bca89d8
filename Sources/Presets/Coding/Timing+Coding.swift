import Motion
import StrictJSON

extension Codec where Value == Timing {
  /// A timing: the name of a curve or spring, an expression, or a curve or spring in place.
  static let timing = Codec(
    read: { value, reading in
      switch value.kind {
      case .string:
        let text = value.string ?? ""
        guard text.contains("(") else {
          return reading.reference(value, help: Timing.advice(forKeyword: text))
            .map(Timing.preset)
        }
        switch reading.expression(text, at: value) {
        case .curve(let curve): return .curve(curve)
        case .spring(let spring): return .spring(spring)
        default: return nil
        }
      case .object:
        switch MotionKind(fieldsOf: value) {
        case .curve: return Curve.codec.read(value, &reading).map(Timing.curve)
        case .spring: return Spring.codec.read(value, &reading).map(Timing.spring)
        default:
          reading.report(
            PresetRule.missingField, at: value,
            help: "write the name of one, or a curve in place as {\"named\": \"easeInEaseOut\"}"
          ) { "\($0) is neither a curve nor a spring" }
          return nil
        }
      default:
        reading.expected(
          "a curve or spring", at: value,
          help: "write the name of one, or {\"named\": \"easeOut\"}, say")
        return nil
      }
    },
    write: { timing, writer in
      switch timing {
      case .preset(let reference): writer.string(reference.name)
      case .curve(let curve): Curve.codec.write(curve, &writer)
      case .spring(let spring): Spring.codec.write(spring, &writer)
      }
    })
}

extension Timing {
  /// Returns how to write a timing that is meant by a CSS keyword or the name of a curve.
  static func advice(forKeyword word: String) -> String? {
    let way: String
    switch CSSEasing.keyword(word) ?? NamedCurve(rawValue: word).map(Curve.Shape.named) {
    case .named(let curve): way = "{\"named\": \"\(curve.rawValue)\"}"
    case .steps(let count, let jump): way = "{\"steps\": \(count), \"jump\": \"\(jump.rawValue)\"}"
    default: return nil
    }
    return "write \(way), or the name of a preset"
  }
}

extension Reading {
  /// Reads an expression, or reports what is wrong with it.
  mutating func expression(_ text: String, at value: JSONValue) -> Motion? {
    do throws(MotionError) {
      return try MotionExpression.parse(text)
    } catch {
      report(
        PresetRule.value, at: value, help: error.help ?? "as in ease-out 300ms"
      ) { _ in error.message }
      return nil
    }
  }
}
