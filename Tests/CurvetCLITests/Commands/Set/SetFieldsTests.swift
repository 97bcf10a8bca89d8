import Testing

struct SetFieldsTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("set", "--help").expect(
      0,
      """
      Change fields of presets, as in duration=0.45.

      EXAMPLES
        curvet set transition/flip-present duration=0.45
            one field
        curvet set spring/tether title='Tether, calm' damping=14
            two
        curvet set --query tag:card role=enter --dry-run
            in all that a search finds
        curvet set curve/card motion='cubic-bezier(.2, 0, 0, 1) 300ms'
            the whole motion

      USAGE
        curvet set [<options>] <name|field=> ...

      ARGUMENTS
        <name|field=> ...       Names of presets, and fields with their values.

      OPTIONS
        --query <words>         Use the presets that a search finds.
        --yes                   Confirm changing what a search by words finds.
        -n, --dry-run           Change nothing; print what would change.
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      A field belongs to the preset (title, summary, role, tags, source.author, …) or
      to its motion (duration, damping, tracks[0].values, …). Values are numbers,
      times such as 450ms, JSON, lists such as .2,0,0,1, or text; nothing after the =
      removes the field.

      Fields of one form of a spring or curve replace those of the other form; what
      the new form of a spring still needs is computed from the old one, so that
      bounce=.3 keeps the time. A time over 10 needs its unit, as in 300ms or 12s.

      With NAME@3 nothing is changed unless revision 3 is the current one.

      """)
  }

  @Test("One field, and who feels it") func one() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45").expect(
      0,
      """
      Updated curve/rush: duration 0.3 s → 0.45 s; 2 presets refer to it

      """)
    desk.run("set", "rush", "duration=0.45").expect(
      0,
      """
      Nothing to change

      """)
    desk.run("set", "rush", "duration=450ms").expect(
      0,
      """
      Nothing to change

      """)
    desk.run("set", "animator/slide", "title=Slide in").expect(
      0,
      """
      Updated animator/slide: title "Slide" → "Slide in"; 1 preset refers to it

      """)
  }

  @Test("Several fields of several presets") func several() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "spring/tether", "role=enter", "summary=Both.").expect(
      0,
      """
      Updated curve/rush: summary "Late and fast." → "Both.", role emphasis → enter; 2 presets refer to it
      Updated spring/tether: summary added "Both.", role added enter

      """)
    desk.run("set", "spring/tether", "title=Tether, calm", "damping=14", "mass=").expect(
      65,
      errors: """
        error: spring/tether: motion also needs mass
        help: write mass, stiffness and damping; dampingRatio and stiffness; duration and bounce; response and dampingFraction; or dampingRatio and duration

        """)
    desk.run("set", "spring/tether", "title=Tether, calm", "damping=14").expect(
      0,
      """
      Updated spring/tether: title "Tether" → "Tether, calm", damping 12 → 14

      """)
  }

  @Test("What a search finds") func query() throws {
    let desk = try Desk()
    desk.run("set", "--query", "kind:curve", "role=exit", "--dry-run").expect(
      0,
      """
      Would update curve/rush: role emphasis → exit; 2 presets refer to it
      Would update curve/rush-old: role added exit

      """)
    desk.run("set", "--query", "kind:curve", "role=exit").expect(
      0,
      """
      Updated curve/rush: role emphasis → exit; 2 presets refer to it
      Updated curve/rush-old: role added exit

      """)
    desk.run("set", "--query", "kind:keyframes", "role=exit").expect(
      0,
      """
      No presets found

      """)
  }

  @Test(
    "Values as people write them",
    arguments: [
      ("spring/tether", "stiffness=.5e2", "stiffness 70 → 50"),
      ("spring/tether", "delay=200ms", "delay added 0.2 s"),
      ("spring/tether", "tags=soft, card", "tags +soft +card"),
      ("spring/tether", "tags=[\"soft\"]", "tags +soft"),
      ("curve/rush", "tags=", "tags −late −soft"),
      ("curve/rush", "cubicBezier=.2,0,0,1", "cubicBezier [0.9, 0, 0.9, 0.1] → [0.2, 0, 0, 1]"),
      ("curve/rush", "title=1999", "title \"Rush\" → \"1999\""),
      ("curve/rush", "title=", "title \"Rush\" removed"),
      ("curve/rush", "source.year=2020", "source.year 2018 → 2020"),
      ("curve/rush", "source.author=B. Writer", "source.author \"A. Writer\" → \"B. Writer\""),
      (
        "curve/rush", "localizations.ru.title=Рывок",
        "localizations.ru added {\"title\": \"Рывок\"}"
      ),
      (
        "curve/rush", "localizations.ja.title=",
        "localizations {\"ja\": {\"title\": \"突進\"}} removed"
      ),
      ("curve/rush", "deprecated=too wild", "deprecated added {\"reason\": \"too wild\"}"),
      (
        "curve/rush", "extensions={\"com.example\": {\"a\": 1.0}}",
        "extensions added {\"com.example\": {\"a\": 1.0}}"
      ),
      ("animator/slide", "animations[0].by=300", "animations[0].by 200 → 300"),
      ("animator/slide", "timing=spring/tether", "timing curve/rush → spring/tether"),
      ("animator/slide", "timing=ease-out", #"timing curve/rush → {"named": "easeOut"}"#),
      ("animator/slide", "isInterruptible=false", "isInterruptible true → false"),
      ("animator/slide", "reducedMotion=none", "reducedMotion transition/fade → none"),
    ])
  func values(name: String, assignment: String, words: String) throws {
    let desk = try Desk()
    let run = desk.run("set", name, assignment)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.prefix { $0 != ";" && $0 != "\n" } == "Updated \(name): \(words)")
  }

  @Test("One form of a motion in place of another") func forms() throws {
    let desk = try Desk()
    desk.run("set", "spring/tether", "duration=0.5", "bounce=0.2").expect(
      0,
      """
      Updated spring/tether: mass, stiffness, damping → duration 0.5 s, bounce 0.2

      """)
    desk.run("set", "spring/tether", "response=0.4", "dampingFraction=0.7").expect(
      0,
      """
      Updated spring/tether: duration, bounce → response 0.4 s, dampingFraction 0.7

      """)
    desk.run("set", "curve/rush-old", "cubicBezier=.2,0,0,1").expect(
      0,
      """
      Updated curve/rush-old: named easeIn removed, cubicBezier added [0.2, 0, 0, 1]

      """)
    desk.run("set", "curve/rush", "motion=linear(0, 0.2, 1) 200ms").expect(
      0,
      """
      Updated curve/rush: cubicBezier [0.9, 0, 0.9, 0.1] removed, linear added [[0, 0], [0.5, 0.2], [1, 1]], duration 0.3 s → 0.2 s, delay 0.1 s removed; 2 presets refer to it

      """)
  }

  @Test("A revision that is expected") func revision() throws {
    let desk = try Desk()
    desk.run("set", "spring/tether@1", "damping=14").expect(
      0,
      """
      Updated spring/tether: damping 12 → 14

      """)
    desk.run("set", "spring/tether@1", "damping=16").expect(
      75,
      errors: """
        error: spring/tether has changed in the meantime: it is at revision 2, not 1 (operation 2: curvet set spring/tether@1 damping=14)
        help: run 'curvet history spring/tether' to see the current revision, and try again

        """)
    desk.run("set", "spring/tether@2", "damping=16").expect(
      0,
      """
      Updated spring/tether: damping 14 → 16

      """)
  }

  @Test("JSON for scripts") func json() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "duration=0.45", "title=", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": 2,
        "dryRun": false,
        "changes": [
          {
            "name": "curve/rush",
            "change": "updated",
            "revision": 2,
            "uses": 2,
            "fields": [
              {
                "field": "/title",
                "old": "Rush",
                "new": null
              },
              {
                "field": "/motion/duration",
                "old": 0.3,
                "new": 0.45
              }
            ]
          }
        ]
      }

      """)
    desk.run("set", "curve/rush", "duration=0.45", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "operation": null,
        "dryRun": false,
        "changes": []
      }

      """)
  }

  @Test("More than are told") func many() throws {
    let desk = try Desk(.builtIn)
    desk.run("set", "curve/penner/*", "role=enter").expect(
      0,
      """
      Updated curve/penner/back-in: role added enter
      Updated curve/penner/back-in-out: role added enter
      Updated curve/penner/back-out: role added enter
      Updated curve/penner/bounce-in: role added enter
      Updated curve/penner/bounce-in-out: role added enter
      Updated curve/penner/bounce-out: role added enter
      Updated curve/penner/circ-in: role added enter
      Updated curve/penner/circ-in-out: role added enter
      Updated curve/penner/circ-out: role added enter
      Updated curve/penner/cubic-in: role added enter
      Updated curve/penner/cubic-in-out: role added enter
      Updated curve/penner/cubic-out: role added enter
      Updated curve/penner/elastic-in: role added enter
      Updated curve/penner/elastic-in-out: role added enter
      Updated curve/penner/elastic-out: role added enter
      Updated curve/penner/expo-in: role added enter
      Updated curve/penner/expo-in-out: role added enter
      Updated curve/penner/expo-out: role added enter
      Updated curve/penner/quad-in: role added enter
      Updated curve/penner/quad-in-out: role added enter
      … and 10 more; run 'curvet history @2' to list all

      """)
    desk.run("set", "--query", "curve/penner/", "role=exit", "-n").expect(
      0,
      """
      Would update curve/penner/back-in: role enter → exit
      Would update curve/penner/back-in-out: role enter → exit
      Would update curve/penner/back-out: role enter → exit
      Would update curve/penner/bounce-in: role enter → exit
      Would update curve/penner/bounce-in-out: role enter → exit
      Would update curve/penner/bounce-out: role enter → exit
      Would update curve/penner/circ-in: role enter → exit
      Would update curve/penner/circ-in-out: role enter → exit
      Would update curve/penner/circ-out: role enter → exit
      Would update curve/penner/cubic-in: role enter → exit
      Would update curve/penner/cubic-in-out: role enter → exit
      Would update curve/penner/cubic-out: role enter → exit
      Would update curve/penner/elastic-in: role enter → exit
      Would update curve/penner/elastic-in-out: role enter → exit
      Would update curve/penner/elastic-out: role enter → exit
      Would update curve/penner/expo-in: role enter → exit
      Would update curve/penner/expo-in-out: role enter → exit
      Would update curve/penner/expo-out: role enter → exit
      Would update curve/penner/quad-in: role enter → exit
      Would update curve/penner/quad-in-out: role enter → exit
      … and 10 more; --json lists all

      """)
  }
}
