import Motion
import StrictJSON

extension Codec where Value == Reference {
  /// The name of a preset that isn't a reference itself.
  fileprivate static let name = Codec(
    .ref(.reference), read: { $1.reference($0) }, write: { $1.string($0.name) })

  /// A reference to a preset of the same kind that this one is made of.
  static let used = reference(as: .use)

  static func reference(as role: ReferenceRole) -> Codec {
    Codec(
      name.schema(), visit: { $2.visit(&$0, as: role, at: $1) }, read: name.read, write: name.write)
  }
}

extension Codec where Value == [PresetName] {
  private static let list = Codec<Reference>.name.array(example: "[\"curve/card\"]")

  /// Names.
  static let names = Codec(
    list.schema(),
    read: { list.read($0, &$1)?.compactMap { PresetName($0.name) } },
    write: { list.write($0.map(\.reference), &$1) })
}

extension Codec where Value == Timing {
  /// The name of a curve or spring, an expression, or an object of a curve or spring.
  static let timing = Codec(
    .ref(.timing),
    visit: { value, slot, visitor throws(MotionError) in try visitor.visit(&value, at: slot) },
    read: { value, reading in
      switch value.kind {
      case .string:
        let text = value.string ?? ""
        guard text.contains("(") else {
          return reading.reference(value, help: Timing.advice(forKeyword: text))
            .map(Timing.preset)
        }
        return reading.expression(text, at: value).flatMap(Timing.init)
      case .object:
        switch MotionKind(fieldsOf: value) {
        case .curve: return Curve.codec.read(value, &reading).map(Timing.curve)
        case .spring: return Spring.codec.read(value, &reading).map(Timing.spring)
        default:
          reading.report(
            PresetRule.missingField, at: value,
            help:
              "write the name of a curve or spring preset, or a curve such as {\"named\": \"easeOut\"}"
          ) { "\($0) is neither a curve nor a spring" }
          return nil
        }
      default:
        reading.expected(
          "a curve or spring", at: value,
          help:
            "write the name of a curve or spring preset, or a curve such as {\"named\": \"easeOut\"}"
        )
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
  init?(_ motion: Motion) {
    switch motion {
    case .curve(let curve): self = .curve(curve)
    case .spring(let spring): self = .spring(spring)
    default: return nil
    }
  }

  /// Returns how to write a timing that was given as a CSS keyword or the name of a curve.
  static func advice(forKeyword word: String) -> String? {
    let form: String
    switch CSSEasing.keyword(word) ?? NamedCurve(rawValue: word).map(Curve.Shape.named) {
    case .named(let curve): form = "{\"named\": \"\(curve.rawValue)\"}"
    case .steps(let count, let jump): form = "{\"steps\": \(count), \"jump\": \"\(jump.rawValue)\"}"
    default: return nil
    }
    return "write \(form), or the name of a preset"
  }
}

extension Codec where Value == PathData {
  /// Path data, checked further by `check`.
  static func path(
    _ schema: @autoclosure @escaping @Sendable () -> Schema,
    _ check: @escaping @Sendable (PathData) throws(MotionError) -> Void = { _ in }
  ) -> Codec {
    Codec(
      schema(),
      read: { value, reading in
        guard let text = Codec<String>.word.read(value, &reading) else { return nil }
        return reading.parse(at: value, example: "M 0,0 L 100,0") { () throws(MotionError) in
          let path = try PathData(text)
          try check(path)
          return path
        }
      },
      write: { $1.string($0.text) })
  }
}

extension Reading {
  /// Returns the reference of a value, or reports what is wrong with it.
  mutating func reference(_ value: JSONValue, help: String? = nil) -> Reference? {
    guard let text = value.string else {
      expected(
        "the name of a preset", at: value,
        help: "write a name in double quotes, such as \"curve/card\"")
      return nil
    }
    guard let problem = PresetName.problem(in: text) else { return Reference(text) }
    report(PresetRule.name, at: value, help: help ?? problem) {
      "\($0) isn't a valid preset name: \(Self.quoted(text))"
    }
    return nil
  }

  /// Reads an expression, or reports what is wrong with it.
  mutating func expression(_ text: String, at value: JSONValue) -> Motion? {
    parse(at: value, example: "ease-out 300ms") { () throws(MotionError) in
      try MotionExpression.parse(text)
    }
  }

  /// Returns what a parser makes of a text, or reports what is wrong with it.
  mutating func parse<Result>(
    at value: JSONValue, example: String, _ parser: () throws(MotionError) -> Result
  ) -> Result? {
    do throws(MotionError) {
      return try parser()
    } catch {
      report(
        PresetRule.value, at: value, help: error.help ?? "for example, write \(example)"
      ) { _ in error.message }
      return nil
    }
  }
}
