import Motion
import Presets
import Testing

struct PresetNameTests {
  private static let letters = "a name can contain only a–z, 0–9, '-', and '/'"
  private static let ends = "each part of a name must start and end with a letter or digit"

  @Test(
    "Names follow their rules",
    arguments: [
      ("a", nil), ("curve/material/standard", nil), ("a1-b2/3", nil), ("a/b/c/d/e/f/g/h", nil),
      (String(repeating: "a", count: 128), nil),
      ("", "a name can't be empty"), ("1a", "a name must start with a letter"),
      ("A", letters), ("ease_in", letters), ("ease in", letters), ("é", letters), ("a.b", letters),
      ("a\0", letters), ("-a", ends), ("a-", ends), ("a--b", ends), ("/a", ends), ("a/", ends),
      ("a//b", ends), ("a/-b", ends), ("a-/b", ends), ("-", ends), ("/", ends),
      (String(repeating: "a", count: 129), "a name can have at most 128 characters"),
      ("a/b/c/d/e/f/g/h/i", "a name can have at most 8 parts"),
    ] as [(String, String?)])
  func rules(text: String, expected: String?) {
    #expect(PresetName.problem(in: text) == expected)
    #expect(PresetName(text)?.text == (expected == nil ? text : nil))
  }

  @Test(
    "Foreign names become legal ones",
    arguments: [
      (["easeInOut"], "ease-in-out"), (["UIView", "easeIn"], "ui-view/ease-in"),
      (["SwiftUI"], "swift-ui"), (["ease_in out"], "ease-in-out"), (["motion.fast"], "motion-fast"),
      (["--x--", "", "??", "y"], "x/y"), (["100"], "preset/100"), (["2x", "A"], "preset/2x/a"),
      (["emphasized200ms"], "emphasized200ms"), (["cubicBezier2D"], "cubic-bezier2-d"),
      (["Да"], "u414-u430"), (["ü"], "ufc"), (["a\u{301}"], "a"),
      (
        ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], "a/b/c/d/e/f/g/h-i-j"
      ),
      ([String(repeating: "x", count: 200)], String(repeating: "x", count: 128)),
      (
        [String(repeating: "x", count: 127), "y"], String(repeating: "x", count: 127)
      ),
      (
        [String(repeating: " ", count: 200) + String(repeating: "xÜ", count: 100)],
        String(repeating: "x-udc-", count: 21) + "x"
      ),
      ([], nil), ([""], nil), (["!"], nil),
    ] as [([String], String?)])
  func legal(parts: [String], expected: String?) {
    #expect(PresetName.legal(parts: parts, prefix: "preset")?.text == expected)
  }

  @Test("Names are ordered by their bytes")
  func order() {
    let names = ["b", "a/b", "a-b", "a", "a1", "ab"].compactMap { PresetName($0) }
    #expect(names.sorted().map(\.text) == ["a", "a-b", "a/b", "a1", "ab", "b"])
    #expect(names.map { "\($0)" } == names.map { $0.reference.name })
  }
}
