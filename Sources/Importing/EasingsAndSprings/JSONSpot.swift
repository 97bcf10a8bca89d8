import Diagnostics
import Presets
import StrictJSON

/// A JSON spot is a value with its path from the root of its document.
struct JSONSpot {
  /// The value.
  let value: JSONValue
  /// The keys and indices of its path.
  var trail: [String] = []

  /// The root of a document.
  init(_ document: JSONDocument) { value = document.root }

  private init(_ value: JSONValue, _ trail: [String]) { (self.value, self.trail) = (value, trail) }

  var pointer: String { trail.map(JSONPointer.part).joined() }
  var place: Place { value.place(pointer: pointer) }
  var origin: Origin { Origin(value: value, pointer: pointer) }

  /// The last key or index; empty for the root.
  var key: String { trail.last ?? "" }

  /// The values of an object with their keys, or of an array with their indices.
  var children: [JSONSpot] {
    switch value.kind {
    case .object: value.members.map { JSONSpot($0.value, trail + [$0.key]) }
    case .array: value.elements.enumerated().map { JSONSpot($1, trail + ["\($0)"]) }
    default: []
    }
  }

  /// The value of a member; nil if there is none.
  subscript(key: String) -> JSONSpot? { value[key].map { JSONSpot($0, trail + [key]) } }

  /// The first member whose key is one of some words, however they are joined and capitalized.
  func first(of words: Set<String>) -> JSONSpot? {
    for member in value.members where words.contains(member.key.plainKey) {
      return JSONSpot(member.value, trail + [member.key])
    }
    return nil
  }

  /// A value elsewhere in the document that replaces this one.
  func standing(for other: JSONSpot) -> JSONSpot { JSONSpot(value, other.trail) }
}

extension String {
  /// The letters and digits of a key in lower case: `timing-function` and `timingFunction` are one.
  var plainKey: String {
    guard utf8.count <= 64 else { return self }
    return String(
      decoding: utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        default: byte < 0x80 ? nil : byte
        }
      }, as: UTF8.self)
  }

  /// The words of a key in lower case: `durationFast-2` is duration, fast, 2.
  var keyWords: [String] {
    guard utf8.count <= 128 else { return [] }
    var words: [String] = []
    var word = ""
    var isAfterUpper = true
    for scalar in unicodeScalars {
      let isUpper = ("A"..."Z").contains(scalar)
      let isLetter = isUpper || ("a"..."z").contains(scalar)
      let isDigit = ("0"..."9").contains(scalar)
      let wasDigit = word.unicodeScalars.last.map { ("0"..."9").contains($0) } ?? false
      let breaks = isUpper && !isAfterUpper || isLetter && wasDigit || isDigit && !wasDigit
      if !isLetter && !isDigit || breaks {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter || isDigit { word += String(scalar).lowercased() }
      isAfterUpper = isUpper || !isLetter
    }
    return word.isEmpty ? words : words + [word]
  }
}
