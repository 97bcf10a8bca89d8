import Curvet
import Diagnostics

/// An edit session opens an editor until the text is valid or the user gives up; no text is lost.
struct EditSession {
  let catalog: Catalog
  let editor: Editor
  let options: ChangeOptions

  /// Opens presets in an editor; returns nil if the text wasn't changed.
  func edit(_ presets: EditedPresets, with command: String) throws(CatalogError) -> ChangeReport? {
    let name = presets.names.first?.replacing("/", with: "-") ?? "presets"
    let draft = try catalog.makeDraft(named: "\(name).json", text: presets.text)
    var shown = presets.text
    while true {
      let status = editor.open(command, draft.path)
      let text = try text(of: draft)
      guard status == 0 else {
        if text == presets.text { draft.remove() }
        throw failure(
          CatalogError(.ioFailure, "the editor '\(command)' exited with code \(status)"),
          keeping: text == presets.text ? nil : draft.path)
      }
      if Self.withoutNotes(text) == presets.text {
        draft.remove()
        return nil
      }
      // Saving without changes means giving up.
      let plain = Self.withoutNotes(text)
      let isGivenUp = plain == Self.withoutNotes(shown)
      if isGivenUp { try draft.write(plain) }
      do throws(CatalogError) {
        let report = try catalog.endEditing(presets, text: plain, file: draft.path, options)
        draft.remove()
        return report
      } catch {
        guard error.kind == .invalidInput || error.kind == .exists, !isGivenUp else {
          throw failure(error, keeping: draft.path)
        }
        shown = Self.notes(on: error) + plain
        try draft.write(shown)
      }
    }
  }

  private func text(of draft: Draft) throws(CatalogError) -> String {
    do throws(CatalogError) {
      return try draft.read()
    } catch  where error.kind == .notFound {
      draft.remove()
      throw CatalogError(
        .ioFailure, "the editor removed the file",
        hints: ["nothing was changed; run 'curvet edit' again"])
    }
  }

  private func failure(_ error: CatalogError, keeping path: String?) -> CatalogError {
    guard let path else { return error }
    // After a conflict, the user must see the other change before editing again.
    let hint =
      "your text is kept in \(path)"
      + (error.kind == .busy ? "; run 'curvet edit' again, and copy the text from there" : "")
    var error = error
    error.hints.append(.text(hint))
    if !error.findings.isEmpty {
      error.findings.append(Finding("edit/kept", "nothing was changed", level: .info, help: hint))
    }
    return error
  }

  /// The mark of lines that explain errors; JSON has no comments, so they are removed.
  private static let mark = "//"

  private static func notes(on error: CatalogError) -> String {
    let found = error.findings.prefix(10).flatMap { finding in
      var finding = finding
      // Line numbers start below the notes.
      let line = finding.place.map { "line \($0.line) of the preset's text: " } ?? ""
      finding.place = nil
      finding.message = line + finding.message
      return finding.lines(words: \.words)
    }
    let lines = found.isEmpty ? [error.message] + error.hints.map(\.words) : found
    let all = lines + ["Save to try again, or save without changes to give up."]
    return all.map { "\(mark) \($0)\n" }.joined()
  }

  private static func withoutNotes(_ text: String) -> String {
    var rest = text[...]
    while rest.hasPrefix(mark), let end = rest.firstIndex(of: "\n") {
      rest = rest[rest.index(after: end)...]
    }
    return String(rest)
  }
}
