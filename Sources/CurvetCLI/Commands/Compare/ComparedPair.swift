import Curvet
import Diagnostics
import Motion
import Presets

/// A compared pair is a motion and its base, the motion that it is compared with.
struct ComparedPair {
  /// The motion, and its base.
  let other, base: FoundMotion
  /// The difference in timing; nil if one has no single progress.
  let timing: MotionComparison?
  /// The difference in the properties that they animate; nil if one animates none.
  let properties: PropertyComparison?

  /// Compares a motion with its base.
  ///
  /// - Throws: `invalidInput` if they have nothing in common.
  init(
    _ other: ComparedMotion, to base: ComparedMotion, lengths: [String: Double]
  ) throws(CatalogError) {
    (self.other, self.base) = (other.found, base.found)
    do throws(MotionError) {
      let hasProgress = base.progress != nil && other.progress != nil
      timing = hasProgress ? try MotionComparison(other.found.motion, to: base.found.motion) : nil
      properties = try PropertyComparison(
        other.found.motion, to: base.found.motion, lengths: lengths)
    } catch {
      throw CatalogError(of: error, in: other.found.name)
    }
    guard timing != nil || properties != nil else {
      throw base.gap ?? other.gap
        ?? CatalogError(.invalidInput, "\(other.found.name): nothing to compare")
    }
  }

  /// Whether everything compared is the same.
  var isSame: Bool { timing?.isSame ?? true && properties?.isSame ?? true }

  /// The properties that differ; if the timing differs, too, only those with other values.
  var differences: [PropertyComparison.Difference] {
    let all = properties?.differences ?? []
    return timing?.isSame ?? true ? all : all.filter(PropertyText.takesOtherValues)
  }
}
