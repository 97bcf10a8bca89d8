import Motion
import Presets

/// A SwiftUI effect is a modifier of SwiftUI's that moves one target as a preset says.
struct SwiftUIEffect {
  /// The name of its type.
  var name: String
  /// The arguments of the modifier.
  enum EffectForm {
    /// It goes from one state to another when that changes.
    case change
    /// It goes from one state to another by keyframes.
    case keyedChange
    /// It plays when something changes, and ends as it began.
    case play
    /// It cycles through phases forever.
    case phases([SwiftUIPiece])
    /// It repeats forever.
    case loop
  }

  let form: EffectForm
  let looks: [SwiftUILook]
  let course: SwiftUICourse
  let access: String
  let reduction: ReducedMotion?
  /// The change of opacity and colors with reduced motion; nil if it's the same as without.
  var fade: SwiftUIPiece?
  /// The speed of a finger with which its springs start; nil if they know none.
  let speed: SwiftUISpeed?
  /// The continuation after a release; nil if no finger can hold it.
  let rest: SwiftUIRest?
  var text: SwiftUIText

  init(
    _ name: String, _ looks: [SwiftUILook], _ course: SwiftUICourse, access: String,
    reduction: ReducedMotion?, fade: SwiftUIPiece?, speed: SwiftUISpeed? = nil,
    rest: SwiftUIRest? = nil
  ) {
    (self.name, self.looks, self.course, self.access) = (name, looks, course, access)
    (self.reduction, self.fade, self.speed, self.rest) = (reduction, fade, speed, rest)
    let figures = looks.flatMap(\.figures)
    text = SwiftUIText(
      figures.flatMap { figure in
        figure.channel.pieces.flatMap { [figure.shown($0.from), figure.shown($0.to)] }
          + (speed.map { [$0.part(figure.channel.part)] } ?? [])
      }, of: figures.first?.channel.target)
    form = Self.form(looks, course)
  }

  private static func form(_ looks: [SwiftUILook], _ course: SwiftUICourse) -> EffectForm {
    let channels = looks.flatMap(\.figures).map(\.channel)
    if course.isEndless {
      let moving = channels.filter { !$0.pieces.allSatisfy(\.isStill) }
      guard let pieces = moving.first?.pieces, pieces.count > 1 else { return .loop }
      let isRound = moving.allSatisfy { channel in
        channel.first == channel.last
          && channel.pieces.map(\.rhythm) == pieces.map(\.rhythm)
          && zip(channel.pieces, channel.pieces.dropFirst()).allSatisfy { $0.to == $1.from }
      }
      let isTimed = pieces.allSatisfy {
        switch $0.form {
        case .even, .bezier: true
        case .spring, .cubic: false
        }
      }
      return isRound && isTimed ? .phases(pieces) : .loop
    }
    let isChange = looks.allSatisfy { look in
      let moves = look.figures.compactMap(\.channel.move)
      guard moves.count == look.figures.count else { return false }
      let isSmooth = moves.allSatisfy { if case .cubic = $0.form { $0.isStill } else { true } }
      return isSmooth && Set(moves.filter { !$0.isStill }.map(\.rhythm)).count <= 1
    }
    if isChange { return .change }
    return channels.allSatisfy { $0.first == $0.last } && course.stagger == nil
      ? .play : .keyedChange
  }

  /// The lines of the type.
  mutating func lines() -> [String] {
    let body: [String]
    switch form {
    case .change: body = change()
    case .keyedChange, .play, .loop: body = keyed()
    case .phases(let pieces): body = phases(pieces)
    }
    return declaration(body)
  }

  /// Whether an animation leads it from color to color.
  var isFilled: Bool {
    switch form {
    case .change, .keyedChange, .phases: looks.contains { $0.kind == .color || $0.kind == .tint }
    case .play, .loop: false
    }
  }

  /// Whether the type reads the reduced-motion setting.
  var asks: Bool {
    switch reduction {
    case nil, .keep?: false
    case .preset?, ReducedMotion.none?: true
    }
  }

  @LinesBuilder private func declaration(_ body: [String]) -> [String] {
    var fields: [(label: String, name: String, type: String)] {
      let lengths = text.parameters.map { (label: $0, name: $0, type: "CGFloat") }
      let index = course.stagger == nil ? [] : [(label: "index", name: "index", type: "Int")]
      switch form {
      case .change: return [("_", "change", "Change")] + index + lengths
      case .keyedChange: return [("isOn", "isOn", "Bool")] + lengths
      case .play: return [("trigger", "trigger", "Trigger")] + lengths
      case .phases, .loop: return lengths
      }
    }
    if case .play = form {
      "\(access)struct \(name)<Trigger: Equatable & Sendable>: ViewModifier {"
    } else {
      "\(access)struct \(name): ViewModifier {"
    }
    fields.map { "  private let \($0.name): \($0.type)" }
    if asks { "  @Environment(\\.accessibilityReduceMotion) private var reducesMotion" }
    if !fields.isEmpty || asks { "" }
    let list = fields.map { field in
      (field.label == field.name ? "" : "\(field.label) ") + "\(field.name): \(field.type)"
    }
    if fields.isEmpty {
      "  \(access)init() {}"
    } else {
      "  \(access)init(\(list.joined(separator: ", "))) {"
      fields.map { "    self.\($0.name) = \($0.name)" }
      "  }"
    }
    ""
    "  \(access)func body(content: Content) -> some View {"
    body.indented(by: 2)
    "  }"
    "}"
    if hasValues {
      ""
      values
    }
  }

  private var hasValues: Bool {
    if case .change = form { return false }
    return true
  }

  /// The field names of the values.
  var fieldNames: [String] {
    IdentifierStyle.swift.distinct(
      looks.flatMap(\.figures).map { CodeText.words(of: $0.word) })
  }

  @LinesBuilder private var values: [String] {
    let isPhased = if case .phases = form { true } else { false }
    "private struct \(name)Values\(isPhased ? ": Equatable" : "") {"
    zip(looks.flatMap { look in look.figures.map { (look.kind, $0) } }, fieldNames).map {
      look, name in
      let isLength = [.move, .size, .place, .corners, .shadow, .scale].contains(look.0)
      return "  var \(name): \(isLength && look.1.word != "shadowOpacity" ? "CGFloat" : "Double")"
    }
    if isPhased { "  var phase: Int" }
    "}"
  }
}

extension SwiftUIPiece {
  /// When and how a piece runs, apart from its values.
  fileprivate var rhythm: SwiftUIPiece {
    var piece = self
    (piece.from, piece.to) = (AffineSum(0), AffineSum(1))
    if case .cubic = form { piece.form = .cubic(AffineSum(0), AffineSum(0)) }
    return piece
  }
}
