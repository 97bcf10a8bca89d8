import Diagnostics
import StrictJSON

/// The entries of a document are its good presets, read one by one in its order.
public struct DocumentEntries {
  private var members: JSONValue.Members?
  /// The preset that the document is by itself.
  private var single: JSONValue?
  /// The names so far, where one may come again.
  private var seen: Set<String>?

  /// Begins to read a document.
  ///
  /// - Parameter findings: gets what is wrong with the document itself.
  public init(of document: JSONDocument, findings: inout FindingList) {
    let root = document.root
    guard root.kind == .object else {
      findings.append(
        Finding(
          PresetRule.document, "a document is an object, found \(root.kind.described)",
          place: root.place, help: "write {\"curvet\": 1, \"presets\": {…}}"))
      return
    }
    if root["presets"] == nil, root["motion"] != nil || root["name"] != nil {
      single = root
      return
    }
    var reading = Reading(root: root, pointer: "", subject: nil, for: findings)
    // What a newer format means by the rest is not for this one to say.
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
  /// Reports a version that is not one, or that is newer; returns whether the rest can be read.
  fileprivate mutating func checkVersion(_ value: JSONValue?) -> Bool {
    guard let value, value.number?.isFinite != false else { return true }
    guard let version = value.number.flatMap({ Int(exactly: $0) }), version >= 1 else {
      expected("the version of the format, 1", at: value, help: "write \"curvet\": 1")
      return true
    }
    if version <= DocumentReader.version { return true }
    report(
      PresetRule.version, at: value, help: "read it with the Curvet that wrote it, or a newer one"
    ) { _ in "the document is of format \(version); this Curvet reads \(DocumentReader.version)" }
    return false
  }
}
