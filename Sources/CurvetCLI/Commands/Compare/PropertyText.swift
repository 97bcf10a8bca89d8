import Motion
import Presets
import Preview

/// Property text describes how one property of a layer moves in one motion, and in another.
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
    return values(of: base, difference.property) != values(of: other, difference.property)
  }

  /// Returns the values of a property in words: `0 → 90°`.
  static func values(of track: TrackOutline, _ property: String) -> String {
    var values = track.values.map(text)
    guard !values.isEmpty else { return "no value" }
    if values.count > 6 { values.replaceSubrange(4..<values.count - 1, with: ["…"]) }
    return values.joined(separator: " → ") + unit(property)
  }

  private static func change(_ difference: PropertyComparison.Difference) -> String {
    let property = difference.property
    let texts = (
      difference.base.map { values(of: $0, property) },
      difference.other.map { values(of: $0, property) }
    )
    guard let base = difference.base, let other = difference.other, texts.0 == texts.1 else {
      return "\(texts.1 ?? "unchanged") instead of \(texts.0 ?? "unchanged")"
    }
    let spans = (span(base), span(other))
    if spans.0 != spans.1 { return "\(spans.1) instead of \(spans.0)" }
    guard let largest = difference.largest else { return "values of another kind" }
    return "the same values; largest gap: \(ValueText.short(largest.difference))\(unit(property))"
      + " at \(ValueText.short(largest.at)) s"
  }

  private static func span(_ track: TrackOutline) -> String {
    "from \(ValueText.short(track.start)) to \(ValueText.short(track.end)) s"
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
