import Presets

/// A reference graph holds what presets refer to and what is written in them, in few bytes each.
///
/// It knows presets by their numbers.
struct ReferenceGraph {
  /// The role of a reference in the motion, if it has one, in two bits.
  private static let roles: [ReferenceRole?] = [nil, .use, .member, .timing]

  private struct Edge: Comparable {
    let from: UInt32
    /// The target's number, and in the lowest bits the part.
    private let packed: UInt32

    init(from: UInt32, to: UInt32, _ role: ReferenceRole) {
      let part = ReferenceGraph.roles.firstIndex(of: role == .duration ? .timing : role) ?? 0
      (self.from, packed) = (from, to << 2 | UInt32(part))
    }

    var to: UInt32 { packed >> 2 }
    var role: ReferenceRole? { ReferenceGraph.roles[Int(packed & 3)] }

    static func < (a: Edge, b: Edge) -> Bool { (a.from, a.packed) < (b.from, b.packed) }
  }

  /// A preset with the size of its own content, in 16 bytes.
  private struct Own {
    var number, line: UInt32
    var parts, values: Float
  }

  private var edges: [Edge] = []
  /// Where cycles can begin: each has a reference to what is read later.
  private(set) var starts: [UInt32] = []
  /// The presets that may exceed the limits, sorted by number.
  private var owns: [Own] = []

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
    edges.append(Edge(from: from, to: to, role))
    if isForward { starts.append(from) }
  }

  /// Makes the graph ready to be asked, once everything has been added.
  mutating func sort() {
    edges.sort()
    starts.sort()
  }

  /// The presets that may come to much, with the lines they begin on.
  var candidates: [(number: UInt32, line: Int)] { owns.map { ($0.number, Int($0.line)) } }

  /// Returns what a preset refers to.
  func targets(of number: UInt32) -> [UInt32] { edges(of: number).map(\.to) }

  /// Returns what a preset is made of.
  func recipe(of number: UInt32) -> ExpansionMeter<UInt32>.Recipe {
    var own = Expansion()
    let at = Self.firstIndex(in: owns) { $0.number >= number }
    if at < owns.count, owns[at].number == number {
      own = Expansion(parts: Double(owns[at].parts), values: Double(owns[at].values))
    }
    return ExpansionMeter.Recipe(
      own: own,
      references: edges(of: number).compactMap { edge in edge.role.map { ($0, edge.to) } })
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
