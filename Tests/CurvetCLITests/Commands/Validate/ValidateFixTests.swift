import Expectations
import Testing

/// What `validate --fix` does to files.
struct ValidateFixTests {
  @Test("The difference is shown first, and nothing changes") func difference() throws {
    let desk = try Desk()
    try desk.write(
      #"""
      {"presets": {
        "badge/shake": {
          "title": "Badge shake ", "role": "feedback", "reducedMotion": "none",
          "motion": {"duration": "600ms", "tracks": [
            {"property": "position.x", "values": [0, 8, -8, 0],
             "keyTimes": [0, 0.3, 0.7, 1],
             "calculationMode": "paced"}]},
          "ignore": [{"rule": "quality/flash", "reason": "it was one"}],
          "extensions": {"com.example":   [1.50, "\u00e9"]}
        }
      }}

      """#, to: "draft.json")
    desk.run("validate", "draft.json", "--fix", "--dry-run", "--level", "info").expect(
      1,
      #"""
      --- draft.json
      +++ draft.json
      @@ -1,11 +1,9 @@
       {"presets": {
         "badge/shake": {
      -    "title": "Badge shake ", "role": "feedback", "reducedMotion": "none",
      +    "title": "Badge shake", "role": "feedback", "reducedMotion": "none",
           "motion": {"duration": "600ms", "tracks": [
             {"property": "position.x", "values": [0, 8, -8, 0],
      -       "keyTimes": [0, 0.3, 0.7, 1],
              "calculationMode": "paced"}]},
      -    "ignore": [{"rule": "quality/flash", "reason": "it was one"}],
           "extensions": {"com.example":   [1.50, "\u00e9"]}
         }
       }}

      info: badge/shake: the title ends with white space [naming/white-space]
        --> draft.json:3:14 (/presets/badge~1shake/title)
          3 |     "title": "Badge shake ", "role": "feedback", "reducedMotion": "none",
            |              ^
      help: write "Badge shake"

      warning: badge/shake: takes 0.6 s, more than 0.2 s for feedback [quality/too-long]
        --> draft.json:4:28 (/presets/badge~1shake/motion/duration)
          4 |     "motion": {"duration": "600ms", "tracks": [
            |                            ^
      help: shorten it, or say in "ignore" what it gives people to look at

      info: badge/shake: position.x moves at constant speed [quality/linear-spatial]
        --> draft.json:5:20 (/presets/badge~1shake/motion/tracks/0/property)
          5 |       {"property": "position.x", "values": [0, 8, -8, 0],
            |                    ^
      help: time it by an ease-out where it enters, an ease-in-out where it stays in view

      warning: badge/shake: Core Animation ignores these key times: a paced mode has no use for them [platform/key-times]
        --> draft.json:6:20 (/presets/badge~1shake/motion/tracks/0/keyTimes)
          6 |        "keyTimes": [0, 0.3, 0.7, 1],
            |                    ^
      help: remove them, or choose linear or cubic

      info: badge/shake: ignores quality/flash, which it does not break [ignore/unused]
        --> draft.json:8:16 (/presets/badge~1shake/ignore/0)
          8 |     "ignore": [{"rule": "quality/flash", "reason": "it was one"}],
            |                ^
      help: remove it, so that the next mistake of this kind is seen

      1 preset in 1 file: 2 warnings, 3 notes; --fix fixes 3

      """#,
      errors: """
        Would fix badge/shake: the title ends with white space
        Would fix badge/shake: Core Animation ignores these key times: a paced mode has no use for them
        Would fix badge/shake: ignores quality/flash, which it does not break

        """)
    expect(
      desk.text("draft.json"),
      equals: #"""
        {"presets": {
          "badge/shake": {
            "title": "Badge shake ", "role": "feedback", "reducedMotion": "none",
            "motion": {"duration": "600ms", "tracks": [
              {"property": "position.x", "values": [0, 8, -8, 0],
               "keyTimes": [0, 0.3, 0.7, 1],
               "calculationMode": "paced"}]},
            "ignore": [{"rule": "quality/flash", "reason": "it was one"}],
            "extensions": {"com.example":   [1.50, "\u00e9"]}
          }
        }}

        """#)
  }

  @Test("What is safe is fixed, and all else stays as it was") func fix() throws {
    let desk = try Desk()
    try desk.write(
      #"""
      {"presets": {
        "badge/shake": {
          "title": "Badge shake ", "role": "feedback", "reducedMotion": "none",
          "motion": {"duration": "600ms", "tracks": [
            {"property": "position.x", "values": [0, 8, -8, 0],
             "keyTimes": [0, 0.3, 0.7, 1],
             "calculationMode": "paced"}]},
          "ignore": [{"rule": "quality/flash", "reason": "it was one"}],
          "extensions": {"com.example":   [1.50, "\u00e9"]}
        }
      }}

      """#, to: "draft.json")
    desk.run("validate", "draft.json", "--fix", "--level", "info").expect(
      1,
      """
      warning: badge/shake: takes 0.6 s, more than 0.2 s for feedback [quality/too-long]
        --> draft.json:4:28 (/presets/badge~1shake/motion/duration)
          4 |     "motion": {"duration": "600ms", "tracks": [
            |                            ^
      help: shorten it, or say in "ignore" what it gives people to look at

      info: badge/shake: position.x moves at constant speed [quality/linear-spatial]
        --> draft.json:5:20 (/presets/badge~1shake/motion/tracks/0/property)
          5 |       {"property": "position.x", "values": [0, 8, -8, 0],
            |                    ^
      help: time it by an ease-out where it enters, an ease-in-out where it stays in view

      1 preset in 1 file: 1 warning, 1 note

      """,
      errors: """
        Fixed badge/shake: the title ends with white space
        Fixed badge/shake: Core Animation ignores these key times: a paced mode has no use for them
        Fixed badge/shake: ignores quality/flash, which it does not break

        """)
    expect(
      desk.text("draft.json"),
      equals: #"""
        {"presets": {
          "badge/shake": {
            "title": "Badge shake", "role": "feedback", "reducedMotion": "none",
            "motion": {"duration": "600ms", "tracks": [
              {"property": "position.x", "values": [0, 8, -8, 0],
               "calculationMode": "paced"}]},
            "extensions": {"com.example":   [1.50, "\u00e9"]}
          }
        }}

        """#)
  }

  @Test("Lines are fixed one by one") func lines() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"name":"a","title":"A","reducedMotion":"keep","motion":{"duration":0.2,"tracks":[{"property":"x","values":[1,2],"keyTimes":[0,1],"calculationMode":"paced"}]}}
      {"name":"b","title":"B","reducedMotion":"keep","motion":{"duration":0.2,"tracks":[{"property":"x","values":[1,2],"calculationMode":"paced","keyTimes":[0,1]}]}}

      """, to: "team.ndjson")
    desk.run("validate", "team.ndjson", "--fix").expect(
      0,
      """
      2 presets in 1 file: no problems found

      """,
      errors: """
        Fixed a: Core Animation ignores these key times: a paced mode has no use for them
        Fixed b: Core Animation ignores these key times: a paced mode has no use for them

        """)
    expect(
      desk.text("team.ndjson"),
      equals: """
        {"name":"a","title":"A","reducedMotion":"keep","motion":{"duration":0.2,"tracks":[{"property":"x","values":[1,2],"calculationMode":"paced"}]}}
        {"name":"b","title":"B","reducedMotion":"keep","motion":{"duration":0.2,"tracks":[{"property":"x","values":[1,2],"calculationMode":"paced"}]}}

        """)
  }

  @Test("A difference as JSON is the findings that can be fixed") func json() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"name":"a","title":"A","reducedMotion":"keep","motion":{"duration":0.2,"tracks":[{"property":"x","values":[1,2],"keyTimes":[0,1],"calculationMode":"paced"}]}}
      {"name":"b","title":"B","reducedMotion":"keep","motion":{"duration":0.2,"tracks":[{"property":"x","values":[1,2],"calculationMode":"paced","keyTimes":[0,1]}]}}

      """, to: "team.ndjson")
    desk.run("validate", "team.ndjson", "--fix", "-n", "--json", "--limit", "1").expect(
      0,
      """
      {
        "curvet": 1,
        "presets": 2,
        "files": 1,
        "ignored": 0,
        "counts": {
          "error": 0,
          "warning": 2,
          "info": 0
        },
        "findings": [
          {
            "rule": "platform/key-times",
            "level": "warning",
            "preset": "a",
            "message": "Core Animation ignores these key times: a paced mode has no use for them",
            "file": "team.ndjson",
            "line": 1,
            "column": 125,
            "pointer": "/motion/tracks/0/keyTimes",
            "help": "remove them, or choose linear or cubic",
            "fixable": true
          }
        ],
        "notListed": 1
      }

      """,
      errors: """
        Would fix a: Core Animation ignores these key times: a paced mode has no use for them
        Would fix b: Core Animation ignores these key times: a paced mode has no use for them

        """)
    expect(
      desk.text("team.ndjson"),
      equals: """
        {"name":"a","title":"A","reducedMotion":"keep","motion":{"duration":0.2,"tracks":[{"property":"x","values":[1,2],"keyTimes":[0,1],"calculationMode":"paced"}]}}
        {"name":"b","title":"B","reducedMotion":"keep","motion":{"duration":0.2,"tracks":[{"property":"x","values":[1,2],"calculationMode":"paced","keyTimes":[0,1]}]}}

        """)
  }

  @Test("Commands for GitHub, with a catalog's presets by name alone") func gitHub() throws {
    let desk = try Desk()
    try desk.write(
      """
      {"name": "a", "role": "exit", "motion": "ease-in 600ms"}
      {"name": "b", "motion": {"seconds": -1}}

      """, to: "team.ndjson")
    desk.run("validate", "team.ndjson", "--format", "github").expect(
      1,
      #"""
      ::warning file=team.ndjson,line=1,col=41,title=quality/too-long::a: takes 0.6 s, more than 0.5 s for most motions%0Ahelp: shorten it, or say in "ignore" what it gives people to look at
      ::error file=team.ndjson,line=2,col=37,title=structure/range::b: seconds must be 0 or more%0Ahelp: write 0 or a positive number, such as 0.3

      """#)
    desk.run("validate", "--format", "github").expect(
      0,
      #"""
      ::warning title=quality/too-long::animator/slide: takes 1 s, more than 0.5 s for most motions%0Ahelp: shorten it, or say in "ignore" what it gives people to look at
      ::warning title=quality/too-long::group/all: takes 1 s, more than 0.5 s for most motions%0Ahelp: shorten it, or say in "ignore" what it gives people to look at

      """#)
  }

  @Test("Only files can be fixed") func refused() throws {
    let desk = try Desk()
    desk.run("validate", "--fix").expect(
      64,
      errors: """
        error: '--fix' fixes files
        help: name them; a fixed file is imported with --on-conflict replace

        """)
    desk.run("validate", "-", "--fix").expect(
      64,
      errors: """
        error: '--fix' can't fix standard input
        help: name a file

        """)
    desk.run("validate", "a.json", "-n").expect(
      64,
      errors: """
        error: '--dry-run' needs '--fix'
        help: nothing is changed without it

        """)
    desk.run("validate", "a.json", "--limit", "-1").expect(
      64,
      errors: """
        error: '--limit' must be 0 or more

        """)
  }
}
