import Testing

@testable import Importing

/// Design tokens with `$value` as files in the wild have them.
struct WildTokenTests {
  @Test(
    "Forms that are plain are read",
    arguments: [
      ReaderCase(
        "a.json5",
        "{fast: {$type: 'duration', $value: '100ms'}, /* c */ out: {$type: 'cubicBezier', $value: [.3, .8, .6, 1],},}",
        [#"fast {"seconds":0.1}"#, #"out {"cubicBezier":[0.3,0.8,0.6,1]}"#],
        findings: ["1 $value is the text \"100ms\" in place of an object"]),
      ReaderCase(
        "a.json",
        """
        {"e": {"$type": "easing", "$value": "linear(0, 0.5 20%, 1)"},
         "s": {"$type": "cubicBezier", "$value": ["0.2", "0", "0", "1"]},
         "t": {"$type": "transition", "$value": "200ms ease-out"}}
        """,
        [
          #"e {"linear":[[0,0],[0.2,0.5],[1,1]]}"#, #"s {"cubicBezier":[0.2,0,0,1]}"#,
          #"t {"named":"easeOut","duration":0.2}"#,
        ],
        findings: [
          #"1 the type "easing" is read as "cubicBezier""#,
          #"1 $value is the CSS text "linear(0, 0.5 20%, 1)""#,
          #"2 x1 is the text "0.2" in place of a number"#,
          #"2 y1 is the text "0" in place of a number"#,
          #"2 x2 is the text "0" in place of a number"#,
          #"2 y2 is the text "1" in place of a number"#,
          #"3 $value is the CSS text "200ms ease-out""#,
        ]),
      // The proposal of DTCG's thread 429, and others.
      ReaderCase(
        "a.json",
        """
        {"a": {"$type": "spring", "$value": {"bounce": 0.35, "duration": "400ms",
               "physics": {"stiffness": 246.7, "damping": 20.4, "mass": 1}}},
         "b": {"$type": "lms.spring", "$value": {"response": 0.3, "damping": 0.7}},
         "c": {"$type": "spring", "$value": {"stiffness": 170, "damping": 26, "mass": 1}},
         "d": {"$type": "spring", "$value": "{c}"},
         "e": {"$type": "keyframes", "$value": [{"offset": 0, "opacity": 0}, {"offset": 1, "opacity": 1}]}}
        """,
        [
          #"a {"mass":1,"stiffness":246.7,"damping":20.4}"#,
          #"b {"response":0.3,"dampingFraction":0.7}"#,
          #"c {"mass":1,"stiffness":170,"damping":26}"#,
          #"d {"use":"c"}"#, #"e {"tracks":[{"property":"opacity","values":[0,1]}]}"#,
        ]),
      // One spring that says too little keeps the others.
      ReaderCase(
        "a.json",
        """
        {"a": {"$type": "spring", "$value": {"bounce": 0.35, "duration": "400ms"}},
         "b": {"$type": "spring", "$value": "{a}"}, "c": {"$type": "spring", "$value": {"stiffness": 170, "damping": 26}}}
        """,
        [#"c {"mass":1,"stiffness":170,"damping":26}"#],
        leftOut: [
          "a: the duration of a spring with a bounce may be how long it seems to take (Apple) or how long until it has settled (motion.dev); say --option spring=perceptual or --option spring=settling",
          "b: what it refers to is left out",
        ]),
      ReaderCase(
        "a.json",
        #"{"a": {"$type": "spring", "$value": {"bounce": 0.35, "duration": "400ms"}}}"#,
        ["spring=perceptual"], [#"a {"duration":0.4,"bounce":0.35}"#]),
      // What exporters write that don't know Figma's easings.
      ReaderCase(
        "a.json",
        #"{"a": {"$type": "string", "$value": {"type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": {"x1": 0.2, "y1": 0, "x2": 0, "y2": 1}}}, "b": {"$type": "string", "$value": {"type": "QUICK"}}}"#,
        [#"a {"cubicBezier":[0.2,0,0,1]}"#, #"b {"mass":1,"stiffness":300,"damping":20}"#],
        findings: [
          "1 the type is \"string\", and the value an easing of Figma's",
          "1 the type is \"string\", and the value an easing of Figma's",
        ]),
      ReaderCase(
        "a.json", #"{"a": {"$type": "duration", "$value": 200}}"#, ["unit=ms"],
        [#"a {"seconds":0.2}"#], findings: ["1 $value has no unit, and is read as 200 ms"]),
    ])
  func reads(one: ReaderCase) throws { try one.check(as: "dtcg") }
}
