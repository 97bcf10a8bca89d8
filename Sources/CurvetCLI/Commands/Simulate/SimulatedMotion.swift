import CommandKit
import Curvet
import Diagnostics
import Motion
import Presets

/// A simulated motion is the motion that a script is played on, with its settings.
struct SimulatedMotion {
  let found: FoundMotion
  let steps: AnimatorScript
  let script: String
  let isOpen: Bool
  let lengths: [String: Double]

  /// The simulation that plays a motion.
  enum Player {
    case animator(AnimatorSimulation)
    case transition(TransitionSimulation)
    case layer(LayerSimulation)
  }

  /// Returns the motion that a text names; `-` reads a document with one in it.
  static func find(
    _ text: String, _ catalog: Catalog?, _ environment: CatalogEnvironment
  ) throws(CatalogError) -> FoundMotion {
    guard text == "-" else { return try MotionFinder(catalog).motion(for: text) }
    let all = try DocumentMotions(text, catalog: catalog, in: environment).motions
    // Curves, springs, and durations next to a moving preset usually belong to it.
    let moving = all.filter { ![.curve, .spring, .duration].contains($0.motion.kind) }
    let candidates = moving.isEmpty ? all : moving
    guard let only = candidates.first, candidates.count == 1 else {
      throw CatalogError(
        .invalidInput,
        "the document has \(Words.count(candidates.count, "preset")), but only one can be played",
        path: "-", hints: ["keep one, or import the document and name the preset"])
    }
    return only
  }

  /// Returns the simulation of the motion.
  func simulation(_ finder: MotionFinder) throws -> Player {
    do throws(MotionError) {
      switch found.motion {
      case .animator(let animator):
        let rules = try rules(animator.interaction)
        return .animator(
          try AnimatorSimulation(
            animator, rules: rules, isOpen: isOpen,
            swapsEnds: found.preset?.counterpart == nil, timings: try timings(finder),
            lengths: lengths))
      case .transition(let transition):
        let rules = try rules(transition.interaction)
        if rules != nil || transition.style?.hasLayers == true {
          return .transition(try TransitionSimulation(transition, rules: rules, lengths: lengths))
        }
        return .layer(try LayerSimulation(found.motion, lengths: lengths))
      case .duration:
        throw MotionError("a duration has no motion", help: "use a curve, a spring, or an animator")
      case .curve, .spring, .keyframes, .group:
        return .layer(try LayerSimulation(found.motion, lengths: lengths))
      }
    } catch {
      throw CatalogError(of: error, in: found.name)
    }
  }

  /// Returns the problem with the first step that the simulation does not support.
  func foreignStep(for verbs: [AnimatorVerb]) -> Finding? {
    for step in steps.steps {
      if let (message, help) = problem(in: step.call, verbs) {
        return SimulationScriptFinding.finding(message, help: help, at: step.offset, in: script)
      }
    }
    return nil
  }

  private func problem(
    in call: AnimatorCall, _ verbs: [AnimatorVerb]
  ) -> (message: String, help: String)? {
    if call.verb == .gesture, verbs.contains(.gesture), !hasGesture {
      return (
        "\(found.name) has no gesture", "add an interaction to the preset, or use fraction(F)"
      )
    }
    if !verbs.contains(call.verb) {
      let known = verbs.map(\.rawValue).joined(separator: ", ")
      return (
        "\(what) doesn't support '\(call.verb.rawValue)'", "valid verbs: \(known)"
      )
    }
    if case .add(let name, let value?, _) = call, let property = name.split(separator: ".").last,
      let type = PropertyType(property: name) ?? PropertyType(property: String(property)),
      !type.accepts(value)
    {
      return ("the value of '\(name)' has the wrong type", "write \(type.rawValue)")
    }
    if verbs.contains(.continue), !verbs.contains(.fraction),
      case .continue(let factor, let timing) = call, factor != 0 || timing != nil
    {
      return (
        "'continue' on a layer takes no arguments",
        "remove the arguments; only animators take a durationFactor and a timing"
      )
    }
    return nil
  }

  private var what: String {
    switch found.motion {
    case .keyframes: "a keyframe animation on a layer"
    case .transition(let transition):
      hasGesture
        ? "an interactive transition"
        : transition.style?.hasLayers == true
          ? "a transition without a gesture" : "a transition on a layer"
    case .animator: "an animator"
    case .curve, .spring, .duration, .group: "a \(found.motion.kind.rawValue) on a layer"
    }
  }

  private var interaction: Interaction? {
    switch found.motion {
    case .animator(let animator): animator.interaction
    case .transition(let transition): transition.interaction
    case .curve, .spring, .duration, .keyframes, .group: nil
    }
  }

  private var hasGesture: Bool { interaction != nil }

  private func rules(_ interaction: Interaction?) throws(MotionError) -> InteractionRules? {
    guard let interaction else { return nil }
    return InteractionRules(
      interaction, distance: try length(interaction.distance, "distance") ?? 1,
      startProgress: try length(interaction.startProgress, "startProgress") ?? 0)
  }

  /// Returns a length for a gesture; nil if the length isn't set, or no step is a gesture.
  private func length(_ quantity: Quantity?, _ what: String) throws(MotionError) -> Double? {
    switch quantity {
    case nil: return nil
    case .number(let number): return number
    case .measure(let measure):
      guard steps.steps.contains(where: { $0.call.verb == .gesture }) else { return nil }
      do throws(MotionError) {
        return try measure.evaluate(lengths)
      } catch {
        throw MotionError(
          "the gesture's \(what): \(error.message)", kind: error.kind, help: error.help)
      }
    }
  }

  private func timings(_ finder: MotionFinder) throws(MotionError) -> [String: ProgressFunction] {
    var timings: [String: ProgressFunction] = [:]
    for step in steps.steps {
      guard case .continue(_, let name?) = step.call else { continue }
      let motion: Motion
      do throws(CatalogError) {
        motion = try finder.motion(for: name).motion
      } catch {
        throw MotionError("\(step.text): \(error.message)", help: error.hints.first?.words)
      }
      switch motion {
      case .curve(let curve):
        timings[name] = try ProgressFunction(
          Timing.curve(curve).asUIKitTakesIt, lengths: lengths)
      case .spring(let spring):
        timings[name] = try ProgressFunction(.spring(spring), lengths: lengths)
      default:
        throw MotionError(
          "\(step.text): '\(name)' isn't a timing", help: "use a curve or a spring")
      }
    }
    return timings
  }
}
