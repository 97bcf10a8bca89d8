import StrictJSON

/// A token object is a token or group as it stands in a file, taken apart once.
struct TokenObject {
  /// The object.
  let json: JSONValue
  /// How long it is, with what it inherits.
  private(set) var byteCount: Int
  /// Its name in the file; nil for a whole file.
  let key: JSONValue?
  /// Its JSON Pointer.
  let pointer: String
  /// Which of the files it stands in.
  let file: Int

  private(set) var value, reference, type, description, deprecated, extensions: JSONValue?
  private(set) var extends: JSONValue?
  /// What stands in the place of the value.
  private(set) var content: JSONValue?
  private(set) var root: JSONMember?
  /// The members whose names do not begin with `$`.
  private(set) var children: [JSONMember] = []
  /// The members whose names begin with `$` but are not known.
  private(set) var unknown: [JSONMember] = []

  /// The names of the properties.
  static let properties = [
    "$value", "$ref", "$type", "$description", "$deprecated", "$extensions", "$extends", "$root",
    "$schema",
  ]

  init(_ json: JSONValue, key: JSONValue?, pointer: String, file: Int) {
    self.json = json
    byteCount = json.byteCount
    self.key = key
    self.pointer = pointer
    self.file = file
    for member in json.members {
      // The first counts where a key is repeated, which the JSON reader reports.
      switch member.key {
      case "$value": value = value ?? member.value
      case "$ref": reference = reference ?? member.value
      case "$type": type = type ?? member.value
      case "$description": description = description ?? member.value
      case "$deprecated": deprecated = deprecated ?? member.value
      case "$extensions": extensions = extensions ?? member.value
      case "$extends": extends = extends ?? member.value
      case "$root": root = root ?? member
      case "$schema": break
      case let key where key.utf8.first == UInt8(ascii: "$"): unknown.append(member)
      default: children.append(member)
      }
    }
    content = value ?? (reference == nil ? nil : json)
  }

  /// Returns the object with those properties of another one that it does not have itself.
  func merged(over base: TokenObject) -> TokenObject {
    var merged = self
    merged.byteCount += base.byteCount
    if content == nil {
      merged.content = base.content
      merged.value = base.value
      merged.reference = base.reference
    }
    merged.type = type ?? base.type
    merged.description = description ?? base.description
    merged.deprecated = deprecated ?? base.deprecated
    merged.extensions = extensions ?? base.extensions
    return merged
  }

  /// Whether it is a token, or a bare `$ref` that may turn out to stand for a group.
  var isToken: Bool { value != nil || isBareReference }

  /// Whether all that it holds is a `$ref` in place of a value.
  var isBareReference: Bool {
    value == nil && reference != nil && extends == nil && root == nil && children.isEmpty
  }
}
