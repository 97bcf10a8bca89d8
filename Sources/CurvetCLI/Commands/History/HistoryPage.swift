import Curvet
import Presets
import Storage

/// A history page tells operations: who did what and when, and what changed, field by field.
struct HistoryPage {
  private let output: TextOutput
  /// The preset whose history it is, if it is of one.
  private let name: String?
  /// How many changes of an operation are told, where not all are asked for.
  static let told = 5

  init(_ output: TextOutput, name: String?) {
    self.output = output
    self.name = name
  }

  /// Prints an operation.
  func print(_ entry: HistoryEntry, isWhole: Bool) {
    let operation = entry.operation
    let author = operation.author.map { "  \($0)" } ?? ""
    let state = operation.isUndone ? "  (undone)" : ""
    output.line(
      "\(operation.id, .bold)  \(Timestamp.short(operation.at), .dim)\(author)  \(Words.clipped(operation.command))\(state, .yellow)"
    )
    if let undoes = operation.undoes { output.line("    takes back operation \(undoes)") }
    let told = isWhole || name != nil ? entry.changes : Array(entry.changes.prefix(Self.told))
    for change in told { output.line("    \(Self.words(for: change, numbered: name != nil))") }
    let rest = operation.count - told.count
    if rest > 0, name == nil {
      let hint = isWhole ? "" : "; 'curvet history @\(operation.id)' lists all"
      output.line("    … and \(rest) more\(hint)")
    }
    if operation.count == 0 {
      output.line("    \(operation.summary)\(operation.isPurge ? "" : "; purged since")")
    }
  }

  private static func words(for change: ChangedPreset, numbered: Bool) -> String {
    let name = numbered ? "\(change.name)@\(change.rev)" : change.name
    switch change.kind {
    case .created: return "\(name) added"
    case .removed: return "\(name) removed"
    case .restored: return "\(name) brought back"
    case .updated: return "\(name): \(FieldDiff.sentence(of: ChangePage.fields(of: change)))"
    }
  }
}

extension Timestamp {
  /// Returns the text of a moment to the minute: `2026-11-20 10:51Z`.
  static func short(_ seconds: Double) -> String {
    text(seconds).prefix(16).replacing("T", with: " ") + "Z"
  }
}
