import Foundation
import Testing

/// A catalog, and how a project keeps its app's files in step with it.
struct StatusTests {
  private static func project() throws -> Desk {
    let desk = try Desk()
    desk.variables["CURVET_AUTHOR"] = "kim"
    try desk.write(
      """
      {"exports": [
        {"to": "json", "flat": true, "presets": ["rush"], "output": "App/Motion.json"},
        {"to": "ndjson", "query": "kind:duration", "output": "times.ndjson"}
      ]}
      """, to: "p/curvet.config.json")
    try desk.makeFolder("p/App")
    return desk
  }

  @Test("Files are missing, and in step once they are written") func made() throws {
    let desk = try Self.project()
    desk.run("status", "-q", in: "p").expect(
      1,
      """
      App/Motion.json doesn't exist yet
      times.ndjson doesn't exist yet
      help: run 'curvet export'

      """)
    desk.run("status", in: "p").expect(
      1,
      """
      ~/.local/share/curvet/catalog.sqlite holds 7 presets
      Last change: curvet import sample.json (operation 1, 2027-01-15T08:00:00Z)
      2 warnings; run 'curvet validate' to see how to fix them
        warning: animator/slide: takes 1 s, more than 0.5 s for most motions
        warning: group/all: takes 1 s, more than 0.5 s for most motions
      App/Motion.json doesn't exist yet
      times.ndjson doesn't exist yet
      help: run 'curvet export'

      """)
    desk.run("export", "-q", in: "p").expect(0)
    desk.run("status", in: "p").expect(
      0,
      """
      ~/.local/share/curvet/catalog.sqlite holds 7 presets
      Last change: curvet import sample.json (operation 1, 2027-01-15T08:00:00Z)
      2 warnings; run 'curvet validate' to see how to fix them
        warning: animator/slide: takes 1 s, more than 0.5 s for most motions
        warning: group/all: takes 1 s, more than 0.5 s for most motions
      App/Motion.json is up to date
      times.ndjson is up to date

      """)
    desk.run("status", "-q", in: "p").expect(
      0)
  }

  /// Two operations: one touches what is exported, one does not.
  private static func changed() throws -> Desk {
    let desk = try project()
    desk.run("export", "-q", in: "p").expect(0)
    let changes = [
      #"""
      {"presets": {
        "curve/rush": {
          "title": "Rush", "tags": ["late", "soft"], "role": "emphasis", "aliases": ["rush"],
          "motion": {"cubicBezier": [0.9, 0, 0.9, 0.1], "duration": 0.45}
        },
        "duration/short": {"motion": {"seconds": 0.25}},
        "duration/long": {"motion": {"seconds": 2}}
      }}
      """#, #"{"presets": {"spring/tether": {"motion": {"duration": 1, "bounce": 0}}}}"#,
    ]
    for change in changes {
      desk.run(["import", "-", "--on-conflict", "replace", "-q"], input: change).expect(0)
    }
    return desk
  }

  @Test("What changed since a file was written is found in the history") func changes() throws {
    let desk = try Self.changed()
    desk.run("status", in: "p").expect(
      1,
      """
      ~/.local/share/curvet/catalog.sqlite holds 8 presets
      Last change: curvet import - --on-conflict replace -q (operation 3 by kim, 2027-01-15T08:00:00Z)
      2 warnings; run 'curvet validate' to see how to fix them
        warning: animator/slide: takes 1 s, more than 0.5 s for most motions
        warning: group/all: takes 1 s, more than 0.5 s for most motions
      App/Motion.json is out of date with the catalog
        1 preset changed since @1 (operation 1, 2027-01-15T08:00:00Z):
        ~ curve/rush: duration 0.3 s → 0.45 s, delay 0.1 s removed, summary "Late and fast." removed, source {"title": "A book of curves", "author": "A. Writer", "url":… removed, and 1 more; operation 2 by kim, 2027-01-15T08:00:00Z
      times.ndjson is out of date with the catalog
        + duration/long
        ~ duration/short: seconds 0.2 s → 0.25 s
      help: run 'curvet export'

      """)
    desk.run("status", "-q", in: "p").expect(
      1,
      """
      App/Motion.json is out of date with the catalog
        1 preset changed since @1 (operation 1, 2027-01-15T08:00:00Z):
        ~ curve/rush: duration 0.3 s → 0.45 s, delay 0.1 s removed, summary "Late and fast." removed, source {"title": "A book of curves", "author": "A. Writer", "url":… removed, and 1 more; operation 2 by kim, 2027-01-15T08:00:00Z
      times.ndjson is out of date with the catalog
        + duration/long
        ~ duration/short: seconds 0.2 s → 0.25 s
      help: run 'curvet export'

      """)
    desk.run("status", "--json", in: "p").expect(
      1,
      #"""
      {
        "curvet": 1,
        "catalog": "~/.local/share/curvet/catalog.sqlite",
        "count": 8,
        "last": {
          "operation": 3,
          "command": "curvet import - --on-conflict replace -q",
          "author": "kim",
          "at": "2027-01-15T08:00:00Z"
        },
        "counts": {
          "error": 0,
          "warning": 2,
          "info": 0
        },
        "findings": [
          {
            "rule": "quality/too-long",
            "level": "warning",
            "preset": "animator/slide",
            "message": "takes 1 s, more than 0.5 s for most motions",
            "file": "~/.local/share/curvet/catalog.sqlite",
            "line": 1,
            "column": 147,
            "pointer": "/motion/duration",
            "help": "shorten it, or say in \"ignore\" what it gives people to look at"
          },
          {
            "rule": "quality/too-long",
            "level": "warning",
            "preset": "group/all",
            "message": "takes 1 s, more than 0.5 s for most motions",
            "file": "~/.local/share/curvet/catalog.sqlite",
            "line": 6,
            "column": 45,
            "pointer": "/motion",
            "help": "shorten it, or say in \"ignore\" what it gives people to look at"
          }
        ],
        "exports": [
          {
            "to": "json",
            "files": [
              {
                "path": "App/Motion.json",
                "state": "different"
              }
            ],
            "presets": [
              {
                "name": "curve/rush",
                "identifier": "curve/rush",
                "fidelity": "exact"
              }
            ],
            "leftOut": [],
            "age": "since",
            "since": {
              "operation": 1,
              "command": "curvet import sample.json",
              "at": "2027-01-15T08:00:00Z"
            },
            "changes": [
              {
                "name": "curve/rush",
                "change": "changed",
                "fields": [
                  {
                    "pointer": "/summary",
                    "old": "Late and fast.",
                    "words": "summary \"Late and fast.\" removed"
                  },
                  {
                    "pointer": "/source",
                    "old": {
                      "title": "A book of curves",
                      "author": "A. Writer",
                      "url": "https://example.com/curves",
                      "license": "CC0-1.0",
                      "year": 2018
                    },
                    "words": "source {\"title\": \"A book of curves\", \"author\": \"A. Writer\", \"url\":… removed"
                  },
                  {
                    "pointer": "/localizations",
                    "old": {
                      "ja": {
                        "title": "突進"
                      }
                    },
                    "words": "localizations {\"ja\": {\"title\": \"突進\"}} removed"
                  },
                  {
                    "pointer": "/motion/duration",
                    "old": 0.3,
                    "new": 0.45,
                    "words": "duration 0.3 s → 0.45 s"
                  },
                  {
                    "pointer": "/motion/delay",
                    "old": 0.1,
                    "words": "delay 0.1 s removed"
                  }
                ],
                "last": {
                  "operation": 2,
                  "command": "curvet import - --on-conflict replace -q",
                  "author": "kim",
                  "at": "2027-01-15T08:00:00Z"
                }
              }
            ]
          },
          {
            "to": "ndjson",
            "files": [
              {
                "path": "times.ndjson",
                "state": "different"
              }
            ],
            "presets": [],
            "leftOut": [],
            "age": "compared",
            "changes": [
              {
                "name": "duration/long",
                "change": "added"
              },
              {
                "name": "duration/short",
                "change": "changed",
                "fields": [
                  {
                    "pointer": "/motion/seconds",
                    "old": 0.2,
                    "new": 0.25,
                    "words": "seconds 0.2 s → 0.25 s"
                  }
                ]
              }
            ]
          }
        ]
      }

      """#)
  }

  @Test("Where the history tells nothing, that is said") func unknown() throws {
    let desk = try Self.project()
    desk.run("export", "-q", in: "p").expect(0)
    let text = try #require(desk.text("p/App/Motion.json"))
    let start = try #require(text.firstRange(of: "\"content\": \"")).upperBound
    let hash = start..<text.index(start, offsetBy: 8)
    let mark = "0.3"
    #expect(text.contains(mark))
    for (changed, told) in [
      (
        text.replacing(mark, with: "0.8"),
        "its presets are the same: it was edited by hand, or exported with other options"
      ),
      (
        text.replacingCharacters(in: hash, with: "00000000"),
        "it matches no state in the history, which has one operation; run 'curvet export --check' to see the lines"
      ),
      (
        text.replacingCharacters(in: hash, with: "?"),
        "it doesn't say which presets it was exported from; run 'curvet export --check' to see the lines"
      ),
    ] {
      try desk.write(changed, to: "p/App/Motion.json")
      desk.run("status", "-q", in: "p").expect(
        1,
        """
        App/Motion.json is out of date with the catalog
          \(told)
        help: run 'curvet export'

        """)
    }
    try desk.write(text, to: "p/App/Motion.json")
    try desk.write("{", to: "p/times.ndjson")
    desk.run("status", "-q", in: "p").expect(
      1,
      """
      times.ndjson is out of date with the catalog
        it doesn't say which presets it was exported from; run 'curvet export --check' to see the lines
      help: run 'curvet export'

      """)
  }

  @Test("A copy of the catalog is as good as the catalog") func copy() throws {
    let desk = try Self.project()
    desk.run("export", "-q", in: "p").expect(0)
    let text = try #require(desk.text("p/App/Motion.json"))
    #expect(text.contains(#""catalog": "000000""#))
    try desk.write(text.replacing("000000", with: "3f9c2e"), to: "p/App/Motion.json")
    desk.run("status", "-q", in: "p").expect(0)
    desk.run("export", "--check", "-q", in: "p").expect(0)
  }

  @Test("Without a project it tells of the catalog") func none() throws {
    let desk = try Desk()
    desk.run("status").expect(
      0,
      """
      ~/.local/share/curvet/catalog.sqlite holds 7 presets
      Last change: curvet import sample.json (operation 1, 2027-01-15T08:00:00Z)
      2 warnings; run 'curvet validate' to see how to fix them
        warning: animator/slide: takes 1 s, more than 0.5 s for most motions
        warning: group/all: takes 1 s, more than 0.5 s for most motions

      """)
    #expect(desk.run("status", "--json").output.hasSuffix("  \"exports\": []\n}\n"))
    try desk.write(#"{"rules": {"quality/*": "error"}}"#, to: "curvet.config.json")
    desk.run("status").expect(
      1,
      """
      ~/.local/share/curvet/catalog.sqlite holds 7 presets
      Last change: curvet import sample.json (operation 1, 2027-01-15T08:00:00Z)
      3 errors; run 'curvet validate' to see how to fix them
        error: animator/slide: takes 1 s, more than 0.5 s for most motions
        error: animator/slide: enters at growing speed and stops dead
        error: group/all: takes 1 s, more than 0.5 s for most motions
      curvet.config.json lists no exports

      """)
    desk.run("status", "-q").expect(
      1,
      """
      3 errors; run 'curvet validate' to see how to fix them
        error: animator/slide: takes 1 s, more than 0.5 s for most motions
        error: animator/slide: enters at growing speed and stops dead
        error: group/all: takes 1 s, more than 0.5 s for most motions

      """)
    desk.run("init", "--empty", "-q", "--catalog", "a.sqlite").expect(0)
    try desk.write("{}", to: "curvet.config.json")
    desk.run("status", "--catalog", "a.sqlite").expect(
      0,
      """
      a.sqlite holds 0 presets
      No problems found
      curvet.config.json lists no exports

      """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("status", "A").expect(
      64,
      errors: """
        error: unexpected argument 'A'
        help: 'curvet status' takes no arguments

        """)
  }

  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("status", "--help").expect(
      0,
      """
      List a project's exported files that are outdated.

      EXAMPLES
        curvet status         see what is outdated
        curvet status --json  for a script

      USAGE
        curvet status [<options>]

      OPTIONS
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      The files are those that curvet.config.json lists under "exports"; 'curvet
      export' updates them. For each outdated file it lists which presets changed
      since it was written, and who changed them. Outside of projects it only
      describes the catalog in use. The exit code is 1 if a file is outdated, or if
      'curvet validate' finds an error in the catalog.

      """)
  }
}
