import Testing

/// Formats for apps, through the simplest one.
struct ExportTargetTests {
  @Test("The text, to standard output") func text() throws {
    let desk = try Desk()
    desk.run("export", "rush", "--flat").expect(
      0,
      """
      {
        "format": "curvet-motion",
        "version": {"major":1,"minor":0},
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
            "feel": ["abrupt"],
            "duration": 0.4,
            "clock": {"begin":0.1,"duration":0.3,"fill":"both"},
            "tracks": [
              {
                "property": "progress",
                "shape": "number",
                "keys": [
                  {"time":0,"value":0,"easing":{"bezier":[0.9,0,0.9,0.1]}},
                  {"time":1,"value":1}
                ]
              }
            ]
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
                "text": "{\n  \"format\": \"curvet-motion\",\n  \"version\": {\"major\":1,\"minor\":0},\n  \"generated\": {\n    \"by\": \"curvet 0.1.0\",\n    \"refresh\": \"curvet export rush --to json --flat\",\n    \"catalog\": \"000000\",\n    \"content\": \"92f20e48\"\n  },\n  \"presets\": {\n    \"curve/rush\": {\n      \"kind\": \"curve\",\n      \"title\": \"Rush\",\n      \"role\": \"emphasis\",\n      \"feel\": [\"abrupt\"],\n      \"duration\": 0.4,\n      \"clock\": {\"begin\":0.1,\"duration\":0.3,\"fill\":\"both\"},\n      \"tracks\": [\n        {\n          \"property\": \"progress\",\n          \"shape\": \"number\",\n          \"keys\": [\n            {\"time\":0,\"value\":0,\"easing\":{\"bezier\":[0.9,0,0.9,0.1]}},\n            {\"time\":1,\"value\":1}\n          ]\n        }\n      ]\n    }\n  }\n}\n"
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
      @@ -3,11 +3,35 @@
         "version": {"major":1,"minor":0},
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
      +      "feel": ["abrupt","lazy"],
      +      "duration": 1,
      +      "reducedMotion": {"mode":"preset","preset":"transition/fade"},
      +      "parameters": [
      +        {"name":"start.position.x","unit":"pt","meaning":"What position.x is before the motion starts","example":16}
      +      ],
      +      "isInterruptible": true,
      +      "clock": {"duration":1,"fill":"both"},
      +      "tracks": [
      +        {
      +          "property": "position.x",
      +          "shape": "number",
      +          "unit": "pt",
      +          "keys": [
      +            {"time":0,"value":{"base":0,"plus":{"start.position.x":1}},"easing":{"bezier":[0.9,0,0.9,0.1]}},
      +            {"time":1,"value":{"base":200,"plus":{"start.position.x":1}}}
      +          ]
      +        }
      +      ]
      +    },
           "curve/rush": {
             "kind": "curve",
             "title": "Rush",
      @@ -21,6 +45,89 @@
                 "shape": "number",
                 "keys": [
                   {"time":0,"value":0,"easing":{"bezier":[0.9,0,0.9,0.1]}},
      +            {"time":1,"value":1}
      +          ]
      +        }
      +      ]
      +    },
      +    "duration/short": {
      +      "kind": "duration",
      +      "duration": 0.2
      +    },
      +    "group/all": {
      +      "kind": "group",
      +      "duration": 1,
      +      "parameters": [
      +        {"name":"start.position.x","unit":"pt","meaning":"What position.x is before the motion starts","example":16}
      +      ],
      +      "clock": {"duration":1,"fill":"none"},
      +      "tracks": [
      +        {
      +          "property": "position.x",
      +          "shape": "number",
      +          "unit": "pt",
      +          "clocks": [
      +            {"duration":1,"fill":"both"}
      +          ],
      +          "keys": [
      +            {"time":0,"value":{"base":0,"plus":{"start.position.x":1}},"easing":{"bezier":[0.9,0,0.9,0.1]}},
      +            {"time":1,"value":{"base":200,"plus":{"start.position.x":1}}}
      +          ]
      +        },
      +        {
      +          "target": "source",
      +          "property": "opacity",
      +          "shape": "number",
      +          "clocks": [
      +            {"begin":0.5,"duration":0.2,"fill":"both"}
      +          ],
      +          "keys": [
      +            {"time":0,"value":1},
      +            {"time":1,"value":0}
      +          ]
      +        },
      +        {
      +          "target": "destination",
      +          "property": "opacity",
      +          "shape": "number",
      +          "clocks": [
      +            {"begin":0.5,"duration":0.2,"fill":"both"}
      +          ],
      +          "keys": [
      +            {"time":0,"value":0},
      +            {"time":1,"value":1}
      +          ]
      +        }
      +      ]
      +    },
      +    "transition/fade": {
      +      "kind": "transition",
      +      "title": "Fade",
      +      "role": "navigation",
      +      "feel": ["linear"],
      +      "duration": 0.2,
      +      "reducedMotion": {"mode":"keep"},
      +      "stage": {
      +        "style": "crossDissolve",
      +        "planes": ["source","destination"]
      +      },
      +      "clock": {"duration":0.2,"fill":"both"},
      +      "tracks": [
      +        {
      +          "target": "source",
      +          "property": "opacity",
      +          "shape": "number",
      +          "keys": [
      +            {"time":0,"value":1},
      +            {"time":1,"value":0}
      +          ]
      +        },
      +        {
      +          "target": "destination",
      +          "property": "opacity",
      +          "shape": "number",
      +          "keys": [
      +            {"time":0,"value":0},
                   {"time":1,"value":1}
                 ]
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
      66,
      errors: """
        error: no presets found, so this file is not written
          --> d.json
        help: check what the export asks for, or add --allow-empty to write a file without presets

        """)
    desk.run("export", "--query", "nothing", "--flat").expect(
      0,
      """
      {
        "format": "curvet-motion",
        "version": {"major":1,"minor":0},
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
