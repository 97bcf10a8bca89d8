import StrictJSON

/// A dialect token is a token from another tool, with the properties of its groups.
struct DialectToken {
  /// Its path.
  var path: [String]
  /// The value.
  var value: JSONSpot
  /// The whole token; where it is a plain value, that.
  var object: JSONValue
  /// Its type in lowercase; nil if unspecified.
  var type: String?
  /// The values that it has under conditions, such as `_motionReduce`.
  var conditions: [JSONSpot] = []

  /// The path as references have it.
  var key: String { path.joined(separator: ".") }
  /// Its description.
  var summary: String? {
    ["comment", "description", "$description"].lazy.compactMap { object[$0]?.string }.first
  }
}

/// A dialect tree is the tokens of several files.
struct DialectTree {
  /// The tokens, in order.
  private(set) var tokens: [DialectToken] = []
  /// The tokens by their paths.
  private(set) var byKey: [String: Int] = [:]

  /// The keyframes that stand beside the tokens.
  private(set) var keyframes: [JSONSpot] = []

  init(of documents: [JSONDocument]) {
    for document in documents {
      let root = JSONSpot(document)
      add(root)
      keyframes += KeyframeList.all(in: root)
    }
  }

  private mutating func add(_ root: JSONSpot) {
    guard let props = root["props"] else { return walk(root, [], nil) }
    // Theo has tokens, global properties, and aliases, which are only names for values.
    let type = root["global"]?.value.typeName
    for one in props.children {
      let name = one.value["name"]?.string ?? one.key
      if let value = one["value"] {
        insert([name], value, one.value, one.value.typeName ?? type)
      }
    }
    for one in root["aliases"]?.children ?? [] {
      let value = one["value"] ?? one
      if byKey[one.key] == nil { aliases[one.key] = value }
    }
  }

  /// The values of Theo's aliases.
  private(set) var aliases: [String: JSONSpot] = [:]

  private mutating func walk(_ spot: JSONSpot, _ path: [String], _ type: String?) {
    for child in spot.children where !child.key.hasPrefix("$") {
      guard child.value.kind == .object else { continue }
      let own = child.value.typeName ?? type
      let path = path + [child.key]
      if let value = child["value"] ?? child["$value"], !child.isGroup {
        insert(path, value, child.value, own)
      } else {
        walk(child, path, own)
      }
    }
  }

  private mutating func insert(
    _ path: [String], _ value: JSONSpot, _ object: JSONValue, _ type: String?
  ) {
    var token = DialectToken(path: path, value: value, object: object, type: type)
    if let base = value["base"], value.value["unit"] == nil {
      token.value = base
      token.conditions = value.children.filter { $0.key != "base" }
    }
    if byKey[token.key] == nil { byKey[token.key] = tokens.count }
    tokens.append(token)
  }

  /// Returns the token that a reference names, with or without what tools write around its path.
  ///
  /// - Parameter tails: The tokens by their paths without the first name.
  func token(_ reference: String, _ tails: [String: Int]) -> Int? {
    var key = reference
    if let known = byKey[key] { return known }
    for suffix in [".value", ".$value"] where key.hasSuffix(suffix) {
      key.removeLast(suffix.count)
      if let known = byKey[key] { return known }
    }
    return tails[key]
  }

  /// The tokens by their paths without the first name, which is that of a set in Tokens Studio; not those
  /// that several have.
  var tails: [String: Int] {
    var tails: [String: Int] = [:]
    var several: Set<String> = []
    for (index, token) in tokens.enumerated() where token.path.count > 1 {
      let tail = token.path.dropFirst().joined(separator: ".")
      if tails.updateValue(index, forKey: tail) != nil { several.insert(tail) }
    }
    return tails.filter { !several.contains($0.key) }
  }
}

extension DialectTree {
  /// Whether JSON looks like tokens of this sort.
  static func recognizes(_ root: JSONValue) -> Bool {
    if let props = root["props"], props.kind == .object || props.kind == .array {
      return props.members.contains { $0.value["value"] != nil }
        || props.elements.contains { $0["value"] != nil && $0["name"] != nil }
    }
    return holdsTokens(root, levels: 8)
  }

  /// Parts of the types that tools give to tokens.
  private static let types: [String] = [
    "color", "dimension", "duration", "time", "bezier", "easing", "string", "number", "other",
    "spac",
    "siz", "opacity", "font", "height", "letter", "border", "radi", "shadow", "typography",
    "transition", "animation", "spring", "keyframe", "asset", "boolean", "text", "custom",
    "gradient",
    "motion", "delay", "composition", "timing",
  ]

  private static func holdsTokens(_ value: JSONValue, levels: Int) -> Bool {
    for member in value.members where member.value.kind == .object {
      let child = member.value
      if let inner = child["value"], inner.kind != .null {
        let notes = ["comment", "description", "attributes", "category"]
        if notes.contains(where: { child[$0]?.kind == .string || child[$0]?.kind == .object }) {
          return true
        }
        if let type = child["type"]?.string, types.contains(where: type.plainKey.contains) {
          return true
        }
        if inner["base"] != nil { return true }
        if let text = inner.string, CSSFragment.mayBeMotion(text) || text.hasPrefix("{") {
          return true
        }
      } else if levels > 1, holdsTokens(child, levels: levels - 1) {
        return true
      }
    }
    return false
  }
}

extension JSONSpot {
  /// Whether a member called "value" is a group of tokens itself.
  fileprivate var isGroup: Bool {
    guard let inner = value["value"], inner.kind == .object else { return false }
    return inner["value"] != nil && inner["unit"] == nil
  }
}

extension JSONValue {
  /// The type of a token or group.
  fileprivate var typeName: String? {
    (self["type"] ?? self["$type"] ?? self["category"] ?? self["attributes"]?["category"])?.string
  }
}
