import Curvet
import Presets
import Storage
import StrictJSON

/// A history page lists operations: who did what and when, and what changed, field by field.
struct HistoryPage {
  let output: TextOutput
  /// The preset whose history it is, if it is of one.
  let name: String?
  /// How many changes of an operation are listed, unless all are asked for.
  static let most = 5

  /// Prints an operation.
  func print(_ entry: HistoryEntry, isWhole: Bool) {
    let operation = entry.operation
    let author = operation.author.map { "  \($0)" } ?? ""
    let state = operation.isUndone ? "  (undone)" : ""
    output.line(
      "\(operation.id, .bold)  \(Timestamp.short(operation.at), .dim)\(author)  \(Words.clipped(operation.command))\(state, .yellow)"
    )
    if let undoes = operation.undoes { output.line("    undoes operation \(undoes)") }
    let changes = isWhole || name != nil ? entry.changes : Array(entry.changes.prefix(Self.most))
    for change in changes { output.line("    \(Self.words(for: change, numbered: name != nil))") }
    let rest = operation.count - changes.count
    if rest > 0, name == nil {
      let hint = isWhole ? "" : "; run 'curvet history @\(operation.id)' to list all"
      output.line("    … and \(rest) more\(hint)")
    }
    if operation.count == 0 {
      output.line("    \(operation.summary)\(operation.isPurge ? "" : " (since purged)")")
    }
  }

  private static func words(for change: ChangedPreset, numbered: Bool) -> String {
    let name = numbered ? "\(change.name)@\(change.rev)" : change.name
    switch change.kind {
    case .created: return "\(name) added"
    case .removed: return "\(name) removed"
    case .restored: return "\(name) restored"
    case .updated: return "\(name): \(FieldDiff.sentence(of: ChangePage.fields(of: change)))"
    }
  }
}

extension Timestamp {
  /// Returns the text of an instant to the minute: `2026-11-20 10:51Z`.
  static func short(_ seconds: Double) -> String {
    text(seconds).prefix(16).replacing("T", with: " ") + "Z"
  }
}

extension JSONWriter {
  /// Writes an operation and what it changed.
  mutating func historyEntry(_ entry: HistoryEntry) {
    let operation = entry.operation
    member("operation", Int(operation.id))
    member("at", Timestamp.text(operation.at))
    member("author", ifPresent: operation.author)
    member("command", operation.command)
    member("summary", operation.summary)
    if let undoes = operation.undoes { member("undoes", Int(undoes)) }
    member("undone", operation.isUndone)
    changes(entry.changes)
  }
}
