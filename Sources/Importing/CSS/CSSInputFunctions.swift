import Motion

/// Reads the return values of SCSS functions that are the same for every call without arguments.
extension CSSInputSource {
  /// Returns the return values of functions, with map entries separately, the defaults of their
  /// parameters, and the values that they return conditionally.
  func functions(
    of index: Int
  ) -> (
    returned: [CSSInputVariable], parameters: [CSSInputVariable], conditional: [CSSInputVariable]
  ) {
    var known: [Int: [CSSInputDeclaration]] = [:]
    for one in statements where text(one.name) == "@return" {
      if let rule = function(around: one.rule) { known[rule, default: []].append(one) }
    }
    var (returned, parameters): ([CSSInputVariable], [CSSInputVariable]) = ([], [])
    var conditional: [CSSInputVariable] = []
    for (rule, all) in known.sorted(by: { $0.key < $1.key }) {
      guard let name = rules[rule].prelude.first(where: { tokens.all[$0].kind == .function }) else {
        continue
      }
      let variables = all.map { one in
        var variable = CSSInputVariable("\(text(name)))", one, of: index, self)
        variable.isReturn = true
        return variable
      }
      if all.contains(where: { $0.rule != rule }) {
        conditional += variables
      } else {
        // Statements after the first one are never reached.
        returned += values(of: variables[0])
        parameters += defaults(of: rule, after: name, of: index)
      }
    }
    return (returned, parameters, conditional)
  }

  /// The function that a rule belongs to, if it isn't far inside.
  private func function(around rule: Int) -> Int? {
    var at = rule
    for _ in 0..<8 {
      if rules[at].kind == .at("@function") { return at }
      if at == 0 { return nil }
      at = rules[at].parent
    }
    return nil
  }

  private func defaults(of rule: Int, after name: Int, of index: Int) -> [CSSInputVariable] {
    let end = min(Int(tokens.partners[name]), rules[rule].prelude.upperBound)
    return items(name + 1..<max(end, name + 1)).compactMap { item in
      let item = trimmed(item)
      guard let first = item.first, tokens.all[first].kind == .variable,
        let colon = item.first(where: { tokens.all[$0].kind == .colon })
      else { return nil }
      let one = CSSInputDeclaration(
        rule: rule, name: first, value: trimmed(colon + 1..<item.upperBound))
      var variable = CSSInputVariable(text(first), one, of: index, self)
      variable.isParameter = true
      return variable
    }
  }
}
