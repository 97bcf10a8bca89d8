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
      "\($0) names a corner twice"
    }
    return false
  }
}

extension Reading {
  /// Reports corners of what is no corner radius; returns whether there are none.
  mutating func checkCorners(
    _ corners: [Corner]?, of property: String, in value: JSONValue
  ) -> Bool {
    guard corners != nil, property != "cornerRadius", let json = value["corners"] else {
      return true
    }
    report(PresetRule.conflict, at: json, help: "remove it") { _ in
      "corners belong to cornerRadius, but the property is \(property)"
    }
    return false
  }
}

extension Schema {
  /// Corners are for a corner radius.
  static let cornersOfRadius: Schema = when(
    has("corners"), ["properties": ["property": ["const": "cornerRadius"]]])
}
