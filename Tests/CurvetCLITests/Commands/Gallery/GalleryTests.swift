import Foundation
import Synchronization
import Testing

@testable import CurvetCLI

/// What `gallery` writes where.
struct GalleryTests {
  @Test("A file is written with the same bytes each time") func file() throws {
    let desk = try Desk()
    desk.run("gallery", "-o", "motion.html").expect(0, errors: "Wrote motion.html: 7 presets\n")
    let page = try #require(desk.text("motion.html"))
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.hasSuffix("</html>\n"))
    let again = desk.run("gallery", "-o", "-")
    #expect(again.output == page)
    #expect(again.errors == "")
    desk.run("gallery", "-o", "motion.html", "-q").expect(0)
  }

  @Test("Without a file, the page is cached, and opened with the system's program")
  func opening() throws {
    let desk = try Desk()
    let opened = Mutex<[[String]]>([])
    desk.browser = Browser { words in
      opened.withLock { $0.append(words) }
      return 0
    }
    let programs = desk.root + "/tmp"
    let program = programs + "/xdg-open"
    let isThere = FileManager.default.createFile(
      atPath: program, contents: Data(), attributes: [.posixPermissions: 0o755])
    try #require(isThere)
    desk.run("gallery").expect(
      0, errors: "Wrote ~/.cache/curvet/gallery.html: 7 presets; open the file in a browser\n")
    desk.variables["PATH"] = "relative:" + programs
    desk.run("gallery").expect(0, errors: "Opened ~/.cache/curvet/gallery.html: 7 presets\n")
    let page = desk.root + "/home/.cache/curvet/gallery.html"
    #expect(opened.withLock { $0 } == [[program, page]])
    #expect(FileManager.default.fileExists(atPath: page))
    desk.variables["HOME"] = nil
    desk.variables["CURVET_CATALOG"] = desk.path(Desk.catalog)
    desk.run("gallery").expect(
      66,
      errors: """
        error: no home folder found for the page
        help: pass a file with -o

        """)
  }

  @Test("Other files and formats are refused") func refusals() throws {
    let desk = try Desk()
    desk.run("gallery", "-o", "page.png").expect(
      64,
      errors: """
        error: the gallery is an HTML page, but 'page.png' doesn't end in .html
        help: use the name 'page.html'

        """)
    desk.run("gallery", "kind:curve", "tag:nothing", "-o", "a.html").expect(
      66,
      errors: """
        error: no presets match 'kind:curve tag:nothing'
        help: run 'curvet search' to find presets

        """)
    for (file, text) in [
      ("logo.svg", "not a picture"), ("team.json", "{\"title\": \"<svg>\"}"),
      ("page.html", "<!-- <svg> --><html><svg/></html>"),
    ] {
      try desk.write(text, to: file)
      desk.run("gallery", "--logo", file, "-o", "a.html").expect(
        65,
        errors: """
          error: not an image format that browsers support
            --> \(file)
          help: use SVG, PNG, JPEG, WebP, or GIF

          """)
    }
    let query = desk.run("gallery", "--query", "kind:sprng", "-o", "a.html")
    #expect(query.status == desk.run("gallery", "kind:sprng", "-o", "a.html").status)
    #expect(query.errors.contains("sprng"))
    try desk.write("<svg xmlns='http://www.w3.org/2000/svg'/>", to: "logo.html")
    desk.run("gallery", "--logo", "logo.html", "-o", "logo.html").expect(
      73,
      errors: """
        error: can't overwrite one of the command's inputs
          --> logo.html
        help: name another file

        """)
    #expect(desk.text("a.html") == nil)
  }

  @Test("Words select presets; options set the search text, title, logo, and theme")
  func options() throws {
    let desk = try Desk(.builtIn)
    try desk.write(
      "<?xml version='1.0'?>\n<!-- A mark --><svg xmlns='http://www.w3.org/2000/svg'/>",
      to: "logo.svg")
    let run = desk.run(
      "gallery", "kind:spring", "tag:figma", "--query", "soft", "--title", "Acme & Co",
      "--logo", "logo.svg", "--theme", "dark", "-o", "-")
    #expect(run.status == 0)
    #expect(run.output.contains("<title>Acme &amp; Co</title>"))
    #expect(run.output.contains(#""query":"soft","theme":"dark""#))
    #expect(run.output.contains(#""logo":"data:image/svg+xml;base64,PD94bWwg"#))
    #expect(run.output.contains("img-src data:; "))
    #expect(run.output.contains(#""name":"spring/figma/bouncy""#))
    #expect(!run.output.contains(#""name":"curve/"#))
  }
}
