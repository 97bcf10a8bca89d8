/// A hint is one thing that may help, as a value: the code that prints it chooses the words.
///
/// What names a command or an option of the program is a case of its own, because only the command
/// line knows how it is called there. Everything else is a sentence, written as a string literal.
public enum Hint: Hashable, Sendable {
  /// A sentence without a capital and a full stop, which names no command.
  case text(String)
  /// The names that may have been meant: "did you mean 'a' or 'b'?"
  case question(String)
  /// The names that could stand here: "known here: a, b"
  case known([String])

  /// See what is damaged, and save what can be read.
  case examineCatalog
  /// Make a clean catalog of what can be read; of the catalog in use if no path is given.
  case repairCatalog
  /// The same, without the journal.
  case repairWithoutJournal
  /// The same, for a catalog that isn't laid out as Curvet lays it out.
  case rebuildCatalog
  /// The same, so that rows get new numbers.
  case renumberCatalog
  /// Import a preset again that others refer to, then repair.
  case importAgainAndRepair(name: String)
  /// Bring back a backup.
  case restoreBackup
  /// Create the catalog, at the path that was given with the command.
  case createCatalog(path: String?)
  /// There is a catalog, or another file, where one was to be made.
  case useCatalog
  /// Name the catalog, or trust a configuration that leads out of its project.
  case nameCatalogOrAllowOutside
  /// Choose a path in the project's folder, or trust the configuration.
  case choosePathOrAllowOutside(folder: String)
  /// Create a project.
  case createProject
  /// Name presets to export, or create a project.
  case namePresetsOrCreateProject
  /// Say where catalogs are kept, or name one.
  case setHomeOrNameCatalog
  /// Name another file, or replace the one that exists.
  case nameAnotherOrForce
  /// Name the file that an export is to replace.
  case removeOrExport(to: String)

  /// Look for a preset.
  case search
  /// Name the presets that a search by likeness lists.
  case nameWhatSearchLists
  /// List the rules.
  case listRules
  /// Compare presets rather than catalogs.
  case comparePresets
  /// See the fields of a preset.
  case listFields(of: String)
  /// See what the catalog has, and choose which of the two is kept.
  case resolveConflict(name: String)
  /// Change the preset that refers to another before that one.
  case changeUserFirst(user: String, used: String)
  /// Let the users refer to another preset, or remove them too.
  case forwardOrRemoveUsers

  /// See all operations.
  case listOperations
  /// See the revisions of a preset.
  case listRevisions(of: String)
  /// Choose one of a preset's revisions.
  case chooseRevision(upTo: Int, of: String)
  /// Choose an earlier revision, or remove the preset.
  case chooseEarlierRevision
  /// Look at what somebody else has made of a preset, and try again.
  case lookAgain(at: String)
  /// Undo an undo.
  case redo
  /// Undo an undo by its number.
  case undoByNumber
  /// Bring back what was just removed.
  case undoRemoval
  /// Bring back a removed preset.
  case revertRemoval(name: String, rev: Int)

  /// Say what the preset should be.
  case addMotion(name: String)
  /// Say what is to have a name that was taken for a motion.
  case addMotionOfName(String)
  /// Leave the name out, or import with a prefix.
  case addWithoutName
  /// Add a preset that is there already.
  case addAnyway
  /// Give a preset that is there another name.
  case alias(of: String, name: String)
  /// Give the preset another name.
  case rename(name: String)
  /// Add or rename rather than edit.
  case addOrRename
  /// Put back what is missing from the edited text; remove or rename otherwise.
  case putBack
  /// Paste a piece of the file.
  case addPiece
  /// Import a whole style sheet, or paste a piece of it.
  case importWhole
  /// See which files are read, or paste a piece.
  case readableFormats
  /// List the formats that are read.
  case listFormats
  /// Write what a document or tokens hold, or name the format.
  case nameFormat
  /// Leave the format out, or give another one.
  case leaveOutFormat
  /// Choose a shorter prefix for imported names.
  case shortenPrefix
  /// Check what is asked for, or allow a file without presets.
  case allowEmptyExport
  /// Allow that a file loses presets.
  case allowMissingPresets
  /// Leave presets out that a format can't express.
  case exportWithoutUnsupported
  /// Find the nearest cubic Bézier curve.
  case convertToCubicBezier
}

extension Hint {
  /// The sentence of a hint that names no command; nil for the others.
  public var sentence: String? {
    switch self {
    case .text(let text), .question(let text): text
    case .known(let names): "known here: \(names.joined(separator: ", "))"
    default: nil
    }
  }
}

extension Hint: ExpressibleByStringInterpolation {
  /// Makes a sentence.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension Suggestion {
  /// Returns the question after the candidates nearest to `word`; nil if none is near.
  public static func hint(for word: String, among candidates: some Sequence<String>) -> Hint? {
    question(for: word, among: candidates).map(Hint.question)
  }
}
