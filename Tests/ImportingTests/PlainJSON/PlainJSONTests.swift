import Diagnostics
import Presets
import Testing

@testable import Importing

/// JSON as people write it.
struct PlainJSONTests {
  @Test(
    "The names of easings mean what their tool means",
    arguments: [
      ("power2.out", #"{"cubicBezier":[0.3333333333333333,1,0.6666666666666666,1]}"#),
      (
        "Power1.easeIn",
        #"{"cubicBezier":[0.3333333333333333,0,0.6666666666666666,0.33333333333333337]}"#
      ),
      ("back.in(3)", #"{"cubicBezier":[0.3333333333333333,0,0.6666666666666666,-1]}"#),
      ("easeOutCubic", #"{"cubicBezier":[0.3333333333333333,1,0.6666666666666666,1]}"#),
      ("easeCubicOut", #"{"cubicBezier":[0.3333333333333333,1,0.6666666666666666,1]}"#),
      ("outQuad", #"{"cubicBezier":[0.3333333333333333,0.6666666666666666,0.6666666666666666,1]}"#),
      ("backOut", #"{"cubicBezier":[0.33,1.53,0.69,0.99]}"#),
      ("EaseOutBack", #"{"cubicBezier":[0.34,1.56,0.64,1]}"#),
      ("Curves.fastOutSlowIn", #"{"cubicBezier":[0.4,0,0.2,1]}"#),
      ("Easing.bezier(.2, 0, 0, 1)", #"{"cubicBezier":[0.2,0,0,1]}"#),
      ("Easing.out(Easing.cubic)", #"{"cubicBezier":[0.3333333333333333,1,0.6666666666666666,1]}"#),
      ("FastOutSlowInEasing", #"{"cubicBezier":[0.4,0,0.2,1]}"#),
      ("easeInOut", #"{"named":"easeInEaseOut"}"#),
      (".17,.67,.83,.67", #"{"cubicBezier":[0.17,0.67,0.83,0.67]}"#),
      ("EASE_OUT_BACK", #"{"cubicBezier":[0.45,1.45,0.8,1]}"#),
      ("QUICK", #"{"mass":1,"stiffness":300,"damping":20}"#),
    ])
  func names(name: String, motion: String) throws {
    let (_, entries, _) = try readForeign("a.json", #"{"easing": {"x": "\#(name)"}}"#)
    #expect(entries.map(\.preset.line) == ["easing/x \(motion)"])
  }

  @Test("What is no curve of Curvet's exactly is said to be near it") func approximate() throws {
    let text =
      #"{"a": {"easing": "easeOutExpo"}, "b": {"easing": "out(3.5)"}, "c": {"easing": "bounce.out"}}"#
    let (_, entries, report) = try readForeign("a.json", text)
    #expect(entries.count == 3)
    #expect(
      report.findings.kept.map(\.message) == [
        #"'easeOutExpo' is approximated by 31 linear segments, with an error of at most 0.0005"#,
        #"'out(3.5)' is approximated by 512 linear segments, with an error of about 0.0003"#,
      ])
  }

  @Test(
    "JSON of other things is not taken for motion",
    arguments: [
      #"{"name": "app", "version": "1.0.0", "scripts": {"dev": "vite"}}"#,
      #"{"duration": 12.5, "title": "A film"}"#, #"{"colors": [[1, 0, 0, 1]]}"#, "{}", "[]", "[1]",
      #"{"a": {"b": [1, 2, 3]}}"#,
      #"{"project": {"items": [{"layers": [{"easing": "ease", "duration": 0.3}]}]}}"#,
      #"{"spacetimeVersion": "1.1", "layers": [{"props": [{"ease": [0.33, 0, 0.67, 1]}]}]}"#,
    ])
  func others(text: String) throws {
    #expect(try readForeign("a.json", text).format == nil)
  }
}
