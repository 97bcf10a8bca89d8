/// Screen lengths are the runtime lengths of a screen transition: the arguments of its function.
struct ScreenLengths {
  /// The arguments, in their order.
  let arguments: [String]
  private let names: [String: String]

  /// Names the lengths of a recipe.
  init(of recipe: ScreenTransition, _ style: IdentifierStyle) {
    (arguments, names) = style.arguments(lengths: recipe.lengths)
  }

  /// A value as arithmetic over the arguments.
  ///
  /// - Parameters:
  ///   - value: The value; its parts of the page count only if `hasSize` is true.
  ///   - hasSize: Whether the page's width and height are among the arguments.
  ///   - number: How the language spells a number.
  func text(
    _ value: ScreenValue, hasSize: Bool = false,
    _ number: (Double) throws(Unsupported) -> String
  ) throws(Unsupported) -> String {
    var terms = value.open.map { (term: $0.key, factor: $0.value) }
    if hasSize {
      for (name, part) in [("container.width", value.width), ("container.height", value.height)]
      where part != 0 {
        terms.append((term: ScreenValue.Term(length: name), factor: part))
      }
    }
    guard !terms.isEmpty else { return try number(value.number) }
    func place(_ name: String?) -> Int {
      name.flatMap { names[$0] }.flatMap { arguments.firstIndex(of: $0) } ?? -1
    }
    terms.sort { place($0.term.length) < place($1.term.length) }
    var text = ""
    func add(_ factor: Double, _ what: String?, by divisor: String?) throws(Unsupported) {
      let size = abs(factor)
      var part = what ?? ""
      if what == nil || size != 1 {
        part = try number(size) + (what.map { " * \($0)" } ?? "")
      }
      if let divisor { part += " / \(divisor)" }
      let sign = factor < 0 ? "-" : "+"
      text += text.isEmpty ? (factor < 0 ? "-" : "") + part : " \(sign) \(part)"
    }
    for (term, factor) in terms {
      try add(factor, term.length.flatMap { names[$0] }, by: term.divisor.flatMap { names[$0] })
    }
    if value.number != 0 { try add(value.number, nil, by: nil) }
    return text
  }
}

extension ScreenTransition {
  /// The runtime lengths by name, in an order that people expect.
  var lengths: [String] {
    let values = (arriving.tracks + leaving.tracks).flatMap { $0.keys.map(\.value) }
    let terms = (values + [turnsInSpace ? eye : nil].compactMap(\.self)).flatMap(\.open.keys)
    var names = terms.flatMap { [$0.length, $0.divisor] }.compactMap(\.self)
    if turnsInSpace, let eye {
      if eye.width != 0 { names.append("container.width") }
      if eye.height != 0 { names.append("container.height") }
    }
    func key(_ name: String) -> (Int, String, Int, String) {
      let owner = name.split(separator: ".").dropLast().joined(separator: ".")
      let part = String(name.split(separator: ".").last ?? "")
      let place = ["x", "y", "width", "height"].firstIndex(of: part) ?? 4
      return (owner == "container" ? 1 : 0, owner, place, name)
    }
    return Set(names).sorted { key($0) < key($1) }
  }
}
