import Motion
import StrictJSON

extension Codec where Value == Time {
  /// A time: seconds, a text with a unit, or the name of a duration preset.
  static func time(_ range: NumberRange = .notNegative) -> Codec {
    Codec(
      read: { value, reading in
        if let text = value.string, !TimeText.looksLikeTime(text) {
          return Codec<Reference>.reference.read(value, &reading).map(Time.preset)
        }
        return reading.seconds(value, range).map(Time.seconds)
      },
      write: { time, writer in
        switch time {
        case .seconds(let seconds): writer.number(seconds)
        case .preset(let reference): writer.string(reference.name)
        }
      }, isTime: true)
  }

  /// A time of 0 or more.
  static let time = Codec.time()
}

extension Codec where Value == Reference {
  /// The name of another preset.
  static let reference = Codec(
    read: { $1.reference($0) }, write: { $1.string($0.name) })
}

extension Reading {
  /// Returns the reference that a value gives, or reports that it does not; help may be given.
  mutating func reference(_ value: JSONValue, help: String? = nil) -> Reference? {
    guard let text = value.string else {
      expected("the name of a preset", at: value, help: "write it in quotes, as in \"curve/card\"")
      return nil
    }
    if let problem = PresetName.problem(in: text) {
      report(PresetRule.name, at: value, help: help ?? problem) {
        "\($0) is not the name of a preset: \(Self.quoted(text))"
      }
      return nil
    }
    return Reference(text)
  }
}

extension Codec where Value == Fraction {
  /// A share: 0…1, or a fraction such as "1/3".
  static let share = Codec(
    read: { value, reading in
      if let text = value.string {
        if let share = Fraction(fraction: text) { return share }
        reading.report(
          PresetRule.value, at: value, help: "write a number from 0 to 1, or a fraction as \"1/3\""
        ) { "\($0) must be a share of the whole, found \(Reading.quoted(text))" }
        return nil
      }
      guard let number = value.number else {
        reading.expected(
          "a number or a fraction such as \"1/3\"", at: value, help: NumberRange.unit.help)
        return nil
      }
      return reading.check(number, .unit, at: value).map(Fraction.decimal)
    },
    write: { share, writer in
      switch share {
      case .decimal(let number): writer.number(number)
      case .fraction(let numerator, let denominator): writer.string("\(numerator)/\(denominator)")
      }
    })
}

extension Measure {
  static let fields = [
    Field<String?>("measure", \.self, Codec<String>.word, isRequired: true)
  ]
}

extension Codec where Value == Measure {
  /// An object that holds nothing but a measure.
  static let measure = Codec(
    read: { value, reading in
      var text: String?
      guard reading.readObject(value, Measure.fields, into: &text), let text else { return nil }
      do throws(MotionError) {
        return try Measure(text)
      } catch {
        reading.report(
          PresetRule.value, at: value["measure"] ?? value,
          help: error.help ?? "a measure is as in container.height - 80"
        ) { _ in error.message }
        return nil
      }
    },
    write: { measure, writer in
      writer.beginObject()
      writer.key("measure")
      writer.string(measure.text)
      writer.endObject()
    })
}

extension Codec where Value == Quantity {
  /// A number or a measure.
  static let quantity = Codec.quantity(.any)

  /// A number within a range, or a measure.
  static func quantity(_ range: NumberRange) -> Codec {
    Codec(
      read: { value, reading in
        if value.kind == .object {
          return Codec<Measure>.measure.read(value, &reading).map(Quantity.measure)
        }
        guard let number = value.number else {
          reading.expected("a number or a measure", at: value, help: range.help)
          return nil
        }
        return reading.check(number, range, at: value).map(Quantity.number)
      },
      write: { quantity, writer in
        switch quantity {
        case .number(let number): writer.number(number)
        case .measure(let measure): Codec<Measure>.measure.write(measure, &writer)
        }
      })
  }
}

extension Codec where Value == RepeatCount {
  /// A number of runs, or "infinite".
  static let repeatCount = Codec(
    read: { value, reading in
      if value.string == "infinite" { return .infinite }
      guard let number = value.number else {
        reading.expected(
          "a number or \"infinite\"", at: value, help: "write 2 or \"infinite\", say")
        return nil
      }
      return reading.check(number, .notNegative, at: value).map(RepeatCount.times)
    },
    write: { count, writer in
      switch count {
      case .times(let number): writer.number(number)
      case .infinite: writer.string("infinite")
      }
    })
}

extension Codec where Value == PathData {
  /// Path data, checked further by `check`.
  static func path(
    _ check: @escaping @Sendable (PathData) throws(MotionError) -> Void = { _ in }
  ) -> Codec {
    Codec(
      read: { value, reading in
        guard let text = Codec<String>.word.read(value, &reading) else { return nil }
        do throws(MotionError) {
          let path = try PathData(text)
          try check(path)
          return path
        } catch {
          reading.report(
            PresetRule.value, at: value, help: error.help ?? "a path is as in M 0,0 L 100,0"
          ) { _ in error.message }
          return nil
        }
      },
      write: { $1.string($0.text) })
  }
}
