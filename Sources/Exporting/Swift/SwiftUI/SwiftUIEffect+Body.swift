import Motion
import Presets

// The lines between the braces of a modifier's body.
extension SwiftUIEffect {
  /// The animated values between two states.
  mutating func change() -> [String] {
    let place =
      staysUnderFinger ? ["let place = reducesMotion ? change.nearest : change"] : []
    return place + ["content"] + changes(timing: nil).indented()
  }

  /// Whether something of it moves that no finger may move with reduced motion.
  var staysUnderFinger: Bool {
    guard case .change = form, case .preset = reduction else { return false }
    return looks.contains { look in
      !look.kind.isFade && look.figures.contains { $0.channel.first != $0.channel.last }
    }
  }

  /// The modifiers of a change, each group followed by the animation that it runs by.
  ///
  /// - Parameter timing: The timing of all of them; nil if each has its own.
  private mutating func changes(timing: String?) -> [String] {
    var lines: [String] = []
    var pending: (change: String, animation: String)?
    func flush() {
      guard let (change, animation) = pending else { return }
      lines.append(".animation(\(change).animation(\(animation)), value: \(change))")
      pending = nil
    }
    for look in looks {
      let moves = look.figures.compactMap(\.channel.move)
      let moving = moves.first { !$0.isStill }
      let change = timing == nil && staysUnderFinger && !look.kind.isFade ? "place" : "change"
      let span = timing == nil ? moving.map(course.part) : nil
      let own = timing ?? moving.map { arguments($0, look, span) }
      if let animation = own.map({ reduced($0, look) }) {
        if let last = pending, last != (change, animation) { flush() }
        pending = (change, animation)
      }
      let (writer, part) = (text, span?.text ?? "")
      lines += look.modifiers(isEased: true) { figure in
        let ends = [figure.channel.first, figure.channel.last].map {
          writer.expression(figure.shown($0))
        }
        return ends[0] == ends[1]
          ? ends[0] : "\(change).between(\(ends[0]), \(ends[1])\(part))"
      }
    }
    flush()
    return lines
  }

  /// The animation of a piece, also after a release.
  private mutating func arguments(
    _ piece: SwiftUIPiece, _ look: SwiftUILook, _ span: SwiftUISpan?
  ) -> String {
    let start = speed?.part(look.figures[0].channel.part)
    var list = [text.run(piece, speed: start)]
    if let delay = text.delay(piece, stagger: course.stagger) { list.append("after: \(delay)") }
    if let span, !span.isWhole { list.append(String(span.text.dropFirst(2))) }
    let next = rest?.piece(of: look)
    if let span, !span.isWhole {
      let run = next == nil ? course.run : rest?.run ?? course.run
      list.append("of: \(SwiftUIText.seconds(run))")
    }
    if let next { list.append("rest: \(text.run(next, speed: nil))") }
    if let factor = rest?.factor(of: piece) { list.append("takes: \(SwiftUIText.seconds(factor))") }
    if speed != nil { list.append("returns: false") }
    return list.joined(separator: ", ")
  }

  private mutating func reduced(_ own: String, _ look: SwiftUILook) -> String {
    guard asks else { return own }
    guard case .preset = reduction, look.kind.isFade else { return "\(own), unless: reducesMotion" }
    guard let fade else { return own }
    let other = text.animation(fade)
    return other == own ? own : "\(own), unless: reducesMotion, or: \(other)"
  }

  /// The values that keyframes animate.
  mutating func keyed() -> [String] {
    let isOn = if case .keyedChange = form { true } else { false }
    let (names, text) = (fieldNames, text)
    let tracks = zip(looks.flatMap(\.figures), names).flatMap { figure, name -> [String] in
      let pieces = figure.channel.pieces
      guard pieces.contains(where: { !$0.isStill }) || figure.channel.hasJumps else { return [] }
      func value(_ sum: AffineSum) -> String {
        let own = text.expression(figure.shown(sum))
        let start = text.expression(figure.shown(figure.channel.first))
        return isOn && own != start ? "isOn ? \(own) : \(start)" : own
      }
      func speed(_ sum: AffineSum) -> String {
        let own = text.expression(sum)
        return isOn && own != "0" ? "isOn ? \(own) : 0" : own
      }
      var keys: [String] = []
      var (last, isFirst) = (pieces[0].from, true)
      for piece in pieces {
        if piece.from != last { keys.append("MoveKeyframe(\(value(piece.from)))") }
        if piece.duration > 0 {
          keys.append(text.keyframe(piece, isFirst: isFirst, value, speed: speed))
        }
        (last, isFirst) = (piece.to, piece.isStill)
      }
      return ["KeyframeTrack(\\.\(name)) {"] + keys.indented() + ["}"]
    }
    let initial = zip(looks.flatMap(\.figures), names).map { figure, name in
      let ends = [figure.channel.first, figure.channel.last].map {
        text.expression(figure.shown($0))
      }
      return isOn && ends[0] != ends[1]
        ? "\(name): isOn ? \(ends[1]) : \(ends[0])" : "\(name): \(ends[0])"
    }
    let start = "initialValue: \(name)Values(\(initial.joined(separator: ", ")))"
    let trigger =
      switch form {
      case .play: ", trigger: trigger"
      case .keyedChange: ", trigger: isOn"
      default: ""
      }
    let captured = text.parameters + (isOn ? ["isOn"] : [])
    let locals = captured.map { "let \($0) = \($0)" }
    var lines = locals + ["content.keyframeAnimator(\(start)\(trigger)) { view, now in", "  view"]
    lines += shown.indented(by: 2)
    lines += ["} keyframes: { _ in"] + tracks.indented() + ["}"]
    let guardian = "if #available(iOS 17, macOS 14, *)" + (asks ? ", !reducesMotion" : "") + " {"
    return [guardian] + lines.indented() + ["} else {"] + fallback().indented() + ["}"]
  }

  /// The fallback without keyframes: a change from the first to the last value.
  private mutating func fallback() -> [String] {
    guard case .keyedChange = form else {
      let text = text
      let rest = looks.filter { !$0.isNeutral }.flatMap { look in
        look.modifiers { text.expression($0.shown($0.channel.first)) }
      }
      return ["content"] + rest.indented()
    }
    let timing = ".easeInOut(duration: \(SwiftUIText.seconds(course.duration)))"
    return ["let change = Change.on(isOn)", "content"] + changes(timing: timing).indented()
  }

  /// The values that cycle through phases.
  mutating func phases(_ pieces: [SwiftUIPiece]) -> [String] {
    let (names, text) = (fieldNames, text)
    let figures = Array(zip(looks.flatMap(\.figures), names))
    func values(_ index: Int) -> String {
      let fields = figures.map { figure, name in
        let value =
          figure.channel.pieces.allSatisfy(\.isStill)
          ? figure.channel.first : figure.channel.pieces[index].from
        return "\(name): \(text.expression(figure.shown(value)))"
      }
      return "\(name)Values(\(fields.joined(separator: ", ")), phase: \(index))"
    }
    let before =
      (pieces.indices.map { index in
        pieces[index == 0 ? pieces.count - 1 : index - 1]
      }).map { piece -> String in
        var piece = piece
        (piece.start, piece.end) = (0, piece.duration)
        return self.text.animation(piece)
      }
    let rest = pieces.indices.map { "  \(values($0))," }
    let head =
      asks
      ? ["if #available(iOS 17, macOS 14, *), !reducesMotion {"]
      : ["if #available(iOS 17, macOS 14, *) {"]
    var lines = head + ["  let phases = ["] + rest.indented() + ["  ]"]
    lines += ["  content.phaseAnimator(phases) { view, now in", "    view"]
    lines += shown.indented(by: 3)
    lines += ["  } animation: { now in"]
    if Set(before).count == 1 {
      lines.append("    \(before[0])")
    } else {
      lines.append("    switch now.phase {")
      for (index, animation) in before.enumerated().dropFirst() {
        lines += ["    case \(index): \(animation)"]
      }
      lines += ["    default: \(before[0])", "    }"]
    }
    lines.append("  }")
    return lines + ["} else {"] + fallback().indented() + ["}"]
  }

  /// The modifiers that show the values of an instant.
  private var shown: [String] {
    let isPhased = if case .phases = form { true } else { false }
    var names = fieldNames[...]
    return looks.flatMap { look in
      let own = Dictionary(
        zip(look.figures.map(\.word), names.prefix(look.figures.count))
      ) { $1 }
      names = names.dropFirst(look.figures.count)
      return look.modifiers(isEased: isPhased) { "now.\(own[$0.word] ?? $0.word)" }
    }
  }
}

extension SwiftUICourse.Channel {
  fileprivate var hasJumps: Bool { zip(pieces, pieces.dropFirst()).contains { $0.to != $1.from } }
}
