import Presets

/// A reference graph finds circles among presets, which it knows by their numbers.
struct ReferenceGraph {
  private struct Edge: Comparable {
    var from, to: UInt32

    static func < (a: Edge, b: Edge) -> Bool { (a.from, a.to) < (b.from, b.to) }
  }

  private var edges: [Edge] = []
  /// Where circles can begin: each goes through a reference to what is read later.
  private var starts: [UInt32] = []

  /// Adds a reference.
  mutating func add(from: UInt32, to: UInt32, isForward: Bool) {
    edges.append(Edge(from: from, to: to))
    if isForward { starts.append(from) }
  }

  /// Returns the circles, each as its presets in their order.
  mutating func circles() -> [[UInt32]] {
    edges.sort()
    starts.sort()
    var finder = CycleFinder<UInt32>()
    return starts.compactMap { start in
      finder.cycle(from: start, edges: targets).map { $0.dropLast() }
    }
  }

  private func targets(of from: UInt32) -> [UInt32] {
    var low = 0
    var high = edges.count
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].from < from { low = middle + 1 } else { high = middle }
    }
    return edges[low...].prefix { $0.from == from }.map(\.to)
  }
}
