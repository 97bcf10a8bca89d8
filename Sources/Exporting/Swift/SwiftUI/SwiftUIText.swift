import Motion

/// SwiftUI text writes values and timings; it names the lengths that only the app knows.
struct SwiftUIText {
  /// The names of what only the app knows, by the symbols of measures.
  private(set) var names: [String: String] = [:]
  /// The support types that are used.
  private(set) var parts: Set<SwiftPart> = []

  /// The names in the order in which they are taken.
  var parameters: [String] { names.sorted { $0.key < $1.key }.map(\.value) }

  /// Makes the text for sums with these symbols.
  ///
  /// - Parameter target: The target of the sums.
  init(_ sums: [AffineSum], of target: String?) {
    let symbols = Set(sums.flatMap(\.plus.keys)).sorted()
    let taken = [["change"], ["content"], ["now"], ["index"], ["trigger"], ["view"]]
    let own = IdentifierStyle.swift.distinct(taken + symbols.map { Self.words(of: $0, target) })
    names = Dictionary(zip(symbols, own.dropFirst(taken.count))) { $1 }
  }

  /// The words of a symbol: for the card `start.card.frame.x` is `start frame x`.
  private static func words(of symbol: String, _ target: String?) -> [String] {
    let own = target.map { symbol.replacing("start.\($0).", with: "start.") } ?? symbol
    let words = CodeText.words(of: own)
    guard let first = words.first?.first, first.isNumber else { return words }
    return ["the"] + words
  }

  /// A sum as an expression.
  func expression(_ sum: AffineSum) -> String {
    var terms: [(sign: String, text: String)] = []
    for (symbol, factor) in sum.plus.sorted(by: { $0.key < $1.key }) {
      let name = names[symbol] ?? "0"
      let size = SwiftUIPiece.tidy(abs(factor))
      terms.append(
        (factor < 0 ? "-" : "+", size == 1 ? name : "\(CodeText.number(size)) * \(name)"))
    }
    let base = SwiftUIPiece.tidy(sum.base)
    if base != 0 || terms.isEmpty {
      terms.append((base < 0 ? "-" : "+", CodeText.number(abs(base))))
    }
    // Positive terms come first, so that few sums begin with a sign.
    terms = terms.filter { $0.sign == "+" } + terms.filter { $0.sign == "-" }
    return terms.enumerated().map { index, term in
      index == 0
        ? (term.sign == "-" ? "-" : "") + term.text : " \(term.sign) \(term.text)"
    }.joined()
  }

  /// A number of seconds.
  static func seconds(_ value: Double) -> String { CodeText.number(SwiftUIPiece.tidy(value)) }

  /// The Animation that a piece runs by, with the time before it.
  mutating func animation(_ piece: SwiftUIPiece) -> String {
    let text = run(piece, speed: nil)
    return delay(piece, stagger: nil).map { "\(text).delay(\($0))" } ?? text
  }

  /// The Animation that a piece runs by.
  ///
  /// - Parameter speed: The speed with which a spring starts, in distances per second; nil is its own.
  mutating func run(_ piece: SwiftUIPiece, speed: AffineSum?) -> String {
    let duration = Self.seconds(piece.duration)
    switch piece.form {
    case .even, .cubic: return ".linear(duration: \(duration))"
    case .bezier(let points):
      return ".timingCurve(\(CodeText.list(points)), duration: \(duration))"
    case .spring(let solver, let pace):
      return spring(SwiftUISpring(solver, pace), speed.map(expression)) + ".animation"
    }
  }

  /// How long a piece waits, in seconds; nil if it begins at once.
  ///
  /// - Parameter stagger: How much later it begins for each further target.
  func delay(_ piece: SwiftUIPiece, stagger: Double?) -> String? {
    let parts = [
      piece.start > 0 ? Self.seconds(piece.start) : nil,
      stagger.map { "Double(index) * \(Self.seconds($0))" },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " + ")
  }

  /// A spring as a value of the export's.
  private mutating func spring(_ spring: SwiftUISpring, _ speed: String?) -> String {
    parts.insert(.spring)
    var figures = ["mass: 1", "stiffness: \(spring.stiffness)", "damping: \(spring.damping)"]
    if let velocity = speed ?? spring.velocity.map(CodeText.number) {
      figures.append("initialVelocity: \(velocity)")
    }
    if spring.isOverdamped {
      parts.insert(.springOverdamping)
      figures.append("allowsOverdamping: true")
    }
    return "Spring(\(figures.joined(separator: ", ")))"
  }

  /// A piece as a keyframe of SwiftUI's.
  ///
  /// - Parameters:
  ///   - isFirst: Whether nothing moves before it, whose speed a spring would take over.
  ///   - value: Writes a value.
  ///   - speed: Writes a speed.
  func keyframe(
    _ piece: SwiftUIPiece, isFirst: Bool, _ value: (AffineSum) -> String,
    speed: (AffineSum) -> String
  ) -> String {
    let duration = Self.seconds(piece.duration)
    let end = value(piece.to)
    switch piece.form {
    case .even: return "LinearKeyframe(\(end), duration: \(duration))"
    case .bezier(let points):
      return "LinearKeyframe(\(end), duration: \(duration), timingCurve: \(Self.unitCurve(points)))"
    case .cubic(let one, let other):
      let speeds = "startVelocity: \(speed(one)), endVelocity: \(speed(other))"
      return "CubicKeyframe(\(end), duration: \(duration), \(speeds))"
    case .spring(let solver, let pace):
      let own = SwiftUISpring(solver, pace)
      var spring = "SwiftUI.Spring(mass: 1, stiffness: \(own.stiffness), damping: \(own.damping)"
      if own.isOverdamped { spring += ", allowOverDamping: true" }
      let beginning = (piece.to + piece.from * -1) * (own.velocity ?? 0)
      let start = own.velocity == nil && isFirst ? "" : ", startVelocity: \(speed(beginning))"
      return "SpringKeyframe(\(end), duration: \(duration), spring: \(spring))\(start))"
    }
  }

  private static func unitCurve(_ points: [Double]) -> String {
    switch points {
    case [0.42, 0, 1, 1]: return ".easeIn"
    case [0, 0, 0.58, 1]: return ".easeOut"
    case [0.42, 0, 0.58, 1]: return ".easeInOut"
    default:
      let ends = [points.prefix(2), points.suffix(2)].map { point in
        zip(["x", "y"], point).map { "\($0): \(CodeText.number($1))" }.joined(separator: ", ")
      }
      return ".bezier("
        + "startControlPoint: UnitPoint(\(ends[0])), endControlPoint: UnitPoint(\(ends[1])))"
    }
  }
}

/// A SwiftUI spring is a spring of mass 1 as numbers.
private struct SwiftUISpring {
  let stiffness, damping: String
  let isOverdamped: Bool
  /// How fast it starts, in distances per second; nil if from rest.
  let velocity: Double?

  init(_ solver: SpringSolver, _ pace: Double) {
    let pace = abs(pace - 1) < 1e-9 ? 1 : pace
    let frequency = solver.naturalFrequency * pace
    func text(_ value: Double) -> String { CodeText.number(Figure.rounded(value, to: 15)) }
    stiffness = text(frequency * frequency)
    damping = text(2 * solver.dampingRatio * frequency)
    isOverdamped = solver.regime == .overdamped
    velocity = solver.initialVelocity == 0 ? nil : solver.initialVelocity * pace
  }
}
