/// A suggestion that may help to fix a problem.
///
/// The code that prints it chooses the words.
///
/// A hint that mentions a command or an option has its own case, because only the command line knows
/// their names. All other hints are sentences, written as string literals.
public enum Hint: Hashable, Sendable {
  /// A sentence that names no command, without a capital letter and a period.
  case text(String)
  /// The names that may have been meant: "did you mean 'a' or 'b'?"
  case question(String)
  /// The names that are allowed: "valid names: a, b"
  case known([String])

  /// Show what is damaged, and save everything readable.
  case examineCatalog
  /// Rebuild the catalog from everything readable.
  case repairCatalog
  /// Rebuild the catalog without its journal.
  case repairWithoutJournal
  /// Rebuild a catalog whose schema isn't Curvet's.
  case rebuildCatalog
  /// Rebuild the catalog to renumber its rows.
  case renumberCatalog
  /// Import a missing preset that others refer to again, then repair the catalog.
  case importAgainAndRepair(name: String)
  /// Restore a backup.
  case restoreBackup
  /// Create the catalog, at the path given with the command.
  case createCatalog(path: String?)
  /// Use the existing catalog, or choose another path for the new one.
  case useCatalog
  /// Name the catalog, or trust a configuration that refers to files outside its project.
  case nameCatalogOrAllowOutside
  /// Choose a path in the project's folder, or trust the configuration.
  case choosePathOrAllowOutside(folder: String)
  /// Create a project.
  case createProject
  /// Name presets to export, or create a project.
  case namePresetsOrCreateProject
  /// Set the home folder, or name a catalog.
  case setHomeOrNameCatalog
  /// Name another file, or replace the one that exists.
  case nameAnotherOrForce
  /// Remove a file, or name it as the output of an export to replace it.
  case removeOrExport(to: String)

  /// Search for a preset.
  case search
  /// Name the presets that a search by similarity lists.
  case nameWhatSearchLists
  /// List the rules.
  case listRules
  /// Compare presets rather than catalogs.
  case comparePresets
  /// Show the fields of a preset.
  case listFields(of: String)
  /// Show the preset in the catalog, and choose which of the two to keep.
  case resolveConflict(name: String)
  /// Change the preset that refers to another one first.
  case changeUserFirst(user: String, used: String)
  /// Point the referrers to another preset, or remove them, too.
  case forwardOrRemoveUsers

  /// List all operations.
  case listOperations
  /// List the revisions of a preset.
  case listRevisions(of: String)
  /// Choose one of a preset's revisions.
  case chooseRevision(upTo: Int, of: String)
  /// Choose an earlier revision, or remove the preset.
  case chooseEarlierRevision
  /// Show the current revision of a preset that someone else has changed, and try again.
  case lookAgain(at: String)
  /// Undo an undo.
  case redo
  /// Undo an earlier undo by its number.
  case undoByNumber
  /// Restore the presets that were just removed.
  case undoRemoval
  /// Restore a removed preset.
  case revertRemoval(name: String, rev: Int)

  /// Add the motion of the preset to the command.
  case addMotion(name: String)
  /// Add the motion for a name that was given in its place.
  case addMotionOfName(String)
  /// Omit the name, or import with a prefix.
  case addWithoutName
  /// Add a preset although the catalog already has its motion.
  case addAnyway
  /// Add an alias to an existing preset.
  case alias(of: String, name: String)
  /// Rename the preset.
  case rename(name: String)
  /// Add or rename rather than edit.
  case addOrRename
  /// Restore a preset that is missing from the edited text, or use the command to remove or rename it.
  case putBack
  /// Paste a part of the file.
  case addPiece
  /// Import the whole style sheet, or paste a part of it.
  case importWhole
  /// List the formats that are read, or paste a part of the file.
  case readableFormats
  /// List the formats that are read.
  case listFormats
  /// List the formats that are read, or name the format of the file.
  case nameFormat
  /// Omit the format, or specify another one.
  case leaveOutFormat
  /// Choose a shorter prefix for imported names.
  case shortenPrefix
  /// Check the selection of an export, or allow a file without presets.
  case allowEmptyExport
  /// Allow an export to remove presets from a file.
  case allowMissingPresets
  /// Skip presets that a format can't express.
  case exportWithoutUnsupported
  /// Find the nearest cubic Bézier curve.
  case convertToCubicBezier
}

extension Hint {
  /// The sentence of a hint that names no command; nil for the others.
  public var sentence: String? {
    switch self {
    case .text(let text), .question(let text): text
    case .known(let names): "valid names: \(names.joined(separator: ", "))"
    default: nil
    }
  }
}

extension Hint: ExpressibleByStringInterpolation {
  /// Makes a sentence.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension Suggestion {
  /// Returns a question with the candidates most similar to `word`; nil if none is similar.
  public static func hint(for word: String, among candidates: some Sequence<String>) -> Hint? {
    question(for: word, among: candidates).map(Hint.question)
  }
}
