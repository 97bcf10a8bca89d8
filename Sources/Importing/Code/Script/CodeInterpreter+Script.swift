import Motion

// Objects, texts and numbers of JavaScript.
extension CodeInterpreter {
  /// Finds motions in a JavaScript object and its members.
  mutating func visit(
    _ members: [CodeArgument], _ node: CodeNode, _ place: CodePlace, _ context: inout CodeContext
  ) {
    var isTaken = false
    if let options = ScriptOptions(of: node) {
      let label = place.labels.last
      // Three numbers define a spring completely, regardless of its name.
      let isPhysical = ["mass", "stiffness", "damping"].allSatisfy { options[$0] != nil }
      let isSpring = options["type"]?.string == "spring" || isPhysical
      if isSpring || place.labels.contains("transition") || label == "config" {
        var own = place
        own.property = label
        isTaken = take(node, own, &context) { context throws(CodeProblem) in
          label == "config" && !isSpring
            ? try options.reactSpring(node, in: &context) : try options.motion(in: &context)
        }
      }
    }
    if !isTaken, let options = ScriptOptions(of: node), options["duration"] != nil,
      options.has("ease", "easing")
    {
      isTaken = take(node, place, &context) { context throws(CodeProblem) in
        try options.timed(in: &context)
      }
    }
    if !isTaken {
      isTaken = take(node, place, &context) { context throws(CodeProblem) in
        try CodeKeyframes.script(node, in: &context)
      }
    }
    guard !isTaken else { return }
    for member in members {
      var inner = place.inner
      inner.labels = member.label.map { place.labels + [$0] } ?? place.labels
      visit(member.value, inner, &context)
    }
  }

  /// Looks for pieces of CSS and classes of Tailwind in a text of JavaScript.
  mutating func read(
    _ text: String, _ node: CodeNode, _ place: CodePlace, _ context: inout CodeContext
  ) {
    guard context.language == .script else { return }
    if let label = place.labels.last, ScriptTexts.classNames.contains(label) {
      take(node, place, &context) { _ throws(CodeProblem) in
        try TailwindReading.finding(text)
      }
      return
    }
    let isWhole = place.declaration != nil && place.labels.count < 2
    do throws(CodeProblem) {
      let motions = try ScriptTexts.style(
        text, under: place.scope + place.labels, isWhole: isWhole)
      let name = place.labels.count > 1 && place.declaration == nil ? nil : place.declaration?.name
      for motion in motions {
        var finding = CodeFinding(motion)
        finding.property = place.labels.suffix(2).joined(separator: ".")
        records.append(
          CodeRecord(
            finding: finding, scope: place.scope, name: name, text: context.text,
            token: node.range.lowerBound,
            isLocal: false))
      }
    } catch {
      problems.append((context.text, node.range.lowerBound, context.quote(node), error))
    }
  }

  /// Takes four numbers under a name of motion as the points of a Bézier, and else looks into a list.
  mutating func read(
    _ elements: [CodeNode], _ node: CodeNode, _ place: CodePlace, _ context: inout CodeContext
  ) {
    if elements.count == 4, ScriptTexts.areOfMotion(place.labels),
      elements.allSatisfy({ (try? context.number($0)) != nil })
    {
      take(node, place, &context) { context throws(CodeProblem) in
        let curve = Curve(try SwiftUIReading.bezier(elements, in: &context))
        var finding = CodeFinding(.curve(curve))
        finding.property = place.labels.suffix(2).joined(separator: ".")
        return finding
      }
      return
    }
    for child in elements { visit(child, place.inner, &context) }
  }

  /// Finds a duration in a JavaScript number, by its path.
  mutating func readDuration(
    _ node: CodeNode, _ place: CodePlace, _ context: inout CodeContext
  ) {
    guard context.language == .script, place.labels.count > 1,
      CodeDuration.isOne(under: place.labels),
      let number = try? context.number(node), number.value > 0
    else { return }
    take(node, place, &context) { context throws(CodeProblem) in
      let text = context.code.typed(node.range)
      // A number has no unit; in seconds it would be longer than any motion.
      guard number.value >= 20 else {
        throw CodeProblem(
          "\(text) has no unit: it could mean \(text) s or \(text) ms", at: node.range)
      }
      var finding = CodeFinding(.duration(.seconds(try context.seconds(node, in: .milliseconds))))
      finding.defaults = ["that \(text) is in milliseconds"]
      finding.property = place.labels.suffix(2).joined(separator: ".")
      return finding
    }
  }
}

extension ScriptOptions {
  /// A duration with an easing in an object that no call takes; nil if its easing isn't one.
  ///
  /// Motion and GSAP use `ease` and seconds; all others use `easing` and milliseconds.
  fileprivate func timed(in context: inout CodeContext) throws(CodeProblem) -> CodeFinding? {
    var trial = context
    guard let easing = self["ease"] ?? self["easing"],
      ((try? trial.easing(easing)) ?? nil) != nil
    else { return nil }
    guard self["ease"] != nil else { return try timed(.reanimated, in: &context) }
    if let found = (try? motion(in: &context)) ?? nil { return found }
    return try timed(.gsap, in: &context)
  }
}
