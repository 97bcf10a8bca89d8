/// A measure binding is what only the app knows and its value, as it is typed: `container.width=390`.
package struct MeasureBinding: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The value, finite.
  package let value: Double

  /// Reads a binding; nil if the text is none.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].unicodeScalars.first,
      first.properties.isAlphabetic,
      parts[0].unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || $0 == "." || $0 == "_" || ("0"..."9").contains($0)
      }),
      parts[1].utf8.allSatisfy({ (48...57).contains($0) || "+-.eE".utf8.contains($0) }),
      let value = Double(parts[1]), value.isFinite
    else { return nil }
    name = String(parts[0])
    self.value = value
  }
}
