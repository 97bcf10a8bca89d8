/// A history point is a moment as people write it: `@` is now, `@12` after operation 12, `@-1` one
/// operation ago.
enum HistoryPoint: Hashable, Sendable {
  case now
  case after(Int64)
  case ago(Int)

  /// Reads what stands after the `@`; nil where it is no moment.
  init?(_ text: some StringProtocol) {
    if text.isEmpty {
      self = .now
      return
    }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(digits) else {
      return nil
    }
    self = text.hasPrefix("-") ? .ago(number) : .after(Int64(number))
  }

  /// Splits what stands before the last `@` from the moment after it; nil where there is none.
  static func split(_ text: String) -> (catalog: String, point: HistoryPoint)? {
    guard let at = text.utf8.lastIndex(of: UInt8(ascii: "@")),
      let point = HistoryPoint(text[text.utf8.index(after: at)...])
    else { return nil }
    return (String(text[..<at]), point)
  }
}
