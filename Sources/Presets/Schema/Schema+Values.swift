import Motion

/// Times, shares, measures and timings.
extension Schema {
  static let time = timeSchema(
    "Seconds, a time such as \"300ms\" or \"0.3s\", or the name of a duration preset.",
    TimePattern.notNegative, ["minimum": 0])
  static let positiveTime = timeSchema(
    "A time above 0: seconds, \"300ms\", or the name of a duration preset.",
    TimePattern.positive, positive)
  static let anyTime = timeSchema(
    "Seconds, which may be negative, \"-300ms\", or the name of a duration preset.",
    TimePattern.any, [:])

  private static func timeSchema(
    _ description: String, _ pattern: String, _ range: Schema
  ) -> Schema {
    [
      "description": .string(description),
      "anyOf": [
        (["type": "number"] as Schema).with(range),
        form(pattern, else: "A time is as in 300ms or 0.3s, without a space."),
        .ref(.reference, "The name of a duration preset."),
      ],
    ]
  }

  static let seconds: Schema = [
    "description": "Seconds, or a time such as \"300ms\" or \"0.3s\".",
    "anyOf": [
      ["type": "number", "minimum": 0],
      form(TimePattern.notNegative, else: "A time is as in 300ms or 0.3s, without a space."),
    ],
  ]

  static let share: Schema = [
    "description": "A share of the whole: 0 to 1, or a fraction such as \"1/3\".",
    "anyOf": [
      ["type": "number", "minimum": 0, "maximum": 1],
      form(FractionPattern.text, else: "A share is 0 to 1, or a fraction such as 1/3."),
    ],
  ]

  static let perKey: Schema = [
    "description": "A number, or a list with one for every key.",
    "anyOf": [["type": "number"], ["type": "array", "items": ["type": "number"]]],
  ]

  static let measure = fields(
    "A length that only the running app knows.",
    [
      "measure": form(MeasurePattern.text, else: "A measure is as in container.height - 80.").with([
        "description": "Arithmetic over named lengths, with + - * / and brackets.",
        "maxLength": 256, "examples": ["container.height - 80"],
      ])
    ], required: ["measure"])

  static let quantity: Schema = [
    "description": "A number, or a measure such as {\"measure\": \"container.height - 80\"}.",
    "anyOf": [["type": "number"], .ref(.measure)],
  ]

  static let timing: Schema = [
    "description":
      "How time runs: the name of a curve or spring preset, one as an expression, or one in place.",
    "anyOf": [
      .ref(.reference, "The name of a curve or spring preset."), functionExpression,
      .ref(.timingFields),
    ],
  ]

  static let timingFields = fieldsTell(
    [(tellingCurve, .curve), (tellingSpring, .spring)],
    "A curve or spring in place, as in {\"named\": \"easeInEaseOut\"}.")

  /// A timing that may have a length of its own: a spring, or what a name stands for.
  static let springTiming: Schema = [
    "anyOf": [
      .ref(.reference), .ref(.springExpression),
      ["type": "object", "anyOf": .array(tellingSpring.map(has))],
    ]
  ]

  private static let tellingCurve = MotionKind.curve.tellingFields
  private static let tellingSpring = MotionKind.spring.tellingFields
}
