/// Numbers in words of a search that are meant as conditions: `0.3秒`, `200 мс`, `bounce 0.2`.
package struct SpokenNumbers {
  /// A condition, as a qualifier and its value, and how it was typed.
  package struct Condition: Hashable, Sendable {
    package let qualifier, value, typed: String
  }

  /// The conditions.
  package private(set) var conditions: [Condition] = []
  /// The other words.
  package private(set) var rest: [String] = []

  /// Reads words as they were typed.
  package init(_ words: [String]) {
    var words = words[...]
    while let word = words.first {
      if let (condition, count) = Self.named(words) ?? Self.time(words) {
        conditions.append(condition)
        words = words.dropFirst(count)
      } else {
        rest.append(word)
        words = words.dropFirst()
      }
    }
  }

  /// Returns the condition of a name and a number behind it, such as `damping 0.7`.
  private static func named(_ words: ArraySlice<String>) -> (Condition, count: Int)? {
    for count in [2, 1] where words.count > count {
      let name = SearchFolding.fold(words.prefix(count).joined(separator: " "))
      let number = SearchFolding.fold(words[words.startIndex + count])
      let isPercent = number.hasSuffix("%")
      guard let named = SearchLexicon.shared.numbers[name],
        let value = Double(isPercent ? String(number.dropLast()) : number),
        number.first?.isNumber == true || number.first == "." || number.first == "-"
      else { continue }
      // Above 2, damping isn't the ratio.
      let isCoefficient = name == "damping" && !isPercent && value > 2
      let qualifier = isCoefficient ? "damping" : named
      guard means(qualifier, isPercent ? value / 100 : value) else { continue }
      let typed = words.prefix(count + 1).joined(separator: " ")
      return (Condition(qualifier: qualifier, value: number, typed: typed), count + 1)
    }
    return nil
  }

  /// Whether a number can be meant.
  private static func means(_ qualifier: String, _ value: Double) -> Bool {
    switch qualifier {
    case "bounce": abs(value) <= 1
    case "damping-ratio": (0...2).contains(value)
    case "duration", "settling": (0...10).contains(value)
    default: value >= 0
    }
  }

  /// Returns the condition of a number and a unit, which may be a word of its own.
  private static func time(_ words: ArraySlice<String>) -> (Condition, count: Int)? {
    guard let first = words.first else { return nil }
    let folded = SearchFolding.fold(first)
    let number = folded.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let value = Double(number.hasPrefix(".") ? "0\(number)" : String(number)), value > 0
    else { return nil }
    var (unit, count) = (String(folded.dropFirst(number.count)), 1)
    if unit.isEmpty, words.count > 1 {
      (unit, count) = (SearchFolding.fold(words[words.startIndex + 1]), 2)
    }
    guard let known = SearchLexicon.shared.units[unit] else { return nil }
    let typed = words.prefix(count).joined(separator: " ")
    return (Condition(qualifier: "duration", value: "\(number)\(known)", typed: typed), count)
  }
}
