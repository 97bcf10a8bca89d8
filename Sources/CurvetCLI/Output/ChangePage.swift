import CommandKit
import Curvet
import Diagnostics
import Motion
import Presets
import Storage

/// A change page lists the changes of a command: a line for each preset.
struct ChangePage {
  let context: Context
  let arguments: ChangeArguments
  /// The maximum number of changes that are listed.
  static let most = 20

  /// Prints the page.
  ///
  /// - Parameter nothing: The text if nothing changed.
  func print(_ report: ChangeReport, nothing: String) {
    if let operation = report.redone ?? report.undone, !report.changes.isEmpty {
      let isRedo = report.redone != nil
      let verb =
        arguments.isDryRun ? "Would \(isRedo ? "redo" : "undo")" : isRedo ? "Redid" : "Undid"
      context.output.line("\(verb) operation \(operation.id): \(Words.clipped(operation.command))")
    }
    for change in report.changes.prefix(Self.most) { context.output.line(line(of: change)) }
    if report.changes.count > Self.most {
      let rest = report.changes.count - Self.most
      let all =
        report.operation.map { "run 'curvet history @\($0)' to list all" }
        ?? "use --json to list all"
      context.output.line("… and \(rest) more; \(all)")
    }
    if report.changes.isEmpty {
      context.output.line("\(report.conflicts.isEmpty ? nothing : "Nothing was undone")")
    }
    if report.changes.contains(where: { $0.kind == .removed }), report.undone == nil,
      report.operation != nil
    {
      context.output.line(
        "Run 'curvet undo' to restore \(report.changes.count == 1 ? "it" : "them")")
    }
    for conflict in report.conflicts.prefix(Self.most) { self.conflict(conflict) }
    if report.conflicts.count > Self.most {
      context.errors.line("… and \(report.conflicts.count - Self.most) more left alone")
    }
  }

  private func line(of change: ChangedPreset) -> StyledText {
    let verb = Self.verb(change, isDryRun: arguments.isDryRun)
    let refer = change.users == 1 ? "refers" : "refer"
    let users = change.users == 0 ? "" : "; \(Words.count(change.users, "preset")) \(refer) to it"
    if let previous = change.previousName {
      let rest = change.words { !["/name", "/aliases"].contains($0.pointer) }
      let more = rest.map { ": \($0)" } ?? ""
      return "\(verb) \(previous) to \(change.name, .bold)\(more)\(users)"
    }
    switch change.kind {
    case .created, .restored:
      let motion = change.after.map { Self.sentence(of: $0.motion) } ?? ""
      let kind = change.after.map { Set([$0.kind]).words } ?? ""
      return "\(verb) \(change.name, .bold), \(kind): \(motion)\(users)"
    case .updated:
      return "\(verb) \(change.name, .bold): \(change.words() ?? "")\(users)"
    case .removed: return "\(verb) \(change.name, .bold)"
    }
  }

  /// Returns a motion on one line: all of it if it is short, or else its first line.
  private static func sentence(of motion: Motion) -> String {
    let lines = MotionText.lines(of: motion)
    switch motion.kind {
    case .curve, .spring, .duration: return lines.joined(separator: ", ")
    case .keyframes, .transition, .animator, .group: return lines.first ?? ""
    }
  }

  /// Returns the verb for the change of a preset.
  static func verb(_ change: ChangedPreset, isDryRun: Bool) -> String {
    switch (change.kind, change.previousName) {
    case (.updated, .some): isDryRun ? "Would rename" : "Renamed"
    case (.created, _): isDryRun ? "Would add" : "Added"
    case (.updated, _): isDryRun ? "Would update" : "Updated"
    case (.removed, _): isDryRun ? "Would remove" : "Removed"
    case (.restored, _): isDryRun ? "Would restore" : "Restored"
    }
  }

  /// Returns the fields that changed.
  static func fields(of change: ChangedPreset) -> [FieldDiff] {
    guard let before = change.before, let after = change.after else { return [] }
    return FieldDiff.between(before, after)
  }

  private func conflict(_ conflict: UndoConflict) {
    switch conflict.reason {
    case .changedLater(let fields, let operations):
      let what =
        fields.isEmpty ? "" : ": \(fields.map { FieldLabel($0).path }.joined(separator: ", "))"
      let noun = operations.count == 1 ? "operation" : "operations"
      let later = operations.map(String.init).joined(separator: ", ")
      context.errors.line(
        "\("warning:", .yellow) \(conflict.name)\(what) left alone; changed later by \(noun) \(later)"
      )
    case .doesNotFit(let finding):
      context.errors.line(
        "\("warning:", .yellow) \(conflict.name) left alone: \(finding.message)\(finding.help.map { "; \($0.words)" } ?? "")"
      )
    }
  }
}
