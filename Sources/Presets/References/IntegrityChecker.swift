import Diagnostics
import Motion

/// A preset lookup shows an integrity checker what presets there are and what they refer to.
///
/// Each module that checks presets implements it: over the tables of a catalog, or over files that
/// are read.
public protocol PresetLookup {
  /// The identity of presets.
  associatedtype ID: Hashable
  /// The error of a lookup.
  associatedtype Failure: Error

  /// Returns what a name or alias leads to; nil if no preset has it.
  func target(named name: String) throws(Failure) -> PresetTarget<ID>?
  /// Returns the primary name of a preset.
  func name(of id: ID) throws(Failure) -> String
  /// Returns the presets that one refers to by roles that must not lead back to it.
  func targets(of id: ID) throws(Failure) -> [ID]
  /// Returns what a preset is made of.
  func recipe(of id: ID) throws(Failure) -> ExpansionMeter<ID>.Recipe
  /// Returns names among which the one meant by a mistyped name may be.
  func names(near name: String) throws(Failure) -> [String]
}

/// A referrer lookup knows who refers to a preset, too.
public protocol ReferrerLookup: PresetLookup {
  /// Returns the presets that refer to one directly.
  func referrers(of id: ID) throws(Failure) -> [ID]
  /// Returns a preset; nil if there is none.
  func preset(of id: ID) throws(Failure) -> Preset?
}

/// A preset target is what a reference leads to.
public struct PresetTarget<ID: Hashable> {
  /// The preset.
  public var id: ID
  /// Its kind.
  public var kind: MotionKind

  /// Makes a target.
  public init(id: ID, kind: MotionKind) {
    self.id = id
    self.kind = kind
  }
}

extension PresetTarget: Sendable where ID: Sendable {}

/// An integrity checker finds what is wrong between presets: references that lead nowhere, to the
/// wrong kind or back to where they began, and presets that come to more than is allowed.
///
/// It looks presets up and answers with problems. Where they are placed, and what is done about
/// them, is up to its user.
public struct IntegrityChecker<Lookup: PresetLookup> {
  /// Cycles of more presets are shown without their middle.
  static var longestShown: Int { 11 }

  /// The existing presets.
  public let lookup: Lookup
  /// The presets found to come to more than is allowed, by ``isExcessive(_:)``.
  public private(set) var excessive: Set<Lookup.ID> = []
  private var finder = CycleFinder<Lookup.ID>()
  private var meter = ExpansionMeter<Lookup.ID>()

  /// Makes a checker that has found nothing yet.
  public init(_ lookup: Lookup) { self.lookup = lookup }

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
  /// The problem of a reference to a preset of a kind; nil if the kind fits.
  ///
  /// - Parameter owner: the kind of the preset that refers.
  public func problem(owner: MotionKind, found: MotionKind) -> IntegrityProblem? {
    role.kinds(owner: owner).contains(found) ? nil : .wrongKind(self, owner: owner, found: found)
  }
}

// MARK: Cycles

extension IntegrityChecker {
  /// Returns a cycle that a preset leads into; nil if there is none, or if it was returned before.
  ///
  /// - Parameter locate: returns which preset of a cycle it is reported from, and the place of that
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

  /// Whether a preset is made of one that ``isExcessive(_:)`` has found: what is wrong is reported
  /// for that one alone.
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

/// A changed target is a preset that others refer to and that has changed.
public struct ChangedTarget<ID: Hashable> {
  /// The preset.
  public var id: ID
  /// The names and aliases that it had.
  public var names: Set<String>
  /// Those of them that it has no longer.
  public var lost: Set<String>
  /// Its new kind if that is another one; nil if it is the same, or if the preset is removed.
  public var newKind: MotionKind?

  /// Describes a preset that has changed.
  public init(id: ID, names: Set<String>, lost: Set<String>, newKind: MotionKind?) {
    self.id = id
    self.names = names
    self.lost = lost
    self.newKind = newKind
  }
}

/// A met reference is one to a changed target, from a preset that stays as it is.
public struct IncomingReference<ID: Hashable> {
  /// The preset that refers.
  public var referrer: (id: ID, preset: Preset)
  /// Where and why it refers.
  public var reference: PresetReference
  /// What the reference leads to now if that is another preset, to be linked again.
  public var newTarget: PresetTarget<ID>?
  /// Its problem, and the preset for which that is reported.
  public var problem: (subject: Subject, problem: IntegrityProblem)?

  /// The preset that a problem is reported for.
  public enum Subject: Hashable, Sendable {
    case target, referrer
  }
}

extension IntegrityChecker where Lookup: ReferrerLookup {
  /// Looks at the presets that stay as they are and refer to one that has changed: a name may lead
  /// elsewhere now or nowhere, and a kind may no longer fit.
  ///
  /// - Parameters:
  ///   - isChanged: whether a preset has changed itself, so that its references are checked anyway.
  ///   - body: gets each reference that leads elsewhere or is wrong.
  public func checkReferrers(
    of target: ChangedTarget<Lookup.ID>, except isChanged: (Lookup.ID) -> Bool,
    _ body: (IncomingReference<Lookup.ID>) throws(Lookup.Failure) -> Void
  ) throws(Lookup.Failure) {
    if target.lost.isEmpty, target.newKind == nil { return }
    for id in try lookup.referrers(of: target.id) where !isChanged(id) {
      guard let preset = try lookup.preset(of: id) else { continue }
      for reference in preset.references where target.names.contains(reference.target.name) {
        var met = IncomingReference(referrer: (id, preset), reference: reference)
        let referrer = preset.name.text
        if target.lost.contains(reference.target.name) {
          if let other = try lookup.target(named: reference.target.name) {
            met.newTarget = other
            met.problem = reference.problem(owner: preset.kind, found: other.kind)
              .map { (.referrer, $0) }
          } else {
            met.problem = (.target, .nameLost(reference, referrer: referrer))
          }
        } else if let kind = target.newKind,
          reference.problem(owner: preset.kind, found: kind) != nil
        {
          met.problem = (.target, .kindLost(reference, referrer: referrer, found: kind))
        }
        if met.newTarget != nil || met.problem != nil { try body(met) }
      }
    }
  }
}

/// A cycle finder walks a graph depth first and finds cycles, every node being visited once.
public struct CycleFinder<Node: Hashable> {
  private var finished: Set<Node> = []

  /// Makes a finder that has seen nothing.
  public init() {}

  /// Returns a cycle that can be reached from a node; nil if there is none.
  ///
  /// Called with every node of a graph it returns a cycle if there is any. Cycles that share
  /// a path with one that was returned may be found only when that one is fixed.
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
