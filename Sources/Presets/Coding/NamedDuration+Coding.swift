import Motion
import StrictJSON

extension NamedDuration {
  struct Draft: Sendable {
    var use: Reference?
    var seconds: Double?
  }

  static let fields: [Field<Draft>] = [
    Field("use", \.use, .reference),
    Field("seconds", \.seconds, .seconds),
  ]

  static let codec = Codec<NamedDuration>(
    read: { value, reading in
      var draft = Draft()
      guard reading.readObject(value, fields, into: &draft),
        reading.checkOne(of: ["seconds", "use"], in: value)
      else { return nil }
      return draft.use.map(NamedDuration.use) ?? draft.seconds.map(NamedDuration.seconds)
    },
    write: { duration, writer in
      switch duration {
      case .use(let reference): writer.object(Draft(use: reference), fields)
      case .seconds(let seconds): writer.object(Draft(seconds: seconds), fields)
      }
    })
}
