import Diagnostics

extension ForeignFile {
  /// JSON that is neither a document nor design tokens.
  package static let json = ForeignFile(
    "JSON, but neither a Curvet document nor design tokens",
    help: .nameFormat)

  /// JSON but for commas at the ends of lists.
  package static let withTrailingCommas = ForeignFile("JSON with trailing commas", "it")

  /// A database of another program.
  package static let database = ForeignFile("an SQLite database, but not a catalog")

  /// A text or the like that nothing is known of.
  package static let unknown = ForeignFile(
    "of no format that is known",
    help: .readableFormats)
}
