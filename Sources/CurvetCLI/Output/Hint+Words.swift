import Diagnostics
import Motion

extension Hint {
  /// The hint as a sentence that names the commands and options of this program.
  var words: String { words(ofCatalog: nil) }

  /// The hint as a sentence that names the commands and options of this program.
  ///
  /// - Parameter path: The catalog that commands have to name, as it may be shown; nil if it is the one in use.
  func words(ofCatalog path: String?) -> String {
    let option = path.map { " --catalog \(ShellWord.quoted($0))" } ?? ""
    return switch self {
    case .text, .question, .known: sentence ?? ""

    case .examineCatalog:
      "run 'curvet doctor\(option)' to see what is damaged, with --repair to recover what can be read"
    case .repairCatalog: "run 'curvet doctor --repair\(option)' to recover what can be read"
    case .repairWithoutJournal:
      "run 'curvet doctor --repair\(option)' to recover what can be read without the journal"
    case .rebuildCatalog:
      "run 'curvet doctor --repair\(option)' to make a clean catalog of what can be read"
    case .renumberCatalog: "run 'curvet doctor --repair\(option)' to renumber them"
    case .importAgainAndRepair(let name):
      "import \"\(name)\" again, then run 'curvet doctor --repair'"
    case .restoreBackup: "run 'curvet restore FILE\(option)' to restore a backup"
    case .createCatalog(let path):
      "run 'curvet init\(path.map { " --catalog \($0)" } ?? "")' to create one"
    case .useCatalog:
      "if it is a catalog, add presets to it with 'curvet import'; otherwise name another file"
    case .nameCatalogOrAllowOutside:
      "name it with --catalog, or add --allow-outside if you trust this file"
    case .choosePathOrAllowOutside(let folder):
      "choose a path below \(folder), or add --allow-outside if you trust this file"
    case .createProject: "make a project with 'curvet init .'"
    case .namePresetsOrCreateProject:
      "name presets to export, or make a project with 'curvet init .'"
    case .setHomeOrNameCatalog: "set HOME or CURVET_CATALOG, or name a catalog with --catalog"
    case .nameAnotherOrForce: "name another, or replace it with --force"
    case .removeOrExport(let path):
      "remove it, or replace it once by naming it: curvet export … -o \(path)"

    case .search: "run 'curvet search' to look for it"
    case .nameWhatSearchLists:
      "use the names that 'curvet search --like MOTION --names --limit 5' lists"
    case .listRules: "run 'curvet explain' to list the rules"
    case .comparePresets: "it is a preset; run 'curvet compare' to compare presets"
    case .listFields(let name): "run 'curvet export \(name)' to see its fields"
    case .resolveConflict(let name):
      "run 'curvet show \(name)' to see it; choose with --on-conflict skip, replace or rename"
    case .changeUserFirst(let user, let used):
      "change \(user) first; run 'curvet uses \(used)' to list all that refer to it"
    case .forwardOrRemoveUsers:
      "use '--use OTHER' to make them refer to another preset, or '--with-users' to remove them too"

    case .listOperations: "run 'curvet history' to list them"
    case .listRevisions(let name): "run 'curvet history \(name)' to see them"
    case .chooseRevision(let latest, let name):
      "it has 1 to \(latest); run 'curvet history \(name)' to see them"
    case .chooseEarlierRevision: "name an earlier one, or use 'curvet remove'"
    case .lookAgain(let name):
      "run 'curvet history \(name)' to see the current revision, and try again"
    case .redo: "run 'curvet redo' to redo it; 'curvet history' lists operations"
    case .undoByNumber: "an undo can be undone by its number at any time; see 'curvet history'"
    case .undoRemoval: "run 'curvet undo' to bring it back"
    case .revertRemoval(let name, let rev):
      "it was removed; run 'curvet revert \(name)@\(rev)' to bring it back"

    case .addMotion(let name), .addMotionOfName(let name):
      "add its motion, as in curvet add \(name) 'ease-out 300ms'"
    case .addWithoutName: "leave the name out, or use 'curvet import' with --prefix"
    case .addAnyway: "use --force to add it anyway"
    case .alias(let old, let name): "run 'curvet alias \(old) \(name)' to give that another name"
    case .rename(let name): "run 'curvet rename \(name) NEW'"
    case .addOrRename: "use 'curvet add' for a new one, 'curvet rename' for another name"
    case .putBack: "put it back; use 'curvet remove' to remove it, 'curvet rename' to rename it"
    case .importWhole:
      "read the whole file with 'curvet import', or paste a piece of it into 'curvet add -'"
    case .addPiece: "paste a piece of it, such as a transition, into 'curvet add -'"
    case .listFormats: "'curvet help formats' lists what is read"
    case .readableFormats:
      "'curvet help formats' lists what is read; 'curvet add' takes snippets"
    case .nameFormat:
      "'curvet help formats' lists what is read; if it is one of those, say which with --from"
    case .leaveOutFormat: "leave --from out, or give it another format"
    case .shortenPrefix: "choose a shorter --prefix"
    case .allowEmptyExport:
      "check what the export asks for, or add --allow-empty to write a file without presets"
    case .allowMissingPresets: "add --allow-missing to write the file without what it would lose"
    case .exportWithoutUnsupported:
      "leave it out, or export with --query or --all, which skip such presets"
    case .convertToCubicBezier:
      "run 'curvet convert NAME --to cubic-bezier' to find the nearest one and its error"
    }
  }
}

extension MotionError {
  /// What helps on the command line, if options can be given.
  var hint: String? {
    switch kind {
    case .openMeasure: "only the app knows it; give it with --measure NAME=VALUE"
    case .missingDuration: "give the curve a duration, as in --duration .3"
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
