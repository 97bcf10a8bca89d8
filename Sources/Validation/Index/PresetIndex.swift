import Diagnostics
import Motion
import Presets

/// A preset index knows the names of the presets that were read, and finds what refers to none.
///
/// It keeps no more than a few dozen bytes of a preset and as many of a reference.
package struct PresetIndex {
  /// The problems.
  package private(set) var findings: FindingList
  /// How many presets there are.
  package private(set) var count = 0
  /// The names; a preset's number is that of its primary name.
  private var names = NameTable()
  private var kinds = ChunkedList<MotionKind>()
  /// Where each preset can be read again.
  private var locations = ChunkedList<PresetLocation>()
  /// The presets that aliases mean.
  private var aliases: [UInt32: UInt32] = [:]
  private var graph = ReferenceGraph()
  /// References to what has not been read yet.
  private var unresolved = UnresolvedReferences()
  /// The presets that are referred to, but aren't in the files.
  private var elsewhere = ElsewhereTable()
  private var sweepAt = 10_000
  /// Presets whose names were there already, to be compared at the end.
  private var repeats: [(of: UInt32, at: PresetLocation, line: UInt32)] = []

  /// Makes an empty index that keeps up to that many findings.
  package init(limit: Int = 100) { findings = FindingList(limit: limit) }

  /// Adds a preset and returns its number; nil if it is there already.
  @discardableResult
  package mutating func add(_ read: ReadPreset, at location: PresetLocation) -> UInt32? {
    if let present = names.number(of: read.name.text) {
      repeats.append((present, location, UInt32(read.line)))
      return nil
    }
    count += 1
    let id = declare(read.name, read.kind, at: location)
    graph.add(
      id, read.ownExpansion, refers: read.references.contains { $0.role.isPartOfMotion },
      line: read.line)
    guard let entry = read.entry else { return id }
    for (position, alias) in entry.preset.aliases.enumerated() {
      guard let present = names.number(of: alias.text) else {
        aliases[declare(alias, read.kind, at: location)] = id
        continue
      }
      let owner = aliases[present] ?? present
      let name = names.name(owner)
      let clash = NameClash(
        alias.text, alias: position, owner: owner == id ? .itself(name) : .preset(name))
      findings.append(clash.finding(in: entry, subject: read.name.text, for: .reading))
    }
    for reference in read.references {
      let place = { entry.origin.place(of: reference.slot) }
      // A reference to the preset itself is a cycle, and reported as one with its location.
      if let target = self.target(named: reference.target.name), target.id != id {
        link(reference, from: id, to: target, isForward: false, at: place())
      } else {
        unresolved.append(
          .init(from: id, role: reference.role, target: reference.target.name, place: place()))
      }
    }
    if unresolved.count > sweepAt { sweep() }
    return id
  }

  private mutating func declare(
    _ name: PresetName, _ kind: MotionKind, at location: PresetLocation
  ) -> UInt32 {
    kinds.append(kind)
    locations.append(location)
    return names.add(name.text)
  }

  /// Returns where the preset that has a name or alias can be read again; nil if there is none.
  func location(of name: String) -> PresetLocation? {
    names.number(of: name).map { locations[Int($0)] }
  }

  /// Returns where the preset of a number can be read again.
  func location(of number: UInt32) -> PresetLocation { locations[Int(number)] }

  /// Reports presets whose names other ones have; the same preset in two files is one preset.
  ///
  /// - Parameter read: returns the preset at a location that begins on a line, or nil if it
  ///   cannot be read again.
  package mutating func reportRepeats(_ read: (PresetLocation, Int) -> PresetEntry?) {
    for (present, location, line) in repeats {
      let owner = aliases[present]
      let entry = read(location, Int(line))
      if owner == nil, let entry, read(locations[Int(present)], 1)?.preset == entry.preset {
        continue
      }
      let name = names.name(present)
      let clash = NameClash(name, owner: .preset(owner.map(names.name) ?? name))
      findings.append(clash.finding(in: entry, subject: name, for: .reading))
    }
    repeats = []
  }

  private mutating func link(
    _ reference: PresetReference, from id: UInt32, to target: PresetTarget<UInt32>,
    isForward: Bool, at place: @autoclosure () -> Place
  ) {
    if reference.role.mustNotCycle {
      graph.add(from: id, to: target.id, reference.role, isForward: isForward)
    }
    if let problem = reference.problem(owner: kinds[Int(id)], found: target.kind) {
      report(problem, of: id, at: place())
    }
  }

  private mutating func report(_ problem: IntegrityProblem, of id: UInt32, at place: Place) {
    findings.append(problem.finding(of: names.name(id), at: place, for: .reading))
  }

  /// Links a reference if its preset has been read in the meantime; returns whether it has.
  private mutating func settle(_ one: UnresolvedReferences.Element) -> Bool {
    guard let target = target(named: one.target) else { return false }
    link(one.reference, from: one.from, to: target, isForward: true, at: one.place)
    return true
  }

  /// Lets go of references whose presets have been read in the meantime.
  private mutating func sweep() {
    let all = unresolved
    unresolved = UnresolvedReferences()
    all.forEach { one in
      if !settle(one) { unresolved.append(one) }
      return true
    }
    sweepAt = max(10_000, 2 * unresolved.count)
  }

  /// Reports references to no preset, to one of the wrong kind, and in cycles.
  ///
  /// - Parameters:
  ///   - refused: presets that were read but are not good; what refers to them is not reported.
  ///   - known: where presets are looked for that were not read.
  package mutating func resolve(
    refused: Set<String>, with known: (any PresetsElsewhere)?
  ) throws(CatalogError) {
    try unresolved.forEach { one throws(CatalogError) in
      if settle(one) { return true }
      if let target = try elsewhere.target(named: one.target, in: known) {
        link(one.reference, from: one.from, to: target, isForward: true, at: one.place)
      } else if !refused.contains(one.target) {
        let near =
          findings.isFull
          ? [] : try names(near: one.target) + (known?.names(near: one.target) ?? [])
        report(.dangling(one.reference, near: near), of: one.from, at: one.place)
      }
      return true
    }
    try followElsewhere(in: known)
    graph.sort()
    var checker = IntegrityChecker(self)
    for start in graph.starts {
      let cycle = checker.cycle(from: start) { ring in findings.isFull ? (0, nil) : locate(ring) }
      guard let cycle else { continue }
      findings.append(cycle.problem.finding(of: nil, at: cycle.place, for: .reading))
    }
  }

  /// The names by which presets were found that were not read.
  var namesElsewhere: [String] { elsewhere.found }

  /// Follows what was not read to what it refers to: that may be something that was.
  private mutating func followElsewhere(in known: (any PresetsElsewhere)?) throws(CatalogError) {
    while let (id, preset) = elsewhere.next() {
      graph.add(
        id, preset.ownExpansion, refers: preset.references.contains { $0.role.isPartOfMotion },
        line: 0)
      for reference in preset.references {
        let name = reference.target.name
        var target = target(named: name)
        if target == nil { target = try elsewhere.target(named: name, in: known) }
        if let target, reference.role.mustNotCycle {
          graph.add(from: id, to: target.id, reference.role, isForward: false)
        }
      }
    }
  }

  /// Reports presets that come to more than is allowed; to be called once all is resolved.
  ///
  /// - Parameter read: returns the preset of a name, at a location that begins on a line, or nil
  ///   if it cannot be read again.
  package mutating func reportExcesses(_ read: (String, PresetLocation, Int) -> PresetEntry?) {
    var checker = IntegrityChecker(self)
    let candidates = graph.candidates.filter { !ElsewhereTable.contains($0.number) }
    for (number, _) in candidates { checker.isExcessive(number) }
    for (number, line) in candidates where checker.excessive.contains(number) {
      guard !checker.isMadeOfExcessive(number), let excess = checker.excess(of: number) else {
        continue
      }
      let name = names.name(number)
      let entry = findings.isFull ? nil : read(name, locations[Int(number)], line)
      findings.append(
        IntegrityProblem.excess(excess).finding(
          of: name, at: entry?.origin.place(of: "/motion"), for: .reading))
    }
  }

  /// Finds a reference of a cycle that has a place.
  private func locate(_ ring: [UInt32]) -> (first: Int, place: Place?) {
    var next: [UInt32: UInt32] = [:]
    for (index, id) in ring.enumerated() { next[id] = ring[(index + 1) % ring.count] }
    var found: UnresolvedReferences.Element?
    unresolved.forEach { one in
      guard let to = next[one.from], one.role.mustNotCycle,
        to == target(named: one.target)?.id ?? elsewhere.number(of: one.target)
      else { return true }
      found = one
      return false
    }
    return (found.flatMap { ring.firstIndex(of: $0.from) } ?? 0, found?.place)
  }
}

extension PresetIndex: PresetLookup {
  package typealias Failure = Never

  package func target(named name: String) -> PresetTarget<UInt32>? {
    names.number(of: name).map { number in
      PresetTarget(id: aliases[number] ?? number, kind: kinds[Int(number)])
    }
  }

  package func name(of id: UInt32) -> String { elsewhere.name(of: id) ?? names.name(id) }

  package func targets(of id: UInt32) -> [UInt32] { graph.targets(of: id) }

  package func recipe(of id: UInt32) -> ExpansionMeter<UInt32>.Recipe { graph.recipe(of: id) }

  /// The names that came first, in the order of their bytes.
  package func names(near name: String) -> [String] {
    (0..<UInt32(min(names.count, 5_000))).map(names.name).sorted()
  }
}

extension UnresolvedReferences.Element {
  /// The reference as problems have it; its pointer is that of the place.
  fileprivate var reference: PresetReference {
    PresetReference(slot: place.pointer, role: role, target: Reference(target))
  }
}
