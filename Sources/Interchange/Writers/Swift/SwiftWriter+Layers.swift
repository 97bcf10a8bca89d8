import Motion
import Presets

extension SwiftWriter {
  /// Keyframes are an animation of Core Animation's, or a block of UIKit's where that is not asked
  /// for or does not do.
  func declaration(
    of keyframes: Keyframes, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    var gaps: [Unsupported] = []
    var found: [SwiftDeclaration] = []
    func look(_ way: () throws(Unsupported) -> SwiftDeclaration) {
      // The first that is exact is taken.
      guard found.last?.fidelity.degree != .exact else { return }
      do throws(Unsupported) {
        found.append(try way())
      } catch {
        gaps.append(error)
      }
    }
    if uses(.coreAnimation) {
      look { () throws(Unsupported) in
        let cuts = preset.preset.reducedMotion == ReducedMotion.none
        return try declaration(of: SwiftLayerCode(keyframes, cuts: cuts), preset, in: set)
      }
    }
    if uses(.uiKit) {
      look { () throws(Unsupported) in
        if let animator = Animator(keyframes), let code = try? SwiftAnimatorCode(animator) {
          return try declaration(of: code, preset, in: set)
        }
        return try block(of: keyframes, preset, in: set)
      }
    }
    if uses(.swiftUI) {
      look { () throws(Unsupported) in try swiftUI(keyframes, preset, in: set) }
    }
    guard let best = found.min(by: { $0.error < $1.error }) else {
      throw gaps.first ?? Unsupported(.framework, "no framework is asked for")
    }
    return best
  }

  /// A group is a group of Core Animation's.
  func declaration(
    of group: MotionGroup, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    guard uses(.coreAnimation) else {
      throw Unsupported(.framework, "only Core Animation has groups")
    }
    let code = try SwiftLayerCode(group, cuts: preset.preset.reducedMotion == ReducedMotion.none)
    var declaration = try self.declaration(of: code, preset, in: set)
    if let interaction = group.interaction {
      declaration.note(interaction.note(driving: "the `timeOffset` of a layer whose speed is 0"))
    }
    return declaration
  }

  private func declaration(
    of code: SwiftLayerCode, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    var declaration = SwiftDeclaration()
    var arguments = code.arguments
    for animation in code.animations {
      declaration.parts.formUnion(animation.parts)
      for note in animation.notes { declaration.note(note) }
    }
    let isFunction = code.isStaggered || code.animations.count > 1
    var body: [String] = []
    if isFunction {
      arguments = try arguments.taking(code)
      for animation in code.animations {
        let target = try arguments.target(animation.target, type: arguments.layerType)
        if code.isStaggered {
          body.append("for (index, layer) in \(target).enumerated() {")
          body += (animation.lines + ["run(\(animation.name), on: layer)"]).indented()
          body.append("}")
        } else {
          body += animation.lines + ["run(\(animation.name), on: \(target))"]
        }
      }
    } else {
      body = code.animations[0].lines + ["return \(code.animations[0].name)"]
      if code.animations[0].beginsLate {
        declaration.note("start it with run(_:on:), from which its beginTime counts")
      }
      declaration.type = code.animations[0].type
    }
    declaration.parameters = arguments.parameters
    choose(for: preset, in: set, &declaration, &body)
    declaration.lines =
      declaration.opening(preset.identifier, access: access) + body.indented() + ["}"]
    return declaration
  }

  /// Lets a declaration of Core Animation's choose what reduced motion asks for.
  func choose(
    for preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>,
    _ declaration: inout SwiftDeclaration,
    _ body: inout [String]
  ) {
    let own = declaration
    switch preset.preset.reducedMotion {
    case nil, .keep?: return
    case ReducedMotion.none?:
      guard body.contains(where: { $0.contains("reducesMotion") }) else {
        return declaration.note("with reduced motion, change without it")
      }
      takeReducesMotion(&declaration)
    case .preset(let reference)?:
      var choosing = declaration
      takeReducesMotion(&choosing)
      guard let other = set.alternative(of: preset), other.declaration.type.hasPrefix("CA"),
        !own.type.isEmpty,
        let use = other.declaration.use(
          Self.name(of: other.preset, beside: choosing.parameters, body),
          with: choosing.parameters)
      else {
        return declaration.note(Self.choice(reference))
      }
      if other.declaration.type != own.type { choosing.type = "CAAnimation" }
      declaration = choosing
      body.insert("if reducesMotion { return \(use) }", at: 0)
    }
  }

  /// The name of a preset where constants may have the same.
  static func name(
    of preset: ExportedPreset, beside parameters: [SwiftDeclaration.Parameter], _ body: [String]
  ) -> String {
    let name = preset.identifier
    let isHidden =
      parameters.contains { $0.name == name } || body.contains { $0.hasPrefix("let \(name) ") }
    return isHidden ? "Self.\(name)" : name
  }

  /// What is said where the code does not choose for reduced motion.
  static func choice(_ reference: Reference) -> String {
    "with reduced motion, \(reference.name) takes its place: the app is to choose"
  }

  /// Makes a declaration know whether motion is to be reduced: UIKit knows, otherwise it is told.
  func takeReducesMotion(_ declaration: inout SwiftDeclaration) {
    if uses(.uiKit) {
      declaration.isMainActor = true
      declaration.parts.insert(.reducesMotion)
    } else if !declaration.parameters.contains(where: { $0.name == "reducesMotion" }) {
      declaration.parameters.append(.init(name: "reducesMotion", type: "Bool"))
    }
  }

  /// What knows whether motion is to be reduced.
  func reducesMotion(_ parts: Set<SwiftPart>) -> [String]? {
    guard parts.contains(.reducesMotion) else { return nil }
    return """
      /// Whether the user asked for less motion.
      @MainActor \(access)static var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }
      """.lines
  }
}

extension SwiftDeclaration {
  /// The error by which it is chosen: what has no measure comes last.
  fileprivate var error: Double {
    fidelity.degree == .exact
      ? 0 : fidelity.error.map { max($0, .leastNonzeroMagnitude) } ?? .infinity
  }
}

extension SwiftArguments {
  /// What layers are, one or several.
  fileprivate var layerType: String { isMany ? "[CALayer]" : "CALayer" }

  /// The arguments with layers.
  fileprivate func taking(_ code: SwiftLayerCode) throws(Unsupported) -> SwiftArguments {
    var arguments = self
    arguments.unnamed = code.isStaggered ? "layers" : "layer"
    arguments.isMany = code.isStaggered
    return arguments
  }
}
