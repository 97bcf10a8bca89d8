import Motion
import StrictJSON

extension MotionGroup {
  static let fields: [Field<MotionGroup>] = [
    Field("use", \.use, .used, "Another group preset, whose members are used."),
    Field(
      "duration", \.duration, .time, "How long it takes; members that last longer are cut off.",
      ["examples": [0.5]]),
    .frameRates(\.preferredFrameRateRange),
    Field(
      "members", list: \.members,
      Member.codec.array(
        count: 1...1000, of: "1 to 1,000 members", example: "[{\"preset\": \"curve/card\"}]"),
      "The presets or motions that run."),
    .interaction(\.interaction),
  ]

  static let codec = Codec<MotionGroup>.object(
    fields, .group, "A group: several motions that run together, like CAAnimationGroup.",
    rules: .hasOne(of: ["members", "use"]).with(
      .when(.has("use"), .without(["interaction"]))), initial: MotionGroup(),
    check: { $2.checkUse($0.use, in: $1, instead: ["members"], optional: ["interaction"]) })
}

extension MotionGroup.Member {
  static let fields: [Field<MotionGroup.Member>] = [
    Field(
      "preset", .reference(as: .member), "The preset that runs.",
      get: { if case .preset(let reference) = $0.content { reference } else { nil } },
      set: { $0.content = .preset($1) }),
    Field(
      "kind", .oneOf, "The kind of the motion; optional if its fields show it.",
      get: { $0.motion?.kind }),
    Field(
      "motion", .motion, "The motion: the fields of its kind, or an expression.",
      get: { $0.motion }, set: { $0.content = .motion($1) }),
    .beginTime(\.beginTime),
    Field(
      "stagger", \.stagger, .time, "The time between the start of one target and the next.",
      ["examples": ["30ms"]]),
    .fillMode(\.fillMode),
    .modelValue(\.modelValue),
    .speed(\.speed),
    .target(\.target),
  ]

  static let codec = Codec<MotionGroup.Member>.object(
    fields, .member, "A member of a group: the name of a preset, or a motion.",
    rules: .hasOne(of: ["preset", "motion"]).with(.when(.has("preset"), .without(["kind"])))
      .with(.ref(.motionByKind)), initial: .init(.preset(Reference(""))),
    check: { member, value, reading in
      guard reading.checkOne(of: ["preset", "motion"], in: value) else { return false }
      if value["motion"] != nil {
        guard let motion = Motion.read(memberOf: value, &reading) else { return false }
        member.content = .motion(motion)
      } else if let kind = value["kind"] {
        reading.report(PresetRule.conflict, at: kind, help: "remove it") { _ in
          "the kind comes from the preset"
        }
      }
      return true
    })

  private var motion: Motion? { if case .motion(let motion) = content { motion } else { nil } }
}
