import Presets

/// A reference graph finds circles among presets, and how much they come to.
///
/// It knows presets by their numbers.
struct ReferenceGraph {
  /// What becomes of a reference, in two bits.
  private enum Part: UInt32 {
    case none, use, member, timing

    init(_ role: ReferenceRole) {
      self =
        switch role {
        case .use: .use
        case .member: .member
        case .timing, .duration: .timing
        case .reducedMotion, .counterpart, .deprecatedUse: .none
        }
    }

    var role: ReferenceRole? {
      switch self {
      case .none: nil
      case .use: .use
      case .member: .member
      case .timing: .timing
      }
    }
  }

  private struct Edge: Comparable {
    let from: UInt32
    /// The target's number, and in the lowest bits the part.
    private let packed: UInt32

    init(from: UInt32, to: UInt32, _ part: Part) {
      (self.from, packed) = (from, to << 2 | part.rawValue)
    }

    var to: UInt32 { packed >> 2 }
    var part: Part { Part(rawValue: packed & 3) ?? .none }

    static func < (a: Edge, b: Edge) -> Bool { (a.from, a.packed) < (b.from, b.packed) }
  }

  /// What is written in a preset itself, in sixteen bytes.
  private struct Own {
    var number, line: UInt32
    var parts, values: Float
  }

  private var edges: [Edge] = []
  /// Where circles can begin: each goes through a reference to what is read later.
  private var starts: [UInt32] = []
  /// What may come to much, in the order of its numbers.
  private var owns: [Own] = []
  /// What presets are made of that were not read.
  private var elsewhere: [UInt32: Expansion] = [:]

  /// Adds a preset that begins on a line; numbers grow.
  mutating func add(_ number: UInt32, _ expansion: Expansion, refers: Bool, line: Int) {
    guard refers || expansion != Expansion() else { return }
    owns.append(
      Own(
        number: number, line: UInt32(line), parts: Float(expansion.parts),
        values: Float(expansion.values)))
  }

  /// Adds a reference to another preset.
  mutating func add(from: UInt32, to: UInt32, _ role: ReferenceRole, isForward: Bool) {
    edges.append(Edge(from: from, to: to, Part(role)))
    if isForward { starts.append(from) }
  }

  /// Adds a reference to what was not read.
  mutating func add(from: UInt32, to expansion: Expansion, _ role: ReferenceRole) {
    if role.isPartOfMotion { elsewhere[from, default: Expansion()].add(expansion.added(as: role)) }
  }

  /// Returns the circles, each as its presets in their order.
  mutating func circles() -> [[UInt32]] {
    edges.sort()
    starts.sort()
    var finder = CycleFinder<UInt32>()
    return starts.compactMap { start in
      finder.cycle(from: start) { edges(of: $0).map(\.to) }.map { $0.dropLast() }
    }
  }

  /// Returns the presets that come to more than is allowed and are made of none that does.
  mutating func excesses(
    name: (UInt32) -> String
  ) -> [(number: UInt32, line: Int, excess: ExpansionExcess)] {
    edges.sort()
    var meter = ExpansionMeter<UInt32>()
    let candidates = owns.filter { meter.expansion(of: $0.number, recipe: recipe).exceeded != nil }
    let excessive = Set(candidates.map(\.number))
    return candidates.compactMap { one in
      let isTold = edges(of: one.number).contains { $0.part != .none && excessive.contains($0.to) }
      if isTold { return nil }
      return meter.excess(of: one.number, recipe: recipe, name: name)
        .map { (one.number, Int(one.line), $0) }
    }
  }

  private func recipe(of number: UInt32) -> ExpansionMeter<UInt32>.Recipe {
    var own = elsewhere[number] ?? Expansion()
    let at = Self.firstIndex(in: owns) { $0.number >= number }
    if at < owns.count, owns[at].number == number {
      own.add(Expansion(parts: Double(owns[at].parts), values: Double(owns[at].values)))
    }
    return ExpansionMeter.Recipe(
      own: own,
      references: edges(of: number).compactMap { edge in edge.part.role.map { ($0, edge.to) } })
  }

  private func edges(of from: UInt32) -> ArraySlice<Edge> {
    edges[Self.firstIndex(in: edges) { $0.from >= from }...].prefix { $0.from == from }
  }

  /// Returns the index of the first element from which on a condition holds.
  private static func firstIndex<Element>(
    in list: [Element], where holds: (Element) -> Bool
  ) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(list[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
