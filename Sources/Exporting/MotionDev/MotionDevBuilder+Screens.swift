import Motion

extension MotionDevBuilder {
  /// Writes a screen transition as styles and variants of two panels.
  mutating func write(_ recipe: ScreenTransition) throws(Unsupported) {
    need("pages")
    declaration.tags = [
      recipe.mirrors ? "@returns {Screens}" : "@type {Screens}"
    ]
    if recipe.mirrors {
      declaration.tags.insert(
        "@param {number} [side] 1, or -1 in right-to-left layouts", at: 0)
    }
    let lengths = ScreenLengths(of: recipe, .javaScript())
    if !lengths.arguments.isEmpty {
      let types = lengths.arguments.map { "\($0): number" }.joined(separator: ", ")
      declaration.tags.insert("@param {{ \(types) }} lengths in px", at: 0)
      if !recipe.mirrors { declaration.tags[1] = "@returns {Screens}" }
    }
    let timed = try recipe.timing.easing(over: recipe.duration, tolerance: tolerance)
    combine(recipe.fidelity(ofProgress: timed.fidelity))
    let enter = try panel(recipe.arriving, of: recipe, timed.easing, lengths, stays: false)
    let exit = try panel(recipe.leaving, of: recipe, timed.easing, lengths, stays: true)
    var start = enter.starts
    start.append("zIndex: \(recipe.arrivesOnTop ? 1 : 0)")
    var end = exit.ends
    end.append("zIndex: \(recipe.arrivesOnTop ? 0 : 1)")
    let out = transition(exit) + ["zIndex: { duration: 0 }"]
    let variants: [Code] = [
      "enter: \(object: start)",
      "shown: \(object: enter.ends + ["transition: \(object: transition(enter))"])",
      "exit: \(object: end + ["transition: \(object: out)"])",
    ]
    let page: Code = "page: \(object: page(recipe))"
    var members: [Code] = [
      "stage: \(object: try stage(recipe, lengths))", page, "variants: \(object: variants)",
    ]
    if let template = template(of: recipe) { members.append(template) }
    switch reduced {
    case nil: break
    case .cut:
      let still = ["enter", "shown", "exit"].map { "\($0): {}" as Code }
      members.append("reduced: \(object: ["stage: {}", page, "variants: \(object: still)"])")
    case .other(let name, let mirrors):
      let call = mirrors ? "(\(recipe.mirrors ? "side" : ""))" : ""
      members.append("reduced: \(name)\(call)")
    }
    var parameters: [Code] = []
    if !lengths.arguments.isEmpty {
      parameters.append("\(object: lengths.arguments.map { Code($0) })")
    }
    if recipe.mirrors { parameters.append("side = 1") }
    export("\(object: members)", parameters: parameters)
  }

  /// The members of a variant's transition: what all properties have in common, or each its own.
  private func transition(_ panel: Panel) -> [Code] {
    guard let first = panel.transitions.first else { return [] }
    if panel.transitions.allSatisfy({ $0.options == first.options }) { return first.options }
    return panel.transitions.map { "\($0.name): \(object: $0.options)" }
  }

  /// The styles of what both pages are in.
  private func stage(
    _ recipe: ScreenTransition, _ lengths: ScreenLengths
  ) throws(Unsupported) -> [Code] {
    var styles: [Code] = ["display: \"grid\"", "position: \"relative\""]
    if let eye = recipe.eye, recipe.turnsInSpace {
      styles.append("perspective: \(try lengths.text(eye, hasSize: true, CodeText.number))")
    } else if !recipe.turnsInSpace {
      styles.append("overflow: \"clip\"")
    }
    if let backdrop = recipe.backdrop { styles.append("backgroundColor: \"\(backdrop.text)\"") }
    return styles
  }

  private func page(_ recipe: ScreenTransition) -> [Code] {
    var styles: [Code] = ["gridArea: \"1 / 1\""]
    if recipe.turnsInSpace { styles.append("backfaceVisibility: \"hidden\"") }
    return styles
  }

  /// A panel is what becomes of a page: where it starts, its keyframes and their transitions.
  private struct Panel {
    var starts: [Code] = []
    var ends: [Code] = []
    /// The options of each property.
    var transitions: [(name: String, options: [Code])] = []
  }

  /// The panel of a page.
  ///
  /// - Parameter stays: Whether it has to stay until the other one has come, even if it doesn't move: Motion
  ///   removes what plays nothing.
  private mutating func panel(
    _ page: ScreenPage, of recipe: ScreenTransition, _ easing: CodeExportEasing,
    _ lengths: ScreenLengths, stays: Bool
  ) throws(Unsupported) -> Panel {
    var panel = Panel()
    var tracks = try page.shownTracks(hidesBacks: true).map { track throws(Unsupported) in
      (track: track, frames: try MotionScreenKeyframes(track, easing: easing, tolerance: tolerance))
    }
    let waits = stays && tracks.allSatisfy(\.frames.isConstant)
    if waits { tracks.removeAll { $0.track.property == .opacity } }
    for (track, frames) in tracks {
      combine(frames.fidelity)
      let name = track.property.motionName
      let mirrored = recipe.mirrors && track.mirrored != track
      let values = try frames.values.texts(of: track.property, isMirrored: mirrored, lengths)
        .map { Code($0) }
      panel.starts.append("\(name): \(values[0])")
      if frames.isConstant {
        panel.ends.append("\(name): \(values[0])")
        panel.transitions.append((name, ["duration: 0"]))
        continue
      }
      panel.ends.append("\(name): \(array: values)")
      var options = Self.times(recipe.duration, delay: recipe.delay)
      if frames.times != [0, 1] { options.append("times: \(JavaScriptText.array(frames.times))") }
      options.append("ease: \(try eases(frames.easings))")
      panel.transitions.append((name, options))
    }
    if waits {
      panel.ends.append("opacity: [1, 1, 0]")
      let time = CodeText.number(recipe.delay + recipe.duration)
      panel.transitions.append(
        ("opacity", ["duration: \(time)", "times: [0, 1, 1]", "ease: \"linear\""]))
    }
    return panel
  }

  /// Motion scales after it turns, and turns about z, x and y in this order; what isn't the same that
  /// way is put in the catalog's order.
  private func template(of recipe: ScreenTransition) -> Code? {
    let needs = [recipe.arriving, recipe.leaving].contains { page in
      let moved = Set(page.tracks.map(\.property))
      let turns = moved.intersection([.rotationX, .rotationY, .rotationZ]).count
      let scales = !moved.isDisjoint(with: [.scaleX, .scaleY])
      return turns > 1 || turns == 1 && scales
    }
    guard needs else { return nil }
    let variables =
      ["x", "y", "rotate", "rotateX", "rotateY"].map { "\($0) = 0" as Code }
      + ["scaleX = 1", "scaleY = 1"]
    let start = #""translate(" + x + ", " + y + ") rotate(" + rotate + ") rotateY(" + rotateY"#
    let end = #"+ ") rotateX(" + rotateX + ") scale(" + scaleX + ", " + scaleY + ")""#
    let sum: Code = "\(start)\(lines: [Code(end)])"
    return "transformTemplate: (\(object: variables)) =>\(lines: [sum])"
  }
}

extension ScreenPage {
  /// The tracks, with what is hidden by its opacity.
  ///
  /// - Parameter hidesBacks: Whether backs are hidden anyway.
  func shownTracks(hidesBacks: Bool) -> [ScreenTrack] {
    guard let hidden, !hidden.isEmpty, hidden.lowerBound <= 1, hidden.upperBound > 0,
      !(hidesBacks && isHiddenByBack(hidden))
    else { return tracks }
    let own = self[.opacity] ?? ScreenTrack(property: .opacity, keys: [.init(0, ScreenValue(1))])
    var track = ScreenTrack(property: .opacity, keys: [])
    let (start, end) = (hidden.lowerBound, hidden.upperBound)
    if start > 0 {
      let before = own.keys.filter { $0.progress < start }
      track.keys += before.isEmpty ? [.init(0, own.value(at: 0))] : before
      track.keys.append(.init(start, own.value(at: start)))
    }
    track.keys.append(.init(max(start, 0), ScreenValue(0)))
    track.keys.append(.init(min(end, 1), ScreenValue(0)))
    if end <= 1 {
      track.keys.append(.init(end, own.value(at: end)))
      track.keys += own.keys.filter { $0.progress > end }
    }
    return tracks.filter { $0.property != .opacity } + [track]
  }

  /// Whether it's hidden exactly while its back is visible, which needn't be written.
  private func isHiddenByBack(_ hidden: Range<Double>) -> Bool {
    guard tracks.count == 1, tracks[0].property.isSpatial else { return false }
    let inner = [hidden.lowerBound, hidden.upperBound].filter { $0 > 0 && $0 < 1 }
    return inner.count == 1 && abs(abs(tracks[0].value(at: inner[0]).number) - 90) < 1e-9
  }
}

extension ScreenProperty {
  /// Its name in Motion.
  fileprivate var motionName: String {
    switch self {
    case .translationX: "x"
    case .translationY: "y"
    case .rotationX: "rotateX"
    case .rotationY: "rotateY"
    case .rotationZ: "rotate"
    case .scaleX, .scaleY, .opacity: rawValue
    }
  }
}

extension [ScreenValue] {
  /// The values as Motion takes them: numbers, percentages of the page's own size, or sums of both.
  fileprivate func texts(
    of property: ScreenProperty, isMirrored: Bool, _ lengths: ScreenLengths
  ) throws(Unsupported) -> [String] {
    let (isAcross, isDown) = (property == .translationX, property == .translationY)
    let parts = map { isAcross ? $0.width : isDown ? $0.height : 0 }
    if contains(where: {
      isAcross ? $0.height != 0 : isDown ? $0.width != 0 : $0.width != 0 || $0.height != 0
    }) {
      throw Unsupported(
        "\(property.rawValue): Motion knows the width of a page only for x, and its height only for y"
      )
    }
    let hasParts = parts.contains { $0 != 0 }
    let hasNumbers = contains { $0.number != 0 || !$0.open.isEmpty }
    func side(_ text: String, _ value: ScreenValue) -> String {
      if !isMirrored || text == "0" { return text }
      return value.open.isEmpty ? "\(text) * side" : "(\(text)) * side"
    }
    return try zip(parts, self).map { part, value throws(Unsupported) in
      let number = try lengths.text(value, CodeText.number)
      guard hasParts else { return side(number, value) }
      let percent = CodeText.number(CSSOutputText.rounded(part * 100, places: 9))
      if !isMirrored, value.open.isEmpty {
        return hasNumbers ? "\"calc(\(percent)% + \(number)px)\"" : "\"\(percent)%\""
      }
      let mirrored = side(percent, ScreenValue(part))
      if !hasNumbers { return percent == "0" ? "\"0%\"" : "\(mirrored) + \"%\"" }
      let last = value.open.isEmpty || isMirrored ? side(number, value) : "(\(number))"
      return isMirrored
        ? "\"calc(\" + \(mirrored) + \"% + \" + \(last) + \"px)\""
        : "\"calc(\(percent)% + \" + \(last) + \"px)\""
    }
  }
}
