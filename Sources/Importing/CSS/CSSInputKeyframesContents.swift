import Motion

/// Keyframes contents are what stands in the `@keyframes` of one file.
struct CSSInputKeyframesContents {
  /// The keyframes in each rule.
  private(set) var keyframes: [Int: [Int]] = [:]
  /// The declarations in each keyframe.
  private(set) var declarations: [Int: [CSSInputDeclaration]] = [:]
  /// The statement in each rule of which only SCSS or Less makes keyframes, such as `@include fade-in`.
  private(set) var generators: [Int: String] = [:]
  /// The statements that browsers ignore, in each rule.
  private(set) var mistakes: [Int: [String]] = [:]

  /// Gathers the contents of a file.
  init(of source: CSSInputSource) {
    for (number, rule) in source.rules.enumerated() {
      let around = source.rules[rule.parent]
      guard number != 0, around.isOfKeyframes else { continue }
      if rule.kind == .keyframe {
        keyframes[rule.parent, default: []].append(number)
      } else {
        let owner = around.kind == .keyframe ? around.parent : rule.parent
        if generators[owner] == nil { generators[owner] = source.text(rule.prelude, limit: 60) }
      }
    }
    for one in source.declarations where source.rules[one.rule].kind == .keyframe {
      declarations[one.rule, default: []].append(one)
    }
    for one in source.statements where source.rules[one.rule].isOfKeyframes {
      let rule = source.rules[one.rule]
      let owner = rule.kind == .keyframe ? rule.parent : one.rule
      let text = source.text(one.name..<one.value.upperBound, limit: 60)
      let isMixin = source.tokens.all[one.name].kind == .at || ".#".contains(text.prefix(1))
      if !isMixin {
        mistakes[owner, default: []].append(text)
      } else if generators[owner] == nil,
        !["@charset", "@debug", "@warn"].contains(source.text(one.name))
      {
        generators[owner] = text
      }
    }
  }
}
