import Motion
import StrictJSON

extension MotionGroup {
  static let fields: [Field<MotionGroup>] = [
    Field("use", \.use, .reference),
    Field("duration", \.duration, .time),
    Field(
      "members", list: \.members,
      Member.codec.array(
        count: 1...1000, of: "1 to 1,000 members",
        example: "[{\"preset\": \"curve/card\"}]")),
    Field("interaction", \.interaction, Interaction.codec),
  ]

  static let codec = Codec<MotionGroup>(
    read: { value, reading in
      var group = MotionGroup()
      guard reading.readObject(value, fields, into: &group),
        reading.checkUse(group.use, in: value, instead: ["members"], optional: ["interaction"])
      else { return nil }
      return group
    },
    write: { $1.object($0, fields) })
}

extension MotionGroup.Member {
  struct Draft: Sendable {
    var preset: Reference?
    var kind: MotionKind?
    var motion: MotionText?
    var beginTime, stagger: Time?
    var fillMode: FillMode?
    var speed: Double?
    var target: String?

    /// A motion is read only when its kind is known, and written as it is.
    enum MotionText: Sendable {
      case unread(JSONValue)
      case motion(Motion)
    }
  }

  static let fields: [Field<Draft>] = [
    Field("preset", \.preset, .reference),
    Field("kind", \.kind, .oneOf),
    Field("motion", \.motion, motion),
    Field("beginTime", \.beginTime, .time(.any)),
    Field("stagger", \.stagger, .time),
    Field("fillMode", \.fillMode, .oneOf),
    Field("speed", \.speed, .number),
    Field("target", \.target, .word),
  ]

  private static let motion = Codec<Draft.MotionText>(
    read: { value, _ in .unread(value) },
    write: { text, writer in
      if case .motion(let motion) = text { motion.write(to: &writer) }
    })

  static let codec = Codec<MotionGroup.Member>(
    read: { value, reading in
      var draft = Draft()
      reading.readObject(value, fields, into: &draft)
      guard value.kind == .object, let content = content(draft, value, &reading) else { return nil }
      var member = MotionGroup.Member(content)
      (member.beginTime, member.stagger) = (draft.beginTime, draft.stagger)
      (member.fillMode, member.speed, member.target) = (draft.fillMode, draft.speed, draft.target)
      return member
    },
    write: { member, writer in
      var draft = Draft()
      switch member.content {
      case .preset(let reference): draft.preset = reference
      case .motion(let motion): (draft.kind, draft.motion) = (motion.kind, .motion(motion))
      }
      (draft.beginTime, draft.stagger) = (member.beginTime, member.stagger)
      (draft.fillMode, draft.speed, draft.target) = (member.fillMode, member.speed, member.target)
      writer.object(draft, fields)
    })

  private static func content(
    _ draft: Draft, _ value: JSONValue, _ reading: inout Reading
  ) -> MotionGroup.Content? {
    guard reading.checkOne(of: ["preset", "motion"], in: value) else { return nil }
    if case .unread(let motion) = draft.motion {
      return Motion.read(motion, kind: draft.kind, givenAs: value["kind"], &reading)
        .map(MotionGroup.Content.motion)
    }
    if let kind = value["kind"] {
      reading.report(PresetRule.conflict, at: kind, help: "remove it") { _ in
        "the kind comes from the preset"
      }
    }
    return draft.preset.map(MotionGroup.Content.preset)
  }
}
