import Presets
import StrictJSON

/// A token resolver is a document of DTCG 2025.10 that says which sets of tokens make a theme, and in which order.
///
/// Of every modifier, the default context is read, and the others are left out.
struct TokenResolver {
  /// A source is tokens in the document, or in another file.
  enum Source {
    case tokens(JSONSpot)
    case file(JSONSpot, path: String)
  }

  /// The sources, those that count last.
  private(set) var sources: [Source] = []
  /// The files of contexts that aren't read.
  private(set) var unread: [String] = []
  /// The parts that aren't read, with their reasons.
  private(set) var leftOut = OmissionList()
  private let root: JSONSpot

  /// Whether JSON is such a document.
  static func recognizes(_ root: JSONValue) -> Bool {
    root["resolutionOrder"]?.kind == .array && (root["sets"] != nil || root["modifiers"] != nil)
  }

  /// Reads a document.
  init(_ document: JSONDocument) {
    root = JSONSpot(document)
    for one in root["resolutionOrder"]?.children ?? [] { take(target(of: one) ?? one) }
  }

  private mutating func take(_ one: JSONSpot) {
    if let contexts = one["contexts"], contexts.value.kind == .object {
      take(contexts, byDefault: one.value["default"]?.string)
    } else if let sources = one["sources"], sources.value.kind == .array {
      for source in sources.children { take(source: source) }
    } else {
      leaveOut(one.key, "it's neither a set nor a modifier of this document", at: one)
    }
  }

  private mutating func take(_ contexts: JSONSpot, byDefault name: String?) {
    let path = contexts.trail.dropLast().joined(separator: ".")
    for context in contexts.children {
      if context.key == name {
        for source in context.children { take(source: source) }
      } else if context.value.elements.contains(where: { _ in true }) {
        unread += context.value.elements.compactMap { $0["$ref"]?.string }
        let reason =
          name.map { "only the default context, '\($0)', is read" }
          ?? "the modifier has no default context"
        leaveOut("\(path).\(context.key)", reason, at: context)
      }
    }
  }

  private mutating func take(source: JSONSpot) {
    guard let reference = source.value["$ref"]?.string else {
      sources.append(.tokens(source))
      return
    }
    if let target = target(of: source) {
      take(target)
    } else {
      sources.append(.file(source, path: reference))
    }
  }

  /// The target of a `$ref` within the document; nil if it is none, or leads elsewhere.
  private func target(of spot: JSONSpot) -> JSONSpot? {
    guard let text = spot.value["$ref"]?.string, text.hasPrefix("#/"),
      let names = JSONPointer.tokens(String(text.dropFirst()))
    else { return nil }
    return names.reduce(root as JSONSpot?) { at, name in
      at.flatMap { at in at[name] ?? at.children.first { $0.key == name } }
    }
  }

  mutating func leaveOut(_ what: String, _ reason: String, at spot: JSONSpot) {
    leftOut.add(what, because: .other(reason), at: spot.place)
  }
}
