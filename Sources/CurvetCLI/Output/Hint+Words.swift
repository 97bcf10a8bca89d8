import Diagnostics
import Motion

extension Hint {
  /// The hint as a sentence that names the commands and options of this program.
  var words: String { words(ofCatalog: nil) }

  /// The hint as a sentence that names the commands and options of this program.
  ///
  /// - Parameter path: The catalog to pass to commands; nil if it is the one in use.
  func words(ofCatalog path: String?) -> String {
    let option = path.map { " --catalog \(ShellWord.quoted($0))" } ?? ""
    return switch self {
    case .text, .question, .known: sentence ?? ""

    case .examineCatalog:
      "run 'curvet doctor\(option)' to find the damage, or add --repair to recover everything readable"
    case .repairCatalog: "run 'curvet doctor --repair\(option)' to recover everything readable"
    case .repairWithoutJournal:
      "run 'curvet doctor --repair\(option)' to recover everything readable without the journal"
    case .rebuildCatalog:
      "run 'curvet doctor --repair\(option)' to rebuild the catalog from everything readable"
    case .renumberCatalog: "run 'curvet doctor --repair\(option)' to renumber them"
    case .importAgainAndRepair(let name):
      "import '\(name)' again, then run 'curvet doctor --repair'"
    case .restoreBackup: "run 'curvet restore FILE\(option)' to restore a backup"
    case .createCatalog(let path):
      "run 'curvet init\(path.map { " --catalog \($0)" } ?? "")' to create one"
    case .useCatalog:
      "if it is a catalog, add presets to it with 'curvet import'; otherwise choose another file"
    case .nameCatalogOrAllowOutside:
      "pass it with --catalog, or add --allow-outside if you trust this file"
    case .choosePathOrAllowOutside(let folder):
      "choose a path inside \(folder), or add --allow-outside if you trust this file"
    case .createProject: "run 'curvet init .' to create a project"
    case .namePresetsOrCreateProject:
      "name presets to export, or run 'curvet init .' to create a project"
    case .setHomeOrNameCatalog:
      "set HOME to an absolute path, or name a catalog with CURVET_CATALOG or --catalog"
    case .nameAnotherOrForce: "choose another file, or replace it with --force"
    case .removeOrExport(let path):
      "remove it, or replace it once with 'curvet export … -o \(path)'"

    case .search: "run 'curvet search' to find presets"
    case .nameWhatSearchLists:
      "use the names that 'curvet search --like MOTION --names --limit 5' lists"
    case .listRules: "run 'curvet explain' to list the rules"
    case .comparePresets: "run 'curvet compare' to compare presets"
    case .listFields(let name): "run 'curvet export \(name)' to see its fields"
    case .resolveConflict(let name):
      "run 'curvet show \(name)' to see it, then pass --on-conflict skip, replace, or rename"
    case .changeUserFirst(let user, let used):
      "change '\(user)' first; run 'curvet uses \(used)' to list all referrers"
    case .forwardOrRemoveUsers:
      "add '--use OTHER' to point them to another preset, or '--with-users' to remove them, too"

    case .listOperations: "run 'curvet history' to list them"
    case .listRevisions(let name): "run 'curvet history \(name)' to list them"
    case .chooseRevision(let latest, let name):
      "use a revision from 1 to \(latest); run 'curvet history \(name)' to list them"
    case .chooseEarlierRevision: "use an earlier revision, or 'curvet remove'"
    case .lookAgain(let name):
      "run 'curvet history \(name)' to see the current revision, and try again"
    case .redo: "run 'curvet redo' to redo it, or 'curvet history' to list operations"
    case .undoByNumber: "run 'curvet history' to find the undo, and undo it by its number"
    case .undoRemoval: "run 'curvet undo' to restore it"
    case .revertRemoval(let name, let rev):
      "it was removed; run 'curvet revert \(name)@\(rev)' to restore it"

    case .addMotion(let name), .addMotionOfName(let name):
      "add its motion, for example: curvet add \(name) 'ease-out 300ms'"
    case .addWithoutName: "leave the name out, or use 'curvet import' with --prefix"
    case .addAnyway: "pass --force to add it anyway"
    case .alias(let old, let name):
      "run 'curvet alias \(old) \(name)' to give that preset another name"
    case .rename(let name): "run 'curvet rename \(name) NEW'"
    case .addOrRename: "use 'curvet add' to add a preset, or 'curvet rename' to rename one"
    case .putBack: "put it back; use 'curvet remove' to remove it, or 'curvet rename' to rename it"
    case .importWhole:
      "import the file with 'curvet import', or paste a part of it into 'curvet add -'"
    case .addPiece: "paste a part of it, such as a transition, into 'curvet add -'"
    case .listFormats: "run 'curvet help formats' to list the formats"
    case .readableFormats:
      "run 'curvet help formats' to list the formats, or use 'curvet add' for a snippet"
    case .nameFormat:
      "run 'curvet help formats' to list the formats, or name the file's format with --from"
    case .leaveOutFormat: "leave out --from, or pass another format"
    case .shortenPrefix: "choose a shorter --prefix"
    case .allowEmptyExport:
      "check the names or query of the export, or add --allow-empty to write a file without presets"
    case .allowMissingPresets: "add --allow-missing to write the file without these presets"
    case .exportWithoutUnsupported:
      "leave it out, or export with --query or --all, which skip such presets"
    case .convertToCubicBezier:
      "run 'curvet convert NAME --to cubic-bezier' to find the closest one and its error"
    }
  }
}

extension MotionError {
  /// The hint for the command line, which can name options.
  var hint: String? {
    switch kind {
    case .openMeasure: "it's known only at run time; set it with --measure NAME=VALUE"
    case .missingDuration: "set a duration for the curve, for example --duration 0.3"
    case .tooFine: "use a larger --tolerance"
    case .invalid, .unresolved: help
    }
  }
}

extension CatalogError {
  /// Makes the error of a preset or an expression whose motion can't be computed.
  init(of error: MotionError, in name: String) {
    self.init(
      .invalidInput, "\(name): \(error.message)",
      hints: [error.hint.map(Hint.text)].compactMap(\.self))
  }
}
