import Testing

@testable import Storage

struct WordStemTests {
  @Test(
    "Forms of a word share its stem",
    arguments: [
      ("shake", "shaking", true), ("flip", "flipping", true), ("fade", "fades", true),
      ("bounce", "bounced", true), ("tab", "table", false), ("press", "pres", false),
      ("мягкии", "мягкая", true), ("пружина", "пружинои", true), ("переход", "переворот", false),
      ("弾む", "弾んだ", true), ("やわらかい", "やわらかく", true), ("反転", "反映", false),
      ("弾む", "弾力的", false), ("弾む", "弾むぼたん", false), ("ばね", "ばす", false),
    ])
  func shared(word: String, other: String, isShared: Bool) {
    #expect(WordStem.isShared(word, other) == isShared)
    #expect(WordStem.isShared(other, word) == isShared)
  }

  @Test(arguments: [
    ("пружина", "пружин"), ("появление", "появлен"), ("тост", "тост"), ("меню", "меню"),
    ("fade", "fade"), ("反転", "反転"), ("", ""),
  ])
  func beginnings(word: String, beginning: String) {
    #expect(WordStem.beginning(of: word) == beginning)
  }
}
