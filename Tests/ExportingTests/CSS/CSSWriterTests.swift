import Expectations
import Presets
import Testing

@testable import Exporting

struct CSSWriterTests {
  private func export(
    _ document: String, isTailwind: Bool = false
  ) throws -> (text: String, leftOut: [String]) {
    var options = ExportOptions()
    options.isTailwind = isTailwind
    options.tolerance = 0.02
    let export = try PresetExport(
      of: BuiltInPresets.of(document), to: .css, options, header: BuiltInPresets.header,
      demands: false)
    let reasons = export.leftOut.map { "\($0.name.text): \($0.gap.reason)" }
    return (export.files[0].text, reasons)
  }

  @Test("Curves, springs and durations") func easings() throws {
    let (text, leftOut) = try export(CSSDocuments.easings)
    #expect(text == CSSSheets.easings)
    #expect(leftOut == [])
  }

  @Test("A Tailwind theme has easings, durations and animations of its own names")
  func theme() throws {
    try expectSame(export(CSSDocuments.easings, isTailwind: true).text, CSSSheets.theme)
  }

  @Test("A preset that was read from a Tailwind theme keeps its name") func ownNames() throws {
    let document = #"""
      {"presets": {
        "ease-fluid": {"motion": {"cubicBezier": [0.3, 0, 0, 1], "duration": 0.2}},
        "easy": {"motion": {"named": "easeIn"}},
        "transition-duration-lazy": {"motion": {"seconds": 2}}
      }}
      """#
    let theme = try export(document, isTailwind: true).text
    let names = theme.matches(of: /\n  (--[a-z-]+):/).map { String($0.output.1) }
    #expect(
      names == [
        "--ease-fluid", "--transition-duration-ease-fluid", "--ease-easy",
        "--transition-duration-lazy",
      ])
  }

  @Test("Every variable of a Tailwind theme stands where Tailwind 4 looks for it")
  func namespaces() throws {
    var options = ExportOptions()
    options.isTailwind = true
    let sheet = try BuiltInPresets.text(BuiltInPresets.all(), .css, options, demands: false)
    let theme = try #require(sheet.split(separator: "@theme {").dropFirst().first)
    let names = theme.split(separator: "\n}")[0].matches(of: /\n  (--[a-z]+(-[a-z]+)?)[^:]*:/)
      .map { String($0.output.1) }
    #expect(names.count > 100)
    let read = [
      "--ease-", "--transition-duration", "--transition-delay", "--animate-", "--perspective-",
    ]
    let unread = names.filter { name in !read.contains { (name + "-").hasPrefix($0) } }
    // There is no utility for a stagger.
    #expect(unread.allSatisfy { $0.hasPrefix("--stagger") })
  }

  @Test("The keyframes that hide are not among those that Tailwind may drop") func hiding() throws {
    var options = ExportOptions()
    options.isTailwind = true
    let sheet = try BuiltInPresets.text(BuiltInPresets.all(), .css, options, demands: false)
    let parts = sheet.split(separator: "@theme {")
    #expect(parts.count == 2)
    let theme = parts[1].split(separator: "\n}")[0]
    #expect(!theme.contains("motion-hide {"))
    #expect(sheet.contains("\n@keyframes motion-hide {\n  from, to { visibility: hidden; }\n}\n"))
  }

  @Test("Keyframes of every kind") func keyframes() throws {
    let (text, leftOut) = try export(CSSDocuments.keyframes)
    #expect(text == CSSSheets.keyframes)
    #expect(
      leftOut == [
        "keyframes/offset-later: "
          + "CSS can't combine a delay with a start in the middle of the animation",
        "keyframes/still: with speed 0 it doesn't move",
      ])
  }

  @Test("Transitions, animators and groups") func motions() throws {
    let (text, leftOut) = try export(CSSDocuments.motions)
    #expect(text == CSSSheets.motions)
    #expect(
      leftOut == [
        "group/curves: a member that animates nothing", "transition/curl: CSS has no page curl",
      ])
  }

  @Test(
    "Lengths that CSS has units for need not be set, and lists are written as such",
    arguments: [
      (
        #"{"property": "transform.translation.y", "values": [{"measure": "-0.5 * element.height + 10"}, 0]}"#,
        "  from { translate: 0 calc(-50% + 10px); }\n  to { translate: 0; }\n"
      ),
      (
        #"{"property": "transform.translation.x", "values": [{"measure": "element.width"}, {"measure": "2 * font.size"}]}"#,
        "  from { translate: 100%; }\n  to { translate: 2em; }\n"
      ),
      (
        #"{"property": "transform.translation.x", "values": [{"measure": "element.height"}, 0]}"#,
        "  from { translate: var(--motion-element-height); }\n  to { translate: 0; }\n"
      ),
      (
        #"{"property": "left", "values": [{"measure": "container.width - viewport.width / 2"}, 0]}"#,
        "  from { left: calc(100% + -50vw); }\n  to { left: 0; }\n"
      ),
      (
        #"{"property": "filter.blur", "values": [20, 0]}, {"property": "filter.hue-rotate", "values": [0, 90]}"#,
        "  from { filter: blur(20px) hue-rotate(0deg); }\n  to { filter: blur(0) hue-rotate(90deg); }\n"
      ),
      (
        #"""
        {"property": "transform.skew.x", "values": [10, 0]}, {"property": "transform.translation.y", "values": [5, 0]},
        {"property": "transform.perspective", "values": [400, 400]}
        """#,
        """
          from { transform: perspective(400px) translateY(5px) skewX(10deg); }
          to { transform: perspective(400px) translateY(0) skewX(0deg); }\n
        """
      ),
      (
        #"""
        {"property": "clip-path", "values": ["circle(0)", "circle(1px)", "none"], "calculationMode": "discrete",
         "keyTimes": [0, 0.25, 0.5, 1]}
        """#,
        "  from { clip-path: circle(0); }\n  25% { clip-path: circle(1px); }\n  50% { clip-path: none; }\n"
      ),
      (
        ##"{"property": "backgroundColor", "values": [null, "#FF0000", null]}"##,
        "  50% { background-color: #ff0000; }\n}\n"
      ),
      (
        #"""
        {"property": "opacity", "values": [0, 1], "keyTimes": [0, 1]},
        {"property": "transform.scale", "values": [1, 2, 1], "keyTimes": [0, 0.4, 1]}
        """#,
        "  from { opacity: 0; scale: 1; }\n  40% { scale: 2; }\n  to { opacity: 1; scale: 1; }\n"
      ),
    ])
  func lists(_ tracks: String, _ frames: String) throws {
    let document =
      #"{"presets": {"keyframes/one": {"motion": {"duration": 1, "tracks": [\#(tracks)]}}}}"#
    let (text, leftOut) = try export(document)
    #expect(leftOut == [])
    let rules = text.split(separator: "@keyframes ").dropFirst()
    #expect(rules.count == 1)
    #expect(rules.first.map(String.init)?.hasPrefix("motion-one {\n" + frames) == true, "\(text)")
    let needs = text.contains("lengths to set")
    #expect(needs == frames.contains("var("))
  }

  @Test("No text and no name breaks out") func hostile() throws {
    try expectSame(export(CSSDocuments.hostile).text, CSSSheets.hostile)
  }

  @Test(
    "What CSS cannot say is told",
    arguments: [
      (
        #"{"property": "effect", "values": ["none", "light"], "calculationMode": "discrete"}"#,
        "effect: CSS has no system effects, and their blur isn't documented"
      ),
      (
        #"{"property": "anchorPoint", "values": [[0, 0], [1, 1]]}"#,
        "anchorPoint: an anchor point moves the layer, but transform-origin doesn't"
      ),
      (
        #"{"property": "shadowOpacity", "values": [0, 1]}"#,
        "shadowOpacity: CSS has one property for the offset, blur, and color of a shadow"
      ),
      (
        #"{"property": "opacity", "values": [0, {"measure": "a"}]}"#,
        "a is a length, but CSS needs another unit here"
      ),
      (
        #"{"property": "position.x", "values": [0, {"measure": "a * b"}]}"#,
        "CSS can't multiply a length by the length a"
      ),
      (
        #"{"property": "position.x", "values": [null, 1, 2], "calculationMode": "paced"}"#,
        "position.x: its pacing depends on the current value"
      ),
      (
        #"{"property": "transform.scale", "values": [1, 2], "additive": true}"#,
        "transform.scale: CSS adds scales by multiplying them"
      ),
      (
        ##"{"property": "backgroundColor", "values": ["#FF0000", "#0000FF"], "additive": true}"##,
        "backgroundColor: CSS adds colors multiplied by their opacity"
      ),
      (
        ##"{"property": "backgroundColor", "values": [null, "#FF0000", null, "#00FF00"]}"##,
        "backgroundColor: a value after another one is the current value"
      ),
      (
        #"{"property": "margin-left: 0} html", "values": ["0 0", "1 1"], "calculationMode": "discrete"}"#,
        "margin-left: 0} html: CSS has no such property"
      ),
      (
        #"{"property": "cursor", "values": ["none", "auto", null], "calculationMode": "discrete"}"#,
        "cursor: a value after another one is the current value"
      ),
      (
        #"{"property": "hidden", "values": [null, true, null], "keyTimes": [0, 0.5, 0.5, 1], "calculationMode": "discrete"}"#,
        "nothing changes while it plays"
      ),
      (
        #"{"property": "content", "values": ["\"a", "b"], "calculationMode": "discrete"}"#,
        "content: its text isn't a CSS value, which closes its strings and brackets and has no ';' or '{'"
      ),
      (
        #"{"target": "日本", "property": "opacity", "values": [0, 1]}"#,
        "the target '日本' can't be turned into a name"
      ),
    ])
  func gaps(_ track: String, _ reason: String) throws {
    let document =
      #"{"presets": {"keyframes/one": {"motion": {"duration": 1, "tracks": [\#(track)]}}}}"#
    #expect(try export(document).leftOut == ["keyframes/one: \(reason)"])
  }

  @Test("No two presets have a custom property in common") func collisions() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {
        "curve/card": {"motion": {"named": "easeIn", "duration": 1}},
        "duration/card-duration": {"motion": {"seconds": 1}}
      }}
      """)
    let error = #expect(throws: ExportError.self) { try BuiltInPresets.text(presets, .css) }
    #expect(
      error?.message
        == "curve/card and duration/card-duration would both be named '--motion-card-duration'")
  }
}
