import Motion

/// An expansion is how much a motion comes to when all that it refers to is in its place.
///
/// It is counted without doing that: a document of a few lines can come to more than any memory
/// holds. Counts are floating-point numbers, exact as long as they matter.
public struct Expansion: Hashable, Sendable {
  /// How many properties may move in one preset.
  public static let mostParts = 2_000.0
  /// How many values, frames, stops, path segments and timings one preset may have.
  public static let mostValues = 1_000_000.0
  /// How many references may lead on from one to the next.
  public static let deepest = 64

  /// Payloads of so many bytes hold too little to exceed a limit by what is written in them.
  public static let harmlessBytes = 20_000

  /// How many properties move: tracks, animations, properties of layers, and members of groups that
  /// are curves or springs.
  public var parts: Double
  /// How many values, frames, stops, path segments and timings there are.
  public var values: Double
  /// How many references follow each other at most.
  public var depth: Int

  /// Makes an expansion.
  public init(parts: Double = 0, values: Double = 0, depth: Int = 0) {
    self.parts = parts
    self.values = values
    self.depth = depth
  }

  /// The limit that is exceeded; nil where none is.
  public var exceeded: Limit? {
    if depth > Self.deepest { return .depth }
    if parts > Self.mostParts { return .parts }
    return values > Self.mostValues ? .values : nil
  }

  /// How a limit is exceeded, without the way that leads there; nil where none is.
  public var excess: ExpansionExcess? {
    exceeded.map { ExpansionExcess($0, amount: amount(of: $0), path: []) }
  }

  /// A limit of what a preset may come to.
  public enum Limit: String, CaseIterable, Hashable, Sendable {
    case parts, values, depth
  }

  /// Returns how much there is of what a limit is about.
  func amount(of limit: Limit) -> Double {
    switch limit {
    case .parts: parts
    case .values: values
    case .depth: Double(depth)
    }
  }

  /// Adds what is written in the same preset.
  public mutating func add(_ other: Expansion) {
    parts += other.parts
    values += other.values
    depth = max(depth, other.depth)
  }

  /// Returns what a reference to something that comes to this adds to a preset.
  public func added(as role: ReferenceRole) -> Expansion {
    switch role {
    case .use: Expansion(parts: parts, values: values + 1, depth: depth + 1)
    case .member: Expansion(parts: max(parts, 1), values: values + 1, depth: depth + 1)
    case .timing, .duration: Expansion(values: values + 1, depth: depth + 1)
    case .reducedMotion, .counterpart, .deprecatedUse: Expansion()
    }
  }
}

extension ReferenceRole {
  /// Whether what is referred to becomes a part of the motion.
  public var isPartOfMotion: Bool {
    switch self {
    case .use, .timing, .duration, .member: true
    case .reducedMotion, .counterpart, .deprecatedUse: false
    }
  }
}
