/// An expansion meter finds how much presets come to when what they refer to is in place.
///
/// Every preset is counted once, however often others refer to it, and without recursion.
public struct ExpansionMeter<Node: Hashable> {
  /// What a preset is made of.
  public struct Recipe {
    /// What is written in it.
    public var own: Expansion
    /// What it refers to, once for each place where it does.
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
  /// References that lead back to where they began are left out: they are told as cycles.
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

  /// Returns how a preset exceeds a limit; nil where it does not.
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
