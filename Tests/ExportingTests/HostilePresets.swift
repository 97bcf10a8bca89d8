import Diagnostics
import StrictJSON

/// Hostile presets say texts that would break out of code and data that is written carelessly.
enum HostilePresets {
  /// Texts that would end a comment, a string or a line, or begin code in one.
  static let texts = [
    "*/ HOSTILE() /*", "</script><script>HOSTILE()</script>", "`+HOSTILE()+`", "${HOSTILE()}",
    "$HOSTILE", "\\(HOSTILE())", "\"; HOSTILE(); \"", "'; HOSTILE(); '", "\\\"; HOSTILE(); //",
    "one\nHOSTILE()", "one\r\nHOSTILE()", "one\u{2028}HOSTILE()", "one\u{85}HOSTILE()",
    "\u{202E}HOSTILE\u{202C}", "--> <HOSTILE/> <!--", "]]> <HOSTILE/> <![CDATA[",
    "<?HOSTILE?>", "&HOSTILE;", "#{HOSTILE}", "@HOSTILE", "\"\"\"HOSTILE\"\"\"", "HOSTILE \\",
    "\u{7}HOSTILE", "url(HOSTILE", "{ HOSTILE }", "\"HOSTILE", "'HOSTILE", "/* HOSTILE", "HOSTILE(",
    "0; HOSTILE: 1", "x:0}} HOSTILE{color:red!important} @keyframes q{0%{x",
    "x</style><script>HOSTILE()</script><style>", "HOSTILE !important",
  ]

  /// Presets of every kind that say a text wherever a text may stand.
  static func document(_ text: String) -> String { "{\"presets\": {\(presets(text, ""))}}" }

  /// Those of all texts.
  static let document: String = {
    let all = texts.enumerated().map { presets($1, "-\($0)") }
    return "{\"presets\": {\(all.joined(separator: ","))}}"
  }()

  private static func json(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func presets(_ text: String, _ suffix: String) -> String {
    // A property, target, or value is not empty and has no control characters in it.
    let plain = VisibleText.of(text) == text ? text : "HOSTILE"
    let (name, quoted) = (json(plain), json(text))
    let about =
      #""title": \#(quoted), "summary": \#(quoted), "source": {"title": \#(quoted)}, "deprecated": \#(quoted)"#
    // To fit one takes long in some formats, and its text is as any other's.
    let spring =
      text == texts[0]
      ? "\"spring/soft\(suffix)\": {\(about), \"motion\": {\"mass\": 1, \"stiffness\": 100, \"damping\": 10}},"
      : ""
    func track(_ property: String, _ values: String) -> String {
      "{\"target\": \"card\", \"property\": \(json(property)), \"values\": \(values)}"
    }
    func styled(_ label: String, _ track: String) -> String {
      "\"keyframes/\(label)\(suffix)\": {\"motion\": {\"duration\": 1, \"tracks\": [\(track)]}},"
    }
    // A text that begins with # is a color.
    let value = json(plain.hasPrefix("#") ? "x " + plain : plain)
    let texts = "[\(value), \"none\"], \"calculationMode\": \"discrete\""
    return """
      "curve/card\(suffix)": {\(about), "motion": {"cubicBezier": [0.2, 0, 0, 1], "duration": 0.3}},
      "curve/hop\(suffix)": {\(about), "motion": {"linear": [[0, 0], [0.4, 1.1], [1, 1]]}},
      "curve/two\(suffix)": {\(about), "motion": {"steps": 2}},
      "duration/short\(suffix)": {\(about), "motion": {"seconds": 0.2}},
      \(spring)
      \(styled("margin", track("margin-\(plain)", "[0, 1]")))
      \(styled("radius", track("border-\(plain)-radius", "[0, 1]")))
      \(styled("color", track("\(plain)-color", "[\"#FF0000\", \"#00FF00\"]")))
      \(styled("filter", track("filter.\(plain)", "[0, 1]")))
      \(styled("content", "{\"property\": \"content\", \"values\": \(texts)}"))
      \(styled("clip", "{\"property\": \"clip-path\", \"values\": \(texts)}"))
      \(styled("word", "{\"property\": \(name), \"values\": \(texts)}"))
      "keyframes/fade\(suffix)": {\(about), "motion": {"duration": 1, "tracks": [
        {"target": \(name), "property": "opacity", "values": [0, 1]},
        {"target": "card", "property": \(name), "values": [0, 1]}]}},
      "animator/nudge\(suffix)": {\(about), "motion": {"duration": 1, "animations": [
        {"target": \(name), "property": "position.x", "from": 0, "to": 9},
        {"property": \(name), "from": 0, "to": 9}]}},
      "group/both\(suffix)": {\(about), "motion": {"duration": 1, "members": [
        {"preset": "keyframes/fade\(suffix)", "target": \(name)}]}},
      "transition/push\(suffix)": {\(about), "motion": {
        "style": "push", "direction": "fromLeft", "duration": 0.3}}
      """
  }
}
