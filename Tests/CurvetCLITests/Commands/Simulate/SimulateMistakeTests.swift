import Testing

/// What the command says where it cannot do what it was asked.
struct SimulateMistakeTests {
  private static let slide = #"""
    {"presets": {
    "a": {"kind": "animator", "motion": {
      "duration": 1,
      "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
    }}
    """#

  @Test("A script that cannot be read") func aScriptThatCannotBeRead() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "simulate", "-", "--script", "",
      input: Self.slide
    ).expect(
      64,
      errors: #"""
        error: the script is empty
          --> --script:1:1
            1 |
              | ^
        help: write steps such as start@0 pause@0.4 continue(0.5)@0.6

        """#)
    desk.run(
      "simulate", "-", "--script", "start@0 paus@1",
      input: Self.slide
    ).expect(
      64,
      errors: #"""
        error: 'paus' is not a verb
          --> --script:1:9
            1 | start@0 paus@1
              |         ^
        help: did you mean 'pause'?

        """#)
    desk.run(
      "simulate", "-", "--script", "start",
      input: Self.slide
    ).expect(
      64,
      errors: #"""
        error: 'start' has no time
          --> --script:1:1
            1 | start
              | ^
        help: write when it happens, in seconds, such as start@0.4

        """#)
    desk.run(
      "simulate", "-", "--script", "start@x",
      input: Self.slide
    ).expect(
      64,
      errors: #"""
        error: 'x' is not a time
          --> --script:1:7
            1 | start@x
              |       ^
        help: write seconds or milliseconds, such as @0.4 or @400ms

        """#)
    desk.run(
      "simulate", "-", "--script", "start@1 pause@.5",
      input: Self.slide
    ).expect(
      64,
      errors: #"""
        error: 'pause@.5' is earlier than the step before it
          --> --script:1:9
            1 | start@1 pause@.5
              |         ^
        help: order the steps by time

        """#)
    desk.run(
      "simulate", "-", "--script", "fraction@1",
      input: Self.slide
    ).expect(
      64,
      errors: #"""
        error: 'fraction' needs an argument
          --> --script:1:1
            1 | fraction@1
              | ^
        help: fraction(F) with F from 0 to 1

        """#)
    desk.run(
      "simulate", "-", "--script", "pause(1)@1",
      input: Self.slide
    ).expect(
      64,
      errors: #"""
        error: 'pause' does not take '1'
          --> --script:1:7
            1 | pause(1)@1
              |       ^
        help: pause takes no argument

        """#)
    desk.run(
      "simulate", "-", "--script", "start@0\n finish(middle)@1",
      input: Self.slide
    ).expect(
      64,
      errors: #"""
        error: 'finish' does not take 'middle'
          --> --script:2:9
            2 |  finish(middle)@1
              |         ^
        help: finish(start), finish(end) or finish(current); finish alone is at the end

        """#)
  }

  @Test("Verbs that do not exist there") func verbsThatDoNotExistThere() throws {
    let desk = try Desk(.builtIn)
    desk.run("simulate", "linear", "--script", "start@0 reverse@.1").expect(
      64,
      errors: #"""
        error: a curve on a layer has no 'reverse'
          --> --script:1:9
            1 | start@0 reverse@.1
              |         ^
        help: its verbs are start, pause, continue, stop

        """#)
    desk.run("simulate", "linear", "--script", "continue(2)@0").expect(
      64,
      errors: #"""
        error: continue on a layer takes no argument
          --> --script:1:1
            1 | continue(2)@0
              | ^
        help: only animators take a durationFactor and a timing

        """#)
    desk.run(
      "simulate", "-", "--script", "gesture(begin)@0",
      input: Self.slide
    ).expect(
      64,
      errors: #"""
        error: a has no gesture
          --> --script:1:1
            1 | gesture(begin)@0
              | ^
        help: give the preset an interaction, or use fraction(F)

        """#)
  }

  @Test("A crash is printed with what came before it") func aCrashIsPrintedWithWhatCame() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "simulate", "-", "--script", "start@0 continue@.5 pause@.6",
      input: Self.slide
    ).expect(
      1,
      #"""
      a  animator

      time   what      state            fraction  position
      0 s    start     active, running  0         0
               runs for 1 s
               position.x 0
      0.5 s  continue  active, running  0.5       0.5
               crashes
               position.x 50

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
           |
           |
           |
           |
           |                                                   .....-----'''''
           |                                     ....-----'''''
           |                      .....-----'''''
           |        .....----'''''
         0 +---''''' .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +------------+------------+------------+------------+------------+
            0           100          200          300          400      500 ms
            ^ start                                                 continue ^

      """#,
      errors: #"""
        error: continue at 0.5 s: UIKit raises an exception: continue while the animator is not active and paused (it is running)
          --> --script:1:9
            1 | start@0 continue@.5 pause@.6
              |         ^
        help: pause it before, or use start, which goes on where it was paused

        """#)
  }

  @Test("Timings and measures that are not known") func timingsAndMeasuresThatAreNotKnown() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "simulate", "-", "--script", "pause@0 continue(0,curve/none)@1",
      input: Self.slide
    ).expect(
      65,
      errors: #"""
        error: a: continue(0,curve/none): there is no preset "curve/none"
        help: run 'curvet search' to look for it

        """#)
    desk.run(
      "simulate", "-", "--script", "pause@0 continue(0,duration/material/short1)@1",
      input: Self.slide
    ).expect(
      65,
      errors: #"""
        error: a: continue(0,duration/material/short1): 'duration/material/short1' is not a timing
        help: name a curve or a spring

        """#)
    desk.run(
      "simulate", "-", "--script", "gesture(begin)@0",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}],
          "interaction": {"gesture": "pan", "distance": {"measure": "container.height"}}}}
        }}
        """#
    ).expect(
      65,
      errors: #"""
        error: a: the gesture's distance: the measure needs 'container.height'
        help: only the app knows it; give it with --measure NAME=VALUE

        """#)
    desk.run(
      "simulate", "-", "--until", ".5", "--script", "start@0",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.y", "to": {"measure": "container.height"}}]}}
        }}
        """#
    ).expect(
      0,
      #"""
      a  animator

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 1 s
              position.y 0 % of the distance

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
           |
           |
           |
           |
           |                                                   .....-----'''''
           |                                     ....-----'''''
           |                      .....-----'''''
           |        .....----'''''
         0 +---''''' .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +------------+------------+------------+------------+------------+
            0           100          200          300          400      500 ms
            ^ start

      note: position.y: the measure needs 'container.height'
      note: unknown values need lengths, such as --measure container.height=844

      """#)
  }

  @Test("A duration moves nothing") func aDurationMovesNothing() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "simulate", "-",
      input: #"""
        {"presets": {
        "d": {"kind": "duration", "motion": {
          "seconds": 1}}
        }}
        """#
    ).expect(
      65,
      errors: #"""
        error: d: a duration moves nothing
        help: use a curve, a spring or an animator

        """#)
  }

  @Test("Input that is none") func inputThatIsNone() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "simulate", "-",
      input: "{"
    ).expect(
      65,
      errors: #"""
        error: the document ends where a key in double quotes is expected
          --> -:1:2
            1 | {
              |  ^
        help: is the file whole? close what was opened with } or ]

        """#)
    desk.run(
      "simulate", "-",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}]}},
        "b": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
        }}
        """#
    ).expect(
      65,
      errors: #"""
        error: the document has 2 presets, but only one can be played
          --> -
        help: keep one, or import the document and name the preset

        """#)
    desk.run("simulate", "curve/nne").expect(
      66,
      errors: #"""
        error: there is no preset "curve/nne"
        help: run 'curvet search' to look for it

        """#)
  }

  @Test("Mistakes in the command line") func mistakesInTheCommandLine() throws {
    let desk = try Desk(.builtIn)
    desk.run("simulate").expect(
      64,
      errors: #"""
        error: missing argument '<motion>'
        help: see 'curvet simulate --help'

        """#)
    desk.run("simulate", "linear", "--fps", "1", "--count", "2").expect(
      64,
      errors: #"""
        error: '--fps' and '--count' can't be used together

        """#)
    desk.run("simulate", "linear", "--until", "-1").expect(
      64,
      errors: #"""
        error: '--until' must be from 0 to 86400 seconds

        """#)
    desk.run("simulate", "linear", "--fps", "0").expect(
      64,
      errors: #"""
        error: '--fps' must be above 0 and up to 1000

        """#)
    desk.run("simulate", "linear", "--count", "1").expect(
      64,
      errors: #"""
        error: '--count' must be from 2 to 100000

        """#)
    desk.run("simulate", "linear", "--measure", "height").expect(
      64,
      errors: #"""
        error: invalid value 'height' for '--measure': expected a length and its value in points, such as container.height=844

        """#)
  }
}
