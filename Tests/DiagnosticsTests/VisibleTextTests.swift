import Diagnostics
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("", ""),
    ("card/enter", "card/enter"),
    ("Карточка 日本語 😀 e\u{301}", "Карточка 日本語 😀 e\u{301}"),
    ("a\nb\tc\rd", #"a\nb\tc\rd"#),
    ("\u{1B}[31mred\u{1B}[0m", #"\u{1B}[31mred\u{1B}[0m"#),
    ("bell\u{7}", #"bell\u{7}"#),
    ("\u{0}", #"\u{0}"#),
    ("\u{7F}", #"\u{7F}"#),
    // The C1 control characters hold an escape of one byte.
    ("\u{9B}31m", #"\u{9B}31m"#),
    ("\u{85}", #"\u{85}"#),
    ("evil\u{202E}txt.exe", #"evil\u{202E}txt.exe"#),
    ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
    ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#),
    ("zero\u{200B}width", #"zero\u{200B}width"#),
    ("soft\u{AD}hyphen", #"soft\u{AD}hyphen"#),
    ("\u{FEFF}bom", #"\u{FEFF}bom"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("\u{E0041}", #"\u{E0041}"#),
    // Emoji and Persian need joiners, emoji need variation selectors.
    ("👩\u{200D}💻 ❤\u{FE0F} می\u{200C}خواهم", "👩\u{200D}💻 ❤\u{FE0F} می\u{200C}خواهم"),
  ])
  func shown(text: String, expected: String) {
    #expect(VisibleText.of(text) == expected)
  }

  @Test func everyControlCharacterIsHidden() {
    let controls = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
      .filter { $0.properties.generalCategory == .control }
    #expect(controls.count == 65)
    #expect(controls.allSatisfy(VisibleText.isHidden))
  }

  @Test func everyBidirectionalControlIsHidden() {
    let controls = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
      .filter(\.properties.isBidiControl)
    #expect(controls.count == 12)
    #expect(controls.allSatisfy(VisibleText.isHidden))
  }

  @Test func printableASCIIIsShown() {
    #expect((UInt8(0x20)..<0x7F).allSatisfy { !VisibleText.isHidden(Unicode.Scalar($0)) })
  }
}
