import Motion
import StrictJSON

extension Curve {
  static let codec = Codec<Curve>(
    read: { value, reading in
      var draft = CurveDraft()
      guard reading.readObject(value, CurveDraft.fields, into: &draft) else { return nil }
      return draft.curve(value, &reading)
    },
    write: { $1.object(CurveDraft($0), CurveDraft.fields) })
}

/// A curve while it is read: its shape may still be missing, or given twice.
struct CurveDraft: Sendable {
  var use: Reference?
  var cubicBezier: ControlPoints?
  var named: NamedCurve?
  var linear: [Curve.Stop]?
  var steps: Int?
  var jump: Curve.Jump?
  var path: PathData?
  var duration: Time?
  var delay: Time?

  struct ControlPoints: Sendable {
    var x1, y1, x2, y2: Double
  }

  static let fields: [Field<CurveDraft>] = [
    Field("use", \.use, .reference),
    Field("cubicBezier", \.cubicBezier, .controlPoints),
    Field("named", \.named, .oneOf),
    Field(
      "linear", \.linear,
      Codec<Curve.Stop>.stop.array(
        count: 1...4096, of: "1 to 4,096 stops",
        example: "[[0, 0], [0.5, 0.8], [1, 1]]")),
    Field("steps", \.steps, .integer(1...10000)),
    Field("jump", \.jump, .oneOf),
    Field("path", \.path, .path { path throws(MotionError) in try path.checkTimingCurve() }),
    Field("duration", \.duration, .time),
    Field("delay", \.delay, .time),
  ]

  init() {}

  init(_ curve: Curve) {
    duration = curve.duration
    delay = curve.delay
    switch curve.shape {
    case .use(let reference): use = reference
    case .cubicBezier(let x1, let y1, let x2, let y2):
      cubicBezier = ControlPoints(x1: x1, y1: y1, x2: x2, y2: y2)
    case .named(let name): named = name
    case .linear(let stops): linear = stops
    case .steps(let count, let jump): (steps, self.jump) = (count, jump)
    case .path(let path): self.path = path
    }
  }

  /// Returns the curve, or reports why it has no shape.
  func curve(_ value: JSONValue, _ reading: inout Reading) -> Curve? {
    let given = value.keys(among: Self.shapes)
    if given.count > 1 {
      reading.report(PresetRule.conflict, at: value, help: "keep one of them") {
        "\($0) has more than one shape: \(given.joined(separator: ", "))"
      }
      return nil
    }
    if let jumpValue = value["jump"], given != ["steps"] {
      if value.misspells(["steps"]) { return nil }
      reading.report(PresetRule.conflict, at: jumpValue, help: "add \"steps\": 4, say") { _ in
        "jump belongs to steps, which is missing"
      }
      return nil
    }
    if given.isEmpty { reading.reportMissing(Self.shapes, in: value) }
    if steps == 1, jump == Curve.Jump.none {
      reading.report(
        PresetRule.range, at: value["steps"] ?? value, help: "write 2, or another jump"
      ) { _ in
        "steps must be 2 or more where jump is none"
      }
    }
    return shape.map { Curve($0, duration: duration, delay: delay) }
  }

  private static let shapes = ["cubicBezier", "named", "linear", "steps", "path", "use"]

  private var shape: Curve.Shape? {
    if let points = cubicBezier {
      return .cubicBezier(x1: points.x1, y1: points.y1, x2: points.x2, y2: points.y2)
    }
    if let named { return .named(named) }
    if let linear { return .linear(linear) }
    if let steps { return .steps(steps, jump: jump ?? .end) }
    if let path { return .path(path) }
    return use.map(Curve.Shape.use)
  }
}

extension Codec where Value == CurveDraft.ControlPoints {
  private static let numbers = Codec<Double>.number.array(
    count: 4...4, of: "4 numbers [x1, y1, x2, y2]", example: "[0.2, 0, 0, 1]")

  private static let input = NumberRange(
    "from 0 to 1", help: "x is a share of the time; y may leave 0…1"
  ) { (0...1).contains($0) }

  /// Four control points of which the inputs lie within 0…1.
  fileprivate static let controlPoints = Codec(
    read: { value, reading in
      guard let points = numbers.read(value, &reading) else { return nil }
      for (index, element) in value.elements.enumerated() where index % 2 == 0 {
        _ = reading.check(points[index], input, at: element)
      }
      return Value(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    },
    write: { numbers.write([$0.x1, $0.y1, $0.x2, $0.y2], &$1) })
}

extension Codec where Value == Curve.Stop {
  private static let numbers = Codec<Double>.number.array(
    count: 2...2, of: "a stop [input, output]", example: "[0.5, 0.8]")

  /// A stop [input, output].
  fileprivate static let stop = Codec(
    read: { value, reading in
      numbers.read(value, &reading).map { Curve.Stop(input: $0[0], output: $0[1]) }
    },
    write: { numbers.write([$0.input, $0.output], &$1) })
}
