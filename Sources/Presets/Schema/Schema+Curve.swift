import Motion

/// Curves, springs and durations.
extension Schema {
  private static let progress =
    " x is the share of the time, y the progress; y may leave 0…1."

  static let curve = fields(
    "A curve: which share of the way is done after which share of the time.",
    [
      "use": .ref(.reference, "Another curve preset, whose shape is taken."),
      "cubicBezier": [
        "description": .string("A cubic Bézier from 0, 0 to 1, 1: [x1, y1, x2, y2]." + progress),
        "type": "array",
        "prefixItems": [
          number("x of the first control point, 0 to 1.", unit),
          number("y of the first control point."),
          number("x of the second control point, 0 to 1.", unit),
          number("y of the second control point."),
        ],
        "items": false, "minItems": 4, "maxItems": 4,
        "examples": [[0.2, 0, 0, 1], [0.42, 0, 0.58, 1]],
      ],
      "named": choice(NamedCurve.self, "One of Core Animation's named curves."),
      "linear": list(
        "Straight lines through stops [input, output], as CSS linear() has them.",
        of: [
          "description": "A stop: [share of the time, progress].",
          "type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2,
        ], count: 1...4096
      ).with(["examples": [[[0, 0], [0.5, 0.8], [1, 1]]]]),
      "steps": [
        "description": "The number of steps of a staircase, as CSS steps() has it.",
        "type": "integer", "minimum": 1, "maximum": 10000, "examples": [4],
      ],
      "jump": choice(
        Curve.Jump.self, "At which ends of its span a staircase jumps; belongs to steps.",
        default: .end),
      "path": form(
        PathPattern.timing,
        else: "A path of a curve runs from 0,0 to 1,1 by M, L, C, S, Q and T."
      ).with([
        "description":
          .string("Several cubic Béziers in a row, as SVG path data from 0,0 to 1,1." + progress),
        "examples": ["M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1"],
      ]),
      "duration": .ref(.time, "How long it takes.", examples: [0.3, "300ms"]),
      "delay": .ref(.time, "How long it waits before it begins."),
    ],
    rules: hasOne(of: ["cubicBezier", "named", "linear", "steps", "path", "use"]).with([
      "dependentRequired": ["jump": ["steps"]]
    ]).with(
      when(has("jump", ["const": "none"]), ["properties": ["steps": ["minimum": 2]]])))

  static let unit: Schema = ["minimum": 0, "maximum": 1]
  static let positive: Schema = ["exclusiveMinimum": 0]

  static let spring = fields(
    "A spring, in one of five ways: mass, stiffness and damping; dampingRatio and stiffness; duration and bounce; response and dampingFraction; dampingRatio and duration.",
    [
      "use": .ref(.reference, "Another spring preset, whose parameters are taken."),
      "dampingRatio": number(
        "The damping as a share of critical damping: below 1 it swings, from 1 on it does not. With a duration it is at most 1.",
        positive
      ).with(["examples": [0.7]]),
      "response": .ref(
        .positiveTime, "SwiftUI: how long one swing of the undamped spring takes.",
        examples: [0.5]),
      "dampingFraction": number(
        "SwiftUI: the damping as a share of critical damping.", positive
      ).with(["examples": [0.8]]),
      "blendDuration": .ref(
        .time, "SwiftUI: how long a change of the response takes while it runs."),
      "duration": .ref(
        .positiveTime,
        "With bounce the perceptual duration (SwiftUI), with dampingRatio the time to settle (UIKit).",
        examples: [0.5]),
      "bounce": number(
        "SwiftUI: 0 is no bounce, towards 1 it bounces more, below 0 it is slow to arrive.",
        ["exclusiveMinimum": -1, "exclusiveMaximum": 1]
      ).with(["examples": [0.15]]),
      "mass": number("The mass that hangs on the spring.", positive).with(["default": 1]),
      "stiffness": number("The stiffness of the spring, its force per way.", positive).with([
        "examples": [100]
      ]),
      "damping": number("The damping coefficient, the friction per speed.", positive).with([
        "examples": [10]
      ]),
      "initialVelocity": .ref(
        .quantity, "The speed at the start, in ways per second; positive is towards the target."),
      "allowsOverdamping": flag(
        "Whether a damping ratio above 1 is taken as such; Core Animation takes it as 1.",
        default: false),
      "delay": .ref(.time, "How long it waits before it begins."),
    ],
    rules: [
      "anyOf": [
        springWay(["mass", "stiffness", "damping"]),
        springWay(["dampingRatio", "stiffness"], optional: ["mass"]),
        springWay(["duration", "bounce"]),
        springWay(["response", "dampingFraction"], optional: ["blendDuration"]),
        springWay(["dampingRatio", "duration"]).with([
          "properties": ["dampingRatio": ["maximum": 1]]
        ]),
        springWay(["use"]),
      ]
    ])

  private static func springWay(_ fields: [String], optional: [String] = []) -> Schema {
    [
      "required": .strings(fields),
      "propertyNames": [
        "enum": .strings(fields + optional + SpringDraft.options.map(\.name))
      ],
    ]
  }

  static let duration = fields(
    "A duration that other presets refer to by name.",
    [
      "use": .ref(.reference, "Another duration preset."),
      "seconds": .ref(.seconds, "How long it is.", examples: [0.3, "300ms"]),
    ], rules: hasOne(of: ["seconds", "use"]))
}
