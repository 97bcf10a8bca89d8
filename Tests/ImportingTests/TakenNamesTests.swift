import Diagnostics
import Presets
import Testing

@testable import Importing

/// Names that motions of several files have.
struct TakenNamesTests {
  @Test("Names that other formats have taken get a number, and the same motion is left out")
  func taken() throws {
    var report = ReadingReport()
    let json =
      #"{"fast": {"duration": "100ms", "easing": "ease-in"}, "out": {"easing": [0.2, 0, 0, 1]}}"#
    for (name, text) in [
      ("a.json", json), ("b.json", json), ("c.json", #"{"out": {"easing": [0.3, 0, 0, 1]}}"#),
      ("d.css", "--out: cubic-bezier(.2, 0, 0, 1); --out-2: linear"),
    ] {
      var input = ReaderInput(shown: name, text: Array(text.utf8))
      let reader = try #require(try ImportFormats.readers.recognizing(&input))
      let entries = try reader.presets(in: &input, &report)
      let names = ["a.json": ["fast", "out"], "c.json": ["out-2"], "d.css": ["out-2-2"]]
      #expect(entries.map(\.preset.name.text) == names[name] ?? [])
    }
    #expect(
      report.leftOut.lines == [
        "fast: already in 'a.json'", "out: already in 'a.json'", "--out: already in 'a.json'",
      ])
  }
}
