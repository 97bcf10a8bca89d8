import Motion
import Presets

extension SwiftWriter {
  /// A curve is a Bézier, or a line through stops where it is none.
  func declaration(
    of curve: Curve, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    var declaration = SwiftDeclaration()
    let time = times(curve.duration, curve.delay)
    if let points = curve.shape.controlPoints {
      declaration.parts = [.curve]
      if curve.delay?.seconds ?? 0 != 0 {
        declaration.parts.insert(.curveDelay)
        let names =
          (uses(.coreAnimation) ? ["timingFunction"] : [])
          + (uses(.uiKit) ? ["timingParameters"] : [])
        if !names.isEmpty {
          declaration.note(
            "its duration and delay are for the app to set beside \(names.joined(separator: " and "))"
          )
        }
      }
      declaration.type = "Curve"
      let numbers = points.map(CodeText.number).joined(separator: ", ")
      declaration.lines = value(preset, "Curve(\(numbers)\(time))")
      if uses(.uiKit), !(0...1).contains(points[1]) || !(0...1).contains(points[3]) {
        declaration.note("what UIKit does with y outside 0…1 is not documented")
      }
    } else {
      guard uses(.coreAnimation) || uses(.swiftUI) else {
        throw Unsupported("UIKit times animations by one cubic Bézier or a spring only")
      }
      declaration.parts = [.polyline]
      if curve.delay?.seconds ?? 0 != 0 {
        declaration.parts.insert(.polylineDelay)
        if uses(.coreAnimation) { declaration.parts.formUnion([.run, .runKeyframes]) }
      }
      declaration.type = "Polyline"
      let (stops, fidelity) = try stops(of: curve)
      declaration.fidelity = fidelity
      let pairs = stops.map { "(\(CodeText.number($0.input)), \(CodeText.number($0.output)))" }
      let call = "Polyline([\(pairs.joined(separator: ", "))]\(time))"
      declaration.lines = value(preset, call, breakingAfter: "Polyline([", pairs, "]\(time))")
      if uses(.uiKit) { declaration.note("not for UIKit's animators, which take one cubic Bézier") }
      if uses(.swiftUI) {
        declaration.note("an Animation from iOS 17 on; before, map linear progress by value(at:)")
      }
    }
    noteReducedMotion(of: preset, in: set, &declaration)
    return declaration
  }

  /// A spring is its mass, stiffness and damping, whatever it was given by.
  func declaration(
    of spring: Spring, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    var declaration = SwiftDeclaration()
    declaration.parts = [.spring]
    declaration.type = "Spring"
    let (call, arguments) = try self.call(of: spring, &declaration)
    declaration.parameters = arguments.parameters
    if arguments.parameters.isEmpty {
      declaration.lines = value(preset, call)
    } else {
      declaration.lines =
        declaration.opening(preset.identifier, access: access) + [call].indented() + ["}"]
    }
    noteReducedMotion(of: preset, in: set, &declaration)
    return declaration
  }

  /// A duration is a number of seconds.
  func declaration(
    of duration: NamedDuration, _ preset: ExportedPreset
  ) throws(Unsupported) -> SwiftDeclaration {
    guard case .seconds(let seconds) = duration else {
      throw Unsupported(.unknown, "what it refers to is not known")
    }
    var declaration = SwiftDeclaration()
    declaration.type = "Double"
    declaration.lines = [
      "\(access)static let \(preset.identifier): Double = \(CodeText.number(seconds))"
    ]
    return declaration
  }

  private func call(
    of spring: Spring, _ declaration: inout SwiftDeclaration
  ) throws(Unsupported) -> (String, SwiftArguments) {
    let physical: PhysicalSpring
    do throws(MotionError) {
      var still = spring
      still.initialVelocity = nil
      physical = try SpringEvaluator(still).spring
    } catch {
      throw Unsupported(evaluating: error)
    }
    var arguments = SwiftArguments()
    var call = "Spring(mass: \(CodeText.number(physical.mass))"
    call += ", stiffness: \(CodeText.number(physical.stiffness))"
    call += ", damping: \(CodeText.number(physical.damping))"
    if let velocity = spring.initialVelocity, velocity != .number(0) {
      call += ", initialVelocity: " + (try arguments.text(velocity))
    }
    if physical.dampingRatio > 1 {
      if physical.allowsOverdamping {
        declaration.parts.insert(.springOverdamping)
        call += ", allowsOverdamping: true"
        declaration.fidelity = physical.withoutOverdamping(
          uses(.uiKit)
            ? "before iOS 17, and by UIKit's animators always, it is damped critically"
            : "before iOS 17 it is damped critically")
      } else {
        declaration.parts.insert(.springClamping)
        declaration.note("damped critically, as Core Animation takes what is given so")
      }
    }
    if let delay = spring.delay?.seconds, delay != 0 {
      declaration.parts.insert(.springDelay)
      if uses(.coreAnimation) { declaration.parts.formUnion([.run, .runBasic]) }
      call += ", delay: \(CodeText.number(delay))"
    }
    if case .response(_, _, let blend) = spring.parameters, let blend = blend?.seconds, blend != 0 {
      if !uses(.swiftUI) {
        declaration.note("only SwiftUI has its blendDuration of \(CodeText.number(blend)) s")
      } else {
        declaration.parts.insert(.springBlend)
        call += ", blendDuration: \(CodeText.number(blend))"
        if spring.initialVelocity ?? .number(0) != .number(0) {
          declaration.note("SwiftUI takes no blendDuration beside a velocity")
        }
      }
    }
    return (call + ")", arguments)
  }

  /// A value that may be shared between threads.
  func value(
    _ preset: ExportedPreset, _ text: String, breakingAfter head: String = "",
    _ items: [String] = [], _ tail: String = ""
  ) -> [String] {
    let line = "\(access)static let \(preset.identifier) = \(text)"
    guard line.count > 96, !items.isEmpty else { return [line] }
    var lines = ["\(access)static let \(preset.identifier) = \(head)"]
    var row = ""
    for (index, item) in items.enumerated() {
      let part = item + (index == items.count - 1 ? "" : ",")
      if !row.isEmpty, row.count + part.count > 92 {
        lines.append("  " + row)
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + part
    }
    return lines + ["  " + row, tail]
  }

  private func times(_ duration: Time?, _ delay: Time?) -> String {
    var text = duration?.seconds.map { ", duration: \(CodeText.number($0))" } ?? ""
    if let delay = delay?.seconds, delay != 0 { text += ", delay: \(CodeText.number(delay))" }
    return text
  }

  /// The stops of a curve that is no single Bézier.
  private func stops(of curve: Curve) throws(Unsupported) -> ([Curve.Stop], Fidelity) {
    if case .steps(let count, _) = curve.shape, count > 1000 {
      throw Unsupported(.size, "\(count) steps are too many to write down")
    }
    let line: Conversion
    do throws(MotionError) {
      let evaluator = try CurveEvaluator(curve.shape)
      switch curve.shape {
      case .steps(let count, let jump):
        return (Self.stairs(count, jump), .exact)
      case .linear(let stops) where stops.first?.input == 0 && stops.last?.input == 1:
        return (stops, .exact)
      case .linear(let stops):
        let ends = [0.0, 1].map { Curve.Stop(input: $0, output: evaluator.value(at: $0)) }
        let inner = stops.filter { $0.input > 0 && $0.input < 1 }
        return ([ends[0]] + inner + [ends[1]], .exact)
      default:
        line = try MotionConverter(tolerance: options.tolerance)
          .convert(.curve(Curve(curve.shape)), to: .linear)
      }
    } catch {
      throw Unsupported(evaluating: error)
    }
    guard case .curve(let found) = line.motion, case .linear(let stops) = found.shape else {
      throw Unsupported("the curve has no line near it")
    }
    if line.isExact { return (stops, .exact) }
    return (stops, .approximate(line.largestError, at: line.timeOfLargestError.map { .share($0) }))
  }

  private static func stairs(_ count: Int, _ jump: Curve.Jump) -> [Curve.Stop] {
    let rises = Double(jump == .both ? count + 1 : jump == .none ? max(count - 1, 1) : count)
    let first = jump == .start || jump == .both ? 1.0 : 0
    var stops: [Curve.Stop] = []
    for step in 0..<count {
      let level = (Double(step) + first) / rises
      stops.append(.init(input: Double(step) / Double(count), output: level))
      stops.append(.init(input: Double(step + 1) / Double(count), output: level))
    }
    if stops.last?.output != 1 { stops.append(.init(input: 1, output: 1)) }
    return stops
  }

  /// A value cannot choose as the app runs: what takes its place is said.
  private func noteReducedMotion(
    of preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>,
    _ declaration: inout SwiftDeclaration
  ) {
    switch preset.preset.reducedMotion {
    case nil, .keep?: break
    case ReducedMotion.none?: declaration.note("with reduced motion, change without animation")
    case .preset(let reference)?:
      let name = set[reference]?.preset.name.text ?? reference.name
      declaration.note("with reduced motion, use \(name) instead")
    }
  }
}

extension Curve.Shape {
  /// The control points x1, y1, x2, y2; nil where the shape is no single Bézier.
  var controlPoints: [Double]? {
    switch self {
    case .cubicBezier(let x1, let y1, let x2, let y2): [x1, y1, x2, y2]
    case .named(let name):
      [
        name.controlPoints.x1, name.controlPoints.y1, name.controlPoints.x2, name.controlPoints.y2,
      ]
    case .use, .linear, .steps, .path: nil
    }
  }
}

extension PhysicalSpring {
  /// How far it is from the same spring damped critically.
  fileprivate func withoutOverdamping(_ note: String) -> Fidelity {
    guard
      let critical = try? PhysicalSpring(
        dampingRatio: 1, stiffness: stiffness, mass: mass, initialVelocity: initialVelocity)
    else { return .approximate(nil, notes: [note]) }
    let (own, other) = (solver, critical.solver)
    let end = max(own.restingTime, other.restingTime)
    var (error, place) = (0.0, 0.0)
    for step in 0...4096 {
      let time = end * Double(step) / 4096
      let difference = abs(own.position(at: time) - other.position(at: time))
      if difference > error { (error, place) = (difference, time) }
    }
    return .approximate(error, at: .seconds(place), notes: [note])
  }
}
