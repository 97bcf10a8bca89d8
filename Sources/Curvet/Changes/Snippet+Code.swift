import Diagnostics
import Importing
import Presets

// Pieces of code.
extension Snippet {
  /// Whether it starts like an app's source code, in a language that has no other kinds of snippets.
  var isCode: Bool {
    let known = ForeignFile.recognize(text.utf8.prefix(ForeignFile.reach), name: file)?.language
    return ["Swift", "Kotlin", "Dart"].contains(known)
  }

  /// Reads it as code; nil if it contains no motion.
  ///
  /// - Throws: `invalidInput` with the reasons if it contains motion that can't be used.
  func code() throws(CatalogError) -> SnippetReading? {
    var report = ReadingReport()
    guard let entries = CodeSnippet(Array(text.utf8), file: shownFile).entries(&report) else {
      return nil
    }
    if entries.isEmpty {
      throw refusal(
        report, help: Self.help,
        or: CatalogError(.invalidInput, "nothing in the snippet can be added"))
    }
    return SnippetReading(entries: entries, report)
  }

  /// Returns the help for a reason why code can't be used.
  private static func help(for reason: String) -> String {
    if reason.hasPrefix("inside ") { return "paste only that code to use it" }
    if reason.hasPrefix("has no values") {
      return "write its values, for example .spring(response: 0.4, dampingFraction: 0.8)"
    }
    if reason.contains("did you mean") || reason.hasPrefix("unknown option") {
      return "correct the name, and paste it again"
    }
    if reason.contains("which property") {
      return "name it in a comment above, for example // Animates opacity."
    }
    if reason.contains("`at`") || reason.contains("`durationMillis`") {
      return "write each value with its time, up to the duration: 0f at 0, then 1f at 300"
    }
    if reason.contains("is supported") { return "write it that way, or leave it out" }
    if reason.contains("has no unit") { return "add a unit to the time, for example 300ms" }
    return "replace the reference with its value, or paste the definition too"
  }
}
