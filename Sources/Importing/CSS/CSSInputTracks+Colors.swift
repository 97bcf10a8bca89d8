import Diagnostics
import Motion

// CSS mixes colors times their opacity, so a clear color shows nothing of its own.
// Source: CSS Color 4, 12.3. Curvet mixes the components apart, as Core Animation does.
extension CSSInputTracks {
  /// The course of colors that mixes as it does in browsers: a clear color is a clear form of the one beside it, and
  /// between two others it is both, one after the other.
  static func clearing(
    _ values: [PropertyValue], _ offsets: [Double], _ easings: [Curve.Shape]
  ) -> (values: [PropertyValue], offsets: [Double], easings: [Curve.Shape]) {
    var cleared: (values: [PropertyValue], offsets: [Double], easings: [Curve.Shape]) = ([], [], [])
    for (index, value) in values.enumerated() {
      let sides = [index - 1, index + 1].compactMap { side in
        values.indices.contains(side) ? values[side].seen?.clear : nil
      }
      let isClear = if case .color(let color) = value { color.alpha == 0 } else { false }
      let forms = isClear && !sides.isEmpty ? sides.uniqued().map(PropertyValue.color) : [value]
      for (number, form) in forms.enumerated() {
        cleared.values.append(form)
        cleared.offsets.append(offsets[index])
        cleared.easings.append(number < forms.count - 1 ? .named(.linear) : easings[index])
      }
    }
    return cleared
  }

  /// Whether a color glides to another one of another opacity, of which both are seen.
  static func isMixedByOpacity(_ values: [PropertyValue]) -> Bool {
    zip(values, values.dropFirst()).contains { from, to in
      guard let from = from.seen, let to = to.seen else { return false }
      return from.clear != to.clear && (from.alpha ?? 255) != (to.alpha ?? 255)
    }
  }
}

extension PropertyValue {
  /// The color, if something of it is seen.
  fileprivate var seen: RGBA? {
    if case .color(let color) = self, color.alpha != 0 { color } else { nil }
  }
}

extension RGBA {
  /// The same color, of which nothing is seen.
  fileprivate var clear: RGBA {
    var clear = self
    clear.alpha = 0
    return clear
  }
}
