import Presets
import StrictJSON
import Testing

@testable import Interchange

struct FlatWriterTests {
  @Test("References are resolved and springs are physical") func flat() throws {
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
          "curvet": 1,
          "generated": {
            "by": "curvet 1.0",
            "refresh": "curvet export",
            "catalog": "3f9c2e",
            "content": "8a41d0"
          },
          "presets": {
            "card/enter": {
              "kind": "animator",
              "title": "Card",
              "role": "enter",
              "reducedMotion": "none",
              "motion": {
                "duration": 0.2,
                "timing": {
                  "mass": 1,
                  "stiffness": 157.91367041742973,
                  "damping": 25.132741228718345,
                  "allowsOverdamping": true
                },
                "animations": [
                  {
                    "property": "opacity",
                    "from": 0,
                    "to": 1
                  }
                ]
              },
              "settled": 0.8
            },
            "duration/short": {
              "kind": "duration",
              "motion": {
                "seconds": 0.2
              }
            },
            "spring/soft": {
              "kind": "spring",
              "motion": {
                "mass": 1,
                "stiffness": 157.91367041742973,
                "damping": 25.132741228718345,
                "allowsOverdamping": true
              },
              "settled": 0.7347716981942959
            }
          }
        }

        """)
  }

  @Test("Samples are the values at equal steps of the time") func samples() throws {
    let presets = try BuiltInPresets.of(
      #"{"presets": {"curve/half": {"motion": {"steps": 2}}}}"#)
    var options = ExportOptions()
    options.sampleCount = 4
    #expect(
      try BuiltInPresets.text(presets, .flat, options) == """
        {
          "curvet": 1,
          "generated": {
            "by": "curvet 1.0",
            "refresh": "curvet export",
            "catalog": "3f9c2e",
            "content": "8a41d0"
          },
          "presets": {
            "curve/half": {
              "kind": "curve",
              "motion": {
                "steps": 2,
                "jump": "end"
              },
              "samples": {
                "inputs": [
                  0,
                  0.25,
                  0.5,
                  0.75,
                  1
                ],
                "tracks": [
                  {
                    "property": "progress",
                    "values": [
                      0,
                      0,
                      0.5,
                      0.5,
                      1
                    ]
                  }
                ]
              }
            }
          }
        }

        """)
  }

  @Test("Every built-in preset is exact") func builtIn() throws {
    let all = try BuiltInPresets.all()
    let export = try PresetExport(
      of: all, to: .flat, ExportOptions(), header: BuiltInPresets.header,
      demands: true)
    #expect(export.presets.count == all.count)
    #expect(export.presets.allSatisfy { $0.fidelity == .exact })
    #expect(JSONDocument.read(Array(export.files[0].text.utf8), file: "out").findings == [])
  }
}
