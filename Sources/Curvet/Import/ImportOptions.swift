import Diagnostics
import Importing
import Presets
import Storage
import StrictJSON

/// How presets are imported.
package struct ImportOptions: Sendable {
  /// The format of everything, or nil if each file has its own.
  package var format: InputFormat?
  /// What settles what files don't say.
  package var reading = ReaderOptions()
  /// What standard input is called, so that its format is recognized.
  package var inputName: String?
  /// Whether the sources in folders are read.
  package var readsCode = false
  /// Whether presets that move as others of the catalog do are left out.
  package var skipsDuplicates = false
  /// What to do with a taken name.
  package var onConflict: ConflictPolicy = .fail
  /// What to put before every name, with a `/` between.
  package var prefix: PresetName?
  /// Tags to add to every preset.
  package var tags: [String] = []
  /// Whether nothing is kept.
  package var isDryRun = false
  /// The command as it was typed, for the history.
  package var command = "import"

  /// Makes options as the command has them by default.
  package init() {}

  /// Whether names change, and with them what refers to them.
  var changesNames: Bool { prefix != nil || onConflict == .rename || skipsDuplicates }

  /// Throws `invalidInput` if a tag is not one; the reader of presets decides.
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

/// What an import did, or would do.
package struct ImportReport: Sendable {
  /// What became of the presets, and what is wrong.
  package var outcome: ImportOutcome
  /// What was read and what was left out; its findings are among those of the outcome.
  package var reading: ReadingReport
  /// Names that were changed because they were taken.
  package var renamed: [Renaming] = []

  /// A name and the free one that took its place.
  package struct Renaming: Hashable, Sendable {
    /// The names.
    package var old, new: String
  }

  /// Presets of foreign texts that move as others of the catalog do.
  package var same: [Same] = []
  /// Those that were left out for it.
  package var duplicates: [Same] = []

  /// A preset and one that was there before.
  package struct Same: Hashable, Sendable {
    /// The names.
    package var name, other: String
  }

  /// How many motions were found: what was taken, and what was left out for a reason.
  package var found: Int { taken + notTaken }
  /// How many presets the catalog has of what was found, or would have.
  package var taken: Int { outcome.changed + outcome.count(.unchanged) }
  /// How many motions were left out, for whatever reason.
  package var notTaken: Int {
    reading.leftOut.others.reduce(0) { $0 + $1.omission.count }
      + undefinedTokens.values.reduce(0, +) + duplicates.count + outcome.count(.skipped)
  }
  /// Tokens of types that are about motion, and that no format defines, by type.
  package var undefinedTokens: [String: Int] {
    skippedTokens.filter { token in
      let type = token.key.lowercased()
      return ["spring", "easing", "motion", "animation", "keyframe"].contains(where: type.contains)
    }
  }
  /// How many files were read.
  package var files: Int { reading.files }
  /// The files of folders that were not read.
  package var notRead: [UnreadFile] { reading.notRead }
  /// Tokens that were left out because they are not motion, by type.
  package var skippedTokens: [String: Int] { reading.leftOut.counts(of: .notMotion) }
  /// Properties of token groups, which belong to no preset and were left out, by name.
  package var unkeptOfGroups: [String: Int] { reading.leftOut.counts(of: .ofGroup) }
}
