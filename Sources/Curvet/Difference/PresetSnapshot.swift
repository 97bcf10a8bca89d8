import Diagnostics
import Motion
import Presets
import Storage

/// A snapshot is all the presets of a catalog, at a revision of its history, or of files.
package struct PresetSnapshot: Sendable {
  /// A preset of it.
  struct Entry: Sendable {
    /// Its identity in catalogs; nil in files, which know none.
    var uid: String?
    var name: String
    /// The preset on one line of canonical JSON.
    var payload: [UInt8]
  }

  /// The source, as the user named it.
  package var source: String
  /// The revision it is of; nil for a catalog as it is now, and for files.
  package var revision: CatalogRevision?
  /// Notes from reading the files.
  package var notes: [Finding] = []
  /// The presets, in the order of their names' bytes.
  let entries: [Entry]
  /// Their places by name and alias.
  private let places: [String: Int]

  init(_ source: String, _ entries: [Entry]) {
    self.source = source
    self.entries = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    var places: [String: Int] = [:]
    for (place, entry) in self.entries.enumerated() { places[entry.name] = place }
    for (place, entry) in self.entries.enumerated() {
      for alias in entry.aliases where places[alias] == nil { places[alias] = place }
    }
    self.places = places
  }

  /// How many presets there are.
  package var count: Int { entries.count }

  /// Returns the preset that has a name or alias; nil if none has.
  package func preset(named name: String) -> Preset? {
    places[name].flatMap { Preset(payload: entries[$0].payload) }
  }

  /// Returns the motion of a preset with all that it refers to in its place; nil if something of
  /// that is missing.
  ///
  /// - Parameter catalog: where files have what they refer to and do not hold.
  package func motion(of preset: Preset, in catalog: Catalog? = nil) -> Motion? {
    let resolver = ReferenceResolver { name in
      if let own = self.preset(named: name) { return own.motion }
      return (try? catalog?.presetIfPresent(named: name))?.motion
    }
    return try? resolver.resolve(preset.motion)
  }
}

extension PresetSnapshot.Entry {
  private static let member = Array(#""aliases":["#.utf8)

  /// Its other names; the payload is read only if it may have some.
  var aliases: [String] {
    let mayHaveSome = payload.withUnsafeBytes { bytes in
      bytes.count >= Self.member.count
        && (0...bytes.count - Self.member.count).contains { start in
          bytes[start] == Self.member[0] && bytes[start...].starts(with: Self.member)
        }
    }
    return mayHaveSome ? Preset(payload: payload)?.aliases.map(\.text) ?? [] : []
  }

  /// The payload without the name: from `kind` on.
  var content: ArraySlice<UInt8> {
    payload.dropFirst(#"{"name":"",""#.utf8.count + name.utf8.count)
  }

  /// Its kind; nil if the payload is damaged.
  var kind: MotionKind? {
    let word = content.dropFirst(#"kind":""#.utf8.count).prefix { $0 != UInt8(ascii: "\"") }
    return MotionKind(rawValue: String(decoding: word, as: UTF8.self))
  }
}

/// A history point is a revision of the catalog as people write it: `@` is now, `@12` after operation 12, `@-1` one
/// operation ago.
enum HistoryPoint: Hashable, Sendable {
  case now
  case after(Int64)
  case ago(Int)

  /// Reads the text after the `@`; nil if it isn't a revision.
  init?(_ text: some StringProtocol) {
    if text.isEmpty {
      self = .now
      return
    }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(digits) else {
      return nil
    }
    self = text.hasPrefix("-") ? .ago(number) : .after(Int64(number))
  }

  /// Splits a source at its last `@`, before the revision; nil if there is none.
  static func split(_ text: String) -> (catalog: String, point: HistoryPoint)? {
    guard let at = text.utf8.lastIndex(of: UInt8(ascii: "@")),
      let point = HistoryPoint(text[text.utf8.index(after: at)...])
    else { return nil }
    return (String(text[..<at]), point)
  }
}
