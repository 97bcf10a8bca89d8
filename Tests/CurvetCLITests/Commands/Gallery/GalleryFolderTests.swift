import Foundation
import Testing

@testable import CurvetCLI

/// A gallery that is published as a folder.
struct GalleryFolderTests {
  private struct List: Decodable {
    var files: [String: String]
  }

  /// What is said of the formats that have nothing for some presets.
  private static let without =
    "note: exports/Motion.swift omits 1 preset; index.json lists the reasons\n"
    + ["Motion.kt", "motion.js", "motion.dart", "motion.ts"].map {
      "note: exports/\($0) omits 2 presets; index.json lists the reasons\n"
    }.joined()

  private static func list(of desk: Desk, _ folder: String = "public") throws -> [String: String] {
    let text = try #require(desk.text("\(folder)/index.json"))
    return try JSONDecoder().decode(List.self, from: Data(text.utf8)).files
  }

  @Test("The folder has the page, the presets, the exports, and a list of files") func whole()
    throws
  {
    let desk = try Desk()
    desk.run("gallery", "-o", "public/").expect(
      0,
      errors: "Wrote public/: 7 presets (16 files: 16 new)\n" + Self.without)
    let files = try Self.list(of: desk)
    for file in files.keys { #expect(desk.has("public/\(file)"), "\(file)") }
    for file in GalleryFolder.exports.map(\.value) { #expect(files["exports/\(file)"] != nil) }
    #expect(desk.text("public/index.html")?.hasPrefix("<!DOCTYPE html>") == true)
    let presets = files.keys.filter { $0.hasPrefix("presets/") }
    #expect(presets.count == 7)
    // Each file is a document of its own, which means the same.
    for preset in presets {
      let run = desk.run("import", "public/\(preset)", "--dry-run")
      #expect(run.status == 0, "\(preset): \(run.errors)")
      #expect(run.output.contains("1 unchanged"), "\(run.output)")
    }
  }

  @Test("Presets that a format omits are in the list, on the page, and in a note")
  func leftOut() throws {
    struct Gaps: Decodable { var leftOut: [String: [String: String]]? }
    let desk = try Desk(.builtIn)
    let run = desk.run("gallery", "transition/", "-o", "public/")
    #expect(
      run.errors.contains(
        "note: exports/motion.css omits 4 presets; index.json lists the reasons\n"))
    let list = try #require(desk.text("public/index.json"))
    let gaps = try JSONDecoder().decode(Gaps.self, from: Data(list.utf8)).leftOut ?? [:]
    #expect(gaps["exports/presets.json"] == nil)
    #expect(gaps["exports/motion.css"]?["transition/page-curl"] == "CSS has no page curl")
    #expect(gaps["exports/motion.css"]?.count == 4)
    for (file, presets) in gaps {
      let text = try #require(desk.text("public/\(file)"))
      for (name, reason) in presets { #expect(!reason.isEmpty, "\(name) in \(file)") }
      #expect(!text.isEmpty)
    }
    let page = try #require(desk.text("public/index.html"))
    #expect(page.contains(#"["exports/motion.css","transition/page-curl""#))
    desk.run("gallery", "transition/", "-o", "page.html", "-q").expect(0)
    #expect(desk.text("page.html")?.contains(#""exports":"#) == false)
  }

  @Test("A run continues an interrupted one, although the catalog changed in between")
  func interrupted() throws {
    let desk = try Desk()
    // The presets can't be written where a file is in the way of their folder.
    try desk.write("in the way", to: "public/presets")
    let broken = desk.run("gallery", "-o", "public/")
    #expect(broken.status != 0)
    #expect(desk.has("public/index.html"))
    #expect(!desk.has("public/index.json"))
    #expect(desk.text("public/presets") == "in the way")
    // What a killed run was about to write.
    try desk.write("half", to: "public/.index.html.2x9k.tmp")
    try desk.write("mine", to: "public/.notes.tmp")
    let first = desk.text("public/index.html")
    let name = try #require(
      desk.run("search", "--names", "-q").output.split(separator: "\n").first.map(String.init))
    desk.run("set", name, "title=Other", "-q").expect(0)
    #expect(desk.run("gallery", "-o", "public/").status != 0)
    try FileManager.default.removeItem(atPath: desk.path("public/presets"))
    desk.run("set", name, "title=Third", "-q").expect(0)
    #expect(desk.run("gallery", "-o", "public/").status == 0)
    #expect(desk.text("public/index.html") != first)
    #expect(!desk.has("public/index.next.json"))
    #expect(!desk.has("public/.index.html.2x9k.tmp"))
    #expect(desk.has("public/.notes.tmp"))
    // What somebody else changed meanwhile is still left alone.
    try desk.write("by hand", to: "public/index.html")
    #expect(desk.run("gallery", "-o", "public/").status == 73)
  }

  @Test("A second run changes only what changed") func again() throws {
    let desk = try Desk()
    desk.run("gallery", "-o", "public/", "-q").expect(0)
    let before = try Self.list(of: desk)
    let dates = try Self.dates(of: desk, before.keys)
    desk.run("gallery", "-o", "public").expect(
      0,
      errors: "Wrote public: 7 presets (16 files: 16 unchanged)\n" + Self.without)
    #expect(try Self.dates(of: desk, before.keys) == dates)
    let name = try #require(before.keys.first { $0.hasPrefix("presets/curve/") })
    let preset = String(name.dropFirst("presets/".count).dropLast(".json".count))
    desk.run("set", preset, "title=Other", "-q").expect(0)
    desk.run("gallery", "-o", "public").expect(
      0,
      errors: "Wrote public: 7 presets (16 files: 10 changed, 6 unchanged)\n" + Self.without)
    let after = try Self.list(of: desk)
    #expect(Set(after.keys) == Set(before.keys))
    let changed = before.keys.filter { after[$0] != before[$0] }
    #expect(changed.contains(name))
    #expect(changed.filter { $0.hasPrefix("presets/") } == [name])
    desk.run("remove", preset, "--with-users", "-q").expect(0)
    desk.run("gallery", "-o", "public", "-q").expect(0)
    #expect(!desk.has("public/\(name)"))
  }

  private static func dates(
    of desk: Desk, _ files: some Sequence<String>
  ) throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: desk.path("public/\(file)"))
      dates[file] = attributes[.modificationDate] as? Date
    }
    return dates
  }

  @Test("If a file isn't the gallery's, nothing is written") func others()
    throws
  {
    let desk = try Desk()
    try desk.makeFolder("public")
    try desk.write("mine", to: "public/index.html")
    desk.run("gallery", "-o", "public/").expect(
      73,
      errors: """
        error: the file isn't part of the gallery
          --> public/index.html
        help: move it elsewhere, or name another folder

        """)
    #expect(desk.names(in: "public") == ["index.html"])
    #expect(desk.text("public/index.html") == "mine")
    try desk.write("{\"name\": \"an app's own\"}", to: "public/index.json")
    desk.run("gallery", "-o", "public/").expect(
      73,
      errors: """
        error: the file isn't part of the gallery
          --> public/index.json
        help: move it elsewhere, or name another folder

        """)
  }

  @Test("A file that was changed is neither replaced nor removed") func changed() throws {
    let desk = try Desk()
    desk.run("gallery", "-o", "public/", "-q").expect(0)
    try desk.write("by hand", to: "public/exports/motion.css")
    desk.run("gallery", "-o", "public/").expect(
      73,
      errors: """
        error: the file was modified outside Curvet
          --> public/exports/motion.css
        help: move it elsewhere, or name another folder

        """)
    #expect(desk.text("public/exports/motion.css") == "by hand")
  }

  @Test("A list with paths outside the folder removes nothing there") func hostileList() throws {
    let desk = try Desk()
    try desk.write("abc", to: "outside.txt")
    try desk.makeFolder("public")
    let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    try desk.write(
      """
      {"curvet": 1, "gallery": 1, "files": {"../outside.txt": "\(hash)", "\(desk.path("outside.txt"))": "\(hash)"}}
      """, to: "public/index.json")
    desk.run("gallery", "-o", "public/", "-q").expect(0)
    #expect(desk.text("outside.txt") == "abc")
    #expect(try Self.list(of: desk)["../outside.txt"] == nil)
  }

  @Test("A contact sheet has a small picture of every preset") func sheet() throws {
    let desk = try Desk(.builtIn)
    desk.run("gallery", "kind:spring", "--sheet", "springs.svg").expect(
      0,
      errors: "Wrote 26 presets to springs.svg\n")
    let sheet = try #require(desk.text("springs.svg"))
    #expect(sheet.contains(">spring/figma/bouncy</text>"))
    #expect(sheet.contains(">0.861 s · +36.4%</text>") || sheet.contains("0.861 s"))
    desk.run("gallery", "--sheet", "springs.png").expect(
      64,
      errors: """
        error: '--sheet' writes SVG, but 'springs.png' has another extension
        help: use the name 'springs.svg'

        """)
    desk.run("gallery", "--sheet", "a.svg", "-o", "a.html").expect(
      64,
      errors:
        "error: '--output' and '--sheet' can't be used together\nhelp: leave out one of them\n")
  }
}
