import Motion
import Presets
import Testing

@testable import Interchange

extension ScreenTruth {
  /// What the catalog says of a preset that is a transition.
  init(of preset: ExportedPreset) throws {
    var found: Transition?
    if case .transition(let transition) = preset.motion { found = transition }
    try self.init(try #require(found, "\(preset.name.text) is no transition"))
  }
}
