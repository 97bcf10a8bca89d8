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

  /// Returns the presets in it, and what of it can't be kept; one without a name has the stand-in's.
  ///
  /// - Throws: `invalidInput` with what is wrong.
  package func presets(
    unnamed standIn: PresetName, _ options: ReaderOptions = ReaderOptions(),
    in environment: CatalogEnvironment
  ) throws(CatalogError) -> SnippetReading {
    let start = text.drop(while: \.isWhitespace).first
    guard !isWritten else {
      do throws(CatalogError) {
        if isCode, let code = try code() { return code }
        if InputFormat.code.hasExtension(file) {
          // Nothing that stands in it is shown: it may be anything.
          throw CatalogError(.invalidInput, "this code has nothing that moves", path: file)
        }
        if let reader = try reader { return try read(text, by: reader, options) }
        return try written(unnamed: standIn, options)
      } catch {
        guard !InputFormat.code.hasExtension(file), !NamedEasing.isOwn(text), let code = try code()
        else { throw error }
        return code
      }
    }
    var findings = FindingList()
    var entries: [PresetEntry] = []
    let file = file.isEmpty ? "snippet" : file
    var whole = text
    var reading = JSONDocument.read(Array(text.utf8), file: file)
    // A member without its braces is what stands on a line of a document.
    if start == "\"", reading.document == nil, text.contains(":") {
      let members = text.dropLast(while: { $0.isWhitespace || $0 == "," })
      whole = "{\(members)}"
      reading = JSONDocument.read(members: Array(members.utf8), file: file)
    }
    let known = try Self.reader(of: whole, file: file)
    guard let root = reading.document?.root, reading.findings.isEmpty else {
      // What is not one text of JSON can be lines of it.
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

  /// The readers of whole files; pieces of style sheets and of code are read otherwise.
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
    var input = ReaderInput(shown: file.isEmpty ? "snippet" : file, text: Array(text.utf8))
    var report = ReadingReport()
    let entries = try reader.presets(in: &input, options: options, &report)
    guard report.findings.errors == 0 else { throw invalid(report.findings) }
    if entries.isEmpty, let left = report.leftOut.others.first {
      throw CatalogError(
        .invalidInput,
        left.omission.what.isEmpty ? left.reason : "\(left.omission.what): \(left.reason)",
        path: file.isEmpty ? nil : file)
    }
    return SnippetReading(entries: entries, report)
  }

  /// Reads keyframes and maps as the style sheet that they are.
  ///
  /// - Throws: `failure` if there is no motion in them.
  private func sheet(
    _ options: ReaderOptions, or failure: CatalogError
  ) throws(CatalogError) -> SnippetReading {
    let reading = try read(text, by: CSSFormat(), options)
    if reading.entries.isEmpty { throw failure }
    return reading
  }

  private func invalid(_ findings: FindingList) -> CatalogError {
    var findings = findings
    findings.sortByPlace()
    return CatalogError(
      .invalidInput, "the snippet is not valid", path: file.isEmpty ? "snippet" : file,
      findings: findings.kept)
  }

  /// Returns the motion that JSON is by itself, or the presets by name that it is.
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
            PresetRule.document, "this is neither a motion nor presets by name",
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

  /// Returns what is declared, or what the text is as an expression.
  private func written(
    unnamed standIn: PresetName, _ options: ReaderOptions
  ) throws(CatalogError) -> SnippetReading {
    let found: PastedMotions?
    do throws(SnippetError) {
      let declarations = try Declarations(of: Array(text.utf8))
      // What has a name is paired with what takes its place.
      if declarations.hasReduced, let sheet = try? read(text, by: CSSFormat(), options),
        !sheet.entries.isEmpty
      {
        return sheet
      }
      found = try PastedMotions(declarations)
    } catch {
      let failure = failure(error)
      guard error.mayBeSheet else { throw failure }
      return try sheet(options, or: failure)
    }
    guard let found, !found.motions.isEmpty else {
      let (motion, note) = try expression()
      return SnippetReading(
        entries: [PresetEntry(Preset(name: standIn, motion: motion))],
        notes: [note].compactMap(\.self))
    }
    var entries: [PresetEntry] = []
    for pasted in found.motions {
      let motion: Motion
      do throws(MotionError) {
        motion = try MotionExpression.parse(pasted.expression, asTyped: true)
      } catch {
        throw failure(SnippetError(error.message, help: error.help, at: pasted.offset))
      }
      var preset = Preset(name: standIn, motion: motion)
      if let name = pasted.name {
        // An easing that is called --curve-card is curve/card.
        let words = name.lowercased().split { "-_".contains($0) }
        let isKind = words.count > 1 && words[0] == motion.kind.rawValue
        let own = isKind ? String(name.dropFirst(words[0].count + 1)) : name
        preset.name =
          PresetName.legal(parts: [motion.kind.rawValue, own], prefix: "preset") ?? standIn
      }
      entries.append(PresetEntry(preset))
    }
    return SnippetReading(entries: entries, notes: notes(about: found))
  }

  /// What of the text cannot be kept.
  private func notes(about pasted: PastedMotions) -> [String] {
    var notes: [String] = []
    let unkept = pasted.motions.flatMap(\.unkept)
    if !unkept.isEmpty {
      notes.append(
        "not kept: \(unkept.joined(separator: ", ")); a curve holds an easing, a duration and a delay"
      )
    }
    if pasted.leavesReducedOut {
      notes.append("left out: what prefers-reduced-motion changes; set reducedMotion for it")
    }
    if !pasted.passedOver.isEmpty {
      notes.append("no motion, and left out: \(pasted.passedOver.joined(separator: ", "))")
    }
    return notes
  }

  /// Whether it is an expression or declarations, and not JSON.
  var isWritten: Bool {
    let start = text.drop(while: \.isWhitespace).first
    return start != "{" && start != "\""
  }

  private func failure(_ error: SnippetError) -> CatalogError {
    let name = file.isEmpty ? "snippet" : file
    guard let place = error.place(in: Array(text.utf8), file: name) else {
      return CatalogError(
        .invalidInput, error.message, path: file.isEmpty ? nil : file,
        hints: [error.help.map(Hint.text)].compactMap(\.self))
    }
    var failure = CatalogError(.invalidInput, error.message)
    failure.findings = [Finding(PresetRule.document, error.message, place: place, help: error.help)]
    return failure
  }

  private func expression() throws(CatalogError) -> (motion: Motion, note: String?) {
    let plain = String(decoding: Declarations.withoutComments(Array(text.utf8)), as: UTF8.self)
    let line = plain.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    do throws(MotionError) {
      let plain = line.hasSuffix(";") ? String(line.dropLast()) : line
      return (try MotionExpression.parse(plain, asTyped: true), nil)
    } catch {
      if let named = NamedEasing.motion(line) {
        return (named, NamedEasing.approximation(of: line, as: named))
      }
      let failure = failure(SnippetError(error.message, help: error.help))
      throw mistaken ?? failure
    }
  }

  /// The error of a text that was typed and is no motion, but looks like a name or a path.
  private var mistaken: CatalogError? {
    guard file.isEmpty, !text.contains(where: { " (:".contains($0) }) else { return nil }
    if text.contains("/"), PresetName(text) != nil {
      return CatalogError(
        .invalidInput, "\"\(text)\" is a name, not a motion",
        hints: [.addMotionOfName(text)])
    }
    guard text.contains("/") || text.dropFirst().contains("."), Double(text) == nil else {
      return nil
    }
    return CatalogError(
      .notFound, "there is no such file", path: text,
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
