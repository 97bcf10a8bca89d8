import Motion
import StrictJSON

extension Curve {
  static let codec = Codec<Curve>.object(
    fields, .curve, "A curve: the progress at each fraction of the duration.",
    rules: .hasOne(of: shapes).with([
      "dependentRequired": ["jump": ["steps"]]
    ]).with(
      .when(.has("jump", ["const": "none"]), ["properties": ["steps": ["minimum": 2]]])),
    initial: Curve(.named(.linear)),
    check: { $0.isConsistent($1, &$2) && $1.holdsNumbers(in: shapes) })

  static let fields: [Field<Curve>] = [
    Field(
      "use", .used, "Another curve preset, whose shape is used.",
      get: { if case .use(let reference) = $0.shape { reference } else { nil } },
      set: { $0.shape = .use($1) }),
    Field(
      "cubicBezier", .controlPoints, nil,
      ["examples": [[0.2, 0, 0, 1], [0.42, 0, 0.58, 1]]],
      get: {
        guard case .cubicBezier(let x1, let y1, let x2, let y2) = $0.shape else { return nil }
        return [x1, y1, x2, y2]
      }, set: { $0.shape = .cubicBezier(x1: $1[0], y1: $1[1], x2: $1[2], y2: $1[3]) }),
    Field(
      "named", .oneOf, "One of Core Animation's named curves.",
      get: { if case .named(let name) = $0.shape { name } else { nil } },
      set: { $0.shape = .named($1) }),
    Field(
      "linear",
      Codec<Stop>.stop.array(
        count: 1...4096, of: "1 to 4,096 stops", example: "[[0, 0], [0.5, 0.8], [1, 1]]"),
      "Straight lines through stops [input, output], like CSS linear().",
      ["examples": [[[0, 0], [0.5, 0.8], [1, 1]]]],
      get: { if case .linear(let stops) = $0.shape { stops } else { nil } },
      set: { $0.shape = .linear($1) }),
    // Steps and jump come in any order.
    Field(
      "steps", .integer(1...10000), "The number of steps, like CSS steps().",
      ["examples": [4]], get: { $0.steps },
      set: { $0.shape = .steps($1, jump: $0.jump ?? .end) }),
    Field(
      "jump", .oneOf, "At which ends the steps jump; requires steps.",
      ["default": "end"], get: { $0.jump },
      set: { $0.shape = .steps($0.steps ?? 0, jump: $1) }),
    Field(
      "path",
      .path(
        .form(
          PathPattern.timing,
          else: "A curve's path runs from 0,0 to 1,1, with M, L, C, S, Q, and T."
        )
      ) { path throws(MotionError) in try path.checkTimingCurve() }, nil,
      [
        "description":
          .string(
            "Several cubic Bézier curves in a row, as SVG path data from 0,0 to 1,1." + progress),
        "examples": ["M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1"],
      ],
      get: { if case .path(let path) = $0.shape { path } else { nil } },
      set: { $0.shape = .path($1) }),
    Field("duration", \.duration, .time, "How long it takes.", ["examples": [0.3, "300ms"]]),
    Field("delay", \.delay, .time, "How long it waits before it starts."),
  ]

  fileprivate static let progress =
    " x is the fraction of the duration, y the progress; y can be outside 0…1."

  private static let shapes = ["cubicBezier", "named", "linear", "steps", "path", "use"]

  private var steps: Int? { if case .steps(let count, _) = shape { count } else { nil } }
  private var jump: Jump? { if case .steps(_, let jump) = shape { jump } else { nil } }

  private func isConsistent(_ value: JSONValue, _ reading: inout Reading) -> Bool {
    let given = value.keys(among: Self.shapes)
    if given.count > 1 {
      reading.report(PresetRule.conflict, at: value, help: "keep one of them") {
        "\($0) has more than one shape: \(given.joined(separator: ", "))"
      }
    } else if let jumpValue = value["jump"], given != ["steps"] {
      if value.misspells(["steps"]) { return false }
      reading.report(PresetRule.conflict, at: jumpValue, help: "for example, add \"steps\": 4") {
        _ in "'jump' needs 'steps', which is missing"
      }
    } else if given.isEmpty {
      reading.reportMissing(Self.shapes, in: value)
    } else if shape == .steps(1, jump: .none) {
      reading.report(
        PresetRule.range, at: value["steps"] ?? value, help: "write 2, or use another jump"
      ) { _ in "steps must be 2 or more if jump is 'none'" }
    } else {
      return true
    }
    return false
  }
}

extension Codec where Value == [Double] {
  private static let input = NumberRange(
    "from 0 to 1", help: "write a fraction of the duration; only y can be outside 0…1"
  ) { (0...1).contains($0) }

  /// Four control points of which the inputs lie within 0…1.
  fileprivate static let controlPoints = Codec<Double>.number.array(
    count: 4...4, of: "4 numbers [x1, y1, x2, y2]", example: "[0.2, 0, 0, 1]"
  ).checked { points, value, reading in
    for (index, element) in value.elements.enumerated() where index % 2 == 0 {
      _ = reading.check(points[index], input, at: element)
    }
    return true
  }.described(by: [
    "description": .string(
      "A cubic Bézier curve from 0, 0 to 1, 1: [x1, y1, x2, y2]." + Curve.progress),
    "type": "array",
    "prefixItems": .array(
      [("x", "first"), ("y", "first"), ("x", "second"), ("y", "second")].map { axis, point in
        let isInput = axis == "x"
        return .described(
          "\(axis) of the \(point) control point\(isInput ? ", 0 to 1" : "").",
          Codec<Double>.number(isInput ? .unit : .any).schema())
      }),
    "items": false, "minItems": 4, "maxItems": 4,
  ])
}

extension Codec where Value == Curve.Stop {
  private static let numbers = Codec<Double>.number.array(
    count: 2...2, of: "a stop [input, output]", example: "[0.5, 0.8]")

  /// A stop [input, output].
  fileprivate static let stop = Codec(
    .described("A stop: [fraction of the duration, progress].", numbers.schema()),
    read: { value, reading in
      numbers.read(value, &reading).map { Curve.Stop(input: $0[0], output: $0[1]) }
    },
    write: { numbers.write([$0.input, $0.output], &$1) })
}
