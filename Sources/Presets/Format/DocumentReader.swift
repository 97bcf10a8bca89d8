import Diagnostics
import Motion
import StrictJSON

/// The reader of Curvet's own documents.
public enum DocumentReader {
  /// The version of the format that is read and written.
  public static let version = 1

  /// The `format` of flat JSON, which is written for apps to play and isn't a document.
  package static let flatFormat = "curvet-motion"

  /// Whether a parsed text is flat JSON.
  package static func isFlat(_ root: JSONValue) -> Bool { root["format"]?.string == flatFormat }

  /// Whether a parsed text looks like one of Curvet's documents, or a single preset.
  public static func recognizes(_ root: JSONValue) -> Bool {
    !isFlat(root)
      && (root["presets"] != nil || root["curvet"] != nil || root["motion"] != nil)
  }

  /// Reads the presets of a document, or the one that the document is.
  ///
  /// - Parameters:
  ///   - document: the parsed text.
  ///   - findings: gets what is wrong; presets with an error are not handed out.
  ///   - body: is called with every good preset in the order of the document.
  public static func read<Failure: Error>(
    _ document: JSONDocument, findings: inout FindingList,
    body: (PresetEntry) throws(Failure) -> Void
  ) throws(Failure) {
    var entries = DocumentEntries(of: document, findings: &findings)
    while let entry = entries.next(findings: &findings) { try body(entry) }
  }

  /// Reads a preset with its name inside: a line of NDJSON, or a file of its own.
  ///
  /// - Parameter isStored: whether a catalog holds it: then its numbers may be beyond the limits.
  public static func readNamed(
    _ value: JSONValue, isStored: Bool = false, findings: inout FindingList
  ) -> PresetEntry? {
    guard value.kind == .object, let nameValue = value["name"] else {
      findings.append(
        Finding(
          PresetRule.missingField, "a preset on its own line needs the field 'name'",
          place: value.place, help: "write {\"name\": \"curve/card\", \"motion\": {…}}"))
      return nil
    }
    guard let name = nameValue.string else {
      findings.append(
        Finding(
          PresetRule.type, "name must be a string, found \(nameValue.kind.described)",
          place: nameValue.place(pointer: "/name"),
          help: "write a name in double quotes, such as \"curve/card\""
        ))
      return nil
    }
    return read(
      value, named: name, nameAt: nameValue, pointer: "", hasNameInside: true, isStored: isStored,
      findings: &findings)
  }

  /// Reads a preset whose name is elsewhere, such as in another format.
  public static func read(
    _ value: JSONValue, named name: PresetName, pointer: String, findings: inout FindingList
  ) -> PresetEntry? {
    read(
      value, named: name.text, nameAt: value, pointer: pointer, hasNameInside: false,
      findings: &findings)
  }

  /// Reads a motion by itself, without the preset around it; nil if it is none, with
  /// what is wrong.
  public static func readMotion(
    _ value: JSONValue, named name: PresetName, findings: inout FindingList
  ) -> PresetEntry? {
    var reading = Reading(root: value, pointer: "", subject: name.text, for: findings)
    let motion = Motion.read(value, kind: nil, &reading)
    if reading.findings.isEmpty { reading.check(motion, at: value, pointer: "") }
    guard let motion, reading.findings.isEmpty else {
      findings.merge(reading.findings)
      return nil
    }
    return PresetEntry(
      preset: Preset(name: name, motion: motion), origin: Origin(value: value, pointer: ""))
  }

  static func read(
    _ value: JSONValue, named text: String, nameAt nameValue: JSONValue, pointer: String,
    hasNameInside: Bool, isStored: Bool = false, findings: inout FindingList
  ) -> PresetEntry? {
    func refuse(_ message: String) {
      findings.append(
        Finding(
          PresetRule.tooLarge, message, subject: text, place: value.place(pointer: pointer),
          help: "split it into several presets that refer to each other by name"))
    }
    guard value.byteCount <= JSONLimits.lineBytes else {
      refuse("the preset is larger than 2 MiB")
      return nil
    }
    var reading = Reading(root: value, pointer: pointer, subject: text, for: findings)
    let name = PresetName(text)
    if name == nil {
      reading.reportName(
        text, at: nameValue, pointer: hasNameInside ? "/name" : pointer,
        help: PresetName.legal(parts: text.split(separator: "/").map(String.init), prefix: "preset")
          .map { "use a valid name, such as '\($0)'" } ?? "use a name such as 'curve/card'")
    }
    // A preset with an invalid name is read anyway, to report its other problems.
    guard let stand = name ?? PresetName("unnamed") else { return nil }
    let read = Preset.read(value, name: stand, hasNameInside: hasNameInside, &reading)
    if !isStored, reading.findings.isEmpty {
      reading.check(read?.motion, at: value, pointer: "/motion")
    }
    guard let preset = read, reading.findings.isEmpty
    else {
      findings.merge(reading.findings)
      return nil
    }
    guard !preset.isTooLarge(readFrom: value.byteCount) else {
      refuse("the preset is larger than 2 MiB when written")
      return nil
    }
    return PresetEntry(preset: preset, origin: Origin(value: value, pointer: pointer))
  }

  /// The top of a document.
  struct Top: Sendable {
    var schemaURL: String?
    var version: JSONValue?
    var presets: JSONValue?

    static let fields: [Field<Top>] = [
      Field(
        "$schema", \.schemaURL, .string,
        "The schema for editors; Curvet accepts the field but doesn't keep it.",
        ["examples": ["curvet.schema.json"]]),
      Field(
        "curvet", \.version, .unread, "The version of the format, 1.",
        ["const": .integer(DocumentReader.version)]),
      Field(
        "presets", \.presets, .presets,
        "The presets by name: objects, or motions as one-line expressions.",
        isRequired: true),
    ]

    static let schema = Schema.fields("Presets by name.", fields)
  }
}

extension Codec where Value == JSONValue {
  /// Any value, to be read later.
  fileprivate static let unread = Codec([:], read: { value, _ in value }, write: { $1.value($0) })

  /// An object of presets, left unread.
  fileprivate static let presets = unread.checked { value, _, reading in
    if value.kind == .object { return true }
    reading.expected(
      "an object of presets by name", at: value,
      help: "for example, write {\"curve/card\": \"ease-out 300ms\"}")
    return false
  }.described(by: [
    "type": "object", "propertyNames": .ref(.name), "additionalProperties": .ref(.preset),
  ])
}

/// The entries of a document are its good presets, read one by one in its order.
public struct DocumentEntries {
  private var members: JSONValue.Members?
  /// The preset that the document is by itself.
  private var single: JSONValue?
  /// The names so far, if one may come again.
  private var seen: Set<String>?

  /// Begins to read a document.
  ///
  /// - Parameter findings: gets what is wrong with the document itself.
  public init(of document: JSONDocument, findings: inout FindingList) {
    let root = document.root
    guard root.kind == .object else {
      findings.append(
        Finding(
          PresetRule.document, "a document must be an object, found \(root.kind.described)",
          place: root.place, help: "write {\"curvet\": 1, \"presets\": {…}}"))
      return
    }
    if root["presets"] == nil, root["motion"] != nil || root["name"] != nil {
      single = root
      return
    }
    var reading = Reading(root: root, pointer: "", subject: nil, for: findings)
    // The rest may mean something else in a newer format.
    guard reading.checkVersion(root["curvet"]) else {
      findings.merge(reading.findings)
      return
    }
    var top = DocumentReader.Top()
    _ = reading.readObject(root, DocumentReader.Top.fields, into: &top)
    findings.merge(reading.findings)
    members = top.presets?.members
    // A repeated key has been reported; the first preset of that name counts.
    if findings.errors > 0 { seen = [] }
  }

  /// Returns the next good preset; nil at the end.
  ///
  /// - Parameter findings: gets what is wrong with presets that are not handed out.
  public mutating func next(findings: inout FindingList) -> PresetEntry? {
    if let root = single {
      single = nil
      return DocumentReader.readNamed(root, findings: &findings)
    }
    while let member = members?.next() {
      if seen?.insert(member.key).inserted == false { continue }
      let pointer = "/presets" + JSONPointer.part(member.key)
      let entry = DocumentReader.read(
        member.value, named: member.key, nameAt: member.keyValue, pointer: pointer,
        hasNameInside: false, findings: &findings)
      if let entry { return entry }
    }
    return nil
  }
}

extension Reading {
  /// Reports the numbers of a motion that are beyond the limits.
  ///
  /// - Parameter pointer: where the motion is in a value.
  fileprivate mutating func check(_ motion: Motion?, at value: JSONValue, pointer: String) {
    guard let motion, !motion.isWithinLimits else { return }
    for problem in motion.limitProblems {
      let place = value.nearestValue(at: pointer + problem.pointer)
      report(PresetRule.range, at: place, help: problem.help) { _ in problem.message }
    }
  }

  /// Reports a version that is not one, or that is newer; returns whether the rest can be read.
  fileprivate mutating func checkVersion(_ value: JSONValue?) -> Bool {
    guard let value, value.number?.isFinite != false else { return true }
    guard let version = value.number.flatMap({ Int(exactly: $0) }), version >= 1 else {
      expected("the version of the format, 1", at: value, help: "write \"curvet\": 1")
      return true
    }
    if version <= DocumentReader.version { return true }
    report(
      PresetRule.version, at: value, help: "use the version of Curvet that wrote it, or a newer one"
    ) { _ in
      "the document has format version \(version), but this Curvet reads version "
        + "\(DocumentReader.version)"
    }
    return false
  }
}
