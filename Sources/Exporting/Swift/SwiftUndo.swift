/// A Swift undo keeps what changes of views change, and takes them back.
struct SwiftUndo {
  /// The statements that save the values before the changes.
  private(set) var keeping: [String] = []
  /// The statements that restore them.
  private(set) var lines: [String] = []

  /// Undoes statements.
  ///
  /// - Parameter taken: The names that the code around has for something else.
  init(of changes: [String], taken: [String]) {
    var names = Set(taken)
    var done: Set<String> = []
    for change in changes {
      guard let place = Self.place(in: change) else {
        lines.append(change)
        continue
      }
      guard done.insert(place).inserted else { continue }
      let words = place.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        .filter { $0 != "layer" }
      let stem =
        words.prefix(1).joined()
        + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      let name = names.take(stem) { "\(stem)\($0)" }
      keeping.append("let \(name) = \(place)")
      lines.append(
        place.contains("?")
          ? "if let \(name) { \(place) = \(name) }" : "\(place) = \(name)")
    }
  }

  /// The left side of an assignment; nil if a statement isn't one.
  private static func place(in statement: String) -> String? {
    let words = statement.split(separator: " ", maxSplits: 2)
    guard words.count == 3, ["=", "+=", "-="].contains(words[1]) else { return nil }
    return String(words[0])
  }
}
