import Foundation

/// A JSON text is a value that a command printed, or that a test expects.
struct JSONText: Equatable, CustomStringConvertible {
  private let value: NSObject?

  /// Reads a value; nothing if the text isn't JSON.
  init(_ text: String) {
    self.init(
      try? JSONSerialization.jsonObject(with: Data(text.utf8), options: [.fragmentsAllowed]))
  }

  private init(_ value: Any?) { self.value = value as? NSObject }

  /// Whether there is no value, or it is null.
  var isNothing: Bool { value == nil || value is NSNull }

  /// The parts of a list.
  var elements: [JSONText] { (value as? [Any] ?? []).map { JSONText($0) } }

  /// The text of a string; empty for anything else.
  var text: String { value as? String ?? "" }

  /// The value at a JSON Pointer.
  func at(_ pointer: String) -> JSONText {
    pointer.split(separator: "/").map(String.init).reduce(self) { found, part in
      if let list = found.value as? [Any] {
        return Int(part).flatMap { list.indices.contains($0) ? JSONText(list[$0]) : nil }
          ?? JSONText(nil)
      }
      return JSONText((found.value as? [String: Any])?[part.replacing("~1", with: "/")])
    }
  }

  /// A number; nil for anything else.
  var number: Double? { value as? Double }

  /// The value on one line, with numbers rounded to four decimals.
  var description: String {
    if let list = value as? [Any] {
      return "[" + list.map { JSONText($0).description }.joined(separator: ",") + "]"
    }
    guard let value else { return "nothing" }
    // A Boolean is a number, too, and of this type alone.
    if let number = value as? NSNumber, String(cString: number.objCType) != "c" {
      let rounded = (number.doubleValue * 10_000).rounded() / 10_000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\(value)"
  }
}
