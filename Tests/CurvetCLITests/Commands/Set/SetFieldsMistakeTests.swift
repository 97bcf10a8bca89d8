import Expectations
import Testing

struct SetFieldsMistakeTests {
  @Test("Nothing is changed by what is wrong") func nothing() throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    desk.run("set", "spring/tether", "damping=0").expect(
      65,
      errors: """
        error: spring/tether: damping must be greater than 0
        help: a spring without damping never comes to rest; for a lively one try 8.4

        """)
    desk.run("set", "curve/rush", "spring/tether", "damping=9").expect(
      65,
      errors: """
        error: curve/rush: unknown field "damping"
        help: known here: use, cubicBezier, named, linear, steps, jump, path, duration, delay

        """)
    desk.run("set", "curve/rush", "durration=1").expect(
      65,
      errors: """
        error: curve/rush: unknown field "durration"
        help: did you mean 'duration'?

        """)
    desk.run("set", "curve/rush", "titel=1").expect(
      65,
      errors: """
        error: curve/rush: unknown field "titel"
        help: did you mean 'title'?

        """)
    desk.run("set", "curve/rush", "duration=long").expect(
      65,
      errors: """
        error: curve/rush: duration refers to "long", which does not exist
        help: add it first, or correct the name

        """)
    desk.run("set", "curve/rush", "cubicBezier=.2,0,0").expect(
      65,
      errors: """
        error: curve/rush: cubicBezier must be 4 numbers [x1, y1, x2, y2], found 3
        help: write it as in [0.2, 0, 0, 1]

        """)
    desk.run("set", "curve/rush", "role=entry").expect(
      65,
      errors: """
        error: curve/rush: role must be one of enter, exit, emphasis, feedback, navigation, loop, found "entry"
        help: for example, write "enter"

        """)
    desk.run("set", "curve/rush", "motion=ease-sideways").expect(
      65,
      errors: """
        error: curve/rush: "ease-sideways" is not a motion
        help: write cubic-bezier(.2, 0, 0, 1), ease-out, linear(0, .5, 1), steps(4), spring(duration: .5, bounce: .15), each with a time after it if need be, or "300ms"

        """)
    desk.run("set", "curve/rush", "motion=").expect(
      65,
      errors: """
        error: curve/rush: the preset needs the field "motion"
        help: add "motion": "ease-out 300ms"

        """)
    desk.run("set", "curve/rush", "kind=spring").expect(
      65,
      errors: """
        error: curve/rush: "cubicBezier" is a field of a curve, but the kind is spring
        help: set "kind": "curve"

        """)
    desk.run("set", "animator/slide", "animations[1].by=3").expect(
      65,
      errors: """
        error: animator/slide has no animations[1].by
        help: run 'curvet export animator/slide' to see its fields

        """)
    desk.run("set", "animator/slide", "animations[x]=3").expect(
      65,
      errors: """
        error: animator/slide has no animations[x]
        help: run 'curvet export animator/slide' to see its fields

        """)
    desk.run("set", "animator/slide", "duration.seconds=3").expect(
      65,
      errors: """
        error: animator/slide has no duration.seconds
        help: run 'curvet export animator/slide' to see its fields

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("Names are not set") func names() throws {
    let desk = try Desk()
    desk.run("set", "curve/rush", "name=curve/other").expect(
      65,
      errors: """
        error: a name is not set
        help: run 'curvet rename curve/rush NEW'

        """)
    desk.run("set", "curve/rush", "aliases=spring/tether").expect(
      73,
      errors: """
        error: curve/rush: the alias "spring/tether" is taken
        help: choose another, or rename the preset that has it

        """)
  }

  @Test("References to nothing, to another kind and in a cycle") func references() throws {
    let desk = try Desk()
    desk.run("set", "animator/slide", "timing=curve/rsh").expect(
      65,
      errors: """
        error: animator/slide: timing refers to "curve/rsh", which does not exist
        help: did you mean 'curve/rush'?

        """)
    desk.run("set", "animator/slide", "timing=transition/fade").expect(
      65,
      errors: """
        error: animator/slide: timing refers to "transition/fade", which is a transition
        help: timing takes a curve or spring

        """)
    desk.run("set", "transition/fade", "reducedMotion=transition/fade").expect(
      65,
      errors: """
        error: transition/fade: references lead in a cycle: transition/fade → transition/fade
        help: give one of them its value in place of the reference

        """)
    desk.run(
      "set", "curve/rush", #"motion={"use": "curve/rush-old"}"#,
      #"deprecated={"use": "curve/rush-old"}"#
    )
    .expect(
      65,
      errors: """
        error: curve/rush: the fields of motion don't show its kind
        help: add "kind": one of curve, spring, duration, keyframes, transition, animator, group

        """)
    desk.run("set", "group/all", "members[1].preset=group/all").expect(
      65,
      errors: """
        error: group/all: references lead in a cycle: group/all → group/all
        help: give one of them its value in place of the reference

        """)
  }

  @Test("Another kind, while somebody relies on the old one") func kind() throws {
    let desk = try Desk()
    desk.run("set", "duration/short", "motion=ease-in").expect(
      65,
      errors: """
        error: duration/short: curve/rush-old refers to it by duration, and can't refer to a curve
        help: keep the kind, or change curve/rush-old first
        error: duration/short: transition/fade refers to it by duration, and can't refer to a curve
        help: keep the kind, or change transition/fade first

        """)
    desk.run("set", "spring/tether", "motion=ease-in").expect(
      0,
      """
      Updated spring/tether: kind spring → curve, mass 1 removed, stiffness 70 removed, damping 12 removed, named added easeIn

      """)
  }

  @Test("No such preset") func missing() throws {
    let desk = try Desk()
    desk.run("set", "curve/rsh", "duration=1").expect(
      66,
      errors: """
        error: there is no preset "curve/rsh"
        help: did you mean 'curve/rush'?

        """)
    desk.run("set", "curve/rsh@1", "duration=1").expect(
      66,
      errors: """
        error: there is no preset "curve/rsh"
        help: did you mean 'curve/rush'?

        """)
    desk.run("set", "curve/rush@9", "duration=1").expect(
      66,
      errors: """
        error: curve/rush has no revision 9: it is at revision 1
        help: run 'curvet history curve/rush' to see them

        """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("set").expect(
      64,
      errors: """
        error: missing argument '<name|field=>'
        help: see 'curvet set --help'

        """)
    desk.run("set", "curve/rush").expect(
      64,
      errors: """
        error: no fields given
        help: add one, as in duration=0.45

        """)
    desk.run("set", "duration=1").expect(
      64,
      errors: """
        error: no preset was named
        help: name presets, or use --query

        """)
    desk.run("set", "curve/rush", "=1").expect(
      64,
      errors: """
        error: '=1' names no field
        help: write it as in duration=0.45 or source.author=Name

        """)
    desk.run("set", "curve/rush", "tracks..a=1").expect(
      64,
      errors: """
        error: 'tracks..a=1' names no field
        help: write it as in duration=0.45 or source.author=Name

        """)
    desk.run("set", "curve/rush", "duration=1", "--query", "rush").expect(
      64,
      errors: """
        error: names and '--query' exclude each other

        """)
    desk.run("set", "duration=1", "--query", "kindd:curve").expect(
      64,
      errors: """
        error: unknown qualifier 'kindd:'
        help: did you mean 'kind:'?

        """)
    desk.run("set", "curve/rush", "duration", "1").expect(
      64,
      errors: """
        error: no fields given
        help: add one, as in duration=0.45

        """)
  }
}
