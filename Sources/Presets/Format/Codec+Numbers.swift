import Motion
import StrictJSON

/// The numbers that a field takes.
struct NumberRange: Sendable {
  let words: String
  let help: String
  /// The keywords that bound it in the JSON Schema.
  let schema: Schema
  let contains: @Sendable (Double) -> Bool

  init(
    _ words: String, help: String, _ schema: Schema = [:],
    contains: @escaping @Sendable (Double) -> Bool
  ) {
    (self.words, self.help, self.schema, self.contains) = (words, help, schema, contains)
  }

  static let any = NumberRange("a number", help: "write a number, such as 0.3") { _ in true }
  static let positive = NumberRange(
    "greater than 0", help: "write a positive number, such as 1", ["exclusiveMinimum": 0]
  ) { $0 > 0 }
  static let notNegative = NumberRange(
    "0 or more", help: "write 0 or a positive number, such as 0.3", ["minimum": 0]
  ) { $0 >= 0 }
  static let unit = NumberRange(
    "from 0 to 1", help: "write a fraction from 0 to 1, such as 0.5", ["minimum": 0, "maximum": 1]
  ) { (0...1).contains($0) }

  /// The same range with other advice.
  func advising(_ help: String) -> NumberRange {
    NumberRange(words, help: help, schema, contains: contains)
  }
}

extension Reading {
  /// Returns the seconds of a value, or reports what is wrong with it.
  mutating func seconds(_ value: JSONValue, _ range: NumberRange) -> Double? {
    guard let number = value.number ?? value.string.flatMap(TimeText.seconds) else {
      expected(
        "a time", at: value,
        help: value.string.flatMap(TimeText.advice)
          ?? "write seconds as a number, or a string such as \"300ms\" or \"0.3s\"")
      return nil
    }
    return check(number, range, at: value)
  }

  /// Returns a number, or reports that it is out of range.
  mutating func check(_ number: Double, _ range: NumberRange, at value: JSONValue) -> Double? {
    // A number too large for a double has been reported with its text.
    guard number.isFinite else { return nil }
    if range.contains(number) { return number }
    report(PresetRule.range, at: value, help: range.help) { "\($0) must be \(range.words)" }
    return nil
  }

  /// Returns a number within a range, or reports that a value is none, but `what`.
  fileprivate mutating func number(
    _ value: JSONValue, _ range: NumberRange, or what: String = "a number", help: String? = nil
  ) -> Double? {
    if let number = value.number { return check(number, range, at: value) }
    expected(what, at: value, help: help ?? range.help)
    return nil
  }
}

extension Codec where Value == Double {
  /// Any number.
  static let number = Codec.number(.any)

  /// A number within a range.
  static func number(_ range: NumberRange) -> Codec {
    Codec(
      (["type": "number"] as Schema).with(range.schema), read: { $1.number($0, range) },
      write: { $1.number($0) })
  }

  /// Seconds: a number, or a text with a unit such as "300ms" or "0.3s".
  static let seconds = Codec(
    .ref(.seconds), isTime: true, read: { $1.seconds($0, .notNegative) }, write: { $1.number($0) })
}

extension Codec where Value == Time {
  /// A time of 0 or more: seconds, a text with a unit, or the name of a duration preset.
  static let time = Codec.time(.notNegative, .time)
  /// A time greater than 0.
  static let positiveTime = Codec.time(.positive, .positiveTime)
  /// A time that may be negative.
  static let anyTime = Codec.time(.any, .anyTime)

  private static func time(_ range: NumberRange, _ definition: SchemaDefinition) -> Codec {
    Codec(
      .ref(definition), isTime: true,
      visit: { value, slot, visitor throws(MotionError) in try visitor.visit(&value, at: slot) },
      read: { value, reading in
        if let text = value.string, !TimeText.looksLikeTime(text) {
          return reading.reference(value).map(Time.preset)
        }
        return reading.seconds(value, range).map(Time.seconds)
      },
      write: { time, writer in
        switch time {
        case .seconds(let seconds): writer.number(seconds)
        case .preset(let reference): writer.string(reference.name)
        }
      })
  }
}

extension Codec where Value == Fraction {
  /// A part of a whole: 0…1, or a fraction such as "1/3".
  static let fraction = Codec(
    .ref(.fraction),
    read: { value, reading in
      guard let text = value.string else {
        return reading.number(value, .unit, or: "a number or a fraction such as \"1/3\"")
          .map(Fraction.decimal)
      }
      if let fraction = Fraction(fraction: text) { return fraction }
      reading.report(
        PresetRule.value, at: value,
        help: "write a number from 0 to 1, or a fraction such as \"1/3\""
      ) { "\($0) must be a number or fraction from 0 to 1, found \(Reading.quoted(text))" }
      return nil
    },
    write: { fraction, writer in
      switch fraction {
      case .decimal(let number): writer.number(number)
      case .fraction(let numerator, let denominator): writer.string("\(numerator)/\(denominator)")
      }
    })
}

extension Measure {
  static let fields = [
    Field<String?>(
      "measure", \.self,
      .word.described(
        by: .form(MeasurePattern.text, else: "Write a measure such as container.height - 80.")),
      nil,
      [
        "description": "Arithmetic with named lengths, + - * /, and parentheses.",
        "maxLength": 256, "examples": ["container.height - 80"],
      ], isRequired: true)
  ]
}

extension Codec where Value == Measure {
  /// An object that holds nothing but a measure.
  static let measure = Codec(
    .ref(.measure),
    read: { value, reading in
      var text: String?
      guard reading.readObject(value, Measure.fields, into: &text), let text else { return nil }
      return reading.parse(
        at: value["measure"] ?? value, example: "container.height - 80"
      ) { () throws(MotionError) in try Measure(text) }
    },
    write: { $1.object($0.text, Measure.fields) })
}

extension Codec where Value == Quantity {
  /// A number or a measure.
  static let quantity = Codec.quantity(.any)

  /// A number within a range, or a measure.
  static func quantity(_ range: NumberRange) -> Codec {
    Codec(
      .ref(.quantity),
      read: { value, reading in
        value.kind == .object
          ? Codec<Measure>.measure.read(value, &reading).map(Quantity.measure)
          : reading.number(value, range, or: "a number or a measure").map(Quantity.number)
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
    ["anyOf": [["type": "number", "minimum": 0], ["const": "infinite"]]],
    read: { value, reading in
      if value.string == "infinite" { return .infinite }
      return reading.number(
        value, .notNegative, or: "a number or \"infinite\"",
        help: "for example, write 2 or \"infinite\""
      ).map(RepeatCount.times)
    },
    write: { count, writer in
      switch count {
      case .times(let number): writer.number(number)
      case .infinite: writer.string("infinite")
      }
    })
}

extension Codec where Value == Keyframes.PerKey {
  private static let numbers = Codec<Double>.number.array(example: "[0, 0.5, 1]")

  /// A number, or one for every key.
  static let perKey = Codec(
    .ref(.perKey),
    read: { value, reading in
      value.kind == .array
        ? numbers.read(value, &reading).map(Keyframes.PerKey.each)
        : reading.number(value, .any).map(Keyframes.PerKey.all)
    },
    write: { perKey, writer in
      switch perKey {
      case .all(let number): writer.number(number)
      case .each(let each): numbers.write(each, &writer)
      }
    })
}
