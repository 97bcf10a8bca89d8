import Curvet
import Presets

extension FoundMotion {
  /// The alias that a preset was asked for by, and the preset's own name; nil where that was used.
  var alias: (name: String, of: String)? {
    guard let preset, preset.aliases.contains(where: { $0.text == name }) else { return nil }
    return (name, preset.name.text)
  }
}
