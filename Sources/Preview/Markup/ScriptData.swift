import StrictJSON

/// Script data is JSON in a page that can't end its script element.
enum ScriptData {
  /// Returns JSON in which no text can be read as markup.
  static func safe(_ json: [UInt8]) -> [UInt8] {
    var safe: [UInt8] = []
    safe.reserveCapacity(json.count + 64)
    for byte in json {
      if byte == UInt8(ascii: "<") { safe += #"\u003c"#.utf8 } else { safe.append(byte) }
    }
    return safe
  }
}

extension JSONWriter {
  /// Writes a motion without what the preset says already.
  mutating func motion(_ name: String, _ value: JSONValue) {
    object(name) { writer in
      for member in value.members where !["title", "role", "feel"].contains(member.key) {
        writer.key(member.key)
        if member.key == "parameters" {
          writer.parameters(member.value)
        } else {
          writer.value(member.value)
        }
      }
    }
  }

  /// Writes parameters without the sentences that apps show.
  private mutating func parameters(_ list: JSONValue) {
    beginArray()
    for one in list.elements {
      object { writer in
        for member in one.members where member.key != "meaning" {
          writer.key(member.key)
          writer.value(member.value)
        }
      }
    }
    endArray()
  }
}
