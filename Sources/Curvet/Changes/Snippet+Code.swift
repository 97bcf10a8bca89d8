import Diagnostics
import Importing
import Presets

// Pieces of code.
extension Snippet {
  /// Whether it begins as a source of an app does, in a language that has no other pieces.
  var isCode: Bool {
    let known = ForeignFile.recognize(text.utf8.prefix(ForeignFile.reach), name: file)?.language
    return ["Swift", "Kotlin", "Dart"].contains(known)
  }

  /// Reads it as code; nil if nothing in it is about motion.
  ///
  /// - Throws: `invalidInput` with the reason if there is something, and none of it can be taken.
  func code() throws(CatalogError) -> SnippetReading? {
    var report = ReadingReport()
    guard let entries = CodeSnippet(Array(text.utf8), file: shownFile).entries(&report) else {
      return nil
    }
    if entries.isEmpty {
      throw refusal(
        report, help: Self.help, or: CatalogError(.invalidInput, "none of it can be taken"))
    }
    return SnippetReading(entries: entries, report)
  }

  /// The help for a reason why code isn't taken.
  private static func help(for reason: String) -> String {
    if reason.hasPrefix("it stands in") { return "paste the code alone if it is meant" }
    if reason.hasPrefix("has no values") {
      return "give it one with values, such as .spring(response: 0.4, dampingFraction: 0.8)"
    }
    if reason.contains("has no unit") { return "paste the time with its unit, such as 300ms" }
    return "write its value in its place, or paste what defines it along"
  }
}
