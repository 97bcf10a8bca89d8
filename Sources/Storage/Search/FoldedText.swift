/// A folded text knows which character each of its scalars comes from, so that what is found in it
/// can be shown as it was written.
struct FoldedText {
  private let original: [Character]
  private var scalars: [Unicode.Scalar] = []
  /// The character that each scalar comes from.
  private var places: [Int] = []

  init(_ text: String) {
    // Most texts are plain English, whose scalars are its characters.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      original = text.unicodeScalars.map { Character($0) }
      scalars = Array(SearchFolding.fold(text).unicodeScalars)
      places = Array(scalars.indices)
      return
    }
    original = Array(text)
    for (place, character) in original.enumerated() {
      for scalar in SearchFolding.fold(String(character)).unicodeScalars {
        scalars.append(scalar)
        places.append(place)
      }
    }
  }

  /// Returns where a term is found first, in characters; nil where it is not.
  func range(of term: SearchTerm) -> Range<Int>? {
    let end = scalars.indices.lazy.compactMap { start -> (Int, Int)? in
      self.end(of: term, from: start).map { (start, $0) }
    }.first
    return end.map { places[$0.0]..<places[$0.1 - 1] + 1 }
  }

  /// Returns what is written in a range, to the end of its last word.
  func words(in range: Range<Int>) -> String {
    let end = original[range.upperBound...].firstIndex { !$0.isLetter && !$0.isNumber }
    return String(original[range.lowerBound..<(end ?? original.count)])
  }

  /// Returns the words around a range, with … where more was written: some forty characters.
  func excerpt(around range: Range<Int>) -> String {
    if original.count <= 40 { return String(original) }
    var start = max(0, range.lowerBound - 12)
    if start > 0, let space = original[start..<range.lowerBound].firstIndex(of: " ") {
      start = space + 1
    }
    var end = min(original.count, start + 40)
    if end < original.count, let space = original[..<end].lastIndex(of: " "),
      space >= range.upperBound
    {
      end = space
    }
    let text = String(original[start..<max(end, min(range.upperBound, start + 80))])
    return (start > 0 ? "…" : "") + text + (end < original.count ? "…" : "")
  }

  /// Returns where a term ends that begins here.
  private func end(of term: SearchTerm, from start: Int) -> Int? {
    switch term {
    case .run(let run):
      return scalars[start...].starts(with: run) ? start + run.count : nil
    case .phrase(let tokens):
      guard scalars[start] == tokens.first?.unicodeScalars.first else { return nil }
      guard start == 0 || !isWordPart(start - 1) else { return nil }
      var at = start
      for (index, token) in tokens.enumerated() {
        while index > 0, at < scalars.count, !isWordPart(at) { at += 1 }
        guard scalars[at...].starts(with: token.unicodeScalars) else { return nil }
        at += token.unicodeScalars.count
        if index < tokens.count - 1, at < scalars.count, isWordPart(at) { return nil }
      }
      return at
    }
  }

  private func isWordPart(_ index: Int) -> Bool { SearchExpression.isWordPart(scalars[index]) }
}
