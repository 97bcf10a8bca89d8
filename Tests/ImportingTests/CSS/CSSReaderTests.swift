import Diagnostics
import Presets
import Testing

@testable import Importing

/// What becomes of the variables of style sheets.
struct CSSReaderTests {
  @Test("The files of one command are one set, and each preset knows its own") func files() throws {
    let (entries, report) = try readStyles([
      ("css/easing.css", ":root { --ease: ease-in }\n"),
      (
        "css/spin.css",
        ":root {\n  --spin-slow: spin 2s var(--ease);\n}\n@keyframes spin { to { opacity: 0 } }"
      ),
    ])
    #expect(report.leftOut.all == [])
    #expect(
      entries.map { "\($0.preset.name) \($0.preset.source?.path ?? "") \($0.origin.place.line)" }
        == [
          "ease easing.css#--ease 1", "spin-slow spin.css#--spin-slow 2",
          "spin spin.css#@keyframes spin 4",
        ])
    let place = try #require(entries.last?.origin.place)
    #expect("\(place.file):\(place.line):\(place.column)" == "css/spin.css:4:1")
  }

  @Test("A bracket that is never closed is told, with its place") func unclosed() throws {
    let (_, report) = try readStyles([("a.css", ":root {\n  --a: cubic-bezier(.2, 0, 0, 1;\n}")])
    #expect(
      report.findings.kept.map {
        "\($0.level) \($0.rule) \($0.place?.line ?? 0):\($0.place?.column ?? 0)"
      }
        == ["warning css/unclosed 1:7"])
  }

  @Test("Names are read with their escapes")
  func escapes() {
    let source = CSSInputSource(Array(#"--\65 ase\.5 a\"b"#.utf8), file: "a.css")
    #expect(source.text(0) == "--ease.5")
    #expect(source.text(2) == "a\"b")
  }
}
