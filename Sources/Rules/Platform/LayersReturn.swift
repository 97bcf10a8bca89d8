import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds layers of custom transitions that are left rotated, moved, faded, or hidden.
  static let layersReturn = Rule(
    "platform/layers-return", .warning, upTo: .error,
    finds: "A layer of a custom transition is left rotated, moved, faded, or hidden at the end",
    reason: """
      The destination stays on screen in its end state; if it's invisible, the screen is blank. \
      The source of a present or push is shown again later, so it must return to its normal state, \
      or the counterpart must restore it. Snapshots are removed, so they can end in any state.
      """,
    source: """
      Apple, UIViewControllerAnimatedTransitioning: views keep the values that were set on them
      """,
    example: "transition/turn-in",
    failing: """
      {"motion": {"style": "custom", "phase": "present", "duration": 0.5, "layers": [
        {"layer": "destination", "initial": {"transform.rotation.y": 90}, "frames": [
          {"property": "transform.rotation.y", "start": 0, "duration": 1, "to": 10}]}]}}
      """,
    passing: """
      {"motion": {"style": "custom", "phase": "present", "duration": 0.5, "layers": [
        {"layer": "destination", "initial": {"transform.rotation.y": 90}, "frames": [
          {"property": "transform.rotation.y", "start": 0, "duration": 1, "to": 0}]}]}}
      """,
    in: [.transition, .group],
    where: {
      guard case .transition(let transition) = $0.motion else { return true }
      return transition.use != nil || !transition.layers.isEmpty
    },
    check: .all(\.transitions) { transition, pointer, examined in
      guard !transition.layers.isEmpty else { return [] }
      return LayerState.all(of: transition, at: pointer).compactMap { state in
        if state.isIdentity { return nil }
        switch state.layer {
        case .sourceSnapshot, .destinationSnapshot: return nil
        case .destination, .container: return Violation(leaving: state)
        case .source:
          guard transition.phase == .present || transition.phase == .push,
            !examined.bringsBack(state)
          else { return nil }
          return Violation(leaving: state)
        }
      } + Violation.blankStart(transition, at: pointer)
    })
}

extension ExaminedPreset {
  /// Whether the counterpart animates its destination back from this state.
  fileprivate func bringsBack(_ state: LayerState) -> Bool {
    guard preset.counterpart != nil else { return false }
    // An unknown counterpart may restore it.
    guard case .transition(let back) = counterpart?.motion else { return counterpart == nil }
    return back.layers.contains { layer in
      layer.layer == .destination
        && (layer.initial[state.property] != nil
          || layer.frames.contains { $0.property == state.property })
    }
  }
}

extension Violation {
  fileprivate init(leaving state: LayerState) {
    let identity = RuleFigure.number(state.identity)
    let end = RuleFigure.number(state.end)
    if state.layer == .source {
      self.init(
        at: state.pointer,
        "the source ends with \(state.property) at \(end), and looks like that"
          + " when people return to it",
        help: "add a counterpart whose destination goes from \(end) to \(identity)")
    } else {
      let isSwitch = state.property == "hidden" || state.property == "isHidden"
      let layer = state.layer.rawValue
      self.init(
        at: state.pointer,
        state.isInvisible
          ? "the \(layer) is left invisible, so the screen stays blank"
          : "the \(layer) ends with \(state.property) at \(end), not \(identity)",
        help: isSwitch
          ? "use a \"hidden\" span, which ends with the transition"
          : "end its last frame at \(identity)",
        level: state.isInvisible ? .error : nil)
    }
  }

  /// Finds a destination that is hidden until the end without a snapshot in its place.
  fileprivate static func blankStart(_ transition: Transition, at pointer: String) -> [Violation] {
    guard !transition.layers.contains(where: { $0.layer == .destinationSnapshot }) else {
      return []
    }
    return transition.layers.enumerated().compactMap { index, layer in
      guard layer.layer == .destination, let hidden = layer.hidden, hidden.end.value == 1 else {
        return nil
      }
      return Violation(
        at: "\(pointer)/layers/\(index)/hidden",
        "the destination is hidden until the end, and no snapshot replaces it",
        help: "add a \"destination.snapshot\" layer, or end the span before 1")
    }
  }
}
