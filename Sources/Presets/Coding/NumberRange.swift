import StrictJSON

/// A number range says which numbers a field takes, in words too.
struct NumberRange: Sendable {
  let words: String
  let help: String
  let contains: @Sendable (Double) -> Bool

  init(_ words: String, help: String, contains: @escaping @Sendable (Double) -> Bool) {
    self.words = words
    self.help = help
    self.contains = contains
  }

  static let any = NumberRange("a number", help: "write a number, such as 0.3") { _ in true }
  static let positive = NumberRange("greater than 0", help: "write a positive number, such as 1") {
    $0 > 0
  }
  static let notNegative = NumberRange(
    "0 or more", help: "write 0 or a positive number, such as 0.3"
  ) { $0 >= 0 }
  static let unit = NumberRange(
    "from 0 to 1", help: "write a share of the whole, such as 0.5"
  ) { (0...1).contains($0) }

  /// The same range with advice.
  func advising(_ help: String) -> NumberRange {
    NumberRange(words, help: help, contains: contains)
  }
}

extension Codec where Value == Double {
  /// A number within a range.
  static func number(_ range: NumberRange) -> Codec {
    Codec(
      read: { value, reading in
        guard let number = value.number else {
          reading.expected("a number", at: value, help: range.help)
          return nil
        }
        return reading.check(number, range, at: value)
      },
      write: { $1.number($0) })
  }

  /// Any number.
  static let number = Codec.number(.any)

  /// Seconds: a number, or a text with a unit such as "300ms" or "0.3s".
  static let seconds = Codec(
    read: { $1.seconds($0, .notNegative) }, write: { $1.number($0) }, isTime: true)
}

extension Reading {
  /// Returns the seconds that a value gives, or reports that it does not.
  mutating func seconds(_ value: JSONValue, _ range: NumberRange) -> Double? {
    guard let number = value.number ?? value.string.flatMap(TimeText.seconds) else {
      expected(
        "a time", at: value,
        help: value.string.flatMap(TimeText.advice)
          ?? "write seconds as a number, or \"300ms\" or \"0.3s\"")
      return nil
    }
    return check(number, range, at: value)
  }

  /// Returns a number, or reports that it lies outside its range.
  mutating func check(_ number: Double, _ range: NumberRange, at value: JSONValue) -> Double? {
    // A number too large for a double has been reported with its text.
    guard number.isFinite else { return nil }
    if range.contains(number) { return number }
    report(PresetRule.range, at: value, help: range.help) { "\($0) must be \(range.words)" }
    return nil
  }
}
