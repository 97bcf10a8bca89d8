import Testing

/// Numbers and lists outside their range.
struct RangeRefusalTests {
  @Test("Numbers and lists outside their range", arguments: cases)
  func isRefused(_ refusal: Refusal) {
    #expect(refusal.found == refusal.expected)
  }

  static let cases: [Refusal] = [
    .init(
      preset: #"{"motion": {"cubicBezier": [-0.1, 9, 1.5, -9]}}"#,
      #"structure/range 1:47 /motion/cubicBezier/0 | cubicBezier[0] must be from 0 to 1 | write a fraction of the duration; only y can be outside 0…1"#,
      #"structure/range 1:56 /motion/cubicBezier/2 | cubicBezier[2] must be from 0 to 1 | write a fraction of the duration; only y can be outside 0…1"#
    ),
    .init(
      preset: #"{"motion": {"cubicBezier": [0, 0, 1]}}"#,
      #"structure/range 1:46 /motion/cubicBezier | cubicBezier must be 4 numbers [x1, y1, x2, y2], found 3 | for example, write [0.2, 0, 0, 1]"#
    ),
    .init(
      preset: #"{"motion": {"linear": []}}"#,
      #"structure/range 1:41 /motion/linear | linear must be 1 to 4,096 stops, found 0 | for example, write [[0, 0], [0.5, 0.8], [1, 1]]"#
    ),
    .init(
      preset: #"{"motion": {"linear": [[0]]}}"#,
      #"structure/range 1:42 /motion/linear/0 | linear[0] must be a stop [input, output], found 1 | for example, write [0.5, 0.8]"#
    ),
    .init(
      preset: #"{"motion": {"steps": 0}}"#,
      #"structure/range 1:40 /motion/steps | steps must be from 1 to 10000, found 0 | for example, write 1"#
    ),
    .init(
      preset: #"{"motion": {"steps": 10001}}"#,
      #"structure/range 1:40 /motion/steps | steps must be from 1 to 10000, found 10001 | for example, write 10000"#
    ),
    .init(
      preset: #"{"motion": {"steps": 1, "jump": "none"}}"#,
      #"structure/range 1:40 /motion/steps | steps must be 2 or more if jump is 'none' | write 2, or use another jump"#
    ),
    .init(
      preset: #"{"motion": {"named": "linear", "duration": -1, "delay": "-300ms"}}"#,
      #"structure/range 1:62 /motion/duration | duration must be 0 or more | write 0 or a positive number, such as 0.3"#,
      #"structure/range 1:75 /motion/delay | delay must be 0 or more | write 0 or a positive number, such as 0.3"#
    ),
    .init(
      preset: #"{"motion": {"seconds": -0.1}}"#,
      #"structure/range 1:42 /motion/seconds | seconds must be 0 or more | write 0 or a positive number, such as 0.3"#
    ),
    .init(
      preset: #"{"motion": {"mass": 0, "stiffness": -1, "damping": 0}}"#,
      #"structure/range 1:39 /motion/mass | mass must be greater than 0 | write a positive number, such as 1"#,
      #"structure/range 1:55 /motion/stiffness | stiffness must be greater than 0 | write a positive number, such as 1"#,
      #"structure/range 1:70 /motion/damping | damping must be greater than 0 | an undamped spring never settles; for a bouncy one, try the square root of mass × stiffness"#
    ),
    .init(
      preset: #"{"motion": {"dampingRatio": 0, "stiffness": 0, "mass": 0}}"#,
      #"structure/range 1:47 /motion/dampingRatio | dampingRatio must be greater than 0 | an undamped spring never settles; for a bouncy one, try 0.5"#,
      #"structure/range 1:63 /motion/stiffness | stiffness must be greater than 0 | write a positive number, such as 1"#,
      #"structure/range 1:74 /motion/mass | mass must be greater than 0 | write a positive number, such as 1"#
    ),
    .init(
      preset: #"{"motion": {"duration": 0, "bounce": 1}}"#,
      #"structure/range 1:43 /motion/duration | duration must be greater than 0 | write a positive number, such as 1"#,
      #"structure/range 1:56 /motion/bounce | bounce must be greater than -1 and less than 1 | write a bounce such as 0.3; a bounce of 1 would never end"#
    ),
    .init(
      preset: #"{"motion": {"duration": 1, "bounce": -1}}"#,
      #"structure/range 1:56 /motion/bounce | bounce must be greater than -1 and less than 1 | write a bounce such as 0.3; a bounce of 1 would never end"#
    ),
    .init(
      preset: #"{"motion": {"response": 0, "dampingFraction": 0, "blendDuration": -1}}"#,
      #"structure/range 1:43 /motion/response | response must be greater than 0 | write a positive number, such as 1"#,
      #"structure/range 1:65 /motion/dampingFraction | dampingFraction must be greater than 0 | an undamped spring never settles; for a bouncy one, try 0.5"#,
      #"structure/range 1:85 /motion/blendDuration | blendDuration must be 0 or more | write 0 or a positive number, such as 0.3"#
    ),
    .init(
      preset: #"{"motion": {"dampingRatio": 1.5, "duration": 1}}"#,
      #"structure/range 1:47 /motion/dampingRatio | dampingRatio must be greater than 0 and at most 1 if the duration is the time to settle | use dampingRatio and stiffness for an overdamped spring"#
    ),
    .init(
      preset: #"{"motion": {"duration": 1, "bounce": 0, "delay": -1}}"#,
      #"structure/range 1:68 /motion/delay | delay must be 0 or more | write 0 or a positive number, such as 0.3"#
    ),
    .init(
      preset:
        #"{"motion": {"duration": -1, "repeatCount": -1, "repeatDuration": -1, "tracks": []}}"#,
      #"structure/range 1:43 /motion/duration | duration must be 0 or more | write 0 or a positive number, such as 0.3"#,
      #"structure/range 1:62 /motion/repeatCount | repeatCount must be 0 or more | write 0 or a positive number, such as 0.3"#,
      #"structure/range 1:84 /motion/repeatDuration | repeatDuration must be 0 or more | write 0 or a positive number, such as 0.3"#,
      #"structure/range 1:98 /motion/tracks | tracks must be 1 to 1,000 tracks, found 0 | for example, write [{"property": "opacity", "values": [0, 1]}]"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "opacity", "values": []}]}}"#,
      #"structure/range 1:76 /motion/tracks/0/values | values must be 1 or more values, found 0 | for example, write [0, 1]"#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "opacity", "values": [0, 1], "keyTimes": [0, 1.5]}]}}"#,
      #"structure/range 1:100 /motion/tracks/0/keyTimes/1 | keyTimes[1] must be from 0 to 1 | write a fraction from 0 to 1, such as 0.5"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "opacity", "frames": []}]}}"#,
      #"structure/range 1:76 /motion/tracks/0/frames | frames must be 1 or more frames, found 0 | for example, write [{"start": 0, "duration": 1, "to": 1}]"#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "position", "values": [[1], [1, 2, 3, 4, 5]]}]}}"#,
      #"structure/range 1:78 /motion/tracks/0/values/0 | values[0] must be 2 to 4 numbers, found 1 | for example, write [0, 100]"#,
      #"structure/range 1:83 /motion/tracks/0/values/1 | values[1] must be 2 to 4 numbers, found 5 | for example, write [0, 100]"#
    ),
    .init(
      preset:
        #"{"motion": {"style": "fade", "startProgress": -0.1, "endProgress": 1.1, "duration": -1, "delay": -1}}"#,
      #"structure/range 1:65 /motion/startProgress | startProgress must be from 0 to 1 | write a fraction from 0 to 1, such as 0.5"#,
      #"structure/range 1:86 /motion/endProgress | endProgress must be from 0 to 1 | write a fraction from 0 to 1, such as 0.5"#,
      #"structure/range 1:103 /motion/duration | duration must be 0 or more | write 0 or a positive number, such as 0.3"#,
      #"structure/range 1:116 /motion/delay | delay must be 0 or more | write 0 or a positive number, such as 0.3"#
    ),
    .init(
      preset: #"{"motion": {"style": "custom", "layers": []}}"#,
      #"structure/range 1:60 /motion/layers | layers must be 1 to 100 layers, found 0 | for example, write [{"layer": "source"}]"#
    ),
    .init(
      preset:
        #"{"motion": {"style": "custom", "perspective": {"eyeDistance": 0}, "layers": [{"layer": "source", "frames": [{"property": "opacity", "start": 0.9, "duration": 0.2, "to": 0}], "hidden": [0.5, 0.5]}]}}"#,
      #"structure/range 1:81 /motion/perspective/eyeDistance | eyeDistance must be greater than 0 | write a positive number, such as 1"#,
      #"structure/range 1:203 /motion/layers/0/hidden | hidden must start before it ends | for example, write [0.5, 1]"#
    ),
    .init(
      preset: #"{"motion": {"style": "custom", "layers": [{"layer": "source", "hidden": [0]}]}}"#,
      #"structure/range 1:91 /motion/layers/0/hidden | hidden must be 2 numbers [start, end], found 1 | for example, write [0.5, 1]"#
    ),
    .init(
      preset:
        #"{"motion": {"style": "push", "interaction": {"gesture": "pan", "distance": 0, "threshold": 2}}}"#,
      #"structure/range 1:94 /motion/interaction/distance | distance must be other than 0 | write the distance of the whole gesture in points"#,
      #"structure/range 1:110 /motion/interaction/threshold | threshold must be from 0 to 1 | write a fraction from 0 to 1, such as 0.5"#
    ),
    .init(
      preset: #"{"motion": {"duration": 1, "animations": []}}"#,
      #"structure/range 1:60 /motion/animations | animations must be 1 to 1,000 animations, found 0 | for example, write [{"property": "opacity", "to": 1}]"#
    ),
    .init(
      preset:
        #"{"motion": {"duration": 1, "animations": [{"property": "opacity", "to": 1, "delayFactor": 1.1}], "continuation": {"from": 2, "durationFactor": -1}}}"#,
      #"structure/range 1:109 /motion/animations/0/delayFactor | delayFactor must be from 0 to 1 | write a fraction from 0 to 1, such as 0.5"#,
      #"structure/range 1:141 /motion/continuation/from | from must be from 0 to 1 | write a fraction from 0 to 1, such as 0.5"#,
      #"structure/range 1:162 /motion/continuation/durationFactor | durationFactor must be 0 or more | write 0 or a positive number, such as 0.3"#
    ),
    .init(
      preset: #"{"motion": {"members": []}}"#,
      #"structure/range 1:42 /motion/members | members must be 1 to 1,000 members, found 0 | for example, write [{"preset": "curve/card"}]"#
    ),
    .init(
      preset: #"{"motion": {"members": [{"motion": "ease", "stagger": -1}]}}"#,
      #"structure/range 1:73 /motion/members/0/stagger | stagger must be 0 or more | write 0 or a positive number, such as 0.3"#
    ),
    .init(
      preset: #"{"source": {"year": 0}, "motion": "ease"}"#,
      #"structure/range 1:39 /source/year | year must be from 1 to 9999, found 0 | for example, write 1"#
    ),
  ]
}
