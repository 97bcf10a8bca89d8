import Motion

// Maps and lists of SCSS.
extension CSSInputSource {
  /// Whether a value is a map of SCSS: `(fast: 100ms, slow: 300ms)`.
  func isMap(_ value: Range<Int>) -> Bool {
    guard let first = value.first, tokens.all[first].kind == .open,
      tokens.all[first].byte == UInt8(ascii: "("),
      Int(tokens.partners[first]) == value.upperBound - 1
    else { return false }
    var at = first + 1
    while at < value.upperBound - 1 {
      switch tokens.all[at].kind {
      case .colon: return true
      case .open, .function, .interpolation: at = min(Int(tokens.partners[at]), value.upperBound)
      default: break
      }
      at += 1
    }
    return false
  }

  /// Whether a value is a block in braces, as maps and rulesets of Less are.
  func isBlock(_ value: Range<Int>) -> Bool {
    value.first.map { tokens.all[$0].byte == UInt8(ascii: "{") } ?? false
  }

  /// The values of a variable: those of a map's entries, or its only one.
  func values(of variable: CSSInputVariable) -> [CSSInputVariable] {
    isMap(variable.value) ? entries(of: variable) : [variable]
  }

  /// Returns the entries of a map, those of maps within it too.
  func entries(of map: CSSInputVariable) -> [CSSInputVariable] {
    var entries: [CSSInputVariable] = []
    var waiting: [(value: Range<Int>, keys: [String])] = [(map.value, [])]
    while let (value, keys) = waiting.popLast() {
      for item in items(value.lowerBound + 1..<value.upperBound - 1) {
        let key = trimmed(item.lowerBound..<(colon(in: item) ?? item.lowerBound))
        guard let first = key.first else { continue }
        let content = trimmed(key.upperBound..<item.upperBound)
        let start = content.first { tokens.all[$0].kind == .colon }.map { $0 + 1 }
        let own = trimmed((start ?? item.upperBound)..<item.upperBound)
        let name = text(key).filter { $0 != "\"" && $0 != "'" }
        // Names have at most eight parts.
        if isMap(own), keys.count < 7 {
          waiting.append((own, keys + [name]))
          continue
        }
        var entry = map
        (entry.keys, entry.token, entry.value) = (keys + [name], first, own)
        entries.append(entry)
      }
    }
    return entries.sorted { $0.token < $1.token }
  }

  private func colon(in range: Range<Int>) -> Int? {
    range.first { tokens.all[$0].kind == .colon }
  }

  /// The ranges between commas outside brackets.
  func items(_ range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = range.lowerBound
    var at = start
    while at < range.upperBound {
      switch tokens.all[at].kind {
      case .comma:
        items.append(start..<at)
        start = at + 1
      case .open, .function, .interpolation:
        at = min(Int(tokens.partners[at]), range.upperBound - 1)
      default: break
      }
      at += 1
    }
    return items + [start..<range.upperBound]
  }
}
