import Diagnostics
import Importing
import Motion
import Presets
import StrictJSON

/// A snippet is what people paste: an expression, declarations of CSS or code, or JSON of any form
/// that is read, whole or a piece of it.
package struct Snippet {
  let text: String
  let file: String

  /// Takes a text.
  ///
  /// - Parameter file: Where it is from, for places.
  init(_ text: String, file: String) {
    self.text = text
    self.file = file
  }

  /// Returns its presets, and notes about ignored parts.
  ///
  /// A preset without a name gets the stand-in name.
  ///
  /// - Throws: `invalidInput` with the problems.
  package func presets(
    unnamed standIn: PresetName, _ options: ReaderOptions = ReaderOptions(),
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> SnippetReading {
    let start = text.drop(while: \.isWhitespace).first
    guard !isWritten else {
      do throws(CatalogError) {
        if isCode, let code = try code() { return code }
        if InputFormat.code.hasExtension(file) {
          // Don't show its content: it may be anything.
          throw CatalogError(.invalidInput, "no motion found in the code", path: file)
        }
        if let reader = try reader { return try read(text, by: reader, options) }
        return try written(unnamed: standIn)
      } catch {
        guard !InputFormat.code.hasExtension(file), !NamedEasing.isOwn(text), let code = try code()
        else { throw error }
        return code
      }
    }
    var findings = FindingList()
    var entries: [PresetEntry] = []
    let file = shownFile
    var whole = text
    var reading = JSONDocument.read(Array(text.utf8), file: file)
    // A member without braces may be copied from a line of a document.
    if start == "\"", reading.document == nil, text.contains(":") {
      let members = text.dropLast(while: { $0.isWhitespace || $0 == "," })
      whole = "{\(members)}"
      reading = JSONDocument.read(members: Array(members.utf8), file: file)
    }
    let known = try Self.reader(of: whole, file: file)
    guard let root = reading.document?.root, reading.findings.isEmpty else {
      // A text that isn't one JSON value may be NDJSON.
      if reading.document == nil, let known, known.format != .json {
        return try read(whole, by: known, options)
      }
      findings.append(reading)
      throw invalid(findings)
    }
    if let expression = root.string {
      return try Snippet(expression, file: file).presets(
        unnamed: standIn, options, in: environment)
    }
    // A group of tokens may be called "motion", too.
    let isPreset = root["motion"] != nil && root["presets"] == nil && known?.format != .dtcg
    if isPreset, root["name"] == nil {
      let entry = DocumentReader.read(root, named: standIn, pointer: "", findings: &findings)
      entries = entry.map { [$0] } ?? []
    } else if let known, known.format != .plainJSON || !isOurs(root, standIn) {
      return try read(whole, by: known, options)
    } else {
      entries = read(root, standIn, &findings)
    }
    guard findings.errors == 0 else { throw invalid(findings) }
    return SnippetReading(entries: entries)
  }

  /// The reader that recognizes the text though it is not JSON.
  private var reader: (any PresetReader)? {
    get throws(CatalogError) {
      let reader = try Self.reader(of: text, file: file)
      // An expression may begin as JSON does.
      return reader?.format == .json ? nil : reader
    }
  }

  /// The readers of complete files; parts of style sheets and code are read in another way.
  static let readers = ImportFormats.readers.filter { $0.format != .css && $0.format != .code }

  private static func reader(
    of text: String, file: String
  ) throws(CatalogError) -> (any PresetReader)? {
    var input = ReaderInput(shown: file, text: Array(text.utf8))
    return try readers.recognizing(&input)
  }

  private func read(
    _ text: String, by reader: any PresetReader, _ options: ReaderOptions
  ) throws(CatalogError) -> SnippetReading {
    var input = ReaderInput(shown: shownFile, text: Array(text.utf8))
    var report = ReadingReport()
    let entries = try reader.presets(in: &input, options: options, &report)
    guard report.findings.errors == 0 else { throw invalid(report.findings) }
    if entries.isEmpty, !report.leftOut.others.isEmpty {
      throw refusal(
        report, help: { _ in "fix it, and paste it again" }, or: invalid(report.findings))
    }
    return SnippetReading(entries: entries, report)
  }

  private func invalid(_ findings: FindingList) -> CatalogError {
    var findings = findings
    findings.sortByPlace()
    return CatalogError(
      .invalidInput, "the snippet isn't valid", path: shownFile,
      findings: findings.kept)
  }

  /// Returns the presets in JSON that is either a motion or an object of named presets.
  func read(
    _ root: JSONValue, _ standIn: PresetName, _ findings: inout FindingList
  ) -> [PresetEntry] {
    var entries: [PresetEntry] = []
    var mistakes = FindingList()
    let motion = DocumentReader.readMotion(root, named: standIn, findings: &mistakes)
    if let motion { return [motion] }
    // Numbers and lists belong to a motion. Else these are presets by name, as in a document.
    if root.members.contains(where: { [.number, .array].contains($0.value.kind) }) {
      findings.merge(mistakes)
      return []
    }
    for member in root.members {
      guard let name = PresetName(member.key) else {
        findings.append(
          Finding(
            PresetRule.document, "expected a motion or named presets",
            place: root.place(pointer: ""),
            help: "write an expression such as 'ease-out 300ms', or {\"kind\": …, \"motion\": {…}}")
        )
        return []
      }
      let pointer = JSONPointer.part(member.key)
      if let entry = DocumentReader.read(
        member.value, named: name, pointer: pointer, findings: &findings)
      {
        entries.append(entry)
      }
    }
    return entries
  }

  /// Returns the presets in declarations, or the motion of an expression.
  private func written(unnamed standIn: PresetName) throws(CatalogError) -> SnippetReading {
    guard let style = CSSInputSnippet(Array(text.utf8), file: shownFile) else {
      let (motion, note) = try expression()
      return SnippetReading(
        entries: [PresetEntry(Preset(name: standIn, motion: motion))],
        notes: [note].compactMap(\.self))
    }
    var report = ReadingReport()
    let entries = style.entries(&report)
    guard entries.isEmpty else { return SnippetReading(entries: entries, report) }
    throw refusal(
      report, help: Self.styleHelp,
      or: CatalogError(
        .invalidInput, "no motion found in the snippet", path: file.isEmpty ? nil : file,
        hints: ["paste a transition, an animation, or a custom property with an easing"]))
  }

  private static func styleHelp(for reason: String) -> String {
    reason.hasPrefix("cannot resolve")
      ? "replace the reference with its value, or paste the definition too"
      : "write an easing and a time, for example transition: opacity 300ms cubic-bezier(.2, 0, 0, 1)"
  }

  /// Returns the error of a reading without usable motions, with the reasons.
  ///
  /// - Parameters:
  ///   - help: The help for a reason.
  ///   - error: The error if nothing was skipped, either.
  func refusal(
    _ report: ReadingReport, help: (String) -> String? = { _ in nil }, or error: CatalogError
  ) -> CatalogError {
    let left = report.leftOut.others
    guard !left.isEmpty else { return error }
    var error = CatalogError(
      .invalidInput, "nothing in the snippet can be added", path: file.isEmpty ? nil : file)
    error.findings = left.map { one in
      Finding(
        PresetRule.document,
        one.omission.what.isEmpty ? one.reason : "\(one.omission.what): \(one.reason)",
        place: one.omission.place, help: help(one.reason).map(Hint.text))
    }
    return error
  }

  /// The file as places show it.
  var shownFile: String { file.isEmpty ? "snippet" : file }

  /// Whether it is an expression or declarations, and not JSON.
  var isWritten: Bool {
    let start = text.drop(while: \.isWhitespace).first
    return start != "{" && start != "\""
  }

  private func expression() throws(CatalogError) -> (motion: Motion, note: String?) {
    let line = CSSInputSnippet.line(of: Array(text.utf8))
    do throws(MotionError) {
      let plain = line.hasSuffix(";") ? String(line.dropLast()) : line
      return (try MotionExpression.parse(plain, asTyped: true), nil)
    } catch {
      if let named = NamedEasing.motion(line) {
        return (named, NamedEasing.approximation(of: line, as: named))
      }
      throw mistaken
        ?? CatalogError(
          .invalidInput, error.message, path: file.isEmpty ? nil : file,
          hints: [error.help.map(Hint.text)].compactMap(\.self))
    }
  }

  /// The error of a typed text that isn't a motion, but looks like a name or a path.
  private var mistaken: CatalogError? {
    guard file.isEmpty, !text.contains(where: { " (:".contains($0) }) else { return nil }
    if text.contains("/"), PresetName(text) != nil {
      return CatalogError(
        .invalidInput, "'\(text)' is a name, not a motion",
        hints: [.addMotionOfName(text)])
    }
    guard text.contains("/") || text.dropFirst().contains("."), Double(text) == nil else {
      return nil
    }
    return CatalogError(
      .notFound, "no such file", path: text,
      hints: ["name a file, or write an expression such as 'ease-out 300ms'"])
  }
}

extension String {
  /// Returns the text without the characters at its end that satisfy a condition.
  fileprivate func dropLast(while condition: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, condition(last) { text.removeLast() }
    return text
  }
}
