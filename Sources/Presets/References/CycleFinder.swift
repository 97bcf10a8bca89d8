/// A cycle finder walks a graph depth first and finds cycles, every node being visited once.
public struct CycleFinder<Node: Hashable> {
  private var finished: Set<Node> = []

  /// Makes a finder that has seen nothing.
  public init() {}

  /// Returns a cycle that can be reached from a node; nil if there is none.
  ///
  /// Called with every node of a graph it returns a cycle if there is any. Cycles that share
  /// a way with one that was returned may be found only when that one is fixed.
  /// The cycle is given as its nodes in order, the first again at the end. Memory is that of the
  /// nodes reached; no recursion, so that a long chain does no harm.
  public mutating func cycle<Failure: Error>(
    from start: Node, edges: (Node) throws(Failure) -> [Node]
  ) throws(Failure) -> [Node]? {
    if finished.contains(start) { return nil }
    var path: [(node: Node, next: [Node])] = [(start, try edges(start))]
    var positions = [start: 0]
    while let last = path.indices.last {
      guard let node = path[last].next.popLast() else {
        let (done, _) = path.removeLast()
        positions[done] = nil
        finished.insert(done)
        continue
      }
      if let position = positions[node] {
        // What leads into a cycle is done with too, so that it is reported once.
        finished.formUnion(positions.keys)
        return path[position...].map(\.node) + [node]
      }
      if finished.contains(node) { continue }
      positions[node] = path.count
      path.append((node, try edges(node)))
    }
    return nil
  }
}
