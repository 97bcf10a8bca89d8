import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds keyframes after which the layer jumps back unless the app sets the value.
  static let jumpBack = Rule(
    "platform/jump-back", .info,
    finds: "Keyframes don't end where they began, and nothing keeps the layer at the end value",
    reason: """
      An animation changes what is displayed, not the layer itself. When it ends and is removed, \
      the layer shows its own value again. Set that value when the animation starts and add \
      "modelValue": "set", or fill forwards.
      """,
    source:
      "Apple, Core Animation Programming Guide: Animating Simple Changes to a Layer's Properties",
    example: "keyframes/leave",
    failing:
      #"{"motion": {"duration": 0.3, "tracks": [{"property": "opacity", "values": [1, 0]}]}}"#,
    passing: """
      {"motion": {"duration": 0.3, "modelValue": "set",
        "tracks": [{"property": "opacity", "values": [1, 0]}]}}
      """,
    in: [.keyframes],
    check: .preset { examined in
      guard case .keyframes(let keyframes) = examined.preset.motion,
        keyframes.modelValue != .set, keyframes.fillMode != .forwards, keyframes.fillMode != .both,
        keyframes.autoreverses != true, keyframes.repeatCount != .infinite,
        examined.preset.role != .loop
      else { return [] }
      let properties = keyframes.tracks.filter(\.endsElsewhere).map(\.property)
      guard let first = properties.first else { return [] }
      let shown = properties.count == 1 ? first : "\(first) and \(properties.count - 1) more"
      if keyframes.modelValue == .unchanged {
        return [
          Violation(
            at: "/motion/modelValue", "the layer jumps back to its previous \(shown)",
            help: "write \"set\" if the app's code sets the value when the animation starts")
        ]
      }
      return [
        Violation(
          at: "/motion", "unless the app sets \(shown), the layer jumps back at the end",
          help: "set the value when the animation starts, and add \"modelValue\": \"set\"")
      ]
    })
}

extension Keyframes.Track {
  /// Whether its last value is neither the first nor what a layer has by default.
  fileprivate var endsElsewhere: Bool {
    // UIKit's frames set the value themselves.
    guard additive != true, case .values(let values) = content, let last = values.last,
      last != values.first, last != .current,
      let end = try? AnimatedValue(last, current: .number(0), of: property, lengths: [:])
    else { return false }
    return end != .identity(of: property, like: end)
  }
}
