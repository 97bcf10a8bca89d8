import Diagnostics

extension Hint {
  /// The hint as a sentence that names the commands and options of this program.
  var words: String {
    switch self {
    case .text, .question, .known: sentence ?? ""

    case .examineCatalog:
      "'curvet doctor' tells what is damaged, and with --repair saves what can be read"
    case .repairCatalog(let path):
      "'curvet doctor --repair\(path.map { " --catalog \($0)" } ?? "")' saves what can be read"
    case .repairWithoutJournal:
      "'curvet doctor --repair' saves what can be read without the journal"
    case .rebuildCatalog: "'curvet doctor --repair' makes a clean catalog of what can be read"
    case .renumberCatalog: "'curvet doctor --repair' numbers them anew"
    case .importAgainAndRepair(let name):
      "import \"\(name)\" again, then run 'curvet doctor --repair'"
    case .restoreBackup: "bring back a backup with 'curvet restore FILE'"
    case .createCatalog(let path):
      "make one with 'curvet init\(path.map { " --catalog \($0)" } ?? "")'"
    case .nameCatalogOrAllowOutside:
      "name it with --catalog, or add --allow-outside if you trust this file"
    case .choosePathOrAllowOutside(let folder):
      "choose a path below \(folder), or add --allow-outside if you trust this file"
    case .namePresetsOrCreateProject:
      "name presets to export, or make a project with 'curvet init .'"
    case .setHomeOrNameCatalog: "set HOME or CURVET_CATALOG, or name a catalog with --catalog"
    case .nameAnotherOrForce: "name another, or replace it with --force"
    case .removeOrExport(let path):
      "remove it, or replace it once by naming it: curvet export … -o \(path)"

    case .search: "look for it with 'curvet search'"
    case .nameWhatSearchLists: "give the names that 'curvet search --names --limit' lists"
    case .listRules: "'curvet explain' lists the rules"
    case .comparePresets: "it is a preset; 'curvet compare' compares presets"
    case .listFields(let name): "see its fields with 'curvet export \(name)'"
    case .resolveConflict(let name):
      "see it with 'curvet show \(name)'; choose with --on-conflict skip, replace or rename"
    case .changeUserFirst(let user, let used):
      "change \(user) first; 'curvet uses \(used)' lists all that refer to it"
    case .forwardOrRemoveUsers:
      "'--use OTHER' lets them refer to another preset, '--with-users' removes them too"

    case .listOperations: "'curvet history' lists them"
    case .listRevisions(let name): "see them with 'curvet history \(name)'"
    case .chooseRevision(let latest, let name):
      "it has 1 to \(latest); see 'curvet history \(name)'"
    case .chooseEarlierRevision: "name an earlier one, or use 'curvet remove'"
    case .lookAgain(let name):
      "see what is there now with 'curvet history \(name)', and try again"
    case .redo: "'curvet redo' takes the last undo back; 'curvet history' lists them"
    case .undoByNumber: "an undo can be undone by its number at any time; see 'curvet history'"
    case .undoRemoval: "'curvet undo' brings it back"
    case .revertRemoval(let name, let rev):
      "it was removed; 'curvet revert \(name)@\(rev)' brings it back"

    case .addMotion(let name): "add what it is, as in curvet add \(name) 'ease-out 300ms'"
    case .addMotionOfName(let name):
      "add what it is to be, as in curvet add \(name) 'ease-out 300ms'"
    case .addWithoutName: "leave the name out, or use 'curvet import' with --prefix"
    case .addAnyway: "use --force to add it all the same"
    case .alias(let old, let name): "give that another name with 'curvet alias \(old) \(name)'"
    case .rename(let name): "use 'curvet rename \(name) NEW'"
    case .addOrRename: "use 'curvet add' for a new one, 'curvet rename' for another name"
    case .putBack: "put it back; 'curvet remove' removes it, 'curvet rename' renames it"
    case .addPiece: "paste a piece of it, such as a transition, into 'curvet add -'"
    case .readableFormats:
      "Curvet documents, NDJSON, design tokens and catalogs are read; 'curvet add' takes snippets"
    case .nameFormat:
      "a document holds {\"presets\": {…}}; tokens hold \"$value\"; or say which with --from"
    case .shortenPrefix: "choose a shorter --prefix"
    case .exportWithoutUnsupported:
      "leave it out, or export by --query or --all, which leave such presets out"
    case .convertToCubicBezier:
      "'curvet convert NAME --to cubic-bezier' finds the nearest one and its error"
    }
  }
}
