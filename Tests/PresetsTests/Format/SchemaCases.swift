/// Values at the edge of what the reader accepts, on both sides.
enum SchemaCases {
  typealias Case = SchemaVerdictTests.Case

  static let all =
    times + shares + measures + paths + words + values + kinds + roots + corners + starts

  /// What the reader refuses, and a schema has no words for.
  static let unsayable = [
    // The order of numbers.
    layer(#""hidden": [0.5, 0.5]"#),
    .preset(FrameRateRangeTests.reversed), .preset(FrameRateRangeTests.outside),
    .preset(#"{"motion": {"path": "M 0,0 C 0.5,0 0.4,1 0.3,1 L 0.2,1 L 1,1"}}"#),
    // Sums over the whole of a text.
    .preset(#"{"motion": {"path": "M 0,0 l 0.5,1"}}"#), value(#"{"measure": "(a"}"#),
    value(#"{"measure": "a)"}"#),
    .preset("\"linear(0\(String(repeating: ",0", count: 4096)))\""),
    // A number that is too large.
    .preset("\"cubic-bezier(1e999, 0, 1, 1)\""),
    .preset(#"{"motion": {"seconds": "\#(String(repeating: "9", count: 400))s"}}"#),
    // A key that is there twice.
    .preset(#"{"motion": {"named": "linear", "named": "easeIn"}}"#),
  ]

  private static let times = [
    "0", "-0.0", "1e-9", "\"0s\"", "\"0ms\"", "\"-0s\"", "\"-0.0ms\"", "\"-.0s\"", "\"+1s\"",
    "\"1.s\"", "\".5S\"", "\"1.5Ms\"", "\"-1ms\"", "\"1e3ms\"", "\"1..s\"", "\".s\"", "\"s\"",
    "\"ms\"", "\"1\"", "\"1 s\"", "\"１s\"", "\"1m\"", "\"duration/fast\"", "\"fast\"", "\"1/fast\"",
    "\"-fast\"", "\"\"", "null", "[]", "true", "-1",
  ].flatMap { time in
    [
      Case.preset("{\"motion\": {\"named\": \"linear\", \"duration\": \(time)}}"),
      .preset("{\"motion\": {\"bounce\": 0, \"duration\": \(time)}}"),
      .preset(
        "{\"motion\": {\"beginTime\": \(time), \"tracks\": [{\"property\": \"a\", \"values\": [0]}]}}"
      ),
      .preset("{\"motion\": {\"seconds\": \(time)}}"),
    ]
  }

  private static let shares = [
    "0", "1", "0.5", "1.01", "-0.01", "\"0/1\"", "\"1/1\"", "\"1/3\"", "\"2/3\"", "\"3/2\"",
    "\"10/9\"", "\"9/10\"", "\"10/10\"", "\"12/13\"", "\"13/12\"", "\"129/130\"", "\"130/129\"",
    "\"99/100\"", "\"100/99\"", "\"0/0\"", "\"0/10\"", "\"00/1\"", "\"1/03\"", "\"1/\"", "\"/1\"",
    "\"1/2/3\"", "\" 1/2\"", "\"-1/2\"", "\"1.5/2\"", "\"999999999/999999999\"",
    "\"999999998/999999999\"", "\"999999999/999999998\"", "\"1/1234567890\"", "\"\"", "null",
  ].map {
    Case.preset(
      "{\"motion\": {\"tracks\": [{\"property\": \"a\", \"values\": [0], \"keyTimes\": [\($0)]}]}}")
  }

  private static let measures = [
    "80", ".5", "5.", ".", "1.2.3", "  2 ", "height", "container.height - 80", "a + b * c",
    "(a + b) * c", "-a * -b", "- (a)", "a--b", "_x._y", "a.", "a..b", "a.1", "2x", "a b", "+a",
    "a +", "", " ", "a × b", "a\\tb", "a // b", "1e3",
  ].map { value("{\"measure\": \"\($0)\"}") }

  private static let paths = [
    "M 0,0 L 1,1", "M0 0L1 1", "m0,0 1,1", "M 0,0 L 1,", "M 0,0 L 1", "M 0,0 L 12", "M 0,0 L 1.5.5",
    "M 0,0 L 1-1", "M 0,0 L 1,,1", "M,0,0 L 1,1", " M 0,0\\nC 0,0 1,1 1,1", "M 0,0 C 0,0 1,1",
    "M 0,0 C 0,0 1,1 1,1 0,0 1,1 2,2", "M 0,0 S 0,0 1,1 Q 1 1 1 1 T 1 1", "M 0,0 H 1 V 1 Z",
    "M 0,0 H 1 2 3", "M 0,0 A 1 1 0 0 1 1 1", "M 0,0 A 1 1 0 011 1", "M 0,0 A 1 1 0 2 1 1 1",
    "M 0,0 L 1e0,1e0", "M 0,0 L 1e,1", "M 0,0 L 10e-1 1", "M 0,0 L 1.,1", "M 0,0 Z L 1,1",
    "M 0,0", "M 1,0 L 1,1", "M 0.0,+0 L 1.0,01", "M 0,0 L .5,1", "M 0,0 L 0.5,0.5 1,1", "M 0,0 1,1",
    "M 0,0 L 0.5,1 M 1,1", "", "M", "L 1,1", "M 0,0 B 1,1", "M 0,0 L 1,1 x", "M 0,0 L 21,1",
    "M 0,0 l 1,1",
  ].flatMap { path in
    [
      Case.preset("{\"motion\": {\"path\": \"\(path)\"}}"),
      .preset("{\"motion\": {\"tracks\": [{\"property\": \"position\", \"path\": \"\(path)\"}]}}"),
    ]
  }

  private static let words =
    ["a", "-", "a-b", "日本", "a\\u00A0b", "a\\u0007", "a\\u0085", "\\u2003", "é", ""].map {
      Case.preset("{\"tags\": [\"\($0)\"], \"motion\": \"ease\"}")
    }
    + ["de", "pt-BR", "zh-Hant-TW", "d", "de-", "de_DE", "123", "abcdefghi", ""].map {
      Case.preset("{\"localizations\": {\"\($0)\": {}}, \"motion\": \"ease\"}")
    }
    + ["a", "a/b", "a/1", "a--b", "a-", "A", "a/b/c/d/e/f/g/h", "a/b/c/d/e/f/g/h/i", "ä"].flatMap {
      [
        Case.preset("{\"aliases\": [\"\($0)\"], \"motion\": \"ease\"}"),
        Case(name: $0, document: "{\"presets\": {\"\($0)\": \"ease\"}}"),
      ]
    }
    + ["none", "keep", "a/b", "None"].map {
      Case.preset("{\"reducedMotion\": \"\($0)\", \"motion\": \"ease\"}")
    }
    + ["true", "false", "\"old\"", "{}", "{\"use\": \"b\"}", "null", "1"].map {
      Case.preset("{\"deprecated\": \($0), \"motion\": \"ease\"}")
    }
    + ["1", "9999", "10000", "1.0", "-1"].map {
      Case.preset("{\"source\": {\"year\": \($0)}, \"motion\": \"ease\"}")
    }

  /// Values of properties of every type.
  private static let values = [
    "opacity", "position", "transform.translation", "bounds", "backgroundColor", "hidden",
    "effect", "of.your.own",
  ].flatMap { property in
    [
      "1", "[1, 2]", "[1, 2, 3]", "[1, 2, 3, 4]", "[1]", "\"#00FF00\"", "\"#00ff0080\"", "\"#0F0\"",
      "true", "\"dark\"", "\"\"", "{\"measure\": \"a\"}", "[{\"measure\": \"a\"}, 1]", "null",
      "[null, 1]", "{}",
    ].flatMap { value in
      [
        Case.preset(
          "{\"motion\": {\"tracks\": [{\"property\": \"\(property)\", \"values\": [\(value)]}]}}"),
        .preset(
          "{\"motion\": {\"tracks\": [{\"property\": \"\(property)\", \"calculationMode\": \"discrete\", \"values\": [\(value)]}]}}"
        ),
        .preset(
          "{\"motion\": {\"duration\": 1, \"animations\": [{\"property\": \"\(property)\", \"by\": \(value)}]}}"
        ),
        layer("\"initial\": {\"\(property)\": \(value)}"),
      ]
    }
  }

  /// Motions with a kind, with a wrong one, and without.
  private static let kinds = [
    #"{"cubicBezier": [0, 0, 1, 1]}"#, #"{"steps": 2, "jump": "none"}"#,
    #"{"dampingRatio": 1, "stiffness": 1}"#,
    #"{"mass": 1, "dampingRatio": 1, "stiffness": 1}"#, #"{"dampingRatio": 1, "duration": 1}"#,
    #"{"response": 1, "dampingFraction": 1, "blendDuration": 0, "allowsOverdamping": true}"#,
    #"{"seconds": 1}"#, #"{"tracks": [{"property": "a", "values": [0]}]}"#, #"{"style": "fade"}"#,
    #"{"style": "custom", "layers": [{"layer": "source"}]}"#, #"{"style": "custom"}"#,
    #"{"duration": 1, "animations": [{"property": "a", "to": 1}]}"#,
    #"{"timing": "a", "animations": [{"property": "a", "to": 1}]}"#,
    #"{"timing": {"bounce": 0, "duration": 1}, "animations": [{"property": "a", "to": 1}]}"#,
    #"{"members": [{"preset": "a"}]}"#,
    #"{"members": [{"kind": "spring", "motion": {"use": "b"}}]}"#,
    #"{"use": "b"}"#, #"{"use": "b", "delay": 1}"#, #"{"use": "b", "duration": 1}"#,
    #"{"use": null}"#,
    #"{"named": "linear", "bounce": 0}"#, "{}", "[]", "1", #""ease""#, #""1s""#,
  ].flatMap { motion in
    ["", "curve", "spring", "duration", "keyframes", "transition", "animator", "group"].map {
      kind in
      Case.preset("{\(kind.isEmpty ? "" : "\"kind\": \"\(kind)\", ")\"motion\": \(motion)}")
    }
  }

  private static let roots = [
    "{}", "[]", "1", #""ease""#, #"{"presets": {}}"#, #"{"curvet": 1.0, "presets": {}}"#,
    #"{"name": "a"}"#, #"{"motion": "ease"}"#, #"{"name": "a", "motion": "ease"}"#,
    #"{"name": "a", "motion": "ease", "$schema": "x"}"#, #"{"name": "a", "presets": {}}"#,
    #"{"name": "A", "motion": "ease"}"#, #"{"presets": {"a": null}}"#, #"{"presets": null}"#,
  ].map { Case(name: $0, document: $0) }

  private static let corners = [
    "[]", "null", "\"topLeft\"", "[\"top\"]", "[\"topLeft\"]", "[\"topLeft\", \"topLeft\"]",
    "[\"topLeft\", \"topRight\", \"bottomLeft\", \"bottomRight\"]",
  ].flatMap { corners in
    ["cornerRadius", "opacity"].flatMap { property in
      [
        Case.preset(
          "{\"motion\": {\"tracks\": [{\"property\": \"\(property)\", \"corners\": \(corners), \"values\": [0]}]}}"
        ),
        .preset(
          "{\"motion\": {\"duration\": 1, \"animations\": [{\"property\": \"\(property)\", \"corners\": \(corners), \"to\": 0}]}}"
        ),
      ]
    } + [layer("\"corners\": \(corners)")]
  }

  /// How fast springs start, and where gestures take hold.
  private static let starts = [
    "0.5", "-2", "2", "[0, 1]", "[1]", "[0, 1, 2]", "[{\"measure\": \"a\"}, 1]", "\"1\"", "null",
    "{\"measure\": \"a / b\"}", "{}",
  ].flatMap { start in
    [
      Case.preset("{\"motion\": {\"duration\": 1, \"bounce\": 0, \"initialVelocity\": \(start)}}"),
      .preset(
        "{\"motion\": {\"style\": \"fade\", \"interaction\": {\"gesture\": \"pan\", \"startProgress\": \(start)}}}"
      ),
    ]
  }

  private static func value(_ value: String) -> Case {
    .preset("{\"motion\": {\"tracks\": [{\"property\": \"position.y\", \"values\": [\(value)]}]}}")
  }

  private static func layer(_ fields: String) -> Case {
    .preset(
      "{\"motion\": {\"style\": \"custom\", \"layers\": [{\"layer\": \"source\", \(fields)}]}}")
  }
}
