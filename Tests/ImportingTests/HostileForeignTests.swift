import Diagnostics
import Presets
import Testing

@testable import Importing

/// Files of other tools that are made to take forever, or to end the program.
struct HostileForeignTests {
  @Test(
    "Tens of thousands of small things are read in their time",
    arguments: [
      ("tokens", "{", #""k%": {"value": "1ms", "type": "time"}"#, "}", 20_000),
      (
        "tokens", #"{"k": {"value": "{k1}", "type": "time"}, "#,
        #""k%": {"value": "{k0}", "type": "time"}"#, "}", 0
      ),
      ("plain-json", #"{"durations": {"#, #""k%": "1ms""#, "}}", 20_000),
      (
        "lottie", #"{"fr": 60, "ip": 0, "op": 1, "layers": [{"nm": "a", "ks": {"r": {"k": ["#,
        #"{"t": %, "s": [%], "o": {"x": [0.1], "y": [%]}, "i": {"x": [1], "y": [1]}}"#, "]}}}]}",
        19_999
      ),
      (
        "android-xml", "<resources>", #"<integer name="duration_%">1</integer>"#, "</resources>",
        20_000
      ),
      (
        "figma", #"{"document": {"type": "DOCUMENT", "children": ["#,
        #"{"name": "n%", "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"transition": {"duration": 10%, "easing": {"type": "LINEAR"}}}]}]}"#,
        "]}}", 20_000
      ),
    ])
  func many(format: String, start: String, item: String, end: String, taken: Int) throws {
    let count = taken == 0 ? 20_000 : format == "lottie" ? taken + 1 : taken
    let separator = format == "android-xml" ? "" : ","
    let parts = item.split(separator: "%", omittingEmptySubsequences: false)
    let items = (0..<count).map { parts.joined(separator: "\($0)") }
    let (name, entries, report) = try readForeign(
      "a.json", start + items.joined(separator: separator) + end)
    #expect(name == format)
    #expect(entries.count == taken)
    #expect(report.findings.errors == 0)
  }

  @Test("A number too large to be kept is no value of a track") func tooLarge() throws {
    let (_, entries, report) = try readForeign(
      "a.json",
      #"{"document": {"type": "DOCUMENT", "children": [{"name": "a", "manualKeyframeTracks": {"TRANSLATION_XY": "#
        + #"{"keyframes": [{"timelinePosition": 0, "value": {"value": {"x": 0, "y": 0}}}, "#
        + #"{"timelinePosition": 1, "value": {"value": {"x": 1E400, "y": 0}}}]}}}]}}"#)
    #expect(entries.allSatisfy { !$0.preset.payload.isEmpty })
    #expect(report.leftOut.all.count == 1)
  }

  @Test(
    "A chain of references ends, however long it is",
    arguments: [50, 5_000])
  func chain(count: Int) throws {
    let links = (1...count).map { #""k\#($0)": {"value": "{k\#($0 - 1)}", "type": "time"}"# }
    let forward = #"{"k0": {"value": "1ms", "type": "time"}, "# + links.joined(separator: ",") + "}"
    #expect(try readForeign("a.json", forward).entries.count == count + 1)
    let backward =
      "{" + links.reversed().joined(separator: ",")
      + #", "k0": {"value": "1ms", "type": "time"}}"#
    let (_, entries, report) = try readForeign("a.json", backward)
    #expect(entries.count + report.leftOut.all.reduce(0) { $0 + $1.count } == count + 1)
  }

  @Test(
    "Nesting of any depth ends",
    arguments: [
      ("{a:", "}"), ("[", "]"), ("<a>", "</a>"), ("<resources>", ""), ("/*", ""), ("'", ""),
      (#"{"layers":["#, "]}"),
    ])
  func nesting(open: String, close: String) throws {
    let count = 100_000
    let text = String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
    for name in ["a.json", "a.json5", "a.xml", "-"] {
      #expect(try readForeign(name, text).entries.isEmpty)
    }
  }

  @Test("One value of megabytes is left out, or read") func large() throws {
    let zeros = String(repeating: "0,", count: 1_000_000) + "1"
    for text in [
      "{\"easing\": [\(zeros)]}", "{\"easing\": \"linear(\(zeros))\"}",
      "{\"easing\": \"M\(zeros)\"}",
      "{\"a\": {\"value\": \"linear(\(zeros))\", \"type\": \"easing\"}}",
    ] {
      let (_, entries, _) = try readForeign("a.json", text)
      #expect(entries.isEmpty)
    }
  }
}
