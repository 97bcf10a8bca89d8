import Testing

struct SampleTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "--help").expect(
      0,
      """
      Print the values and velocities of a motion over time.

      EXAMPLES
        curvet sample curve/card --at 0,0.25,0.5  at fractions of its time
        curvet sample 'spring(duration: .5, bounce: .3)' --fps 60
                                                  one value per frame
        curvet sample transition/flip-present --at 100ms,50% --json
                                                  for a script
        curvet sample animator/pan-expand-blur --measure container.height=844
                                                  in points
        curvet sample curve/anticipate-overshoot --as uikit
                                                  as UIKit's animators play it
        curvet export --query kind:spring | curvet sample - --count 5
                                                  every preset of a document

      USAGE
        curvet sample [<options>] <names> ...

      ARGUMENTS
        <names> ...             Names or expressions; - reads a document and samples
                                every preset in it.

      OPTIONS
        --at <times>            Times, separated by commas: fractions or seconds,
                                100ms, 50%.
        --count <count>         Sample at this many times, evenly from start to end.
        --fps <rate>            Sample this many times per second.
        --as <platform>         Take curves and animators as this plays them, with
                                control points trimmed. (values: uikit)
        --measure <name=value>  A length that only the app knows, in points.
                                (repeatable)
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      A curve takes fractions of its time, also below 0 and above 1; everything else
      takes seconds from the beginning, delays included. Velocities are per unit of
      time or per second. If nothing applies, such as after keyframes without a fill
      mode, there is no value. Lengths that only the app knows stay in the values
      unless --measure gives them.

      """)
  }

  @Test("UIKit's animators trim control points, of curves and of animators")
  func platform() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "curve/anticipate-overshoot", "--as", "uikit", "--count", "3").expect(
      0,
      """
      curve/anticipate-overshoot  curve
        fraction  progress  per unit
               0         0         0
             0.5  0.504717   1.25774
               1         1         0
        note: UIKit's animators trim y to 0…1, as an article saw (Apple
              documents 0…1 only): they are up to 14.7% of the distance off it

      """)
    desk.run("sample", "curve/card", "--as", "uikit", "--count", "3").expect(
      0,
      """
      curve/card  curve
        fraction  progress  per unit
               0         0   3.94118
             0.5  0.772687  0.797108
               1         1         0

      """)
    try desk.write(
      """
      {"presets": {"animator/swing": {"motion": {"duration": 1,
        "timing": "cubic-bezier(0.2, -0.48, 0.79, 1.41)",
        "animations": [{"property": "position.x", "from": 0, "to": 100}]}}}}
      """, to: "swing.json")
    #expect(desk.run("import", "swing.json", "-q").status == 0)
    let sampled = desk.run("sample", "animator/swing", "--as", "uikit", "--at", "0.1,0.9").output
    let simulated = desk.run("simulate", "animator/swing", "-q", "--count", "11").output
    for value in ["4.941", "95.3"] {
      #expect(sampled.contains(value))
      #expect(simulated.contains(value))
    }
    desk.run("sample", "curve/card", "--as", "css").expect(
      64,
      errors: "error: invalid value 'css' for '--as': expected uikit\n")
  }

  @Test("A curve at shares, also outside") func curve() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "ease-in", "--at", "-0.5,0,0.5,150%").expect(
      0,
      """
      ease-in  curve
        fraction  progress  per unit
            -0.5         0         0
               0         0         0
             0.5  0.315357   1.07398
             1.5   1.86207   1.72414

      """)
  }

  @Test("A spring as JSON") func spring() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "sample", "spring(mass: 1, stiffness: 100, damping: 10) 100ms", "--at", "0,0.1,200ms",
      "--json"
    ).expect(
      0,
      """
      {
        "curvet": 1,
        "samples": [
          {
            "name": "spring(mass: 1, stiffness: 100, damping: 10) 100ms",
            "kind": "spring",
            "tracks": [
              {
                "property": "progress",
                "points": [
                  {
                    "t": 0,
                    "value": 0,
                    "velocity": 0
                  },
                  {
                    "t": 0.1,
                    "value": 0,
                    "velocity": 0
                  },
                  {
                    "t": 0.2,
                    "value": 0.34029984660829826,
                    "velocity": 5.335071951146929
                  }
                ],
                "notes": []
              }
            ]
          }
        ]
      }

      """)
  }

  @Test("Keyframes have values only while they run") func keyframes() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "keyframes/bounce-y", "--at", "0,125ms,0.25").expect(
      0,
      """
      keyframes/bounce-y  keyframes
            s  position.y  per s
            0         310  -4000
        0.125         120      0
         0.25         310      0
        note: cubic: at its ends the curve leaves along the chord (Apple
              documents no end rule)
        note: no duration is given: .25 s is taken, as Core Animation does

      """)
  }

  @Test("A transition has a track for each layer and property") func transition() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "sample", "transition/flip-dismiss", "--at", "0,0.289,0.72", "--measure",
      "container.width=390", "--measure", "container.height=844"
    ).expect(
      0,
      """
      transition/flip-dismiss  transition
            s  source.hidden  per s
            0           true
        0.289           true
         0.72          false
            s  destination.transform.rotation.y  per s
            0                               -90      0
        0.289                               -90      0
         0.72                                 0      0
            s  source.snapshot.frame         per s
            0       [0, 0, 390, 844]  [0, 0, 0, 0]
        0.289       [0, 0, 390, 844]  [0, 0, 0, 0]
         0.72       [0, 0, 390, 844]  [0, 0, 0, 0]
            s  source.snapshot.masksToBounds  per s
            0                           true
        0.289                           true
         0.72                           true
            s  source.snapshot.transform.rotation.y    per s
            0                                     0        0
        0.289                              0.208217  600.203
         0.72                                    90        0
        note: cubic: adjoining frames form one curve, held values stay put
              (plain Catmull-Rom would swing)
        note: the value of transform.rotation.y at the start is not known: taken
              as its default
        note: a face comes on edge at 0.431 s

      """)
  }

  @Test("An animator by frames") func animator() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "animator/slide-then-round", "--fps", "1").expect(
      0,
      """
      animator/slide-then-round  animator
        s  position.x    per s
        0           0        0
        1     31.2328  55.0847
        2      102.33  85.0802
        3         200        0
        s  cornerRadius    per s
        0             0        0
        1             0        0
        2        7.8082  27.5424
        3            50        0
        note: the value of position.x at the start is not known: taken as its
              default
        note: the value of cornerRadius at the start is not known: taken as its
              default
        note: delayFactor is a fraction of the remaining time; the delayed part
              follows the whole curve, compressed

      """)
  }

  @Test("What only the app knows is carried") func measure() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "animator/pan-expand-blur", "--count", "3").expect(
      0,
      """
      animator/pan-expand-blur  animator
          s           sheet.constraint.top                               per s
          0                              0                                   0
        1.5  0.5 * (80 - container.height)  0.574713 * (80 - container.height)
          3          80 - container.height                                   0
          s  backdrop.effect  per s
          0             none
        1.5             none
          3            light

      """)
  }

  @Test("And evaluated where it is given, as JSON") func given() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "sample", "animator/pan-expand-blur", "--count", "2", "--measure", "container.height=844",
      "--json"
    ).expect(
      0,
      """
      {
        "curvet": 1,
        "samples": [
          {
            "name": "animator/pan-expand-blur",
            "kind": "animator",
            "tracks": [
              {
                "target": "sheet",
                "property": "constraint.top",
                "points": [
                  {
                    "t": 0,
                    "value": 0,
                    "velocity": 0
                  },
                  {
                    "t": 3,
                    "value": -764,
                    "velocity": 0
                  }
                ],
                "notes": []
              },
              {
                "target": "backdrop",
                "property": "effect",
                "points": [
                  {
                    "t": 0,
                    "value": "none",
                    "velocity": null
                  },
                  {
                    "t": 3,
                    "value": "light",
                    "velocity": null
                  }
                ],
                "notes": []
              }
            ]
          }
        ]
      }

      """)
  }

  @Test("A group clips its members") func group() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "group/move-then-fade", "--at", "1,2,3,4").expect(
      0,
      """
      group/move-then-fade  group
        s  position     per s
        1  [30, 30]  [30, 30]
        2  [60, 60]    [0, 0]
        3  [60, 60]    [0, 0]
        4  [60, 60]    [0, 0]
        s  opacity  per s
        1        1      0
        2        1   -0.5
        3      0.5   -0.5
        4        0      0
        note: the value of position at the start is not known: taken as its
              default

      """)
  }

  @Test("Colours are text, with their components as JSON") func colour() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "keyframes/colour-red-blue", "--at", "1", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "samples": [
          {
            "name": "keyframes/colour-red-blue",
            "kind": "keyframes",
            "tracks": [
              {
                "property": "backgroundColor",
                "points": [
                  {
                    "t": 1,
                    "value": "#BF0040",
                    "velocity": [
                      -0.25,
                      0,
                      0.25,
                      0
                    ],
                    "components": [
                      0.75,
                      0,
                      0.25,
                      1
                    ]
                  }
                ],
                "notes": []
              }
            ]
          }
        ]
      }

      """)
  }

  @Test("Several, an empty line between") func several() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "linear", "steps(2)", "--count", "3").expect(
      0,
      """
      linear  curve
        fraction  progress  per unit
               0         0         1
             0.5       0.5         1
               1         1         1

      steps(2)  curve
        fraction  progress  per unit
               0         0
             0.5       0.5
               1         1

      """)
  }

  @Test("A length that nothing depends on is told") func unused() throws {
    let desk = try Desk(.builtIn)
    desk.run("sample", "animator/pan-expand-blur", "--at", "3", "--measure", "contaner.height=844")
      .expect(
        0,
        """
        animator/pan-expand-blur  animator
          s   sheet.constraint.top  per s
          3  80 - container.height      0
          s  backdrop.effect  per s
          3            light

        """,
        errors: """
          note: nothing depends on contaner.height; did you mean 'container.height'?

          """)
  }

  @Test("A document, its durations left out") func document() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "sample", "-", "--at", "0,0.5", "--json",
      input: """
        {"curvet": 1, "presets": {
          "duration/short": {"motion": {"seconds": 0.2}},
          "curve/go": {"motion": {"named": "easeIn", "duration": "duration/short"}},
          "go/again": {"kind": "curve", "motion": {"use": "curve/go"}}
        }}

        """
    ).expect(
      0,
      """
      {
        "curvet": 1,
        "samples": [
          {
            "name": "curve/go",
            "kind": "curve",
            "tracks": [
              {
                "property": "progress",
                "points": [
                  {
                    "t": 0,
                    "value": 0,
                    "velocity": 0
                  },
                  {
                    "t": 0.5,
                    "value": 0.31535681257253934,
                    "velocity": 1.073978779815426
                  }
                ],
                "notes": []
              }
            ]
          },
          {
            "name": "go/again",
            "kind": "curve",
            "tracks": [
              {
                "property": "progress",
                "points": [
                  {
                    "t": 0,
                    "value": 0,
                    "velocity": 0
                  },
                  {
                    "t": 0.5,
                    "value": 0.31535681257253934,
                    "velocity": 1.073978779815426
                  }
                ],
                "notes": []
              }
            ]
          }
        ]
      }

      """,
      errors: """
        note: skipped 1 duration: durations have no values over time

        """)
  }
}
