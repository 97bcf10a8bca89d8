import Diagnostics
import Presets
import SchemaChecking
import StrictJSON
import Testing

@testable import Exporting

struct FlatWriterTests {
  @Test("A place moves along each axis by the spring of its own velocity") func places() throws {
    func text(_ velocity: String) throws -> String {
      try BuiltInPresets.text(
        BuiltInPresets.of(
          """
          {"presets": {"card/back": {"kind": "animator", "reducedMotion": "none",
            "motion": {"timing": {"mass": 1, "stiffness": 100, "damping": 20,
              "initialVelocity": \(velocity)},
              "animations": [{"property": "position", "from": [0, 0], "to": [10, 20]}]}}}}
          """), .flat)
    }
    let whole = try text("[3, 3]")
    #expect(whole.contains(#""property": "position""#))
    let split = try text("[0, 3]")
    #expect(split.contains(#""property": "position.x""#))
    #expect(split.contains(#""property": "position.y""#))
    #expect(!split.contains(#""property": "position""#))
  }

  @Test("What a velocity decides that only the app knows is said, with what to give")
  func velocities() throws {
    let presets = try BuiltInPresets.all().filter { $0.name.text == "animator/draggable-circle" }
    let export = try PresetExport(
      of: presets, to: .flat, ExportOptions(), header: BuiltInPresets.header, demands: false)
    #expect(
      export.leftOut.map(\.gap.reason) == [
        "its duration depends on the initial velocity of its spring; set that with "
          + "--measure gesture.velocity.x=0 --measure gesture.velocity.y=0"
      ])
  }

  @Test("Everything is numbers") func flat() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {
        "duration/short": {"motion": {"seconds": 0.2}},
        "spring/soft": {"motion": {"response": 0.5, "dampingFraction": 1}},
        "card/enter": {"kind": "animator", "title": "Card", "role": "enter", "reducedMotion": "none",
          "motion": {"duration": "duration/short", "timing": "spring/soft",
            "animations": [{"property": "opacity", "from": 0, "to": 1}]}}
      }}
      """)
    #expect(
      try BuiltInPresets.text(presets, .flat) == """
        {
          "format": "curvet-motion",
          "version": {"major":1,"minor":0},
          "generated": {
            "by": "curvet",
            "refresh": "curvet export",
            "content": "8a41d0ff"
          },
          "presets": {
            "card/enter": {
              "kind": "animator",
              "title": "Card",
              "role": "enter",
              "feel": ["soft"],
              "duration": 0.8,
              "settling": 0.7347716981942959,
              "spring": {"mass":1,"stiffness":157.91367041742973,"damping":25.132741228718345,"perceptualDuration":0.5,"bounce":0,"angularFrequency":12.566370614359172,"dampingRatio":1},
              "reducedMotion": {"mode":"cut"},
              "clock": {"duration":0.8,"fill":"both"},
              "tracks": [
                {
                  "property": "opacity",
                  "shape": "number",
                  "keys": [
                    {"time":0,"value":0,"easing":{"spring":{"angularFrequency":12.566370614359172,"dampingRatio":1,"velocity":0,"duration":0.8}}},
                    {"time":1,"value":1}
                  ]
                }
              ]
            },
            "duration/short": {
              "kind": "duration",
              "duration": 0.2
            },
            "spring/soft": {
              "kind": "spring",
              "feel": ["soft"],
              "duration": 0.7347716981942959,
              "settling": 0.7347716981942959,
              "spring": {"mass":1,"stiffness":157.91367041742973,"damping":25.132741228718345,"perceptualDuration":0.5,"bounce":0,"angularFrequency":12.566370614359172,"dampingRatio":1},
              "tracks": [
                {
                  "property": "progress",
                  "shape": "number",
                  "spring": {"angularFrequency":12.566370614359172,"dampingRatio":1,"velocity":0}
                }
              ]
            }
          }
        }

        """)
  }

  @Test("What only the app knows is a sum, and can be put in") func parameters() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"keyframes/card": {"motion": {"duration": 1, "tracks": [
        {"property": "frame", "values": [null, [0, {"measure": "(a - 2 * b) / 4 + 3"}, 5, 6]]}]}}}}
      """)
    let names = ["a", "b"]
    func root(_ measures: [String]) throws -> JSONValue {
      var options = ExportOptions()
      if !measures.isEmpty { options.values["measures"] = .words(measures) }
      let text = try BuiltInPresets.text(presets, .flat, options)
      let document = try #require(JSONDocument.read(Array(text.utf8), file: "").document)
      return try #require(document.root["presets"]?["keyframes/card"])
    }
    let open = try root([])
    let starts = ["start.frame.height", "start.frame.width", "start.frame.x", "start.frame.y"]
    let parameters = try #require(open["parameters"])
    #expect(parameters.elements.map { $0["name"]?.string } == names + starts)
    #expect(parameters.elements.allSatisfy { $0["default"] == nil })
    func value(_ preset: JSONValue, _ key: Int, _ part: Int) throws -> JSONValue {
      let keys = try #require(preset["tracks"].flatMap { Array($0.elements)[0]["keys"] })
      return try #require(Array(keys.elements)[key]["value"].map { Array($0.elements)[part] })
    }
    let sum = try value(open, 1, 1)
    #expect(sum["base"]?.number == 3)
    #expect(sum["plus"]?["a"]?.number == 0.25)
    #expect(sum["plus"]?["b"]?.number == -0.5)
    #expect(try value(open, 0, 2)["plus"]?["start.frame.width"]?.number == 1)
    let bound = try root(["a=8", "b=2", "start.frame.width=40"])
    #expect(try value(bound, 1, 1).number == 4)
    #expect(try value(bound, 0, 2).number == 40)
    #expect(bound["parameters"].map { Array($0.elements).count } == 3)
  }

  @Test("Parameters have the unit of what depends on them") func units() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {
        "animator/zoom": {"kind": "animator", "motion": {"duration": 1, "animations": [
          {"property": "transform.scale", "from": {"measure": "photo.fit"}, "to": 1},
          {"property": "position.x", "from": 0, "to": {"measure": "side"}},
          {"property": "cornerRadius", "from": 0, "to": {"measure": "fit"}},
          {"property": "opacity", "from": 0, "to": {"measure": "fit"}}]}},
        "spring/thrown": {"motion": {"mass": 1, "stiffness": 100, "damping": 20,
          "initialVelocity": {"measure": "gesture.velocity.x / 500 + gesture.relativeVelocity"}}}
      }}
      """)
    let text = try BuiltInPresets.text(presets, .flat)
    let root = try #require(JSONDocument.read(Array(text.utf8), file: "").document).root
    let found = try ["animator/zoom", "spring/thrown"].map { name in
      try #require(root["presets"]?[name]?["parameters"]).elements.map { parameter in
        let words = ["name", "unit"].compactMap { parameter[$0]?.string }
        return words.joined(separator: " ") + " \(parameter["example"]?.number ?? .nan)"
      }
    }
    #expect(
      found == [
        ["fit pt 100.0", "photo.fit 0.5", "side pt 100.0"],
        ["gesture.relativeVelocity 1.0", "gesture.velocity.x pt/s 800.0"],
      ])
  }

  @Test("A value for what nothing depends on is refused") func unknownMeasure() throws {
    let presets = try BuiltInPresets.of(
      #"{"presets": {"transition/push": {"motion": {"style": "push", "direction": "fromTop"}}}}"#)
    var options = ExportOptions()
    options.values["measures"] = .words(["container.heigth=3"])
    let error = #expect(throws: ExportError.self) {
      try BuiltInPresets.text(presets, .flat, options)
    }
    #expect(error?.message == "no preset depends on 'container.heigth'")
    #expect(error?.help == .question("did you mean 'container.height'?"))
  }

  @Test(
    "What isn't a sum of multiples is refused, unless it is known",
    arguments: [("a * b", "b=2", true), ("a / b", "b=4", true), ("a / b", "a=4", false)])
  func products(_ text: String, _ known: String, _ isSum: Bool) throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"keyframes/one": {"motion": {"duration": 1, "tracks": [
        {"property": "position.x", "values": [0, {"measure": "\(text)"}]}]}}}}
      """)
    let error = #expect(throws: ExportError.self) { try BuiltInPresets.text(presets, .flat) }
    #expect(
      error?.message
        == "can't export keyframes/one to flat: "
        + "the measure '\(text)' isn't a sum of multiples of lengths")
    var options = ExportOptions()
    options.values["measures"] = .words([known])
    let text = try? BuiltInPresets.text(presets, .flat, options)
    #expect((text != nil) == isSum)
  }

  @Test("Samples are the values at equal steps of the time") func samples() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"curve/half": {"motion": {"steps": 2}},
        "keyframes/color": {"motion": {"duration": 1, "beginTime": 1, "tracks": [
          {"target": "card", "property": "backgroundColor", "values": ["#FF0000", "#0000FF"]},
          {"property": "frame", "values": [[0, 0, 0, 0], [4, 8, {"measure": "w"}, 0]]}]}}}}
      """)
    var options = ExportOptions()
    options.sampleCount = 4
    let text = try BuiltInPresets.text(presets, .flat, options)
    let root = try #require(JSONDocument.read(Array(text.utf8), file: "").document?.root)
    func samples(_ name: String, _ track: Int) throws -> [String] {
      let samples = try #require(root["presets"]?[name]?["samples"])
      let one = Array(try #require(samples["tracks"]).elements)[track]
      return [samples["per"], one["times"], one["values"]].map { value in
        String(decoding: value.map { Array($0.bytes) } ?? [], as: UTF8.self)
      }
    }
    #expect(
      try samples("curve/half", 0)
        == [#""fraction""#, "[0,0.25,0.5,0.75,1]", "[0,0,0.5,0.5,1]"])
    // It isn't there before it begins and once it is over.
    #expect(
      try samples("keyframes/color", 0) == [#""second""#, "[1,1.5]", "[[1,0,0,1],[0.5,0,0.5,1]]"])
    #expect(
      try samples("keyframes/color", 1)[2]
        == #"[[0,0,0,0],[2,4,{"base":0,"plus":{"w":0.5}},0]]"#)
  }

  @Test("Every built-in preset is exact but the system's zoom, and as the schema says")
  func builtIn() throws {
    let all = try BuiltInPresets.timed()
    let export = try PresetExport(
      of: all, to: .flat, ExportOptions(["samples": .integer(3)]), header: BuiltInPresets.header,
      demands: true)
    #expect(export.presets.count == all.count)
    // How long these last is decided by the speed of a finger.
    #expect(
      try BuiltInPresets.export(.flat).leftOut.map(\.name.text) == [
        "animator/draggable-circle", "animator/half-modal-middle",
      ])
    #expect(
      export.presets.filter { $0.fidelity != .exact }.map(\.name.text) == ["transition/uikit/zoom"])
    let hard = try BuiltInPresets.text(BuiltInPresets.of(PrintedTimelineTests.hard), .flat)
    #expect(
      try SchemaChecker.verdicts(on: [export.files[0].text, hard], by: FlatSchema.text)
        == [nil, nil])
    #expect(!export.files[0].text.contains("null"))
  }

  @Test("The schema refuses what a player could not play") func wrong() throws {
    let text = try BuiltInPresets.text(
      BuiltInPresets.of(
        """
        {"presets": {"curve/a": {"motion": {"cubicBezier": [0.1, 0.2, 0.3, 1], "duration": 1}}}}
        """),
      .flat)
    let changes = [
      (#""curvet-motion""#, #""curvet""#), (#""major":1"#, #""major":2"#),
      (#"[0.1,0.2,0.3,1]"#, #"[0.1,0.2,0.3]"#), (#""value":1"#, #""value":null"#),
      (#""time":1"#, #""time":"1/3""#), (#""kind": "curve""#, #""kind": "curves""#),
      (#""fill":"both""#, #""fill":"all""#), (#""value":1"#, #""value":{"base":1}"#),
      (#""value":1"#, #""value":[1,2]"#), (#""property": "progress","#, ""),
      (#""easing":{"bezier""#, #""easing":{"named""#),
    ]
    let wrong = changes.map { text.replacing($0.0, with: $0.1) }
    #expect(wrong.allSatisfy { $0 != text })
    let verdicts = try SchemaChecker.verdicts(on: [text] + wrong, by: FlatSchema.text)
    #expect(verdicts.map { $0 == nil } == [true] + changes.map { _ in false })
  }

  @Test("A player is put beside the JSON") func players() throws {
    let presets = try BuiltInPresets.of(#"{"presets": {"duration/a": {"motion": {"seconds": 1}}}}"#)
    let export = try PresetExport(
      of: presets, to: .flat, ExportOptions(["players": .words(["typescript", "kotlin"])]),
      header: BuiltInPresets.header, demands: true)
    #expect(export.files.map(\.path) == ["", "CurvetPlayer.kt", "curvet-player.ts"])
    #expect(export.files.map(\.isBeside) == [false, true, true])
    #expect(
      export.files[1].text.hasPrefix(
        "// Generated by curvet; do not edit. Refresh: curvet export\n// content "))
  }
}
