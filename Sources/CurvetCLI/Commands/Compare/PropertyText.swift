import Motion
import Presets
import Preview

/// Property text describes how a property of a layer differs between two motions.
enum PropertyText {
  /// Returns a difference in words: `source transform.rotation.y: 0 → 90° instead of 0 → -90°`.
  static func words(_ difference: PropertyComparison.Difference) -> String {
    "\(label(difference)): \(change(difference))"
  }

  /// Returns which properties differ most, and by how much: `largest difference: source
  /// opacity, 0.4 at 0.1 s (40% of its range)`; nil if none does.
  static func most(_ differences: [PropertyComparison.Difference]) -> String? {
    guard let first = differences.first, let relative = first.relative else { return nil }
    let fraction = ValueText.percent(atMost: relative.difference)
    guard differences.count == 1 else {
      let more = differences.count > 3 ? ", and \(differences.count - 3) more" : ""
      let labels = differences.prefix(3).map(label).joined(separator: ", ")
      return "largest differences: \(labels)\(more) (\(fraction) of their ranges)"
    }
    guard let largest = first.largest else {
      return
        "largest difference: \(label(first)), at \(ValueText.short(relative.at)) s"
        + " (\(fraction) of its range)"
    }
    return
      "largest difference: \(label(first)), \(gap(largest, first.property)) (\(fraction) of its range)"
  }

  private static func label(_ difference: PropertyComparison.Difference) -> String {
    [difference.target, difference.property].compactMap(\.self).joined(separator: " ")
  }

  private static func gap(
    _ largest: (difference: Double, at: Double), _ property: String
  ) -> String {
    "\(ValueText.atMost(largest.difference))\(unit(property)) at \(ValueText.short(largest.at)) s"
  }

  /// Returns how a setting differs: `style: push instead of fade`.
  static func words(_ setting: FieldDiff) -> String {
    let field = FieldLabel(setting.pointer)
    let values = [setting.new, setting.old].map { json in
      json.map { Words.clipped(field.value($0)) } ?? "not set"
    }
    return "\(field.path): \(values[0]) instead of \(values[1])"
  }

  /// Whether a property has other values, rather than the same values at other times.
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
    if let largest = difference.largest {
      return "the same values, largest gap: \(gap(largest, property))"
    }
    guard let relative = difference.relative else { return "values of another type" }
    return
      "the same values, largest gap: \(ValueText.percent(atMost: relative.difference)) of its range"
      + " at \(ValueText.short(relative.at)) s"
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
