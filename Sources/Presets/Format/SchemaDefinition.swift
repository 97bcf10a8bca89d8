import Motion
import StrictJSON

/// The definitions that the schema refers to by name: its `$defs`, in their order.
enum SchemaDefinition: String, CaseIterable {
  case document, preset, presetObject, namedPreset
  case name, reference, tag, language, source, localization, deprecation, ignoredRule
  case motionByKind, motionByFields
  case curve, spring, duration, keyframes, transition, animator, group
  case track, frame, layer, layerFrame, animation, continuation, member, perspective, zoom,
    interaction
  case frameRateRange
  case timing, timingFields, springTiming
  case time, positiveTime, anyTime, seconds, perKey
  case fraction = "share"
  case measure, quantity, value, change, typedTrack
  case numberValue, pointValue, vectorValue, rectValue, colorValue, booleanValue, stringValue
  case motionExpression, curveExpression, springExpression, durationExpression

  var schema: Schema {
    switch self {
    case .document: DocumentReader.Top.schema
    case .preset:
      [
        "description": "A preset: an object with its motion, or a motion as an expression.",
        "anyOf": [.ref(.motionExpression), .ref(.presetObject)],
      ]
    case .presetObject: Preset.schema
    case .namedPreset: Preset.namedSchema
    case .name:
      .name(
        else:
          "A name has 1 to 8 parts of a–z, 0–9, and single hyphens, joined by '/', for example curve/card."
      ).with(["examples": ["curve/card", "spring/card"]])
    case .reference: .name(else: "Write the name of a preset, for example curve/card.")
    case .tag:
      .form(
        #"^[^\s\u0000-\u001F\u007F\u0085-][^\s\u0000-\u001F\u007F\u0085]*$"#,
        else: "A tag is one word of at most 64 characters; join words with '-'."
      ).with(["maxLength": 64])
    case .language:
      .form(
        "^[A-Za-z0-9]{2,8}(-[A-Za-z0-9]{1,8})*$",
        else: "A language is a BCP 47 tag, such as ja or pt-BR."
      ).with(["maxLength": 35, "examples": ["de", "ja", "pt-BR"]])
    case .source: PresetSource.codec.definition()
    case .localization: Localization.codec.definition()
    case .deprecation: Deprecation.schema
    case .ignoredRule: IgnoredRule.codec.definition()
    case .motionByKind: .motionByKind
    case .motionByFields:
      [
        "anyOf": [
          .ref(.motionExpression),
          .decided(
            by: MotionKind.allCases.map { ($0.decidingFields, $0.definition) },
            "A motion; its first field shows its kind. Specify the kind if there is only use."),
        ]
      ]
    case .curve: Curve.codec.definition()
    case .spring: SpringDraft.schema
    case .duration: NamedDuration.codec.definition()
    case .keyframes: Keyframes.codec.definition()
    case .transition: Transition.codec.definition()
    case .animator: Animator.codec.definition()
    case .group: MotionGroup.codec.definition()
    case .track: Keyframes.Track.codec.definition()
    case .frame: Keyframes.RelativeKeyframe.codec.definition()
    case .layer: Transition.Layer.codec.definition()
    case .layerFrame: Transition.RelativeKeyframe.codec.definition()
    case .animation: Animator.Animation.codec.definition()
    case .continuation: Animator.Continuation.codec.definition()
    case .member: MotionGroup.Member.codec.definition()
    case .perspective: Transition.Perspective.codec.definition()
    case .zoom: Transition.Zoom.codec.definition()
    case .frameRateRange: FrameRateRange.codec.definition()
    case .interaction: Interaction.codec.definition()
    case .timing:
      [
        "description":
          "How progress runs over time: the name of a curve or spring preset, an expression, or a curve or spring.",
        "anyOf": [
          .ref(.reference, "The name of a curve or spring preset."), .functionExpression,
          .ref(.timingFields),
        ],
      ]
    case .timingFields:
      .decided(
        by: [MotionKind.curve, .spring].map { ($0.decidingFields, $0.definition) },
        "A curve or spring, for example {\"named\": \"easeInEaseOut\"}.")
    case .springTiming:
      // A timing that may have a length of its own: a spring, or what a name refers to.
      [
        "anyOf": [
          .ref(.reference), .ref(.springExpression),
          ["type": "object", "anyOf": .array(MotionKind.spring.decidingFields.map(Schema.has))],
        ]
      ]
    case .time:
      .time(
        "Seconds, a string such as \"300ms\" or \"0.3s\", or the name of a duration preset.",
        TimePattern.notNegative, .notNegative)
    case .positiveTime:
      .time(
        "A time above 0: seconds, a string such as \"300ms\", or the name of a duration preset.",
        TimePattern.positive, .positive)
    case .anyTime:
      .time(
        "Seconds, which can be negative, a string such as \"-300ms\", or the name of a duration preset.",
        TimePattern.any, .any)
    case .seconds:
      .time(
        "Seconds, or a string such as \"300ms\" or \"0.3s\".", TimePattern.notNegative,
        .notNegative,
        hasName: false)
    case .fraction:
      [
        "description": "A fraction: a number from 0 to 1, or a string such as \"1/3\".",
        "anyOf": [
          Codec<Double>.number(.unit).schema(),
          .form(
            FractionPattern.text, else: "Write a number from 0 to 1, or a fraction such as 1/3."),
        ],
      ]
    case .perKey:
      [
        "description": "A number, or an array with one number for each key.",
        "anyOf": [["type": "number"], .array(of: ["type": "number"], count: nil)],
      ]
    case .measure: .fields("A length known only at run time.", Measure.fields)
    case .quantity:
      [
        "description":
          "A number, or a measure such as {\"measure\": \"container.height - 80\"}.",
        "anyOf": [["type": "number"], .ref(.measure)],
      ]
    case .value: .value
    case .change: .change
    case .typedTrack: .typedTrack
    case .numberValue: .values(of: .number)
    case .pointValue: .values(of: .point)
    case .vectorValue: .values(of: .vector)
    case .rectValue: .values(of: .rect)
    case .colorValue: .values(of: .color)
    case .booleanValue: .values(of: .boolean)
    case .stringValue: .values(of: .string)
    case .motionExpression:
      .expression(
        ExpressionPattern.curve, SpringPattern.text, ExpressionPattern.time,
        description:
          "A motion as an expression: a CSS easing or spring(…), with its times, or only a time.",
        examples: [
          "ease-out 300ms", "cubic-bezier(.2, 0, 0, 1) 300ms", "spring(duration: .5, bounce: .15)",
          "linear(0, .5 25% 75%, 1)", "steps(4, jump-end)", "300ms",
        ])
    case .curveExpression:
      .expression(
        ExpressionPattern.curve,
        description:
          "A CSS easing; its duration and delay can precede or follow it.",
        examples: ["ease-out 300ms", "cubic-bezier(.2, 0, 0, 1)", "linear(0, .5, 1)", "steps(4)"])
    case .springExpression:
      .expression(
        SpringPattern.text, description: "A spring; its delay can precede or follow it.",
        examples: [
          "spring(duration: .5, bounce: .15)", "spring(mass: 1, stiffness: 100, damping: 10)",
        ])
    case .durationExpression:
      .expression(
        ExpressionPattern.time, description: "A time such as \"300ms\" or \"0.3s\".",
        examples: ["300ms"])
    }
  }
}

extension Schema {
  fileprivate static func name(else message: String) -> Schema {
    form(
      "^[a-z][a-z0-9]*(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,7}$", else: message
    ).with(["maxLength": .integer(PresetName.maximumLength)])
  }

  fileprivate static func time(
    _ description: String, _ pattern: String, _ range: NumberRange, hasName: Bool = true
  ) -> Schema {
    let span: Schema = [
      "minimum": .number(MotionLimits.shortest), "maximum": .number(MotionLimits.longest),
    ]
    let before: Schema = [
      "minimum": .number(-MotionLimits.longest), "maximum": .number(-MotionLimits.shortest),
    ]
    let spans: [(Double, Schema)] = [(0, ["const": 0]), (1, span), (-1, before)].filter {
      range.contains($0.0)
    }
    var forms: [Schema] = [
      ["type": "number", "anyOf": .array(spans.map(\.1))],
      form(pattern, else: "Write a time such as 300ms or 0.3s, without a space."),
    ]
    if hasName { forms.append(.ref(.reference, "The name of a duration preset.")) }
    return ["description": .string(description), "anyOf": .array(forms)]
  }

  /// For an object with `kind`, which may be left out, and `motion`.
  fileprivate static let motionByKind: Schema = [
    "allOf": .array(
      MotionKind.allCases.map { kind in
        let fields = ref(kind.definition)
        let motion = kind.expression.map { ["anyOf": [ref($0), fields]] } ?? fields
        return when(
          has("kind", ["const": .string(kind.rawValue)]), ["properties": ["motion": motion]])
      } + [
        ["if": ["not": has("kind")], "then": ["properties": ["motion": .ref(.motionByFields)]]]
      ])
  ]

  /// A curve or spring by a function; keywords are names of presets if a timing is wanted.
  fileprivate static let functionExpression = expression(
    ExpressionPattern.curveFunction, SpringPattern.text,
    description: "A curve or spring as an expression.",
    examples: ["cubic-bezier(.2, 0, 0, 1)", "spring(duration: .5, bounce: .15)"])

  fileprivate static func expression(
    _ forms: String..., description: String, examples: [Schema]
  ) -> Schema {
    let space = ExpressionPattern.space
    return form(
      "^\(space)(?:\(forms.joined(separator: "|")))\(space)$",
      else: "Write a motion such as ease-out 300ms or spring(duration: .5, bounce: .15)."
    ).with([
      "description": .string(description), "maxLength": 65536, "examples": .array(examples),
    ])
  }
}

/// The JSON Schema (draft 2020-12) of documents, for editors: fields, words, ranges and what they
/// mean.
///
/// It accepts what the reader accepts, and refuses what the reader refuses, except what a schema
/// can't express: repeated keys, the order of numbers, what references refer to, and rules for the
/// whole of a text (brackets that close, a path that ends where it should).
public enum DocumentSchema {
  /// The schema's text.
  public static let text: [UInt8] = {
    var writer = JSONWriter(.indented)
    root.write(to: &writer)
    writer.newline()
    return writer.bytes
  }()

  private static let root: Schema = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Curvet presets",
    "description":
      "Presets by name, or a single preset that contains its name. Times are in seconds, angles in degrees.",
    // A file without presets is a preset of its own as soon as it has a name or a motion.
    "if": ["type": "object", "not": .has("presets"), "anyOf": [.has("name"), .has("motion")]],
    "then": .ref(.namedPreset),
    "else": .ref(.document),
    "$defs": .object(SchemaDefinition.allCases.map { .init(key: $0.rawValue, value: $0.schema) }),
  ]
}
