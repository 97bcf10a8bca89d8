import Expectations
import Testing

/// The page about the motions of the articles, which is written from what the program says of them.
struct SeedsPageTests {
  @Test("The documentation says what becomes of every motion of the articles") func page() throws {
    try Page("docs/seeds.md").expect(Self.text)
  }

  private static var text: String {
    let answers = zip(ArticleRow.all, ArticleAnswer.all)
    var text = about
    for article in Article.allCases {
      let count = article.rows.count
      let start = ArticleRow.all.firstIndex { $0.what == article.rows.first?.what } ?? 0
      text += "\n## \(article.title)\n\n"
      text += article.address.map { "[The article](\($0)): " } ?? ""
      text += article.source + ".\n\n" + head
      let rows = answers.dropFirst(start).prefix(count)
      for (row, answer) in rows { text += line(row, answer) }
      let remarks = rows.compactMap { row, _ in row.remark.map { "- \(row.what): \($0)\n" } }
      if !remarks.isEmpty { text += "\n" + remarks.joined() }
    }
    return text + behaviors
  }

  private static func line(_ row: ArticleRow, _ answer: ArticleAnswer) -> String {
    let cells = [row.what, row.system, "`\(row.preset)`", answer.fidelity ?? "no"]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static var behaviors: String {
    "\n## What is no motion\n\n"
      + "SNOOZE LOG's article also shows what a layer does around its animations.\n\n"
      + "| What | System | Where Curvet has it |\n|---|---|---|\n"
      + ArticleBehavior.all.map { "| \($0.what) | \($0.system) | \($0.place) |\n" }.joined()
  }

  private static let head = """
    | What | System | Preset | In Swift |
    |---|---|---|---|

    """

  private static let about = """
    # The motions of the articles

    Five articles about animation on iOS are what Curvet was made for: everything that moves in them is a built-in preset.
    `make record` writes this page from what the program says, and a test fails if it is out of date.

    Tests check each of them: `curvet show` has the numbers that the article states, `curvet sample` knows all values,
    `curvet simulate` ends when and where the article's code does, and `curvet show --svg` draws it. The last column says
    how exact `curvet export --to swift` is for UIKit and Core Animation.

    Numbers that an article doesn't state, and others that are ours, are below the tables and in the summaries.

    """
}
