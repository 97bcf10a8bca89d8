import Diagnostics
import Importing
import Presets
import StrictJSON

extension Snippet {
  /// Takes the text of a file, or of standard input.
  ///
  /// - Throws: `invalidInput` if it is of another kind than snippets are, and if a file is a
  ///   whole style sheet or source.
  package init(_ bytes: [UInt8], file: String) throws(CatalogError) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    var input = ReaderInput(shown: file, text: text)
    let reader = try Self.readers.recognizing(&input)
    if reader == nil, file != "-", try input.isYAML() { throw CatalogError(.yaml, in: file) }
    // A text that is almost JSON is recognized as a document, too.
    let mayBeForeign = reader == nil || reader?.format == .json
    let foreign = mayBeForeign ? ForeignFile.recognize(bytes, name: file) : nil
    let isMarkup = text.first { $0 > 0x20 } == UInt8(ascii: "<")
    if let foreign, !foreign.holdsSnippets {
      // A piece of JSX or HTML looks like XML.
      guard isMarkup, CodeSnippet(text, file: file).hasMotion else {
        throw CatalogError(foreign, in: file)
      }
    }
    if mayBeForeign, let foreign = try Self.foreignJSON(text, isFile: file != "-") {
      throw CatalogError(foreign, in: file)
    }
    guard let snippet = String(validating: text, as: UTF8.self) else {
      throw CatalogError(.invalidInput, "invalid UTF-8", path: file)
    }
    let isCode = InputFormat.code.hasExtension(file)
    if file != "-", !isCode, let foreign, CSSInputSnippet(text, file: file)?.isPiece != true {
      throw CatalogError(foreign, in: file)
    }
    self.init(snippet, file: file)
  }

  /// Returns what JSON of another program is.
  private static func foreignJSON(
    _ text: [UInt8], isFile: Bool
  ) throws(CatalogError) -> ForeignFile? {
    guard let first = text.first(where: { $0 > 0x20 }) else { return nil }
    let isObject = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    // A comment may also come before a declaration.
    let isComment = first == UInt8(ascii: "/") && text.contains(UInt8(ascii: "{"))
    guard isObject || isComment && ForeignFile.recognize(text, name: "") == nil else { return nil }
    var input = ReaderInput(shown: "-", text: text)
    let foreign = try input.foreign()
    // A comma too many is a slip in what is pasted, and its place is reported.
    return foreign == .json && !isFile ? nil : foreign
  }

  /// Whether JSON is a motion or named presets as in Curvet's documents, possibly with errors.
  func isOurs(_ root: JSONValue, _ standIn: PresetName) -> Bool {
    var mistakes = FindingList()
    if !read(root, standIn, &mistakes).isEmpty, mistakes.errors == 0 { return true }
    let isNamed = root.members.contains { member in
      member.key.contains("/") || member.value["motion"] != nil || member.value["kind"] != nil
    }
    if isNamed { return true }
    // Fields that are all known, with a value that is none of theirs.
    mistakes = FindingList()
    _ = DocumentReader.readMotion(root, named: standIn, findings: &mistakes)
    let others = [
      PresetRule.unknownField, PresetRule.missingField, PresetRule.document, PresetRule.kind,
      PresetRule.conflict, PresetRule.type,
    ]
    return !mistakes.kept.isEmpty && mistakes.kept.allSatisfy { !others.contains($0.rule) }
  }
}

extension CatalogError {
  /// Describes a file in an unsupported format, without showing its content.
  init(_ foreign: ForeignFile, in file: String) {
    self.init(
      .invalidInput, foreign.reason, path: file,
      hints: [foreign.help].compactMap(\.self))
  }
}
