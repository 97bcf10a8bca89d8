import Diagnostics
import Motion
import Presets
import Storage

extension Catalog {
  /// Returns a spring in the form that has some fields, so that these can be set.
  ///
  /// It is the same motion, computed from mass, stiffness and damping. Initial velocity and delay
  /// stay as they are.
  ///
  /// - Returns: nil for what is no spring, and where no form has all of the fields.
  /// - Throws: `invalidInput` where the spring takes its form from another preset, or cannot be
  ///   computed.
  func reformed(_ preset: Preset, for fields: Set<String>) throws(CatalogError) -> Preset? {
    guard case .spring(let spring) = preset.motion, !fields.isEmpty,
      let form = Self.forms.first(where: { fields.isSubset(of: $0.fields) })?.form
    else { return nil }
    if case .use(let reference) = spring.parameters {
      throw CatalogError(
        .invalidInput, "\(preset.name) takes its form from \(reference.name)",
        hints: [
          "set it there, or give a whole form, as in duration=0.5 bounce=0.3"
        ])
    }
    let resolved = try MotionFinder(self).resolve(preset.motion, named: preset.name.text)
    guard case .spring(var still) = resolved else { return nil }
    still.initialVelocity = nil
    do throws(MotionError) {
      var reformed = try SpringEvaluator(still).spring.spring(as: form)
      reformed.initialVelocity = spring.initialVelocity
      reformed.delay = spring.delay
      reformed.allowsOverdamping = spring.allowsOverdamping ?? reformed.allowsOverdamping
      var preset = preset
      preset.motion = .spring(reformed)
      return preset
    } catch {
      throw CatalogError(
        .invalidInput, "\(preset.name): \(error.message)",
        hints: [error.help.map(Hint.text)].compactMap(\.self))
    }
  }

  /// The forms with their fields, those first that say how a spring looks.
  private static let forms: [(form: SpringForm, fields: Set<String>)] = [
    (.perceptual, ["duration", "bounce"]),
    (.response, ["response", "dampingFraction", "blendDuration"]),
    (.ratio, ["dampingRatio", "stiffness", "mass"]),
    (.physical, ["mass", "stiffness", "damping"]),
  ]
}
