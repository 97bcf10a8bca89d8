import Presets
import Testing

@testable import Importing

/// The labelled snippets in `Tests/Readers/code`, all but `met-in-apps` written before the tables of the reader.
@Suite("Labelled code")
struct LabelledCodeTests {
  @Test(
    "Each snippet is stored as what it means, and nothing else",
    arguments: [
      "swift", "kotlin", "dart", "typescript", "javascript", "jsx", "tailwind", "less", "yaml",
      "met-in-apps",
    ].flatMap(LabelledCode.cases))
  func meaning(_ one: LabelledCode) throws {
    var report = ReadingReport()
    let text = Array(one.text.utf8)
    let entries: [PresetEntry]
    if one.page == "yaml" {
      var input = ReaderInput(shown: "a.yml", text: text)
      let reader = try ImportFormats.readers.recognizing(&input)
      entries = try reader?.presets(in: &input, &report) ?? []
    } else if one.page == "less" {
      entries = CSSInputSnippet(text, file: "a.less")?.entries(&report) ?? []
    } else {
      entries = CodeSnippet(text, file: "snippet").entries(&report) ?? []
    }
    #expect(
      entries.count == one.meanings.count, "\(entries.map(\.preset.line)) \(report.leftOut.all)")
    for (entry, meaning) in zip(entries, one.meanings) {
      let difference = meaning.difference(from: entry.preset)
      #expect(difference == nil, "\(meaning.line): \(entry.preset.line)")
    }
  }

  @Test("Every page has its cases")
  func pages() {
    let counts = [
      "swift": 36, "kotlin": 18, "typescript": 12, "javascript": 16, "jsx": 12, "dart": 13,
      "less": 5,
      "yaml": 5, "tailwind": 6,
    ]
    for (page, count) in counts { #expect(LabelledCode.cases(of: page).count == count) }
  }
}
