import Curvet
import Motion
import Presets
import StrictJSON

extension JSONWriter {
  /// Writes the motions with their facts, and how each but the first differs from it.
  mutating func comparison(_ compared: ComparedMotions, _ pairs: [ComparedPair]) {
    key("motions")
    beginArray()
    for motion in compared.motions {
      beginObject()
      name(of: motion.found)
      member("kind", motion.found.motion.kind.rawValue)
      member("facts", PresetFacts(of: motion.found.motion))
      endObject()
    }
    endArray()
    key("comparisons")
    beginArray()
    for pair in pairs { self.pair(pair) }
    endArray()
  }

  private mutating func pair(_ pair: ComparedPair) {
    beginObject()
    member("name", pair.other.preset?.name.text ?? pair.other.name)
    member("base", pair.base.preset?.name.text ?? pair.base.name)
    key("same")
    bool(pair.isSame)
    let compared = [pair.timing.map { _ in "timing" }, pair.properties.map { _ in "properties" }]
    texts("compared", compared.compactMap(\.self))
    member("sentence", ComparisonText.whole(pair))
    if let timing = pair.timing {
      member("unit", timing.isTimed ? "seconds" : "share")
      member("ninety", timing.ninety.other)
      member("baseNinety", timing.ninety.base)
      member("largestDifference", timing.largest.difference)
      member("at", timing.largest.at)
      member("distance", timing.distance)
    }
    if let properties = pair.properties {
      key("properties")
      beginArray()
      for difference in properties.differences { property(difference) }
      endArray()
      texts("settings", properties.settings.map(PropertyText.words))
    }
    endObject()
  }

  private mutating func property(_ difference: PropertyComparison.Difference) {
    beginObject()
    if let target = difference.target { member("target", target) }
    member("property", difference.property)
    course("way", difference.other, difference.property)
    course("baseWay", difference.base, difference.property)
    member("largestDifference", difference.largest?.difference)
    member("at", difference.largest?.at)
    endObject()
  }

  private mutating func course(_ key: String, _ course: TrackOutline?, _ property: String) {
    self.key(key)
    guard let course else { return null() }
    beginObject()
    member("text", PropertyText.way(course, property))
    member("start", course.start)
    member("end", course.end)
    endObject()
  }
}
