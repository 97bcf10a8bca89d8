import Motion
import StrictJSON

extension Transition.Perspective {
  struct Draft: Sendable {
    var eyeDistance: Quantity?
    var m34: Double?
  }

  static let fields: [Field<Draft>] = [
    Field("eyeDistance", \.eyeDistance, .quantity(.positive)),
    Field("m34", \.m34, .number),
  ]
}

extension Codec where Value == Transition.Perspective {
  /// A perspective: {eyeDistance} or {m34}.
  static let perspective = Codec(
    read: { value, reading in
      var draft = Transition.Perspective.Draft()
      guard reading.readObject(value, Transition.Perspective.fields, into: &draft),
        reading.checkOne(
          of: ["eyeDistance", "m34"], in: value, help: "m34 is -1 / eyeDistance; keep one")
      else { return nil }
      return draft.eyeDistance.map(Transition.Perspective.eyeDistance)
        ?? draft.m34.map(Transition.Perspective.m34)
    },
    write: { perspective, writer in
      switch perspective {
      case .eyeDistance(let distance):
        writer.object(
          Transition.Perspective.Draft(eyeDistance: distance), Transition.Perspective.fields)
      case .m34(let m34):
        writer.object(Transition.Perspective.Draft(m34: m34), Transition.Perspective.fields)
      }
    })
}
