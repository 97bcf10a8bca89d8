import Motion
import StrictJSON

extension Animator {
  static let fields: [Field<Animator>] = [
    Field("use", \.use, .reference),
    Field("duration", \.duration, .time),
    Field("timing", \.timing, .timing),
    Field("delay", \.delay, .time),
    Field(
      "animations", list: \.animations,
      Animation.codec.array(
        count: 1...1000, of: "1 to 1,000 animations",
        example: "[{\"property\": \"opacity\", \"to\": 1}]")),
    Field("isInterruptible", \.isInterruptible, .bool),
    Field("pausesOnCompletion", \.pausesOnCompletion, .bool),
    Field("scrubsLinearly", \.scrubsLinearly, .bool),
    Field("continuation", \.continuation, Continuation.codec),
    Field("interaction", \.interaction, Interaction.codec),
  ]

  static let codec = Codec<Animator>(
    read: { value, reading in
      var animator = Animator()
      guard reading.readObject(value, fields, into: &animator) else { return nil }
      let isWhole = reading.checkUse(
        animator.use, in: value, instead: ["animations"], optional: ["continuation", "interaction"])
      return animator.hasDuration(value, &reading) && isWhole ? animator : nil
    },
    write: { $1.object($0, fields) })

  private func hasDuration(_ value: JSONValue, _ reading: inout Reading) -> Bool {
    if value["use"] != nil || value["duration"] != nil { return true }
    switch timing {
    // Springs may have a length of their own; what a name stands for shows later.
    case .spring, .preset: return true
    case .curve, nil:
      if value["timing"] != nil, timing == nil { return false }
      reading.reportMissing(
        ["duration"], in: value, help: "only springs have a length of their own")
      return false
    }
  }
}

extension Animator.Animation {
  struct Draft: Sendable {
    var target, property: String?
    var from: PropertyValue?
    var change = ChangeDraft()
    var delayFactor: Fraction?
  }

  static let fields: [Field<Draft>] = [
    Field("target", \.target, .word),
    Field("property", \.property, .word, isRequired: true),
    Field("from", \.from, .propertyValue),
    Field("to", \.change.to, .propertyValue),
    Field("by", \.change.by, .propertyValue),
    Field("delayFactor", \.delayFactor, .share),
  ]

  static let codec = Codec<Animator.Animation>(
    read: { value, reading in
      var draft = Draft()
      reading.readObject(value, fields, into: &draft)
      guard let change = draft.change.change(value, &reading), let property = draft.property
      else { return nil }
      reading.check(draft.from, of: property, at: value["from"])
      reading.check(change.value, of: property, at: value["to"] ?? value["by"])
      var animation = Animator.Animation(property: property, change: change)
      (animation.target, animation.from) = (draft.target, draft.from)
      animation.delayFactor = draft.delayFactor
      return animation
    },
    write: { animation, writer in
      let draft = Draft(
        target: animation.target, property: animation.property, from: animation.from,
        change: .init(animation.change), delayFactor: animation.delayFactor)
      writer.object(draft, fields)
    })
}

extension Animator.Continuation {
  static let fields: [Field<Animator.Continuation>] = [
    Field("from", \.from, .share),
    Field("durationFactor", \.durationFactor, .number(.notNegative)),
    Field("timing", \.timing, .timing),
  ]

  static let codec = Codec.object(fields, initial: { Animator.Continuation() })
}
