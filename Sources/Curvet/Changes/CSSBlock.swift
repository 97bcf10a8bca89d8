import Diagnostics

/// A block is the declarations of one rule that describe transitions, or of animations, taken together
/// as browsers take them.
struct CSSBlock {
  /// The property that a block describes.
  enum Family: String, CaseIterable {
    case transition, animation
  }

  private let family: Family
  private var shorthand: Declaration?
  private var lists: [String: [String]] = [:]
  private var unkept: [String] = []
  private var offset: Int?
  private var isNone = false

  /// Reads the declarations of a block.
  ///
  /// - Parameter resolve: returns a value with its variables worked out.
  init(
    _ declarations: [Declaration], of family: Family,
    resolve: (Declaration) throws(SnippetError) -> String
  ) throws(SnippetError) {
    self.family = family
    let own = declarations.filter { Self.family(of: $0) == family }
    let plain = Set(own.filter { !$0.isPrefixed }.map(\.property))
    for declaration in own where !(declaration.isPrefixed && plain.contains(declaration.property)) {
      offset = offset ?? declaration.offset
      let value = try resolve(declaration)
      do throws(SnippetError) {
        try add(declaration, value)
      } catch {
        throw error.located(at: declaration.offset)
      }
    }
  }

  /// The property that a declaration describes; nil if it is another.
  static func family(of declaration: Declaration) -> Family? {
    guard !declaration.isVariable else { return nil }
    let property = declaration.property
    return Family.allCases.first { family in
      property == family.rawValue || parts.contains { property == "\(family.rawValue)-\($0)" }
    }
  }

  private static let parts = [
    "timing-function", "duration", "delay", "property", "name", "iteration-count", "direction",
    "fill-mode", "play-state", "behavior", "composition", "timeline", "range",
  ]

  private mutating func add(_ declaration: Declaration, _ value: String) throws(SnippetError) {
    let value = SnippetVariables.withoutFlags(value)
    let items = CSSWords.split(value, at: ",").map(Self.trimmed)
    guard declaration.property == family.rawValue else {
      let part = String(declaration.property.dropFirst(family.rawValue.count + 1))
      if ["timing-function", "duration", "delay", "property", "name"].contains(part) {
        lists[part] = items
      } else if !["1", "normal", "none", "running", "replace", "auto"].contains(value) {
        unkept.append("\(part): \(value)")
      }
      return
    }
    if let shorthand, shorthand.isPrefixed == declaration.isPrefixed {
      guard shorthand.value == declaration.value else {
        throw SnippetError(
          "\(declaration.name) is declared twice in one rule", help: "keep the one that is meant")
      }
      return
    }
    shorthand = declaration
    isNone = value.lowercased() == "none"
    if isNone { return }
    var read: [CSSShorthand] = []
    for item in items {
      let one = try CSSShorthand(item[...], isAnimation: family == .animation)
      guard one.easing != nil || !one.times.isEmpty else {
        throw SnippetError(
          "\"\(item)\" has neither an easing nor a time",
          help: "paste one that has, such as \(family.rawValue): \(item) 300ms ease-out",
          about: item)
      }
      read.append(one)
    }
    lists["property"] = read.map { $0.subject ?? "" }
    lists["timing-function"] = read.map { $0.easing ?? "ease" }
    lists["duration"] = read.map { $0.times.first ?? "" }
    lists["delay"] = read.map { $0.times.dropFirst().first ?? "" }
    unkept += read.flatMap(\.unkept)
  }

  /// The motions, each once; nil if the block describes none.
  var motions: [PastedMotion]? {
    get throws(SnippetError) {
      guard let offset else { return nil }
      if isNone, lists.isEmpty { return nil }
      guard let easings = lists["timing-function"] ?? lists["duration"].map({ _ in [] }) else {
        if lists["delay"] == nil { return nil }
        throw SnippetError(
          "a delay alone is no motion", help: "paste the duration along", at: offset)
      }
      let subjects = (lists["property"] ?? lists["name"])?.count
      let lengths = ["timing-function", "duration", "delay"].map { lists[$0]?.count ?? 0 }
      var motions: [PastedMotion] = []
      for index in 0..<(subjects ?? lengths.max() ?? 0) {
        let motion = PastedMotion(
          expression: try expression(index, easings), offset: offset, unkept: unkept)
        if !motions.contains(where: { $0.expression == motion.expression }) {
          motions.append(motion)
        }
      }
      return motions
    }
  }

  private func expression(_ index: Int, _ easings: [String]) throws(SnippetError) -> String {
    func item(_ part: String) -> String? {
      guard let list = lists[part], !list.isEmpty else { return nil }
      let text = list[index % list.count]
      return text.isEmpty ? nil : text
    }
    let (duration, delay) = (item("duration"), item("delay"))
    if delay != nil, duration == nil {
      throw SnippetError(
        "there is a delay, but no duration", help: "paste the duration along", at: offset)
    }
    let easing = item("timing-function") ?? (shorthand == nil && easings.isEmpty ? nil : "ease")
    // A duration that stands alone is one, and not half a curve.
    if easing == nil, delay != nil {
      return ["ease", duration, delay].compactMap(\.self).joined(separator: " ")
    }
    return [easing, duration, delay].compactMap(\.self).joined(separator: " ")
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
