import Motion
import StrictJSON

extension Codec where Value == [Corner] {
  private static let words = Codec<Corner>.oneOf.array(
    count: 1...4, of: "1 to 4 corners", example: "[\"topLeft\", \"topRight\"]")

  /// Corners, none of them twice.
  static let corners = words.described(by: words.schema().with(["uniqueItems": true])).checked {
    corners, value, reading in
    if Set(corners).count == corners.count { return true }
    reading.report(PresetRule.value, at: value, help: "write each corner once") {
      "\($0) has the same corner twice"
    }
    return false
  }
}

extension Reading {
  /// Reports corners, and how they are rounded, of what is no corner radius; returns whether there are none.
  mutating func checkCorners(
    _ corners: [Corner]?, _ curve: CornerCurve?, of property: String, in value: JSONValue
  ) -> Bool {
    guard property != "cornerRadius" else { return true }
    var isFine = true
    if corners != nil, let json = value["corners"] {
      isFine = false
      report(PresetRule.conflict, at: json, help: "remove it") { _ in
        "'corners' requires the property 'cornerRadius', but the property is '\(property)'"
      }
    }
    if curve != nil, let json = value["cornerCurve"] {
      isFine = false
      report(PresetRule.conflict, at: json, help: "remove it") { _ in
        "'cornerCurve' requires the property 'cornerRadius', but the property is '\(property)'"
      }
    }
    return isFine
  }
}

extension Schema {
  /// Corners, and how they are rounded, are for a corner radius.
  static let cornersOfRadius: Schema = when(
    ["anyOf": [has("corners"), has("cornerCurve")]],
    ["properties": ["property": ["const": "cornerRadius"]]])
}
