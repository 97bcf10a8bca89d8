import Testing

/// Curves that nobody could distinguish, by their largest difference.
struct NearDuplicateTests {
  private static func lines(_ one: String, _ other: String) -> [String] {
    let text = "{\"presets\": {\"curve/a\": \"\(one)\", \"curve/b\": \"\(other)\"}}"
    return Examined(text, only: "catalog/near-duplicate").lines
  }
}
