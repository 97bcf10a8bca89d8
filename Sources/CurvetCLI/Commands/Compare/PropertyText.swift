import Motion
import Presets
import Preview

/// Property text says how one property of a layer moves in one motion, and in another.
enum PropertyText {
  /// Returns what differs: `source transform.rotation.y: 0 → 90° instead of 0 → -90°`.
  static func words(_ difference: PropertyComparison.Difference) -> String {
    let label = [difference.target, difference.property].compactMap(\.self).joined(separator: " ")
    return "\(label): \(change(difference))"
  }

  /// Returns how a setting differs: `style: push instead of fade`.
  static func words(_ setting: FieldDiff) -> String {
    let field = FieldLabel(setting.pointer)
    let values = [setting.new, setting.old].map { json in
      json.map { Words.clipped(field.value($0)) } ?? "not set"
    }
    return "\(field.path): \(values[0]) instead of \(values[1])"
  }

  /// Whether a property takes other values, rather than the same ones at other times.
  static func takesOtherValues(_ difference: PropertyComparison.Difference) -> Bool {
    guard let base = difference.base, let other = difference.other else { return true }
    return way(base, difference.property) != way(other, difference.property)
  }

  /// Returns the way of a property in words: `0 → 90°`.
  static func way(_ course: TrackOutline, _ property: String) -> String {
    var values = course.values.map(text)
    guard !values.isEmpty else { return "no value" }
    if values.count > 6 { values.replaceSubrange(4..<values.count - 1, with: ["…"]) }
    return values.joined(separator: " → ") + unit(property)
  }

  private static func change(_ difference: PropertyComparison.Difference) -> String {
    let property = difference.property
    let ways = (
      difference.base.map { way($0, property) }, difference.other.map { way($0, property) }
    )
    guard let base = difference.base, let other = difference.other, ways.0 == ways.1 else {
      return "\(ways.1 ?? "left alone") instead of \(ways.0 ?? "left alone")"
    }
    let spans = (span(base), span(other))
    if spans.0 != spans.1 { return "\(spans.1) instead of \(spans.0)" }
    guard let largest = difference.largest else { return "values of another kind" }
    return "the same values, at most \(ValueText.short(largest.difference))\(unit(property)) apart,"
      + " at \(ValueText.short(largest.at)) s"
  }

  private static func span(_ course: TrackOutline) -> String {
    "from \(ValueText.short(course.start)) to \(ValueText.short(course.end)) s"
  }

  private static func text(_ point: MotionPoint) -> String {
    point.terms.isEmpty
      ? ValueText.brief(point.value)
      : ValueText.text(point.value, point.terms.map { ($0.measure, $0.value) })
  }

  private static func unit(_ property: String) -> String {
    property.contains("rotation") ? "°" : ""
  }
}
