import Curvet
import Motion
import Presets
import StrictJSON

extension JSONWriter {
  /// Writes the motions with their facts, and how each but the first differs from it.
  mutating func comparison(_ compared: ComparedMotions, _ comparisons: [MotionComparison]) {
    key("motions")
    beginArray()
    for motion in compared.motions {
      beginObject()
      member("name", motion.found.name)
      member("kind", motion.found.motion.kind.rawValue)
      member("facts", PresetFacts(of: motion.found.motion))
      endObject()
    }
    endArray()
    key("comparisons")
    beginArray()
    let base = compared.motions[0].found.name
    for (motion, comparison) in zip(compared.motions.dropFirst(), comparisons) {
      beginObject()
      member("name", motion.found.name)
      member("base", base)
      member("sentence", ComparisonText.sentence(motion.found.name, to: base, comparison))
      member("unit", comparison.isTimed ? "seconds" : "share")
      member("ninety", comparison.ninety.other)
      member("baseNinety", comparison.ninety.base)
      member("largestDifference", comparison.largest.difference)
      member("at", comparison.largest.at)
      member("distance", comparison.distance)
      endObject()
    }
    endArray()
  }
}
