import Diagnostics
import Importing
import Presets
import Storage
import StrictJSON

/// How presets are imported.
package struct ImportOptions: Sendable {
  /// The format of everything, or nil if each file has its own.
  package var format: InputFormat?
  /// Options for values that files don't specify.
  package var reading = ReaderOptions()
  /// The file name to assume for standard input when detecting its format.
  package var inputName: String?
  /// Whether the sources in folders are read.
  package var readsCode = false
  /// Whether to skip presets whose motion is already in the catalog.
  package var skipsDuplicates = false
  /// The action for a name that is already in use.
  package var onConflict: ConflictPolicy = .fail
  /// The prefix for every name, without the `/` that follows it.
  package var prefix: PresetName?
  /// Tags to add to every preset.
  package var tags: [String] = []
  /// Whether to change nothing.
  package var isDryRun = false
  /// The command as it was typed, for the history.
  package var command = "import"

  /// Makes the default options.
  package init() {}

  /// Whether names change, and with them the references to them.
  var changesNames: Bool { prefix != nil || onConflict == .rename || skipsDuplicates }

  /// Throws `invalidInput` if a tag isn't valid; the preset reader checks it.
  func checkTags() throws(CatalogError) {
    guard !tags.isEmpty else { return }
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("name")
    writer.string("tagged")
    writer.key("tags")
    writer.beginArray()
    for tag in tags { writer.string(tag) }
    writer.endArray()
    writer.key("kind")
    writer.string("duration")
    writer.key("motion")
    writer.beginObject()
    writer.key("seconds")
    writer.integer(1)
    writer.endObject()
    writer.endObject()
    let reading = JSONDocument.read(writer.bytes, file: "--tag")
    var findings = FindingList()
    findings.append(reading)
    if let root = reading.document?.root { _ = DocumentReader.readNamed(root, findings: &findings) }
    guard let finding = findings.kept.first else { return }
    throw CatalogError(
      .invalidInput, "--tag: \(finding.message)", hints: [finding.help].compactMap { $0 })
  }
}

/// The results of an import, or of a dry run.
package struct ImportReport: Sendable {
  /// The results for the presets, and the problems.
  package var outcome: ImportOutcome
  /// The read and skipped motions; its findings are included in the outcome.
  package var reading: ReadingReport
  /// Names that were changed because they were already in use.
  package var renamed: [Renaming] = []

  /// A name and its replacement.
  package struct Renaming: Hashable, Sendable {
    /// The names.
    package var old, new: String
  }

  /// Presets in other formats whose motion is already in the catalog.
  package var same: [Same] = []
  /// Those that were skipped for that reason.
  package var duplicates: [Same] = []

  /// A new preset and an existing one.
  package struct Same: Hashable, Sendable {
    /// The names.
    package var name, other: String
  }

  /// The number of motions found: imported and skipped.
  package var found: Int { taken + notTaken }
  /// The number of motions that were imported, or would be.
  package var taken: Int { outcome.changed + outcome.count(.unchanged) }
  /// The number of skipped motions.
  package var notTaken: Int {
    reading.leftOut.others.reduce(0) { $0 + $1.omission.count }
      + undefinedTokens.values.reduce(0, +) + duplicates.count + outcome.count(.skipped)
  }
  /// Tokens with motion types that no format defines, by type.
  package var undefinedTokens: [String: Int] {
    skippedTokens.filter { token in
      let type = token.key.lowercased()
      return ["spring", "easing", "motion", "animation", "keyframe"].contains(where: type.contains)
    }
  }
  /// The number of files read.
  package var files: Int { reading.files }
  /// The files in folders that weren't read.
  package var notRead: [UnreadFile] { reading.notRead }
  /// Tokens that were skipped because they aren't motion, by type.
  package var skippedTokens: [String: Int] { reading.leftOut.counts(of: .notMotion) }
  /// Properties of token groups that were skipped because they belong to no preset, by name.
  package var unkeptOfGroups: [String: Int] { reading.leftOut.counts(of: .ofGroup) }
}
