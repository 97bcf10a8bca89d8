import Testing

/// Formats for apps, through the simplest one.
struct ExportTargetTests {
  @Test("The text, to standard output") func text() throws {
    let desk = try Desk()
    desk.run("export", "rush", "--flat").expect(
      0,
      """
      {
        "curvet": 1,
        "generated": {
          "by": "curvet 0.1.0",
          "refresh": "curvet export rush --to json --flat",
          "catalog": "000000",
          "content": "92f20e48"
        },
        "presets": {
          "curve/rush": {
            "kind": "curve",
            "title": "Rush",
            "role": "emphasis",
            "motion": {
              "cubicBezier": [
                0.9,
                0,
                0.9,
                0.1
              ],
              "duration": 0.3,
              "delay": 0.1
            }
          }
        }
      }

      """)
    desk.run("export", "rush", "--flat", "--json").expect(
      0,
      #"""
      {
        "curvet": 1,
        "exports": [
          {
            "to": "json",
            "files": [
              {
                "text": "{\n  \"curvet\": 1,\n  \"generated\": {\n    \"by\": \"curvet 0.1.0\",\n    \"refresh\": \"curvet export rush --to json --flat\",\n    \"catalog\": \"000000\",\n    \"content\": \"92f20e48\"\n  },\n  \"presets\": {\n    \"curve/rush\": {\n      \"kind\": \"curve\",\n      \"title\": \"Rush\",\n      \"role\": \"emphasis\",\n      \"motion\": {\n        \"cubicBezier\": [\n          0.9,\n          0,\n          0.9,\n          0.1\n        ],\n        \"duration\": 0.3,\n        \"delay\": 0.1\n      }\n    }\n  }\n}\n"
              }
            ],
            "presets": [
              {
                "name": "curve/rush",
                "identifier": "curve/rush",
                "fidelity": "exact"
              }
            ],
            "leftOut": []
          }
        ]
      }

      """#)
  }

  @Test("Files, and whether they are in step") func files() throws {
    let desk = try Desk()
    desk.run("export", "rush", "--flat", "-o", "a.json").expect(
      0,
      "Wrote 1 preset to a.json: exact\n")
    desk.run("export", "rush", "--flat", "-o", "a.json").expect(
      0,
      "a.json is up to date: 1 preset: exact\n")
    desk.run("export", "rush", "--flat", "-o", "a.json", "--check").expect(
      0,
      "a.json is up to date\n")
    desk.run("export", "group/all", "--flat", "-o", "a.json", "--check").expect(
      1,
      """
      --- a.json
      +++ a.json
      @@ -2,11 +2,38 @@
         "curvet": 1,
         "generated": {
           "by": "curvet 0.1.0",
      -    "refresh": "curvet export rush --to json --flat -o a.json",
      +    "refresh": "curvet export group/all --to json --flat -o a.json",
           "catalog": "000000",
      -    "content": "92f20e48"
      +    "content": "bdc8ad96"
         },
         "presets": {
      +    "animator/slide": {
      +      "kind": "animator",
      +      "title": "Slide",
      +      "role": "enter",
      +      "reducedMotion": "transition/fade",
      +      "motion": {
      +        "duration": 1,
      +        "timing": {
      +          "cubicBezier": [
      +            0.9,
      +            0,
      +            0.9,
      +            0.1
      +          ],
      +          "duration": 0.3,
      +          "delay": 0.1
      +        },
      +        "animations": [
      +          {
      +            "property": "position.x",
      +            "by": 200
      +          }
      +        ],
      +        "isInterruptible": true
      +      },
      +      "settled": 1
      +    },
           "curve/rush": {
             "kind": "curve",
             "title": "Rush",
      @@ -21,6 +48,62 @@
               "duration": 0.3,
               "delay": 0.1
             }
      +    },
      +    "duration/short": {
      +      "kind": "duration",
      +      "motion": {
      +        "seconds": 0.2
      +      }
      +    },
      +    "group/all": {
      +      "kind": "group",
      +      "motion": {
      +        "members": [
      +          {
      +            "kind": "animator",
      +            "motion": {
      +              "duration": 1,
      +              "timing": {
      +                "cubicBezier": [
      +                  0.9,
      +                  0,
      +                  0.9,
      +                  0.1
      +                ],
      +                "duration": 0.3,
      +                "delay": 0.1
      +              },
      +              "animations": [
      +                {
      +                  "property": "position.x",
      +                  "by": 200
      +                }
      +              ],
      +              "isInterruptible": true
      +            }
      +          },
      +          {
      +            "kind": "transition",
      +            "motion": {
      +              "style": "crossDissolve",
      +              "duration": 0.2
      +            },
      +            "beginTime": 0.5
      +          }
      +        ]
      +      },
      +      "settled": 1
      +    },
      +    "transition/fade": {
      +      "kind": "transition",
      +      "title": "Fade",
      +      "role": "navigation",
      +      "reducedMotion": "keep",
      +      "motion": {
      +        "style": "crossDissolve",
      +        "duration": 0.2
      +      },
      +      "settled": 0.2
           }
         }
       }

      """,
      errors: """
        a.json is out of date with the catalog
        help: run 'curvet export group/all --to json --flat -o a.json'

        """)
    desk.run("export", "--all", "--flat", "-o", "b.json").expect(
      0,
      "Wrote 7 presets to b.json: exact\n")
    desk.run("export", "--all", "--flat", "-o", "c.json", "--check").expect(
      1,
      errors: """
        c.json doesn't exist yet
        help: run 'curvet export --all --to json --flat -o c.json'

        """)
  }

  @Test("Nothing found") func nothing() throws {
    let desk = try Desk()
    desk.run("export", "--query", "nothing", "--flat", "-o", "d.json").expect(
      0,
      "Wrote 0 presets to d.json\n")
    desk.run("export", "--query", "nothing", "--flat").expect(
      0,
      """
      {
        "curvet": 1,
        "generated": {
          "by": "curvet 0.1.0",
          "refresh": "curvet export --query nothing --to json --flat",
          "catalog": "000000",
          "content": "e3b0c442"
        },
        "presets": {}
      }

      """,
      errors: "No presets found; the output is empty.\n")
  }

  @Test("Scripts are told what was written") func scripts() throws {
    let desk = try Desk()
    desk.run("export", "rush", "--samples", "2", "-o", "a.json", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "exports": [
          {
            "to": "json",
            "files": [
              {
                "path": "a.json",
                "state": "written"
              }
            ],
            "presets": [
              {
                "name": "curve/rush",
                "identifier": "curve/rush",
                "fidelity": "exact"
              }
            ],
            "leftOut": []
          }
        ]
      }

      """)
    desk.run("export", "rush", "-o", "e.json", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "exports": [
          {
            "to": "json",
            "files": [
              {
                "path": "e.json",
                "state": "written"
              }
            ],
            "presets": [],
            "leftOut": []
          }
        ]
      }

      """)
  }

  @Test("Options that do not go together") func mistakes() throws {
    let desk = try Desk()
    desk.run("export", "rush", "--json").expect(
      64,
      errors: """
        error: '--json' needs a file
        help: name it with -o

        """)
    desk.run("export", "rush", "--to", "ndjson", "--flat").expect(
      64,
      errors: """
        error: '--flat' can't be used with '--to ndjson'
        help: it works with --to json

        """)
    desk.run("export", "rush", "--namespace", "A").expect(
      64,
      errors: """
        error: '--namespace' can't be used with '--to json'
        help: it works with --to swift, css, compose, flutter

        """)
    desk.run("export", "rush", "--samples", "0").expect(
      64,
      errors: "error: '--samples' must be from 1 to 10000\n")
    desk.run("export", "rush", "--tolerance", "2").expect(
      64,
      errors: "error: '--tolerance' must be from 0.000001 to 0.5\n")
    desk.run("export", "rush", "--max-error", ".1").expect(
      64,
      errors: """
        error: '--max-error' can't be used with '--to json'
        help: it is always exact

        """)
    desk.run("export", "--namespace", "A").expect(
      64,
      errors: """
        error: no presets to export
        help: name presets, or use --query or --all

        """)
    desk.run("export", "-o", "x").expect(
      64,
      errors: """
        error: no presets to export
        help: name presets, or use --query or --all

        """)
    desk.run("export", "rush", "--flat", "-o", "../home/.local/share/curvet/catalog.sqlite").expect(
      73,
      errors: """
        error: this is the catalog itself
          --> ../home/.local/share/curvet/catalog.sqlite
        help: name another file

        """)
    desk.run("export", "rush", "--to", "jsn").expect(
      64,
      errors: """
        error: invalid value 'jsn' for '--to': expected json, ndjson, swift, css, dtcg, compose, android-xml, motion, flutter, react-native or spec
        help: did you mean 'json'?

        """)
  }
}
