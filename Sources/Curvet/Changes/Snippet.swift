import Diagnostics
import Interchange
import Motion
import Presets
import StrictJSON

/// A snippet is what people paste: an expression, a CSS declaration, or JSON of any form that is
/// read, whole or a piece of it.
struct Snippet {
  private let text: String
  private let file: String

  /// Takes a text.
  ///
  /// - Parameter file: Where it is from, for places.
  init(_ text: String, file: String) {
    self.text = text
    self.file = file
  }

  /// Returns the presets in it; one without a name has the stand-in's.
  ///
  /// - Throws: `invalidInput` with what is wrong.
  func presets(
    unnamed standIn: PresetName, in environment: CatalogEnvironment
  ) throws(CatalogError) -> [PresetEntry] {
    let start = text.drop(while: \.isWhitespace).first
    guard start == "{" || start == "\"" else {
      return [PresetEntry(Preset(name: standIn, motion: try motion()))]
    }
    var findings = FindingList()
    var entries: [PresetEntry] = []
    // A member without its braces is what stands on a line of a document.
    let isMember = start == "\"" && text.contains(":")
    let file = file.isEmpty ? "snippet" : file
    let whole = isMember ? "{\(text.dropLast(while: { $0.isWhitespace || $0 == "," }))}" : text
    let reading = JSONDocument.read(Array(whole.utf8), file: file)
    findings.append(reading)
    if let root = reading.document?.root, findings.isEmpty {
      if let expression = root.string {
        return try Snippet(expression, file: file).presets(unnamed: standIn, in: environment)
      }
      entries = try read(root, standIn, &findings, environment)
    }
    guard findings.errors == 0 else {
      findings.sortByPlace()
      var error = CatalogError(.invalidInput, "the snippet is not valid", path: file)
      error.findings = findings.kept
      throw error
    }
    return entries
  }

  private func read(
    _ root: JSONValue, _ standIn: PresetName, _ findings: inout FindingList,
    _ environment: CatalogEnvironment
  ) throws(CatalogError) -> [PresetEntry] {
    var entries: [PresetEntry] = []
    // A group of tokens may be called "motion", too.
    let isTokens = DTCGReader.recognizes(root)
    let isPreset = root["motion"] != nil && root["presets"] == nil && !isTokens
    if isPreset, root["name"] == nil {
      let entry = DocumentReader.read(root, named: standIn, pointer: "", findings: &findings)
      return entry.map { [$0] } ?? []
    }
    if isTokens {
      let reading = DTCGReader.read([root.document], findings: &findings)
      return Array(reading.entries)
    }
    if DocumentReader.recognizes(root) {
      DocumentReader.read(root.document, findings: &findings) { (entry) throws(Never) in
        entries.append(entry)
      }
      return entries
    }
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

  private func motion() throws(CatalogError) -> Motion {
    do throws(MotionError) {
      return try MotionExpression.parse(CSSDeclaration.expression(in: text), asTyped: true)
    } catch {
      var failure = CatalogError(
        .invalidInput, error.message, hints: [error.help].compactMap { $0 })
      if !file.isEmpty { failure.path = file }
      throw mistaken ?? failure
    }
  }

  /// The error of a text that was typed and is no motion, but looks like a name or a path.
  private var mistaken: CatalogError? {
    guard file.isEmpty, !text.contains(where: { " (:".contains($0) }) else { return nil }
    if text.contains("/"), PresetName(text) != nil {
      return CatalogError(
        .invalidInput, "\"\(text)\" is a name, not a motion",
        hints: ["add what it is to be, as in curvet add \(text) 'ease-out 300ms'"])
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
