import Expectations
import Testing

/// The page about the presets from the articles, which is written from their rows.
struct SeedsPageTests {
  @Test("The documentation lists every motion of the articles") func page() throws {
    try Page("docs/seeds.md").expect(Self.text)
  }

  private static var text: String {
    var text = about
    for article in Article.allCases {
      text += "\n## \(article.title)\n\n"
      text += article.address.map { "[The article](\($0)): " } ?? ""
      text += article.source + ".\n\n" + head
      for row in article.rows { text += "| \(row.what) | \(row.system) | `\(row.preset)` |\n" }
      let remarks = article.rows.compactMap { row in row.remark.map { "- \(row.what): \($0)\n" } }
      if !remarks.isEmpty { text += "\n" + remarks.joined() }
    }
    return text + behaviors
  }

  private static var behaviors: String {
    "\n## What isn't a motion\n\n"
      + "SNOOZE LOG's article also shows what a layer does around its animations.\n\n"
      + "| Behavior | System | In Curvet |\n|---|---|---|\n"
      + ArticleBehavior.all.map { "| \($0.what) | \($0.system) | \($0.place) |\n" }.joined()
  }

  private static let head = """
    | Motion | System | Preset |
    |---|---|---|

    """

  private static let about = """
    # Presets from the five articles

    Curvet was made for five articles about animation on iOS. Every motion in them is a built-in preset.

    Tests check each one: `curvet show` has the numbers that the article states, `curvet sample` knows all values,
    `curvet simulate` ends when and where the article's code does, `curvet show --svg` draws it, and
    `curvet export --to swift` writes it exactly for UIKit and Core Animation. `make record` writes this page.

    Numbers that an article doesn't state, and Curvet's own choices, are below the tables and in the summaries.

    """
}
