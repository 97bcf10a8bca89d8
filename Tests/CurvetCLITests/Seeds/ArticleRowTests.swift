import Foundation
import Testing

/// The motions of the five articles, from the store to the app.
struct ArticleRowTests {
  /// A row, and what the program says of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let row: ArticleRow
    let answer: ArticleAnswer

    var testDescription: String { row.testDescription }

    static var all: [Case] { zip(ArticleRow.all, ArticleAnswer.all).map(Case.init) }
  }

  @Test("Each is stored with the article's numbers", arguments: Case.all) func stored(_ one: Case) {
    #expect(one.answer.wrong == [])
    #expect(one.answer.errors == [])
  }

  @Test("Each has all of its values", arguments: Case.all) func evaluated(_ one: Case) {
    #expect(one.answer.known > 0 && one.answer.unknown == 0)
  }

  @Test("Each ends where the article's code leaves it", arguments: Case.all)
  func simulated(_ one: Case) {
    #expect(one.answer.end == one.row.end)
  }

  @Test("Each has exact Swift code", arguments: Case.all) func exported(_ one: Case) {
    #expect(one.answer.fidelity == "exact")
  }

  @Test("Each has a picture", arguments: Case.all) func shown(_ one: Case) {
    #expect(one.answer.isDrawn)
  }

  @Test("Every preset of the articles has a row") func complete() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Seeds").standardized
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasPrefix("articles-") {
      let data = try Data(contentsOf: folder.appending(path: file))
      let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      names.formUnion((document?["presets"] as? [String: Any] ?? [:]).keys)
    }
    #expect(names.count > 40)
    #expect(names == Set(ArticleRow.all.map(\.preset)))
  }

  @Test("What isn't a motion is where the page says", arguments: ArticleBehavior.all)
  func behaviors(_ behavior: ArticleBehavior) throws {
    let run = try Desk(.builtIn).run(behavior.command)
    #expect(run.status == 0)
    for text in behavior.shows { #expect(run.output.contains(text)) }
  }

  @Test(
    "New ones are found by their names in three languages",
    arguments: [
      ("half modal", "animator/half-modal"), ("ハーフモーダル", "animator/half-modal"),
      ("полушторка", "animator/half-modal"), ("draggable circle", "animator/draggable-circle"),
      ("ドラッグできる円", "animator/draggable-circle"),
      ("перетаскиваемый круг", "animator/draggable-circle"),
      ("accordion arrow", "keyframes/accordion-arrow-open"),
      ("アコーディオン 矢印", "keyframes/accordion-arrow-close"),
      ("стрелка аккордеона", "keyframes/accordion-arrow-open"),
      ("photo zoom", "animator/photo-zoom"), ("写真 拡大", "animator/photo-zoom"),
      ("увеличение фотографии", "animator/photo-zoom"), ("order in", "keyframes/order-in"),
      ("CATransformLayer", "animator/layers-in-depth"), ("奥行き レイヤー", "animator/layers-in-depth"),
      ("слои в глубину", "animator/layers-in-depth"), ("слой исчезает", "keyframes/order-out"),
      ("レイヤーが現れる", "keyframes/order-in"),
    ])
  func found(_ words: String, _ name: String) throws {
    let run = try Desk(.builtIn).run(
      ["search"] + words.split(separator: " ").map(String.init) + ["--names"])
    #expect(run.output.split(separator: "\n").prefix(4).contains(Substring(name)))
  }
}
