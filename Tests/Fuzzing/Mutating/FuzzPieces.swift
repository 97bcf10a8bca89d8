/// Values that are at an end of what there is.
enum FuzzPieces {
  /// Short ones.
  static let values: [[UInt8]] =
    [
      "null", "true", "false", "0", "-0", "1", "-1", "0.5", "2", "1e308", "-1e308", "1e999",
      "4.9e-324", "1e-999", "9007199254740993", "1E400", "0.1e+00001", "65536", "-2147483649",
      "\"\"", "\" \"", "\"1/3\"", "\"4/3\"", "\"0/0\"", "\"300ms\"", "\"-1s\"", "\"1e3s\"",
      "\"infinite\"", "\"none\"", "\"custom\"", "\"discrete\"", "\"#FF0000\"", "\"#f\"",
      "\"\\u0000\"", "\"\\uD800\"", "\"\\uDFFF\\uD800\"", "\"\\u202E\"", "\"é\"", "\"日本\"",
      "\"M 0,0 L 1e308,1e308 1,1\"", "\"M 0,0 A 0 0 0 0 1 1,1\"", "\"M 0,0 C 1 1 0 0 1,1\"",
      "\"{a.b}\"", "\"{time.short}\"", "\"#/a/$value/0\"", "{\"$ref\": \"#\"}",
      "{\"$ref\": \"#/ease/enter\"}", "{\"measure\": \"a / 0\"}", "{\"measure\": \"1 +\"}", "[]",
      "{}", "[[]]", "[0]", "[0, 1]", "[0, 0, 1, 1]", "[null, null]", "\"spring(\"",
      "\"linear(0, 1)\"", "\"steps(10000)\"", "{\"use\": \"curve/line\"}",
      "{\"named\": \"linear\"}",
    ].map { Array($0.utf8) }

  /// What stands between values.
  static let marks: [[UInt8]] = [
    ",", ":", "{", "}", "[", "]", "\"", "\\", "\n", "\r\n", " ", "\t", "/* */", "// x\n", "'", "+",
    "NaN", "Infinity", "0x10", ".5", "01", "\u{2028}", "\"use\": \"a\",", "\"kind\": \"curve\",",
    "\"name\": \"a\",", "\"presets\": {},", "\"$value\": 1,", "\"$type\": \"duration\",",
    "\"$extends\": \"{a}\",", "\"$root\": {\"$value\": 1},",
  ].map { Array($0.utf8) }

  /// Bytes that are no UTF-8, or hardly.
  static let bytes: [[UInt8]] = [
    [0xC0, 0x80], [0xFF], [0xFE], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xF0, 0x80, 0x80, 0x80], [0xE2, 0x80], [0xEF, 0xBB, 0xBF], [0x00], [0x1B, 0x5B, 0x33, 0x31],
    [0xEF, 0xBF, 0xBE], [0xF4, 0x8F, 0xBF, 0xBF], [0x7F],
  ]

  /// Returns a value that is long or deep.
  static func large(_ random: inout FuzzRandom) -> [UInt8] {
    let count = random.element([65, 100, 1000, 5000])
    func times(_ text: String, _ count: Int) -> [UInt8] {
      Array(String(repeating: text, count: count).utf8)
    }
    let quote = [UInt8(ascii: "\"")]
    switch random.below(9) {
    case 0: return times("[", count) + times("]", count)
    case 1: return times("{\"a\":", count) + times("}", count)
    case 2: return times("[", count)
    case 3: return quote + times("a", count) + quote
    case 4: return quote + times("(", count) + times(")", count) + quote
    case 5: return times("9", count)
    case 6: return Array("0.".utf8) + times("0", count) + Array("1".utf8)
    case 7: return Array("[0".utf8) + times(",1", count) + Array("]".utf8)
    default: return quote + times("linear(0,", 1) + times("1,", count) + times("1)", 1) + quote
    }
  }
}
