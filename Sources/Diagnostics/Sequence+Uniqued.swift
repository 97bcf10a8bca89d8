extension Sequence where Element: Hashable {
  /// Returns the elements, each once, in the order of their first occurrences.
  package func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
