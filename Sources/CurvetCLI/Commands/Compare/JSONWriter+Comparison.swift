import Curvet
import Motion
import Presets
import StrictJSON

extension JSONWriter {
  /// Writes the motions with their properties, and how the others differ from the first.
  mutating func comparison(_ compared: ComparedMotions, _ pairs: [ComparedPair]) {
    objects("motions", compared.motions) { writer, motion in
      writer.name(of: motion.found)
      writer.member("kind", motion.found.motion.kind.rawValue)
      writer.object("facts") { $0.facts(PresetFacts(of: motion.found.motion)) }
    }
    objects("comparisons", pairs) { $0.pair($1) }
  }

  private mutating func pair(_ pair: ComparedPair) {
    member("name", pair.other.preset?.name.text ?? pair.other.name)
    member("base", pair.base.preset?.name.text ?? pair.base.name)
    member("same", pair.isSame)
    let compared = [pair.timing.map { _ in "timing" }, pair.properties.map { _ in "properties" }]
    texts("compared", compared.compactMap(\.self))
    member("sentence", ComparisonText.whole(pair))
    if let timing = pair.timing {
      member("unit", timing.isTimed ? "seconds" : "share")
      member("ninety", timing.timeTo90Percent.other)
      member("baseNinety", timing.timeTo90Percent.base)
      member("largestDifference", timing.largest.difference)
      member("at", timing.largest.at)
      member("distance", timing.distance)
    }
    if let properties = pair.properties {
      objects("properties", properties.differences) { $0.property($1) }
      objects("most", properties.most) { writer, most in
        if let target = most.target { writer.member("target", target) }
        writer.member("property", most.property)
      }
      texts("settings", properties.settings.map(PropertyText.words))
    }
  }

  private mutating func property(_ difference: PropertyComparison.Difference) {
    if let target = difference.target { member("target", target) }
    member("property", difference.property)
    track("way", difference.other, difference.property)
    track("baseWay", difference.base, difference.property)
    member("largestDifference", difference.largest?.difference)
    member("at", difference.largest?.at ?? difference.relative?.at)
    member("fraction", difference.relative?.difference)
  }

  private mutating func track(_ key: String, _ track: TrackOutline?, _ property: String) {
    object(key, track) { writer, track in
      writer.member("text", PropertyText.values(of: track, property))
      writer.member("start", track.start)
      writer.member("end", track.end)
    }
  }
}
