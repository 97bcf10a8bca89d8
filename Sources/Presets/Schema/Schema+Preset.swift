import Motion

/// A preset: what is said about a motion, and the motion.
extension Schema {
  static let preset: Schema = [
    "description": "A preset: an object with its motion, or a motion as an expression.",
    "anyOf": [.ref(.motionExpression), .ref(.presetObject)],
  ]

  static let presetObject = fields(
    "A preset: its motion and what is said about it.", about, required: ["motion"],
    rules: ref(.motionByKind))

  static let namedPreset = fields(
    "A preset with its name inside: a file of its own, or a line of NDJSON.",
    (["name": .ref(.name, "The name of the preset, as in curve/card.")] as Schema).with(about),
    required: ["name", "motion"], rules: ref(.motionByKind))

  private static let about: Schema = [
    "kind": .kind("What the preset is; may be left out where the motion's fields decide it."),
    "title": text("A short name for people, as in \"Card to full screen\"."),
    "summary": text("What it is for, in a sentence."),
    "tags": list("Words to find it by, without spaces.", of: .ref(.tag)),
    "role": choice(Role.self, "What the motion is used for; searches and checks know it."),
    "source": .ref(.source, "Where the preset comes from."),
    "localizations": [
      "description": "Title and summary in further languages, by BCP 47 tag.",
      "type": "object",
      "propertyNames": .ref(.language),
      "additionalProperties": .ref(.localization),
    ],
    "reducedMotion": [
      "description":
        "What people see who asked for less motion: another preset, \"none\" (the change happens at once) or \"keep\" (safe as it is).",
      "anyOf": [["enum": ["none", "keep"]], .ref(.reference)],
    ],
    "counterpart": .ref(
      .reference, "The preset that undoes this one, as closing undoes opening; may be mutual."),
    "deprecated": .ref(.deprecation, "That the preset is no longer to be used, and why."),
    "aliases": list("Further names of the preset.", of: .ref(.reference)),
    "ignore": list("Rules of curvet validate that do not apply here.", of: .ref(.ignoredRule)),
    "extensions": [
      "description":
        "Data of other tools by reversed domain, as in com.example.tool; kept as it is written.",
      "type": "object",
    ],
    "motion": [
      "description": "What moves: the fields of its kind, or an expression such as ease-out 300ms."
    ],
  ]

  static func kind(_ description: String) -> Schema { choice(MotionKind.self, description) }

  static let name = form(
    namePattern,
    else: "A name is 1 to 8 parts of a–z, 0–9 and single hyphens joined by '/', as in curve/card."
  )
  .with([
    "maxLength": .integer(PresetName.maximumLength), "examples": ["curve/card", "spring/card"],
  ])

  static let reference = form(
    namePattern, else: "This is the name of a preset, as in curve/card."
  ).with(["maxLength": .integer(PresetName.maximumLength)])

  static let namePattern = "^[a-z][a-z0-9]*(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,7}$"

  static let tag = form(
    #"^[^\s\u0000-\u001F\u007F\u0085-][^\s\u0000-\u001F\u007F\u0085]*$"#,
    else: "A tag is one word of at most 64 characters; join words by '-'."
  ).with(["maxLength": 64])

  static let language = form(
    "^[A-Za-z0-9]{2,8}(-[A-Za-z0-9]{1,8})*$",
    else: "A language is a BCP 47 tag such as ja or pt-BR."
  ).with(["maxLength": 35, "examples": ["de", "ja", "pt-BR"]])

  static let source = fields(
    "Where a preset comes from.",
    [
      "title": text("The title of the work."),
      "author": text("Who made it."),
      "url": text("Where it is found."),
      "license": text("The licence it may be used under.", examples: ["MIT"]),
      "language": .ref(.language, "The language of the work, a BCP 47 tag."),
      "year": [
        "description": "The year it came out.", "type": "integer", "minimum": 1, "maximum": 9999,
      ],
      "path": text("The place within the work, such as a file or a section."),
    ])

  static let localization = fields(
    "Title and summary in one language.",
    [
      "title": text("The title in this language."),
      "summary": text("The summary in this language."),
    ])

  static let deprecation: Schema = [
    "anyOf": [
      ["type": "boolean"],
      ["description": "Why it is no longer to be used.", "type": "string"],
      fields(
        "Why it is no longer to be used, and what is to be used instead.",
        [
          "reason": text("Why it is no longer to be used."),
          "use": .ref(.reference, "The preset to use instead."),
        ]),
    ]
  ]

  static let ignoredRule = fields(
    "A rule that does not apply to this preset.",
    [
      "rule": word("The rule, as findings name it.", examples: ["quality/too-long"]),
      "reason": word("Why it does not apply.", examples: ["hero moment"]),
    ], required: ["rule", "reason"])
}
