import Foundation
import Testing

@testable import Storage

/// The table that searches go by, and the page that explains it.
struct SearchLexiconTests {
  @Test("docs/searching.md has the table's figures") func page() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/searching.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let lexicon = SearchLexicon.shared
    for (row, field) in [
      ("title, in any language", "title"), ("name or alias", "name"), ("tag", "tag"),
      ("summary or source", "text"),
    ] {
      let worths = [SearchLexicon.Match.exact, .word, .beginning].map {
        lexicon.worth(of: $0, in: field)
      }
      let cells = worths.map { $0 == 0 ? "–" : String($0) }.joined(separator: " | ")
      #expect(page.contains("| \(row) | \(cells) |"), "\(field)")
    }
    let facts = ["kind", "feel", "role"].map { "the \($0) \(lexicon.worth(of: "\($0):"))" }
    #expect(page.contains(facts.joined(separator: ", ")))
    #expect(page.contains("the phase of a transition \(lexicon.worth(of: "phase:"))"))
    #expect(
      page.contains("count \(lexicon.synonym)%") && page.contains("for it \(lexicon.use)%"))
    #expect(page.contains("If fewer than \(lexicon.fewer) presets"))
    let rows = page.split(separator: "| preset | worth |")[1].split(separator: "\n").dropFirst()
      .prefix { $0.hasPrefix("|") }.compactMap { $0.split(separator: "|").last }
    let shown = rows.map {
      Int($0.replacing("−", with: "-").replacing("+", with: "").filter { $0 != " " })
    }
    #expect(
      shown.compactMap(\.self).sorted() == lexicon.adjustments.map(\.worth).sorted())
  }

  @Test("Names in the table are found as they are, with other endings, and by their beginning")
  func senses() {
    let lexicon = SearchLexicon.shared
    for (name, id) in [
      ("drawer", "drawer"), ("drawers", "drawer"), ("draw", "drawer"), ("вкладок", "tab"),
      ("шторку", "sheet"), ("переключение вкладки", "tab"), ("弾んだ", "feel:bouncy"),
    ] {
      #expect(lexicon.senses(of: name).contains { $0.id == id }, "\(name)")
    }
    for name in ["", "dr", "xyzzy", "the", "animations"] {
      #expect(lexicon.senses(of: name).isEmpty, "\(name)")
    }
  }
}
