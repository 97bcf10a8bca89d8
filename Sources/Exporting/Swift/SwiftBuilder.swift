import Motion
import Presets

/// A Swift builder makes the declaration of one preset.
struct SwiftBuilder {
  let writer: SwiftWriter
  let preset: ExportedPreset
  let set: ExportSet<SwiftDeclaration>
  var declaration = SwiftDeclaration()

  func uses(_ framework: AppleFramework) -> Bool { writer.uses(framework) }

  mutating func note(_ text: String) { declaration.note(text) }

  /// Notes that the app must choose the alternative for reduced motion.
  mutating func noteChoice(of reference: Reference) {
    note("with reduced motion, the app must use \(reference.name) instead")
  }

  /// Declares a property, or a function if something is taken, with these lines inside.
  mutating func finish(_ body: [String]) {
    declaration.lines =
      declaration.opening(preset.identifier, access: writer.access) + body.indented() + ["}"]
  }

  /// Declares a constant of a type that is made of something, such as stops: in rows if it's long.
  mutating func finish(_ head: String, _ items: [String], _ tail: String) {
    let start = "\(writer.access)static let \(preset.identifier) = \(head)"
    let line = start + items.joined(separator: ", ") + tail
    if line.count <= 96 || items.isEmpty {
      declaration.lines = [line]
    } else {
      let rows = items.dropLast().map { $0 + "," } + items.suffix(1)
      declaration.lines =
        [start] + CodeText.rows(rows, columns: 93, separator: " ").indented() + [tail]
    }
  }

  /// Writes what UIKit and Core Animation have for the preset, and the values that SwiftUI takes too.
  mutating func writeOwn() throws(Unsupported) {
    switch preset.motion {
    case .curve(let curve): try write(curve)
    case .spring(let spring): try write(spring)
    case .duration(.use): throw Unsupported(.unknown, "its reference isn't resolved")
    case .duration(.seconds(let seconds)):
      declaration.type = "Double"
      declaration.lines = [
        "\(writer.access)static let \(preset.identifier): Double = \(CodeText.number(seconds))"
      ]
    case .keyframes(let keyframes): try write(keyframes)
    case .group(let group): try write(group)
    case .animator(let animator): try write(animator)
    case .transition(let transition): try write(transition)
    }
  }

  /// A curve is a Bézier, or a polyline otherwise.
  private mutating func write(_ curve: Curve) throws(Unsupported) {
    var times = curve.duration?.seconds.map { ", duration: \(CodeText.number($0))" } ?? ""
    let delay = curve.delay?.seconds ?? 0
    if delay != 0 { times += ", delay: \(CodeText.number(delay))" }
    if let points = curve.shape.controlPoints {
      declaration.type = "Curve"
      declaration.parts = delay == 0 ? [.curve] : [.curve, .curveDelay]
      let names =
        (uses(.coreAnimation) ? ["timingFunction"] : [])
        + (uses(.uiKit) ? ["timingParameters"] : [])
      if delay != 0, !names.isEmpty {
        let both = names.joined(separator: " and ")
        note("the app must set its duration and delay along with \(both)")
      }
      finish("Curve(\(CodeText.list(points))\(times))", [], "")
      if uses(.uiKit), let text = curve.shape.trimmingNote {
        note(text)
        if let worst = curve.shape.trimmingDifference, !uses(.coreAnimation), !uses(.swiftUI) {
          declaration.fidelity = declaration.fidelity.combined(
            with: .approximate(worst.error, at: .fraction(worst.input)))
        }
      }
    } else {
      guard uses(.coreAnimation) || uses(.swiftUI) else {
        throw Unsupported("UIKit animations accept only one cubic Bézier or a spring as timing")
      }
      declaration.type = "Polyline"
      declaration.parts = delay == 0 ? [.polyline] : [.polyline, .polylineDelay]
      if delay != 0, uses(.coreAnimation) { declaration.parts.formUnion([.run, .runKeyframes]) }
      let (stops, fidelity) = try stops(of: curve)
      declaration.fidelity = fidelity
      finish("Polyline([", stops.map(\.pair), "]\(times))")
      if uses(.uiKit) { note("can't be used with UIKit animators, which take one cubic Bézier") }
      if uses(.swiftUI) {
        note("its Animation requires iOS 17; in earlier versions, progress is linear")
      }
    }
    noteReducedMotion()
  }

  /// A spring is its mass, stiffness and damping, whatever it was given by.
  private mutating func write(_ spring: Spring) throws(Unsupported) {
    declaration.parts = [.spring]
    declaration.type = "Spring"
    var arguments = SwiftArguments()
    let call = try call(of: spring, &arguments)
    declaration.parameters = arguments.parameters
    if arguments.parameters.isEmpty { finish(call, [], "") } else { finish([call]) }
    noteReducedMotion()
  }

  private mutating func call(
    of spring: Spring, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    let physical = try spring.fromRest()
    declaration.fidelity = declaration.fidelity.combined(with: spring.stiffnessFidelity())
    let isPerceptual = (uses(.coreAnimation) || uses(.uiKit)) && spring.perceptual != nil
    var call = "Spring(mass: \(CodeText.number(physical.mass))"
    call += ", stiffness: \(CodeText.number(physical.stiffness))"
    call += ", damping: \(CodeText.number(physical.damping))"
    if isPerceptual, let perceptual = spring.perceptual {
      declaration.parts.insert(.springPerceptual)
      call = "Spring.perceptual(\(perceptual.text)"
    }
    let velocity = spring.initialVelocity ?? .number(0)
    if velocity != .number(0) { call += ", initialVelocity: " + (try arguments.text(velocity)) }
    if let vertical = spring.verticalVelocity, uses(.uiKit) {
      declaration.parts.insert(.springVector)
      call += ", verticalVelocity: " + (try arguments.text(vertical))
      if uses(.coreAnimation) || uses(.swiftUI) {
        note("only UIKit uses an initial velocity for each axis; other frameworks use x")
      }
    }
    if physical.dampingRatio > 1, physical.allowsOverdamping {
      declaration.parts.insert(.springOverdamping)
      if !isPerceptual { call += ", allowsOverdamping: true" }
      declaration.fidelity = physical.withoutOverdamping("before iOS 17, it's critically damped")
    } else if physical.dampingRatio > 1 {
      declaration.parts.insert(.springClamping)
      note("critically damped, because Core Animation doesn't overdamp these parameters")
    }
    if let delay = spring.delay?.seconds, delay != 0 {
      declaration.parts.insert(.springDelay)
      if uses(.coreAnimation) { declaration.parts.formUnion([.run, .runBasic]) }
      call += ", delay: \(CodeText.number(delay))"
    }
    if case .response(_, _, let blend) = spring.parameters, let blend = blend?.seconds, blend != 0 {
      if !uses(.swiftUI) {
        note("only SwiftUI uses its blendDuration of \(CodeText.number(blend)) s")
      } else {
        declaration.parts.insert(.springBlend)
        call += ", blendDuration: \(CodeText.number(blend))"
        if velocity != .number(0) { note("SwiftUI can't combine blendDuration with a velocity") }
      }
    }
    return call + ")"
  }

  /// The stops of a curve that isn't a single Bézier.
  private func stops(of curve: Curve) throws(Unsupported) -> ([Curve.Stop], Fidelity) {
    if case .steps(let count, _) = curve.shape, count > 1000 {
      throw Unsupported(.size, "\(count) steps are too many to write")
    }
    let evaluator = try evaluated(CurveEvaluator(curve.shape))
    switch curve.shape {
    case .steps(let count, let jump): return (Self.steps(count, jump), .exact)
    case .linear(let stops) where stops.first?.input == 0 && stops.last?.input == 1:
      return (stops, .exact)
    case .linear(let stops):
      let ends = [0.0, 1].map { Curve.Stop(input: $0, output: evaluator.value(at: $0)) }
      let inner = stops.filter { $0.input > 0 && $0.input < 1 }
      return ([ends[0]] + inner + [ends[1]], .exact)
    default: break
    }
    let converter = MotionConverter(tolerance: writer.options.tolerance)
    let line = try evaluated(converter.convert(.curve(Curve(curve.shape)), to: .linear))
    guard case .curve(let found) = line.motion, case .linear(let stops) = found.shape else {
      throw Unsupported("no polyline approximates the curve")
    }
    if line.isExact { return (stops, .exact) }
    return (
      stops, .approximate(line.largestError, at: line.timeOfLargestError.map { .fraction($0) })
    )
  }

  private static func steps(_ count: Int, _ jump: Curve.Jump) -> [Curve.Stop] {
    let (first, jumps) = jump.figures(of: count)
    var stops: [Curve.Stop] = (0..<count).flatMap { step in
      let level = (Double(step) + Double(first)) / Double(max(jumps, 1))
      return [step, step + 1].map { Curve.Stop(input: Double($0) / Double(count), output: level) }
    }
    if stops.last?.output != 1 { stops.append(.init(input: 1, output: 1)) }
    return stops
  }

  /// A value can't choose at run time, so a note names the alternative.
  private mutating func noteReducedMotion() {
    switch preset.reducedMotion {
    case nil, .keep?: break
    case ReducedMotion.none?: note("with reduced motion, change without animation")
    case .preset(let reference)?:
      let name = set[reference]?.preset.name.text ?? reference.name
      note("with reduced motion, use \(name) instead")
    }
  }
}

extension Curve.Stop {
  /// The stop as a pair of numbers.
  var pair: String { "(\(CodeText.number(input)), \(CodeText.number(output)))" }
}

extension PhysicalSpring {
  /// The difference from the same spring with critical damping.
  func withoutOverdamping(_ note: String) -> Fidelity {
    guard
      let critical = try? PhysicalSpring(
        dampingRatio: 1, stiffness: stiffness, mass: mass, initialVelocity: initialVelocity)
    else { return .approximate(nil, notes: [note]) }
    let (own, other) = (solver, critical.solver)
    let end = [own, other].flatMap { [$0.restingTime, $0.lastCrossing() ?? 0] }.max() ?? 0
    let worst = LargestDifference(
      of: CurveGraph(own, until: end), CurveGraph(other, until: end))
    return .approximate(worst.error, at: .seconds(worst.input), notes: [note])
  }
}
