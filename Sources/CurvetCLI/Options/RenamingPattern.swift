import CommandKit
import Curvet
import Diagnostics
import Presets

/// A renaming pattern makes new names from old ones: a `*` on both sides stands for the same text.
struct RenamingPattern {
  private let old, new: (head: String, tail: String?)

  init(_ old: String, to new: String) throws {
    self.old = try Self.split(old)
    self.new = try Self.split(new)
    if (self.old.tail == nil) != (self.new.tail == nil) {
      throw ValidationError(
        self.old.tail == nil ? "'\(new)' has a *, but '\(old)' has none" : "'\(new)' has no *",
        help: "write a * in both, such as 'spring/old/*' 'spring/new/*'")
    }
  }

  /// Whether there is no `*`.
  var isPlain: Bool { old.tail == nil }

  /// Returns the new name; nil if the old one does not match.
  func renamed(_ name: PresetName) throws(CatalogError) -> PresetName? {
    var text = new.head
    if let tail = old.tail {
      guard name.text.hasPrefix(old.head), name.text.hasSuffix(tail),
        name.text.utf8.count >= old.head.utf8.count + tail.utf8.count
      else { return nil }
      text += name.text.dropFirst(old.head.count).dropLast(tail.count) + (new.tail ?? "")
    }
    if let renamed = PresetName(text) { return renamed }
    throw CatalogError(
      .invalidInput, "'\(text)' isn't a valid name: \(PresetName.problem(in: text) ?? "")",
      hints: ["write a name such as curve/card"])
  }

  private static func split(_ text: String) throws -> (head: String, tail: String?) {
    guard !text.contains("?") else {
      throw ValidationError("'\(text)' has a ?, but only * can be used", help: "use *")
    }
    let parts = text.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2 else {
      throw ValidationError("'\(text)' has more than one *", help: "use only one *")
    }
    return (parts[0], parts.count == 2 ? parts[1] : nil)
  }
}
