import Diagnostics
import Motion

/// An integrity checker finds what is wrong between presets: references that lead nowhere, to the
/// wrong kind or back to where they began, and presets that come to more than is allowed.
///
/// It looks presets up and answers with problems. Where they are placed, and what is done about
/// them, is up to its user.
public struct IntegrityChecker<Lookup: PresetLookup> {
  /// Cycles of more presets are shown without their middle.
  static var longestShown: Int { 11 }

  /// What presets there are.
  public let lookup: Lookup
  /// The presets found to come to more than is allowed, by ``isExcessive(_:)``.
  public private(set) var excessive: Set<Lookup.ID> = []
  private var finder = CycleFinder<Lookup.ID>()
  private var meter = ExpansionMeter<Lookup.ID>()

  /// Makes a checker that has found nothing yet.
  public init(_ lookup: Lookup) {
    self.lookup = lookup
  }

  /// Returns what a reference leads to, and what is wrong with it.
  ///
  /// - Parameters:
  ///   - owner: the kind of the preset that refers.
  ///   - suggests: whether names are looked for that may be meant by one that leads nowhere.
  public func check(
    _ reference: PresetReference, owner: MotionKind, suggests: Bool = true
  ) throws(Lookup.Failure) -> (target: PresetTarget<Lookup.ID>?, problem: IntegrityProblem?) {
    guard let target = try lookup.target(named: reference.target.name) else {
      let near = suggests ? try lookup.names(near: reference.target.name) : []
      return (nil, .dangling(reference, near: near))
    }
    return (target, reference.problem(owner: owner, found: target.kind))
  }
}

extension PresetReference {
  /// What is wrong with a reference to a preset of a kind; nil if the kind fits.
  ///
  /// - Parameter owner: the kind of the preset that refers.
  public func problem(owner: MotionKind, found: MotionKind) -> IntegrityProblem? {
    role.kinds(owner: owner).contains(found)
      ? nil : .wrongKind(self, owner: owner, found: found)
  }
}

// MARK: Cycles

extension IntegrityChecker {
  /// Returns a cycle that a preset leads into; nil if there is none, or if it was returned before.
  ///
  /// - Parameter locate: returns which preset of a cycle it is told from, and the place of that
  ///   one's reference to the next.
  public mutating func cycle(
    from start: Lookup.ID,
    locate: ([Lookup.ID]) throws(Lookup.Failure) -> (first: Int, place: Place?)
  ) throws(Lookup.Failure) -> (
    presets: [Lookup.ID], problem: IntegrityProblem, place: Place?
  )? {
    let closed = try finder.cycle(from: start) { [lookup] id throws(Lookup.Failure) in
      try lookup.targets(of: id)
    }
    guard let found = closed?.dropLast(), !found.isEmpty else { return nil }
    let (first, place) = try locate(Array(found))
    let ring = Array(found[first...] + found[..<first])
    return (ring, .cycle(try shownNames(of: ring)), place)
  }

  /// Returns the names of a cycle's presets, the first again at the end, the middle of a long one
  /// left out.
  private func shownNames(of ring: [Lookup.ID]) throws(Lookup.Failure) -> [String] {
    var names: [String] = []
    for (index, id) in (ring + ring.prefix(1)).enumerated() {
      if ring.count <= Self.longestShown || index < 6 || index > ring.count - 3 {
        names.append(try lookup.name(of: id))
      } else if index == 6 {
        names.append("…")
      }
    }
    return names
  }
}

// MARK: Expansion

extension IntegrityChecker {
  /// Returns what a preset comes to with all that it refers to.
  public mutating func expansion(of id: Lookup.ID) throws(Lookup.Failure) -> Expansion {
    try meter.expansion(of: id) { [lookup] id throws(Lookup.Failure) in
      try lookup.recipe(of: id)
    }
  }

  /// Whether a preset comes to more than is allowed, which is remembered then.
  @discardableResult
  public mutating func isExcessive(_ id: Lookup.ID) throws(Lookup.Failure) -> Bool {
    guard try expansion(of: id).exceeded != nil else { return false }
    excessive.insert(id)
    return true
  }

  /// Whether a preset is made of one that ``isExcessive(_:)`` has found: what is wrong is told of
  /// that one alone.
  public func isMadeOfExcessive(_ id: Lookup.ID) throws(Lookup.Failure) -> Bool {
    if excessive.isEmpty { return false }
    return try lookup.recipe(of: id).references.contains { excessive.contains($0.target) }
  }

  /// Returns how a preset exceeds a limit; nil if it does not.
  public mutating func excess(of id: Lookup.ID) throws(Lookup.Failure) -> ExpansionExcess? {
    try meter.excess(of: id) { [lookup] id throws(Lookup.Failure) in
      try lookup.recipe(of: id)
    } name: { [lookup] id throws(Lookup.Failure) in
      try lookup.name(of: id)
    }
  }

  /// Forgets what presets come to, because some have changed; keeps which were excessive.
  public mutating func forgetExpansions() { meter = ExpansionMeter() }
}
