import Motion

/// Transitions, animators, and the gestures that drive them.
extension Schema {
  private static let customOnly = ["calculationMode", "perspective", "layers"]

  static let transition = fields(
    "A transition: one screen or view takes another's place.",
    [
      "use": .ref(.reference, "Another transition preset, whose style and layers are taken."),
      "style": choice(
        Transition.Style.self, "How it looks: one of the platform's, or custom with layers."),
      "phase": choice(Transition.Phase.self, "The navigation that it serves."),
      "direction": choice(Transition.Direction.self, "The side that the new content comes from."),
      "startProgress": .ref(.share, "Where in the transition it starts, 0 to 1."),
      "endProgress": .ref(.share, "Where in the transition it ends, 0 to 1."),
      "duration": .ref(.time, "How long it takes.", examples: [0.35]),
      "delay": .ref(.time, "How long it waits before it begins."),
      "timing": .ref(.timing, "How progress runs; left out means linear."),
      "calculationMode": .calculationMode("Custom only: how frames are joined.", default: .linear),
      "perspective": .ref(.perspective, "Custom only: the perspective on the container."),
      "layers": list(
        "Custom only: what becomes of each layer, from back to front.", of: .ref(.layer),
        count: 1...100),
      "interaction": .ref(.interaction, "How a gesture drives it."),
    ],
    rules: hasOne(of: ["style", "use"]).with([
      "allOf": [
        when(has("use"), without(customOnly + ["interaction"])),
        when(has("style", ["const": "custom"]), ["required": ["layers"]]),
        when(has("style", ["not": ["const": "custom"]]), without(customOnly)),
      ]
    ]))

  static let perspective = fields(
    "A perspective, by the distance of the eye or by m34, which is -1 / eyeDistance.",
    [
      "eyeDistance": .ref(.quantity, "The distance of the eye, in points.", examples: [500]).with(
        positive),
      "m34": number("The element m34 of the transform, negative as a rule.").with([
        "examples": [-0.002]
      ]),
    ], rules: hasOne(of: ["eyeDistance", "m34"]))

  static let layer = fields(
    "A layer of a custom transition and what becomes of it.",
    [
      "layer": choice(
        Transition.Layer.Role.self, "Which view it is, or a snapshot of which."),
      "initial": [
        "description": "What its properties are set to before the start, as in {\"opacity\": 0}.",
        "type": "object",
        "properties": .object(
          PropertyType.properties.sorted().map { name in
            Member(key: name, value: .ref(PropertyType(property: name)?.definition ?? .value))
          }),
        "additionalProperties": .ref(.value),
      ],
      "frames": list("What changes, and when.", of: .ref(.layerFrame)),
      "hidden": list(
        "While it is hidden, [start, end] as shares; it is shown again at the end.",
        of: .ref(.share), count: 2...2
      ).with(["examples": [[0.5, 1]]]),
    ], required: ["layer"])

  static let layerFrame = fields(
    "A change of a layer's property within a share of the transition.",
    (["property": .property, "start": frameStart, "duration": frameDuration] as Schema)
      .with(toOrBy),
    required: ["property", "start", "duration"],
    rules: hasOne(of: ["to", "by"]).with(ref(.change)))

  static let animator = fields(
    "An animator: changes that can be paused, scrubbed and reversed, as UIViewPropertyAnimator has them.",
    [
      "use": .ref(.reference, "Another animator preset, whose animations are taken."),
      "duration": .ref(
        .time, "How long it takes; springs given physically ignore it.", examples: [0.5]),
      "timing": .ref(.timing, "How progress runs; left out means linear."),
      "delay": .ref(.time, "How long it waits before it begins."),
      "animations": list(
        "What changes: one for every property.", of: .ref(.animation), count: 1...1000),
      "isInterruptible": flag("Whether it may be paused or changed while it runs.", default: true),
      "pausesOnCompletion": flag(
        "Whether it stays active at its end, so that it can be reversed.", default: false),
      "scrubsLinearly": flag(
        "Whether scrubbing goes by time alone, without the timing.", default: true),
      "continuation": .ref(.continuation, "How it goes on after a pause."),
      "interaction": .ref(.interaction, "How a gesture drives it."),
    ],
    rules: hasOne(of: ["animations", "use"]).with([
      // Only springs have a length of their own.
      "anyOf": [
        has("use"), has("duration"), has("timing", .ref(.springTiming)),
      ]
    ]).with(when(has("use"), without(["continuation", "interaction"]))))

  static let animation = fields(
    "A change of one property.",
    ([
      "target": target, "property": .property,
      "from": .ref(.value, "The value at the start; left out means the current one."),
    ] as Schema).with(toOrBy).with([
      "delayFactor": .ref(.share, "The share of the remaining time that it waits.")
    ]),
    required: ["property"], rules: hasOne(of: ["to", "by"]).with(ref(.change)))

  static let continuation = fields(
    "How an animator goes on, as continueAnimation(withTimingParameters:durationFactor:) has it.",
    [
      "from": .ref(.share, "The fraction complete at which it goes on."),
      "durationFactor": number(
        "The remaining time as a factor of the duration; 0 is what is left.", ["minimum": 0]),
      "timing": .ref(.timing, "How the rest runs."),
    ])

  static let interaction = fields(
    "How a gesture drives a motion: progress is its way divided by distance.",
    [
      "gesture": choice(Interaction.Gesture.self, "The gesture."),
      "edge": choice(Interaction.Edge.self, "The edge of the screen that the gesture starts at."),
      "axis": choice(Interaction.Axis.self, "The axis along which its way is measured."),
      "distance": .ref(
        .quantity, "The way that is progress 1, in points; negative is upward or leftward.",
        examples: [300]
      ).with(["not": ["const": 0]]),
      "begin": choice(
        Interaction.Begin.self, "When it begins: at once, or only along its axis."),
      "invertsWhenOpen": flag(
        "Whether the way counts backwards when the motion is at its end.", default: false),
      "onRelease": choice(
        Interaction.Release.self, "What decides whether the motion finishes when it is let go."),
      "threshold": .ref(.share, "The progress above which it finishes.", examples: [0.5]),
    ], required: ["gesture"])
}
