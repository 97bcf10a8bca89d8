import Expectations
import Foundation
import Testing

@testable import Exporting

/// Sheets for tickets.
struct SpecWriterTests {
  static let surroundings = ExportSurroundings(path: "") { _, title in
    ExportPicture(
      lines: ["/\\", "``` x"], svg: "<svg><title>t</title></svg>\n", notes: ["drawn <so>"])
  }

  static func text(_ document: String, path: String = "") throws -> String {
    var surroundings = surroundings
    surroundings.path = path
    let export = try PresetExport(
      of: BuiltInPresets.of(document), to: ExportTarget(SpecWriter.self), ExportOptions(),
      header: BuiltInPresets.header, demands: true, in: surroundings)
    try #require(export.files.count == 1 && export.files[0].path.isEmpty)
    return export.files[0].text
  }

  private static let document = #"""
    {"presets": {
      "curve/soft": {"title": "Soft", "motion": {"cubicBezier": [0.2, 0, 0, 1], "duration": 0.3}},
      "keyframes/fade": {"kind": "keyframes", "title": "Fade", "reducedMotion": "keep", "motion": {
        "duration": 0.2, "tracks": [{"property": "opacity", "values": [0, 1]}]}},
      "keyframes/rise": {"kind": "keyframes", "title": "Rise | *up*", "summary": "Comes <up>.",
        "role": "enter", "tags": ["up"], "reducedMotion": "keyframes/fade",
        "source": {"title": "A page", "author": "Ann", "year": 2026, "license": "MIT"},
        "motion": {"duration": 0.4, "tracks": [
          {"target": "card", "property": "transform.translation.y",
           "values": [{"measure": "card.height"}, -8, 0], "keyTimes": [0, 0.5, 1],
           "timings": ["curve/soft", "curve/soft"]},
          {"target": "card", "property": "transform.rotation", "values": [0, 90]}]}}
    }}
    """#

  @Test("Pages are as expected", arguments: ["spec.md", "spec.html"])
  func pages(_ name: String) throws {
    try Page("Tests/Fixtures/exports/\(name)").expect(Self.text(Self.document, path: name))
  }

  @Test("Built-in presets of every kind have a sheet, and every platform is on it")
  func builtIn() throws {
    let export = try PresetExport(
      of: BuiltInPresets.all(), to: ExportTarget(SpecWriter.self), ExportOptions(),
      header: BuiltInPresets.header, demands: true)
    let sheets = export.files[0].text.components(separatedBy: "\n# ").dropFirst()
    #expect(sheets.count == export.presets.count)
    for sheet in sheets {
      let title = Comment(rawValue: String(sheet.prefix(40)))
      for platform in ["iOS, Swift", "Web, CSS", "Android, Compose", "Flutter", "React Native"] {
        #expect(sheet.contains("| \(platform)"), title)
      }
    }
  }

  @Test(
    "When something moves is in seconds if time runs evenly, else in parts of the progress",
    arguments: [
      (#""duration": 0.4, "#, "0 → 2 → 1 | at 0, 0.1, 0.4 s"),
      (#""duration": 0.4, "timing": {"named": "linear"}, "#, "0 → 2 → 1 | at 0, 0.1, 0.4 s"),
      (
        #""duration": 0.4, "timing": {"named": "easeIn"}, "#,
        "0 → 2 → 1 | at 0, 25, 100% of the progress"
      ),
    ])
  func when(_ timing: String, _ words: String) throws {
    let text = try Self.text(
      #"""
      {"presets": {"keyframes/one": {"kind": "keyframes", "motion": {\#(timing)"tracks": [
        {"property": "transform.scale", "values": [0, 2, 1], "keyTimes": [0, 0.25, 1]}]}}}}
      """#)
    #expect(text.contains(words), "\(text)")
  }

  @Test("Texts stay texts", arguments: HostilePresets.texts, ["a.md", "a.html"])
  func hostile(_ hostile: String, _ path: String) throws {
    let json = String(decoding: try JSONEncoder().encode(hostile), as: UTF8.self)
    let text = try Self.text(
      #"""
      {"presets": {"transition/one": {"kind": "transition", "title": \#(json), "summary": \#(json),
        "source": {"title": \#(json), "author": \#(json)}, "deprecated": {"reason": \#(json)},
        "motion": {"style": "custom", "duration": 0.3, "layers": [{"layer": "destination", "initial":
          {"opacity": 0}, "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 1}]}]}}}}
      """#, path: path)
    #expect(!text.contains("<HOSTILE") && !text.contains("<script"))
    if path == "a.html" {
      let marks = text.replacing(/<!--\n[^\n]*\n[^\n]*\n-->/, with: "")
        .replacing(/<\/?[a-z0-9]+( [a-z-]+="[^"<>]*")*>/, with: "")
        .replacing("<!DOCTYPE html>", with: "")
      #expect(!marks.contains("<") && !marks.contains(">"), "\(marks)")
    } else {
      // Outside of code and comment nothing is a mark of HTML.
      let prose = Self.prose(of: text).replacing("<!--\n", with: "").replacing("\n-->", with: "")
      #expect(!prose.contains("<") && !prose.contains("`HOSTILE"), "\(prose)")
    }
  }

  /// The lines outside of fences; the one that ends a fence is at least as long as the one that began it.
  private static func prose(of text: String) -> String {
    var fence: Substring?
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let marks = line.prefix { $0 == "`" }
      if let open = fence {
        if marks.count >= open.count, marks == line { fence = nil }
        return false
      }
      if marks.count >= 3 { fence = marks }
      return fence == nil
    }.joined(separator: "\n")
  }

  @Test("Nothing in a command ends the comment at the head") func comment() throws {
    var header = BuiltInPresets.header
    header.command = "curvet export a -o '--> x --!> y'"
    let export = try PresetExport(
      of: BuiltInPresets.of(Self.document), to: ExportTarget(SpecWriter.self), ExportOptions(),
      header: header, demands: true)
    let head = export.files[0].text.components(separatedBy: "\n-->")[0]
    #expect(!head.contains("-->") && !head.contains("--!>"))
  }
}
