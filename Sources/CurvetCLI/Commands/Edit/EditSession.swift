import Curvet
import Diagnostics

/// An edit session opens an editor until the text is right or is given up; it loses no text.
struct EditSession {
  let catalog: Catalog
  let editor: Editor
  let options: ChangeOptions

  /// Lets a person edit presets; nil if the text was not changed.
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
          CatalogError(.ioFailure, "the editor '\(command)' exited with \(status)"),
          keeping: text == presets.text ? nil : draft.path)
      }
      if Self.withoutNotes(text) == presets.text {
        draft.remove()
        return nil
      }
      // A text that is saved unchanged is given up.
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
      throw CatalogError(.ioFailure, "the editor removed the file", hints: ["nothing was changed"])
    }
  }

  private func failure(_ error: CatalogError, keeping path: String?) -> CatalogError {
    guard let path else { return error }
    // What somebody else has changed must be seen before it is changed again.
    let hint =
      "your text is kept in \(path)"
      + (error.kind == .busy ? "; run 'curvet edit' again and copy it" : "")
    var error = error
    error.hints.append(.text(hint))
    if !error.findings.isEmpty {
      error.findings.append(Finding("edit/kept", "nothing was changed", level: .info, help: hint))
    }
    return error
  }

  /// The marks of lines that explain what is wrong; JSON has no comments, so they are removed.
  private static let mark = "//"

  private static func notes(on error: CatalogError) -> String {
    let found = error.findings.prefix(10).flatMap { finding in
      var finding = finding
      // Lines are counted from below the notes.
      let line = finding.place.map { "line \($0.line) of the preset's text: " } ?? ""
      finding.place = nil
      finding.message = line + finding.message
      return finding.lines(words: \.words)
    }
    let lines = found.isEmpty ? [error.message] + error.hints.map(\.words) : found
    let all = lines + ["Save to try again; save without a change to give up."]
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
