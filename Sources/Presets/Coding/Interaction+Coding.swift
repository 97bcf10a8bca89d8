import Motion
import StrictJSON

extension Interaction {
  struct Draft: Sendable {
    var gesture: Gesture?
    var rest = Interaction(gesture: .pan)
  }

  static let fields: [Field<Draft>] = [
    Field("gesture", \.gesture, .oneOf, isRequired: true),
    Field("edge", \.rest.edge, .oneOf),
    Field("axis", \.rest.axis, .oneOf),
    Field(
      "distance", \.rest.distance,
      .quantity(
        NumberRange("other than 0", help: "the way in points that is progress 1") { $0 != 0 })),
    Field("begin", \.rest.begin, .oneOf),
    Field("invertsWhenOpen", \.rest.invertsWhenOpen, .bool),
    Field("onRelease", \.rest.onRelease, .oneOf),
    Field("threshold", \.rest.threshold, .share),
  ]

  static let codec = Codec<Interaction>(
    read: { value, reading in
      var draft = Draft()
      guard reading.readObject(value, fields, into: &draft), let gesture = draft.gesture else {
        return nil
      }
      draft.rest.gesture = gesture
      return draft.rest
    },
    write: { $1.object(Draft(gesture: $0.gesture, rest: $0), fields) })
}
