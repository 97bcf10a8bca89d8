extension ArgumentDescription {
  /// The names with the value as help lists them: `-o, --output <path>`, `<names> ...`.
  public var label: String {
    if kind == .positional { return synopsis }
    return names.joined(separator: ", ") + (kind == .option ? " <\(valueName)>" : "")
  }

  /// The purpose with the allowed values and the default, then the discussion on a line of its own.
  public var text: String {
    var notes: [String] = []
    if !allowedValues.isEmpty { notes.append("values: " + allowedValues.joined(separator: ", ")) }
    if let defaultValue { notes.append("default: " + defaultValue) }
    if isRepeating, kind == .option { notes.append("repeatable") }
    let facts = notes.isEmpty ? "" : "(\(notes.joined(separator: "; ")))"
    let sentence = [abstract, facts].filter { !$0.isEmpty }.joined(separator: " ")
    return [sentence, discussion].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
