import Diagnostics
import Importing
import Presets
import StrictJSON
import Testing

@Suite struct DTCGReaderTests {
  @Test(arguments: [
    (#"{"a": {"$value": 1}}"#, true),
    (#"{"a": {"b": {"c": {"$type": "duration"}}}}"#, true),
    (#"{"$schema": "https://www.designtokens.org/schemas/2025.10/format.json"}"#, true),
    (#"{"motion": {"fast": {"$value": "{x}"}}}"#, true),
    (#"{"a": {"b": {"c": {"d": {"e": {"f": {"g": {"$value": 1}}}}}}}}"#, true),
    (#"{"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": {"$value": 1}}}}}}}}}"#, false),
    (#"{"presets": {"a": {"$value": 1}}}"#, false),
    (#"{"curvet": 1, "a": {"$value": 1}}"#, false),
    (#"{"a": {"value": 1, "type": "time"}}"#, false),
    (#"{"a": [{"$value": 1}]}"#, false),
    ("{}", false), ("[]", false), ("1", false),
  ])
  func recognizes(text: String, expected: Bool) throws {
    let document = try #require(JSONDocument.read(Array(text.utf8), file: "a.json").document)
    #expect(DTCGReader.recognizes(document.root) == expected)
  }

  /// Primitives in one file, recipes that refer to them in another, as Carbon has them.
  @Test func primitivesAndRecipes() {
    let primitives = """
      {
        "$description": "Primitives",
        "duration": {
          "fast": {
            "01": {"$type": "duration", "$value": {"value": 70, "unit": "ms"}, "$description": "Tap"}
          },
          "moderate": {"01": {"$type": "duration", "$value": {"value": 150, "unit": "ms"}}}
        },
        "easing": {
          "entrance": {"productive": {"$type": "cubicBezier", "$value": [0, 0, 0.38, 0.9]}}
        }
      }
      """
    let recipes = """
      {
        "surface": {
          "disclosure": {
            "$type": "transition",
            "$value": {
              "duration": "{duration.moderate.01}",
              "delay": {"value": 0, "unit": "ms"},
              "timingFunction": "{easing.entrance.productive}"
            },
            "$extensions": {"carbon.motion": {"kind": "reveal", "exit": {"opacity": 0.0}}}
          }
        }
      }
      """
    TokenCase(
      [recipes, primitives],
      presets: [
        #"{"name":"surface/disclosure","kind":"curve","source":{"path":"surface.disclosure"},"#
          + #""extensions":{"carbon.motion":{"kind":"reveal","exit":{"opacity":0.0}}},"#
          + #""motion":{"use":"easing/entrance/productive","duration":"duration/moderate/01","#
          + #""delay":0}}"#,
        #"{"name":"duration/fast/01","kind":"duration","summary":"Tap","#
          + #""source":{"path":"duration.fast.01"},"motion":{"seconds":0.07}}"#,
        #"{"name":"duration/moderate/01","kind":"duration","#
          + #""source":{"path":"duration.moderate.01"},"motion":{"seconds":0.15}}"#,
        #"{"name":"easing/entrance/productive","kind":"curve","#
          + #""source":{"path":"easing.entrance.productive"},"#
          + #""motion":{"cubicBezier":[0,0,0.38,0.9]}}"#,
      ]
    ).check()
    #expect(readTokens([recipes, primitives]).0.unkept == ["$description": 1])
  }

  @Test func whatIsLeftOut() {
    let (reading, findings) = readTokens([
      """
      {
        "$description": "file", "$extensions": {"a.b": 1},
        "motion": {"$description": "group", "fast": \(fastToken)},
        "color": {
          "$description": "no motion here", "$type": "color",
          "red": {"$value": "#f00", "note": {}}, "alias": {"$value": "{color.red}"},
          "size": {"$type": "dimension", "$value": 3}, "odd": {"$type": "x", "$ref": "#/nowhere"}
        }
      }
      """
    ])
    #expect(reading.entries.map(\.preset.name.text) == ["motion/fast"])
    #expect(reading.skipped == ["color": 2, "dimension": 1, "x": 1])
    #expect(reading.unkept == ["$description": 2, "$extensions": 1])
    #expect(findings.isEmpty)
  }

  /// Later findings about a reference point at the alias in the file.
  @Test func placesOfSlots() throws {
    let (reading, _) = readTokens([
      """
      {"t": {
        "$type": "transition",
        "$value": {
          "duration": "{d}",
          "delay": {"$ref": "#/d"},
          "timingFunction": "{e}"
        },
        "$description": "x"
      },
      "a": {"$value": "{d}"}, "d": \(fastToken), "e": \(easeToken)}
      """
    ])
    let places = [
      "", "/motion/duration", "/motion/delay", "/motion/use", "/summary", "/motion/unknown",
    ].map { shown(reading.entries[0].origin.place(of: $0)) }
    #expect(
      places == [
        "1:7 /t", "4:17 /t/$value/duration", "5:14 /t/$value/delay",
        "6:23 /t/$value/timingFunction", "8:19 /t/$description", "1:7 /t",
      ])
    #expect(shown(reading.entries[1].origin.place(of: "/motion/use")) == "10:17 /a/$value")
    #expect(shown(reading.entries[2].origin.place(of: "/motion/seconds")) == "10:59 /d/$value")
    let curve = reading.entries[3].origin.place(of: "/motion/cubicBezier")
    #expect(shown(curve) == "10:124 /e/$value")
  }

  /// Findings come in the order of the files and their lines, after those that were there before.
  @Test func orderOfFindings() throws {
    let texts = [
      ("z.json", #"{"t": {"$value": 1, "$type": "duration"},\n"u": {"$type": "time"}}"#),
      (
        "a.json",
        #"{"v": {"$value": "{w}"},\n"g": {"$deprecated": 0}, "w": {"$value": [0, 0, 1, 1]}}"#
      ),
    ]
    let documents = try texts.map { file, text in
      let lines = text.replacing("\\n", with: "\n")
      return try #require(JSONDocument.read(Array(lines.utf8), file: file).document)
    }
    var findings = FindingList()
    findings.append(Finding("test/before", "before", help: "none"))
    _ = TokenReading(documents, &findings)
    #expect(
      findings.kept.map { "\($0.rule) \($0.place?.file ?? "-"):\($0.place?.line ?? 0)" } == [
        "test/before -:0", "structure/missing-field z.json:1", "dtcg/structure z.json:2",
        "dtcg/legacy z.json:2", "structure/type a.json:2", "dtcg/untyped a.json:2",
      ])
    #expect(findings.counts == [.error: 4, .warning: 2])
  }

  private func shown(_ place: Place) -> String { "\(place.line):\(place.column) \(place.pointer)" }
}
