import Motion

extension Fidelity {
  /// The fidelity if a gesture drives the preset but isn't exported.
  ///
  /// A note isn't a gesture.
  ///
  /// - Parameter interaction: How a gesture drives it; nil if none does.
  func leavingOut(_ interaction: Interaction?) -> Fidelity {
    interaction == nil ? self : without("its gesture")
  }

  /// The same if a gesture drives values that the export takes: what only follows a slider is such a value.
  func leavingOutRelease(of interaction: Interaction?) -> Fidelity {
    guard let interaction, interaction.gesture != .slider || interaction.onRelease != nil else {
      return self
    }
    return leavingOut(interaction)
  }
}
