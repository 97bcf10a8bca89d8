/// Wording joins words into phrases.
enum Wording {
  /// Returns "a, b and c", with the last two joined by `conjunction`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
