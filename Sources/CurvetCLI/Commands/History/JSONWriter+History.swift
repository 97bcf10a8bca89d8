import Curvet
import Storage
import StrictJSON

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
