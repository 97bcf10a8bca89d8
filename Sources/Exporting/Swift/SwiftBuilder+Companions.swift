import Motion
import Presets

extension SwiftBuilder {
  /// Adds the functions that drive an animator with a gesture, start it with a delay, and continue it.
  mutating func accompany(_ animator: Animator, _ code: SwiftAnimatorCode) throws(Unsupported) {
    if let delay = animator.delay?.seconds, delay != 0 {
      let time = CodeText.number(delay)
      add(
        "start", comment: "Starts `\(preset.identifier)` after its delay of \(time) s.",
        ["animator.startAnimation(afterDelay: \(time))"])
    }
    if let continuation = animator.continuation {
      let factor = CodeText.number(continuation.durationFactor ?? 0)
      let place = continuation.from.map { ", paused at \(CodeText.number($0.value))" } ?? ""
      let call = "animator.continueAnimation(withTimingParameters: "
      let line = "\(call)\(code.rest ?? "nil"), durationFactor: \(factor))"
      let check = "guard animator.state == .active, !animator.isRunning else { return }"
      let velocity = line.contains("velocity") ? ", velocity: CGVector = .zero" : ""
      add(
        "resume", comment: "Continues `\(preset.identifier)`\(place).", [check, line],
        parameters: velocity)
    }
    if let interaction = animator.interaction {
      let driver = try SwiftDriver(
        interaction, of: preset.identifier, continuation: animator.continuation, timing: code.rest,
        cuts: preset.reducedMotion == ReducedMotion.none, access: writer.access)
      declaration.parts.insert(driver.part)
      declaration.companions.append(.init(name: driver.name, lines: driver.lines))
    }
  }

  private mutating func add(
    _ verb: String, comment: String, _ body: [String], parameters: String = ""
  ) {
    let plain = preset.identifier.filter { $0 != "`" }
    let name = verb + plain.prefix(1).uppercased() + plain.dropFirst()
    let head =
      "@MainActor \(writer.access)static func \(name)"
      + "(_ animator: UIViewPropertyAnimator\(parameters)) {"
    declaration.companions.append(
      .init(
        name: name, lines: ["/// " + CodeText.comment(comment), head] + body.indented() + ["}"]))
  }
}
