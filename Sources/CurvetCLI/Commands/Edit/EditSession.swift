import Curvet
import Diagnostics

/// An edit session opens an editor until the text is right or is given up; it loses no text.
struct EditSession {
  private let catalog: Catalog
  private let context: Context
  private let options: ChangeOptions

  init(_ catalog: Catalog, _ context: Context, _ options: ChangeOptions) {
    self.catalog = catalog
    self.context = context
    self.options = options
  }

  /// Lets a person edit presets; nil where the text was left as it was.
  func edit(_ presets: EditedPresets, with command: String) throws(CatalogError) -> ChangeReport? {
    let name = presets.names.first?.replacing("/", with: "-") ?? "presets"
    let draft = try catalog.makeDraft(named: "\(name).json", text: presets.text)
    var shown = presets.text
    while true {
      let status = context.editor.open(command, draft.path)
      let text = try text(of: draft)
      guard status == 0 else {
        if text == presets.text { draft.remove() }
        throw failure(
          CatalogError(.ioFailure, "the editor '\(command)' ended with \(status)"),
          keeping: text == presets.text ? nil : draft.path)
      }
      if Self.withoutNotes(text) == presets.text {
        draft.remove()
        return nil
      }
      // What is saved as it was shown is given up.
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
        .ioFailure, "the editor left no text", hints: ["nothing was changed; save it next time"])
    }
  }

  private func failure(_ error: CatalogError, keeping path: String?) -> CatalogError {
    guard let path else { return error }
    // What somebody else has changed must be seen before it is changed again.
    let hint =
      "your text is kept in \(path)"
      + (error.kind == .busy ? "; open the preset again with 'curvet edit' and take it over" : "")
    var error = error
    error.hints.append(.text(hint))
    if !error.findings.isEmpty {
      error.findings.append(
        Finding("edit/kept", "nothing was changed", level: .info, help: hint))
    }
    return error
  }

  /// The marks of lines that tell what is wrong; JSON has no comments, so they are taken away.
  private static let mark = "//"

  private static func notes(on error: CatalogError) -> String {
    let told = error.findings.prefix(10).flatMap { finding in
      var finding = finding
      // Lines are counted from below the notes, and the text stands there to be seen.
      let line = finding.place.map { "line \($0.line) of the preset's text: " } ?? ""
      finding.place = nil
      finding.message = line + finding.message
      return finding.lines(words: \.words)
    }
    let lines = told.isEmpty ? [error.message] + error.hints.map(\.words) : told
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
