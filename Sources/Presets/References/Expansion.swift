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

  /// Payloads of this many bytes hold too little to exceed a limit by what is written in them.
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

  /// The limit that is exceeded; nil if none is.
  public var exceeded: Limit? {
    if depth > Self.deepest { return .depth }
    if parts > Self.mostParts { return .parts }
    return values > Self.mostValues ? .values : nil
  }

  /// How a limit is exceeded, without the path that leads there; nil if none is.
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

/// An expansion excess says how a preset comes to more than is allowed.
public struct ExpansionExcess: Hashable, Sendable {
  /// The limit that is exceeded.
  public let limit: Expansion.Limit
  /// How much there is of what the limit is about; infinite if no number holds it.
  public let amount: Double
  /// The presets along the references that add the most, from the nearest on.
  public let path: [String]

  /// This many names of the path are shown.
  static let shownNames = 4

  init(_ limit: Expansion.Limit, amount: Double, path: [String]) {
    (self.limit, self.amount, self.path) = (limit, amount, path)
  }

  /// The exceeded limit, with the amount and the chain of references.
  public var message: String {
    let names = path.prefix(Self.shownNames).joined(separator: " → ")
    let shown = names + (path.count > Self.shownNames ? " → …" : "")
    let by = path.isEmpty ? "" : ", through \(shown)"
    return switch limit {
    case .parts:
      "has \(Self.text(amount)) moving parts\(by); the limit is \(Self.text(Expansion.mostParts))"
    case .values:
      "has \(Self.text(amount)) values\(by); the limit is \(Self.text(Expansion.mostValues))"
    case .depth:
      "its chain of references is \(Self.text(amount)) long\(by); the limit is \(Expansion.deepest)"
    }
  }

  /// How to change that.
  public var help: String {
    switch limit {
    case .parts: "split it into several presets, or give a group fewer members"
    case .values: "use fewer values or simpler timings"
    case .depth:
      "refer to the last preset of the chain, or replace one of the references with values"
    }
  }

  /// Returns a count with commas, or its magnitude if digits say nothing.
  private static func text(_ count: Double) -> String {
    guard count < 1e15 else {
      if !count.isFinite { return "over 10^308" }
      var exponent = 0
      var rest = count
      while rest >= 10 {
        rest /= 10
        exponent += 1
      }
      return "about \(Int(rest)).\(Int(rest * 10) % 10) × 10^\(exponent)"
    }
    var digits = String(Int(count))
    var at = digits.index(digits.endIndex, offsetBy: -min(3, digits.count))
    while at > digits.startIndex {
      digits.insert(",", at: at)
      at = digits.index(at, offsetBy: -3, limitedBy: digits.startIndex) ?? digits.startIndex
    }
    return digits
  }
}

/// An expansion meter finds how much presets come to when what they refer to is in place.
///
/// Every preset is counted once, however often others refer to it, and without recursion.
public struct ExpansionMeter<Node: Hashable> {
  /// The contents of a preset.
  public struct Recipe {
    /// The parts that are written in it.
    public var own: Expansion
    /// The presets that it refers to, once for each reference.
    public var references: [(role: ReferenceRole, target: Node)]

    /// Makes a recipe.
    public init(own: Expansion, references: [(role: ReferenceRole, target: Node)]) {
      self.own = own
      self.references = references.filter(\.role.isPartOfMotion)
    }
  }

  private var known: [Node: Expansion] = [:]

  /// Makes a meter that knows nothing.
  public init() {}

  /// Returns what a preset comes to.
  ///
  /// References that lead back to where they began are left out: they are reported as cycles.
  ///
  /// - Parameter recipe: returns what a preset is made of.
  public mutating func expansion<Failure: Error>(
    of node: Node, recipe: (Node) throws(Failure) -> Recipe
  ) throws(Failure) -> Expansion {
    if let known = known[node] { return known }
    var path = [(node: node, recipe: try recipe(node), at: 0)]
    var isOpen: Set = [node]
    while let last = path.indices.last {
      let (references, at) = (path[last].recipe.references, path[last].at)
      if at < references.count {
        path[last].at += 1
        let target = references[at].target
        guard known[target] == nil, isOpen.insert(target).inserted else { continue }
        path.append((target, try recipe(target), 0))
      } else {
        let done = path.removeLast()
        isOpen.remove(done.node)
        var sum = done.recipe.own
        for (role, target) in done.recipe.references {
          guard let one = known[target] else { continue }
          sum.add(one.added(as: role))
        }
        known[done.node] = sum
      }
    }
    return known[node] ?? Expansion()
  }

  /// Returns how a preset exceeds a limit; nil if it does not.
  ///
  /// - Parameters:
  ///   - recipe: returns what a preset is made of.
  ///   - name: returns what a preset is called.
  public mutating func excess<Failure: Error>(
    of node: Node, recipe: (Node) throws(Failure) -> Recipe,
    name: (Node) throws(Failure) -> String
  ) throws(Failure) -> ExpansionExcess? {
    let sum = try expansion(of: node, recipe: recipe)
    guard let limit = sum.exceeded else { return nil }
    var path: [String] = []
    var at = node
    while path.count <= ExpansionExcess.shownNames {
      var heaviest: (amount: Double, target: Node)?
      for (role, target) in try recipe(at).references {
        let amount = try expansion(of: target, recipe: recipe).added(as: role).amount(of: limit)
        if amount > heaviest?.amount ?? 0 { heaviest = (amount, target) }
      }
      guard let heaviest else { break }
      path.append(try name(heaviest.target))
      at = heaviest.target
    }
    return ExpansionExcess(limit, amount: sum.amount(of: limit), path: path)
  }
}
