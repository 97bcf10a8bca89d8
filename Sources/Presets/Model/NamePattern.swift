/// A name pattern means all preset names that it matches, as in `curve/app/*`.
///
/// `*` means any text, also none and also one with `/` in it; `?` means one character.
public struct NamePattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as text.
  public let text: String

  /// Makes a pattern of a text; nil if the text has no `*` or `?`, or what no name can have.
  public init?(_ text: String) {
    guard text.contains(where: { $0 == "*" || $0 == "?" }), Self.isLegal(text) else { return nil }
    self.text = text
  }

  /// Makes the pattern of all names that begin with a text; nil if no name can.
  public init?(prefix: String) {
    guard let first = prefix.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
      !prefix.contains("*"), !prefix.contains("?"), Self.isLegal(prefix)
    else { return nil }
    text = prefix + "*"
  }

  /// The start of all matching names: the text before the first `*` or `?`.
  public var literalPrefix: String { String(text.prefix { $0 != "*" && $0 != "?" }) }

  /// The pattern.
  public var description: String { text }

  /// Returns whether a name matches.
  public func matches(_ name: String) -> Bool {
    let (pattern, name) = (Array(text.utf8), Array(name.utf8))
    var (at, read) = (0, 0)
    // Where the last star is, and how far the name was read when it was met.
    var star: (at: Int, read: Int)?
    while read < name.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        star = (at, read)
        at += 1
      } else if at < pattern.count, pattern[at] == UInt8(ascii: "?") || pattern[at] == name[read] {
        (at, read) = (at + 1, read + 1)
      } else if let last = star {
        star = (last.at, last.read + 1)
        (at, read) = (last.at + 1, last.read + 1)
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private static func isLegal(_ text: String) -> Bool {
    text.utf8.count <= PresetName.maximumLength
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-/*?".utf8.contains(byte)
        }
      }
  }
}
