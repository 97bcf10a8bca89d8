import Expectations
import Testing

struct AddMistakeTests {
  @Test("A name that is taken") func taken() throws {
    let desk = try Desk()
    let before = desk.bytes(Desk.catalog)
    desk.run("add", "curve/rush", "ease-out").expect(
      73,
      errors: """
        error: curve/rush: the name is taken
        help: choose another, or rename the preset that has it

        """)
    desk.run("add", "rush", "ease-out").expect(
      73,
      errors: """
        error: rush: the name is taken: it is an alias of "curve/rush"
        help: choose another, or rename the preset that has it

        """)
    desk.run("add", "curve/new", #"{"motion": {"named": "easeOut"}, "aliases": ["rush"]}"#).expect(
      73,
      errors: """
        error: curve/new: the alias "rush" is taken: it is an alias of "curve/rush"
          --> snippet:1:46 (/aliases/0)
            1 | {"motion": {"named": "easeOut"}, "aliases": ["rush"]}
              |                                              ^
        help: choose another, or rename the preset that has it

        """)
    desk.run(
      "add",
      #"{"curve/rush": "ease-in", "spring/tether": "spring(mass: 1, stiffness: 9, damping: 2)"}"#
    )
    .expect(
      73,
      errors: """
        error: curve/rush: the name is taken
          --> snippet:1:16 (/curve~1rush)
            1 | {"curve/rush": "ease-in", "spring/tether": "spring(mass: 1, stiffness: 9, damping: 2)"}
              |                ^
        help: choose another, or rename the preset that has it
        error: spring/tether: the name is taken
          --> snippet:1:44 (/spring~1tether)
            1 | {"curve/rush": "ease-in", "spring/tether": "spring(mass: 1, stiffness: 9, damping: 2)"}
              |                                            ^
        help: choose another, or rename the preset that has it

        """)
    expectSame(desk.bytes(Desk.catalog), before)
  }

  @Test("A name that is none") func badName() throws {
    let desk = try Desk()
    desk.run("add", "Curve/Card", "ease-out").expect(
      65,
      errors: """
        error: "Curve/Card" is not a name: a name holds only a–z, 0–9, '-' and '/'
        help: a name is as in curve/card

        """)
    desk.run("add", "1/card", "ease-out").expect(
      65,
      errors: """
        error: "1/card" is not a name: a name begins with a letter
        help: a name is as in curve/card

        """)
  }

  @Test("What is not understood") func nonsense() throws {
    let desk = try Desk()
    desk.run("add", "curve/card", "cubic-bezier(.2, 0, 0)").expect(
      65,
      errors: """
        error: expected ',', found ")"
        help: as in cubic-bezier(.2, 0, 0, 1)

        """)
    desk.run("add", "curve/card", "eas-out").expect(
      65,
      errors: """
        error: "eas-out" is not a motion
        help: did you mean 'ease-out'?

        """)
    desk.run("add", "curve/card", "curve/rush").expect(
      65,
      errors: """
        error: "curve/rush" is a name, not a motion
        help: add its motion, as in curvet add curve/rush 'ease-out 300ms'

        """)
    desk.run("add", "curve/card").expect(
      65,
      errors: """
        error: "curve/card" is a name, not a motion
        help: add its motion, as in curvet add curve/card 'ease-out 300ms'

        """)
    desk.run("add", "curve/card", "").expect(
      65,
      errors: """
        error: "" is not a motion
        help: write cubic-bezier(.2, 0, 0, 1), ease-out, linear(0, .5, 1), steps(4), spring(duration: .5, bounce: .15), each with a time after it if need be, or "300ms"

        """)
    desk.run("add", "curve/card", "{").expect(
      65,
      errors: """
        error: the document ends where a key in double quotes is expected
          --> snippet:1:2
            1 | {
              |  ^
        help: is the file whole? close what was opened with } or ]

        """)
    desk.run("add", "curve/card", "{}").expect(
      65,
      errors: """
        error: there is no preset in it
        help: add its motion, as in curvet add curve/card 'ease-out 300ms'

        """)
    desk.run("add", "curve/card", #"{"Not A Name": 1}"#).expect(
      65,
      errors: """
        error: curve/card: the fields of the preset don't show its kind
          --> snippet:1:1
            1 | {"Not A Name": 1}
              | ^
        help: add "kind": one of curve, spring, duration, keyframes, transition, animator, group

        """)
    desk.run("add", "curve/card", "team.css").expect(
      66,
      errors: """
        error: there is no such file
          --> team.css
        help: name a file, or write an expression such as 'ease-out 300ms'

        """)
    desk.run(["add", "curve/card", "-"], input: "transform: none").expect(
      65,
      errors: """
        error: nothing in it moves
          --> -
        help: paste a transition, an animation, or a custom property that holds an easing

        """)
    desk.run(["add", "curve/card", "-"], input: "").expect(
      65,
      errors: """
        error: "" is not a motion
          --> -
        help: write cubic-bezier(.2, 0, 0, 1), ease-out, linear(0, .5, 1), steps(4), spring(duration: .5, bounce: .15), each with a time after it if need be, or "300ms"

        """)
  }

  @Test("Values out of range, all of them") func range() throws {
    let desk = try Desk()
    desk.run(
      "add",
      #"{"spring/a": {"motion": {"mass": 0, "stiffness": 70, "damping": 0}}, "curve/a": "ease-sideways"}"#
    ).expect(
      65,
      errors: """
        error: spring/a: mass must be greater than 0
          --> snippet:1:34 (/spring~1a/motion/mass)
            1 | {"spring/a": {"motion": {"mass": 0, "stiffness": 70, "damping": 0}}, "curve/a": "ease-sideways"}
              |                                  ^
        help: write a positive number, such as 1
        error: spring/a: damping must be greater than 0
          --> snippet:1:65 (/spring~1a/motion/damping)
            1 | {"spring/a": {"motion": {"mass": 0, "stiffness": 70, "damping": 0}}, "curve/a": "ease-sideways"}
              |                                                                 ^
        help: a spring without damping never comes to rest; for a lively one try the square root of mass × stiffness
        error: curve/a: "ease-sideways" is not a motion
          --> snippet:1:81 (/curve~1a)
            1 | {"spring/a": {"motion": {"mass": 0, "stiffness": 70, "damping": 0}}, "curve/a": "ease-sideways"}
              |                                                                                 ^
        help: write cubic-bezier(.2, 0, 0, 1), ease-out, linear(0, .5, 1), steps(4), spring(duration: .5, bounce: .15), each with a time after it if need be, or "300ms"

        """)
  }

  @Test("References to nothing, to another kind and to itself") func references() throws {
    let desk = try Desk()
    desk.run("add", "curve/new", #"{"named": "easeOut", "duration": "duration/shrt"}"#).expect(
      65,
      errors: """
        error: curve/new: duration refers to "duration/shrt", which does not exist
          --> snippet:1:1
            1 | {"named": "easeOut", "duration": "duration/shrt"}
              | ^
        help: did you mean 'duration/short'?

        """)
    desk.run("add", "curve/new", #"{"named": "easeOut", "duration": "curve/rush"}"#).expect(
      65,
      errors: """
        error: curve/new: duration refers to "curve/rush", which is a curve
          --> snippet:1:1
            1 | {"named": "easeOut", "duration": "curve/rush"}
              | ^
        help: duration takes a duration

        """)
    desk.run("add", "group/new", #"{"members": [{"preset": "group/new"}]}"#).expect(
      65,
      errors: """
        error: group/new: references lead in a cycle: group/new → group/new
          --> snippet:1:1
            1 | {"members": [{"preset": "group/new"}]}
              | ^
        help: give one of them its value in place of the reference

        """)
    desk.run(
      "add",
      #"{"curve/a": {"motion": {"use": "curve/b"}, "kind": "curve"}, "curve/b": {"motion": {"use": "curve/a"}, "kind": "curve"}}"#
    ).expect(
      65,
      errors: """
        error: curve/a: references lead in a cycle: curve/a → curve/b → curve/a
          --> snippet:1:32 (/curve~1a/motion/use)
            1 | {"curve/a": {"motion": {"use": "curve/b"}, "kind": "curve"}, "curve/b": {"motion": {"use": "curv…
              |                                ^
        help: give one of them its value in place of the reference

        """)
  }

  @Test("Several presets cannot have one name") func oneName() throws {
    let desk = try Desk()
    desk.run("add", "curve/card", #"{"curve/in": "ease-in", "curve/out": "ease-out"}"#).expect(
      65,
      errors: """
        error: there are 2 presets, which cannot all be called that
        help: leave the name out, or use 'curvet import' with --prefix

        """)
    desk.run("add", #"{"curve/in": "ease-in", "curve/out": "ease-out"}"#, "--title", "Two").expect(
      65,
      errors: """
        error: there are 2 presets, which cannot all be called that
        help: leave the name out, or use 'curvet import' with --prefix

        """)
  }

  @Test("Mistakes in the command line") func usage() throws {
    let desk = try Desk()
    desk.run("add").expect(
      64,
      errors: """
        error: missing argument '<name> <what>'
        help: see 'curvet add --help'

        """)
    desk.run("add", "curve/card", "ease-out", "300ms").expect(
      64,
      errors: """
        error: 'add' takes a name and what to add, not 3 words
        help: put an expression in quotes, as in 'ease-out 300ms'

        """)
    desk.run("add", "curve/card", "ease-out", "--role", "entry").expect(
      64,
      errors: """
        error: invalid value 'entry' for '--role': expected enter, exit, emphasis, feedback, navigation or loop

        """)
    desk.run("add", "curve/card", "ease-out", "--tag", "two words").expect(
      64,
      errors: """
        error: invalid value 'two words' for '--tag': expected one word of at most 64 characters, with no dash before it

        """)
  }
}
