import Testing

/// What the command prints, whatever it plays.
struct SimulateTests {
  @Test("Help is whole") func helpIsWhole() throws {
    let desk = try Desk(.builtIn)
    desk.run("simulate", "--help").expect(
      0,
      #"""
      Play a motion as an app would, and report what UIKit does.

      EXAMPLES
        curvet simulate animator/slide-200  from start to end
        curvet simulate animator/slide-200 --script 'start@0 pause@0.4 continue(0.5)@0.6'
                                            with a script
        curvet simulate transition/flip-dismiss --script 'gesture(begin)@0 gesture(120)@0.3 gesture(end)@0.4'
                                            with a gesture

      USAGE
        curvet simulate [<options>] <motion>

      ARGUMENTS
        <motion>                A preset, an expression such as 'spring(mass: 1,
                                stiffness: 100, damping: 10)', or -.

      OPTIONS
        --script <steps>        What to call, and when. (default: start@0)
        --until <seconds>       Stop at this time; by default once nothing moves.
        --fps <number>          Print this many samples per second, too.
        --count <number>        Print this many samples, evenly spaced, too.
        --open                  Begin at the open end, as a closing gesture does.
        --measure <name=value>  A length that only the app knows, in points.
                                (repeatable)
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      A script is a list of calls and their times in seconds: verb@time or
      verb(arguments)@time. Animators take start, pause, continue(FACTOR, TIMING),
      reverse(true), fraction(F), stop(true), finish(end), add(PROPERTY=VALUE,
      DELAYFACTOR), interruptible(false), release and gesture(begin), gesture(POINTS),
      gesture(end, VELOCITY); transitions of view controllers take start and gesture;
      everything else plays on a layer and takes start, pause, continue and stop.

      A call that would crash the app is an error; what came before it is printed, and
      the exit code is 1.

      """#)
  }

  @Test("An animator from start to end") func anAnimatorFromStartToEnd() throws {
    let desk = try Desk(.builtIn)
    desk.run("simulate", "animator/slide-200").expect(
      0,
      #"""
      animator/slide-200  animator

      time  what   state            fraction  position
      0 s   start  active, running  0         0
              runs for 3 s
              position.x 0
      3 s   ends   inactive         0         1
              calls its completions at .end
              becomes inactive and discards 1 animation and 1 completion
              position.x 200

         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .   .   . ..-
           |                                                           .--'
           |                                                      ..-''
           |                                                 .--''
           |                                           ..--''
           |                                     ..--''
           |                               ..--''
           |                       ...--'''
           |             ....---'''
         0 +-------''''''.   .   .   .   .   .   .   .   .   .   .   .   .   .
            +----------+----------+----------+---------+----------+----------+
            0         500       1000       1500      2000       2500   3000 ms
            ^ start                                                     ends ^

      note: the value of position.x at the start is not known: taken as its default

      """#)
  }

  @Test("An expression is played on a layer") func anExpressionIsPlayedOnALayer() throws {
    let desk = try Desk(.builtIn)
    desk.run("simulate", "cubic-bezier(.2, 0, 0, 1) 300ms", "--fps", "10").expect(
      0,
      #"""
      cubic-bezier(.2, 0, 0, 1) 300ms  curve

      time   what   state            fraction  position
      0 s    start  active, running  0         0
               runs for 0.3 s
               progress 0
      0.1 s         active, running  0.3333    0.7319
               progress 0.7319
      0.2 s         active, running  0.6667    0.9535
               progress 0.9535
      0.3 s  ends   inactive         0         1
               the animation is removed, finished true: the model value is drawn
               progress 1

         1 + .   .   .   .   .   .   .   .   .   .   ..........---------------
           |                             ...----''''''
           |                      ..--'''
           |                 .--''
           |              .-'
           |           .-'
           |         .'
           |       .'
           |     .'
         0 +---''.   .   .   .   .   .   .   .   .   .   .   .   .   .   .   .
            +----------+----------+----------+---------+----------+----------+
            0         50         100        150       200        250    300 ms
            ^ start                                                     ends ^

      note: added explicitly: a layer that backs a view does not animate implicitly
        outside a UIView block, whatever the transaction says
      note: progress leads from the old value to the model value, which is set when
        the animation is added: removed, it leaves that

      """#)
  }

  @Test("JSON for scripts") func jsonForScripts() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "simulate", "-", "--json", "--script", "start@0 finish@.5", "--count", "2",
      input: #"""
        {"presets": {
        "a": {"kind": "animator", "motion": {
          "duration": 1,
          "animations": [{"property": "position.x", "from": 0, "to": 100}]}}
        }}
        """#
    ).expect(
      1,
      #"""
      {
        "curvet": 1,
        "name": "a",
        "kind": "animator",
        "script": "start@0 finish@.5",
        "end": 0.5,
        "steps": [
          {
            "time": 0,
            "verb": "start",
            "text": "start",
            "state": "active",
            "running": true,
            "reversed": false,
            "fraction": 0,
            "position": 0,
            "values": [
              {
                "property": "position.x",
                "value": 0
              }
            ]
          },
          {
            "time": 0.5,
            "verb": "finish",
            "text": "finish",
            "state": "active",
            "running": true,
            "reversed": false,
            "fraction": 0.5,
            "position": 0.5,
            "values": [
              {
                "property": "position.x",
                "value": 50
              }
            ]
          }
        ],
        "events": [
          {
            "time": 0,
            "event": "activated",
            "state": "active",
            "running": true,
            "reversed": false,
            "fraction": 0,
            "position": 0,
            "values": [
              {
                "property": "position.x",
                "value": 0
              }
            ]
          },
          {
            "time": 0,
            "event": "running",
            "remaining": 1,
            "state": "active",
            "running": true,
            "reversed": false,
            "fraction": 0,
            "position": 0,
            "values": [
              {
                "property": "position.x",
                "value": 0
              }
            ]
          }
        ],
        "samples": [
          {
            "time": 0,
            "state": "active",
            "running": true,
            "reversed": false,
            "fraction": 0,
            "position": 0,
            "values": [
              {
                "property": "position.x",
                "value": 0
              }
            ]
          },
          {
            "time": 0.5,
            "state": "active",
            "running": true,
            "reversed": false,
            "fraction": 0.5,
            "position": 0.5,
            "values": [
              {
                "property": "position.x",
                "value": 50
              }
            ]
          }
        ],
        "notes": [],
        "crash": {
          "time": 0.5,
          "verb": "finish",
          "text": "finish",
          "state": "active",
          "message": "UIKit raises an exception: finish while the animator is active, not stopped",
          "help": "stop it first, and not by stop(true), which leaves nothing to finish"
        }
      }

      """#,
      errors: #"""
        error: finish at 0.5 s: UIKit raises an exception: finish while the animator is active, not stopped
          --> --script:1:9
            1 | start@0 finish@.5
              |         ^
        help: stop it first, and not by stop(true), which leaves nothing to finish

        """#)
  }
}
