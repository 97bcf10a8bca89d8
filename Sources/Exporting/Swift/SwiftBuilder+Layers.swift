import Motion
import Presets

extension SwiftBuilder {
  /// Writes keyframes as a Core Animation animation or a UIKit block.
  ///
  /// The block is used if Core Animation isn't selected or can't express them. The first exact form is used,
  /// otherwise the closest. SwiftUI has its own modifiers.
  mutating func write(_ keyframes: Keyframes) throws(Unsupported) {
    typealias Way = (inout SwiftBuilder) throws(Unsupported) -> Void
    let ways: [(AppleFramework, Way)] = [
      (.coreAnimation, { (builder) throws(Unsupported) in try builder.layers(keyframes) }),
      (.uiKit, { (builder) throws(Unsupported) in try builder.views(keyframes) }),
    ]
    var best: SwiftDeclaration?
    var gap: Unsupported?
    for (framework, write) in ways where uses(framework) && best?.fidelity.degree != .exact {
      var builder = self
      do throws(Unsupported) {
        try write(&builder)
        if best.map({ builder.declaration.error < $0.error }) ?? true { best = builder.declaration }
      } catch {
        gap = gap ?? error
      }
    }
    guard let best else { throw gap ?? Unsupported(.framework, "no framework is selected") }
    declaration = best
  }

  /// A group is a group of Core Animation's.
  mutating func write(_ group: MotionGroup) throws(Unsupported) {
    guard uses(.coreAnimation) else {
      throw Unsupported(.framework, "only Core Animation has groups")
    }
    try write(SwiftLayerCode(group))
    if let interaction = group.interaction {
      note(interaction.note(driving: "the `timeOffset` of a layer whose speed is 0"))
      declaration.fidelity = declaration.fidelity.leavingOutRelease(of: interaction)
    }
  }

  private mutating func layers(_ keyframes: Keyframes) throws(Unsupported) {
    try write(SwiftLayerCode(keyframes))
  }

  /// Writes animations: one as a value, or a function that runs them.
  ///
  /// A function it is, too, if reduced motion leaves nothing to be run.
  private mutating func write(_ code: SwiftLayerCode) throws(Unsupported) {
    let cuts = preset.reducedMotion == ReducedMotion.none
    let isRun =
      code.isStaggered || code.animations.count > 1 || cuts
      || code.animations.contains { !$0.ownEnds.isEmpty }
      || set.alternative(of: preset)?.declaration.runs == true
    for animation in code.animations {
      declaration.parts.formUnion(animation.parts)
      for text in animation.notes { note(text) }
    }
    var arguments = code.arguments
    var body: [String] = []
    if isRun {
      arguments.unnamed = code.isStaggered ? "layers" : "layer"
      for animation in code.animations {
        let type = code.isStaggered ? "[CALayer]" : "CALayer"
        let target = try arguments.target(animation.target, type: type)
        if code.isStaggered {
          body.append("for (index, layer) in \(target).enumerated() {")
          body += (animation.lines + Self.start(animation, on: "layer", cuts: cuts)).indented()
          body.append("}")
        } else {
          body += animation.lines + Self.start(animation, on: target, cuts: cuts)
        }
      }
    } else {
      let animation = code.animations[0]
      body = animation.lines + ["return \(animation.name)"]
      if animation.leavesModel {
        note(
          "it doesn't change the layer's model values; start it with add(_:forKey:)"
            + (animation.beginsLate ? ", with beginTime relative to the layer's time" : ""))
      } else if animation.beginsLate {
        note("start it with run(_:on:); its beginTime is relative to that call")
      }
      declaration.type = animation.type
    }
    if cuts { declaration.parts.insert(.runCuts) }
    declaration.parameters = arguments.parameters
    choose(&body)
    finish(body)
  }

  /// The statements that start an animation on a layer, which keeps the end values or its own.
  ///
  /// - Parameter cuts: Whether reduced motion leaves only the end of it.
  private static func start(
    _ animation: SwiftLayerAnimation, on layer: String, cuts: Bool
  ) -> [String] {
    guard animation.leavesModel else {
      let wish = cuts ? ", animated: !reducesMotion" : ""
      return ends(of: animation, on: layer) + ["run(\(animation.name), on: \(layer)\(wish))"]
    }
    let now = "\(layer).convertTime(CACurrentMediaTime(), from: nil)"
    let start =
      (animation.beginsLate ? ["\(animation.name).beginTime += \(now)"] : [])
      + ["\(layer).add(\(animation.name), forKey: nil)"]
    return cuts
      ? ["if !reducesMotion {"] + start.indented() + ["}"] : [start.joined(separator: "; ")]
  }

  /// The statements that set the model values that `run` leaves alone.
  private static func ends(of animation: SwiftLayerAnimation, on layer: String) -> [String] {
    guard !animation.ownEnds.isEmpty else { return [] }
    let changes = animation.ownEnds.map { end in
      "\(layer).setValue(\(end.value), forKeyPath: \(CodeText.swiftString(end.keyPath)))"
    }
    return ["CATransaction.begin()", "CATransaction.setDisableActions(true)"] + changes
      + ["CATransaction.commit()"]
  }

  /// Lets a declaration of Core Animation's choose what reduced motion asks for.
  mutating func choose(_ body: inout [String]) {
    switch preset.reducedMotion {
    case nil, .keep?: break
    case ReducedMotion.none?:
      if body.contains(where: { $0.contains("reducesMotion") }) {
        takeReducesMotion()
      } else {
        note("with reduced motion, change the values without it")
      }
    case .preset(let reference)?:
      let own = declaration
      takeReducesMotion()
      guard let other = set.alternative(of: preset),
        own.type.isEmpty ? other.declaration.runs : other.declaration.type.hasPrefix("CA"),
        own.type.isEmpty ? declaration.takesAll(of: other.declaration) : true,
        let use = use(of: other, beside: body)
      else {
        declaration = own
        return noteChoice(of: reference)
      }
      if other.declaration.type != own.type { declaration.type = "CAAnimation" }
      // The replacement plays, whatever it does by itself.
      let reduced = use.replacing("reducesMotion: reducesMotion", with: "reducesMotion: false")
      body.insert("if reducesMotion { return \(reduced) }", at: 0)
    }
  }

  /// How the code uses another preset, whose name constants may hide; nil if it can't.
  func use(of other: ExportSet<SwiftDeclaration>.Entry, beside body: [String] = []) -> String? {
    let name = other.preset.identifier
    let isHidden =
      declaration.parameters.contains { $0.name == name }
      || body.contains { $0.hasPrefix("let \(name) ") }
    return other.declaration.use(isHidden ? "Self.\(name)" : name, with: declaration.parameters)
  }

  /// Adds the reduced-motion setting to the declaration, from UIKit or as an argument.
  private mutating func takeReducesMotion() {
    if uses(.uiKit) {
      declaration.isMainActor = true
      declaration.parts.insert(.reducesMotion)
    } else if !declaration.parameters.contains(where: { $0.name == "reducesMotion" }) {
      declaration.parameters.append(.init(name: "reducesMotion", type: "Bool"))
    }
  }
}

extension SwiftDeclaration {
  /// Whether it's a function that runs animations on layers.
  fileprivate var runs: Bool {
    type.isEmpty && parameters.contains { ["CALayer", "[CALayer]"].contains($0.type) }
  }

  /// Whether it takes all that another one takes.
  fileprivate func takesAll(of other: SwiftDeclaration) -> Bool {
    other.parameters.allSatisfy(parameters.contains)
  }

  /// The error by which it's chosen: what has no measure comes last.
  fileprivate var error: Double {
    fidelity.degree == .exact
      ? 0 : fidelity.error.map { max($0, .leastNonzeroMagnitude) } ?? .infinity
  }
}
