import Diagnostics
import Presets

extension PresetReference {
  /// Returns the finding of a circle, the middle of a very long one left out.
  ///
  /// - Parameter names: the presets in their order, the first again at the end.
  public static func circle(_ names: [String], at place: Place?) -> Finding {
    cycle(names.count <= 12 ? names : names.prefix(6) + ["…"] + names.suffix(3), at: place)
  }
}
