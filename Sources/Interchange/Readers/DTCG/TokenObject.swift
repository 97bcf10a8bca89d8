import StrictJSON

/// A token object is a token or group as it stands in a file, taken apart once.
struct TokenObject {
  /// The object.
  let json: JSONValue
  /// Its name in the file; nil for a whole file.
  let key: JSONValue?
  /// Its JSON Pointer.
  let pointer: String
  /// Which of the files it stands in.
  let file: Int

  private(set) var value, reference, type, description, deprecated, extensions: JSONValue?
  private(set) var extends: JSONValue?
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
  }

  /// Whether it is a token, or a bare `$ref` that may turn out to stand for a group.
  var isToken: Bool { value != nil || isBareReference }

  /// Whether all that it holds is a `$ref` in place of a value.
  var isBareReference: Bool {
    value == nil && reference != nil && extends == nil && root == nil && children.isEmpty
  }

  /// What stands in the place of the value.
  var content: JSONValue? { value ?? (reference == nil ? nil : json) }
}
