import Motion
import Testing

struct PropertyValueTests {
  @Test(
    "Colours are read, and written in upper case",
    arguments: [
      ("#FF8000", "#FF8000"), ("#ff8000", "#FF8000"), ("#00000000", "#00000000"),
      ("#0a0B0cFf", "#0A0B0CFF"), ("#FFF", nil), ("FF8000", nil), ("#FF80000", nil),
      ("#GG8000", nil), ("#+F8000", nil), ("#FF80é", nil), ("#", nil), ("", nil),
    ] as [(String, String?)])
  func color(text: String, expected: String?) {
    #expect(RGBA(text)?.text == expected)
  }

  @Test("A colour has components")
  func components() throws {
    let opaque = try #require(RGBA("#010203"))
    #expect((opaque.red, opaque.green, opaque.blue) == (1, 2, 3))
    #expect(opaque.alpha == nil)
    let clear = try #require(RGBA("#01020304"))
    #expect((clear.red, clear.green, clear.blue) == (1, 2, 3))
    #expect(clear.alpha == 4)
  }

  @Test(
    "A property type accepts what fits it",
    arguments: [
      (.number, "n c m"), (.point, "2 c m"), (.vector, "2 3 c m"), (.rect, "4 c m"),
      (.color, "# c"), (.boolean, "b c"), (.string, "s c"),
    ] as [(PropertyType, String)])
  func accepts(type: PropertyType, expected: String) throws {
    let number = Quantity.number(1)
    let values: [(String, PropertyValue)] = [
      ("n", .quantity(number)), ("2", .vector([number, number])),
      ("3", .vector([number, number, number])), ("4", .vector([number, number, number, number])),
      ("#", .color(try #require(RGBA("#000000")))), ("b", .boolean(true)), ("s", .string("light")),
      ("c", .current), ("m", .quantity(.measure(try Measure("width")))),
    ]
    let accepted = values.filter { type.accepts($0.1) }.map(\.0).joined(separator: " ")
    #expect(accepted == expected)
  }

  @Test(
    "Well-known properties have a type, others have none",
    arguments: [
      ("opacity", .number), ("alpha", .number), ("position", .point), ("position.y", .number),
      ("transform.rotation.y", .number), ("transform.translation", .vector), ("frame", .rect),
      ("bounds.size", .point), ("backgroundColor", .color), ("hidden", .boolean),
      ("effect", .string), ("cornerRadius", .number), ("transform.scale", .number),
      ("sublayerTransform.m34", .number), ("Opacity", nil), ("layer.opacity", nil), ("", nil),
    ] as [(String, PropertyType?)])
  func typeOfProperty(name: String, expected: PropertyType?) {
    #expect(PropertyType(property: name) == expected)
    #expect(PropertyType.properties.contains(name) == (expected != nil))
  }

  @Test(
    "Named curves have Core Animation's control points",
    arguments: [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(NamedCurve, [Double])])
  func controlPoints(curve: NamedCurve, expected: [Double]) {
    let points = curve.controlPoints
    #expect([points.x1, points.y1, points.x2, points.y2] == expected)
  }
}
