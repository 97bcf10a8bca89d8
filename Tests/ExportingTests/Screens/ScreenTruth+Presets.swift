import Motion
import Presets
import Testing

@testable import Exporting

extension ScreenTruth {
  /// What the catalog says of a preset that is a transition.
  init(of preset: ExportedPreset) throws {
    var found: Transition?
    if case .transition(let transition) = preset.motion { found = transition }
    try self.init(try #require(found, "\(preset.name.text) is no transition"))
  }

  /// What a format calls the lengths of a transition that only the app knows, with their values.
  static func arguments(
    of preset: ExportedPreset, _ style: IdentifierStyle
  ) throws -> [(name: String, value: Double)] {
    guard case .transition(let transition) = preset.motion else { return [] }
    let recipe = try ScreenTransition(transition, for: "it", takesLengths: true)
    let values = try recipe.lengths.map { try #require(lengths[$0], "\($0)") }
    return Array(zip(ScreenLengths(of: recipe, style).arguments, values))
  }
}
