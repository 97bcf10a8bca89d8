import Diagnostics
import Motion
import Presets
import Storage

/// A preset index knows the names of the presets that were read, and finds what refers to none.
///
/// It keeps no more than a few dozen bytes of a preset and as many of a reference.
struct PresetIndex {
  private(set) var findings: FindingList
  private(set) var count = 0
  /// The names; a preset's number is that of its primary name.
  private var names = NameTable()
  private var kinds = ChunkedList<MotionKind>()
  /// Where each preset can be read again.
  private var locations = ChunkedList<PresetLocation>()
  /// The presets that aliases stand for.
  private var aliases: [UInt32: UInt32] = [:]
  private var graph = ReferenceGraph()
  /// References to what has not been read yet.
  private var waiting = WaitingReferences()
  private var sweepAt = 10_000
  /// Presets whose names were there already, to be compared at the end.
  private var repeats: [(of: UInt32, at: PresetLocation, line: UInt32)] = []

  /// Makes an empty index that keeps at most so many findings.
  init(limit: Int = 100) {
    findings = FindingList(limit: limit)
  }

  /// Adds a preset and returns its number; nil where it is there already.
  @discardableResult
  mutating func add(_ read: ReadPreset, at location: PresetLocation) -> UInt32? {
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
      if let present = names.number(of: alias.text) {
        let owner = names.name(aliases[present] ?? present)
        findings.append(
          Finding(
            PresetRule.duplicateName, "the alias \"\(alias)\" is a name of \"\(owner)\" already",
            subject: read.name.text, place: entry.origin.place(of: "/aliases/\(position)"),
            help: "remove the alias, or choose another"))
      } else {
        aliases[declare(alias, read.kind, at: location)] = id
      }
    }
    for reference in read.references {
      let place = { entry.origin.place(of: reference.slot) }
      // What leads to the preset itself is a circle, and told as one with its place.
      if let target = target(of: reference.target.name), target != id {
        link(reference.role, from: id, to: target, isForward: false)
        check(reference, of: id, kinds[Int(target)], at: place())
      } else {
        waiting.append(
          .init(from: id, role: reference.role, target: reference.target.name, place: place()))
      }
    }
    if waiting.count > sweepAt { sweep() }
    return id
  }

  private mutating func declare(
    _ name: PresetName, _ kind: MotionKind, at location: PresetLocation
  ) -> UInt32 {
    kinds.append(kind)
    locations.append(location)
    return names.add(name.text)
  }

  /// Returns where the preset that has a name or alias can be read again; nil where there is none.
  func location(of name: String) -> PresetLocation? {
    names.number(of: name).map { locations[Int($0)] }
  }

  /// Returns where the preset of a number can be read again.
  func location(of number: UInt32) -> PresetLocation { locations[Int(number)] }

  /// Reports presets whose names other ones have; the same preset in two files is one preset.
  ///
  /// - Parameter read: returns the preset at a location that begins on a line, or nil where it
  ///   cannot be read again.
  mutating func tellRepeats(_ read: (PresetLocation, Int) -> PresetEntry?) {
    for (present, location, line) in repeats {
      let owner = aliases[present]
      let entry = read(location, Int(line))
      if owner == nil, let entry, read(locations[Int(present)], 1)?.preset == entry.preset {
        continue
      }
      findings.append(
        Finding(
          PresetRule.duplicateName,
          owner.map { "the name is an alias of \"\(names.name($0))\"" }
            ?? "there is another preset of this name",
          subject: names.name(present), place: entry?.origin.place, help: "rename one of the two"))
    }
    repeats = []
  }

  private func target(of name: String) -> UInt32? {
    names.number(of: name).map { aliases[$0] ?? $0 }
  }

  private mutating func link(
    _ role: ReferenceRole, from: UInt32, to target: UInt32, isForward: Bool
  ) {
    if role.mustNotCycle { graph.add(from: from, to: target, role, isForward: isForward) }
  }

  private mutating func check(
    _ reference: PresetReference, of id: UInt32, _ kind: MotionKind,
    at place: @autoclosure () -> Place
  ) {
    let owner = kinds[Int(id)]
    if reference.role.kinds(owner: owner).contains(kind) { return }
    findings.append(
      reference.wrongKind(from: names.name(id), owner: owner, found: kind, at: place()))
  }

  /// Links a reference if its preset has been read meanwhile; returns whether it has.
  private mutating func settle(_ one: WaitingReferences.Element) -> Bool {
    guard let target = target(of: one.target) else { return false }
    link(one.role, from: one.from, to: target, isForward: true)
    check(one.reference, of: one.from, kinds[Int(target)], at: one.place)
    return true
  }

  /// Lets go of references whose presets have been read meanwhile.
  private mutating func sweep() {
    let all = waiting
    waiting = WaitingReferences()
    all.forEach { one in
      if !settle(one) { waiting.append(one) }
      return true
    }
    sweepAt = max(10_000, 2 * waiting.count)
  }

  /// Reports references to no preset, to one of the wrong kind, and in circles.
  ///
  /// - Parameters:
  ///   - refused: presets that were read but are not good; what refers to them is not reported.
  ///   - elsewhere: returns what is known of a preset that was not read.
  ///   - suggestions: returns further names that may have been meant by a mistyped one.
  mutating func resolve<Failure: Error>(
    refused: Set<String>, elsewhere: (String) throws(Failure) -> PresetElsewhere?,
    suggestions: (String) throws(Failure) -> [String]
  ) throws(Failure) {
    try waiting.forEach { one throws(Failure) in
      if settle(one) { return true }
      if let present = try elsewhere(one.target) {
        check(one.reference, of: one.from, present.kind, at: one.place)
        graph.add(from: one.from, to: present.expansion, one.role)
      } else if !refused.contains(one.target) {
        let near = findings.isFull ? [] : try names.first(5_000) + suggestions(one.target)
        findings.append(
          one.reference.dangling(from: names.name(one.from), at: one.place, near: near))
      }
      return true
    }
    for ring in graph.circles() { report(ring) }
  }

  /// Reports presets that come to more than is allowed; to be called once all is resolved.
  ///
  /// - Parameter read: returns the preset of a name, at a location that begins on a line, or nil
  ///   where it cannot be read again.
  mutating func tellExcesses(_ read: (String, PresetLocation, Int) -> PresetEntry?) {
    for (number, line, excess) in graph.excesses(name: names.name) {
      let name = names.name(number)
      let entry = findings.isFull ? nil : read(name, locations[Int(number)], line)
      findings.append(excess.finding(of: name, at: entry?.origin.place(of: "/motion")))
    }
  }

  /// Tells a circle from a reference that has a place.
  private mutating func report(_ ring: [UInt32]) {
    var next: [UInt32: UInt32] = [:]
    for (index, id) in ring.enumerated() { next[id] = ring[(index + 1) % ring.count] }
    var told: WaitingReferences.Element?
    waiting.forEach { one in
      guard let to = next[one.from], one.role.mustNotCycle, to == target(of: one.target)
      else { return true }
      told = one
      return false
    }
    let first = told.flatMap { one in ring.firstIndex(of: one.from) } ?? 0
    let circle = ring[first...] + ring[...first]
    findings.append(PresetReference.circle(circle.map(names.name), at: told?.place))
  }
}

/// What is known of a preset that was not read: one of the catalog.
struct PresetElsewhere {
  var kind: MotionKind
  /// What it comes to with all that it refers to.
  var expansion: Expansion
}

extension WaitingReferences.Element {
  /// The reference as findings take it; its slot is told by the place.
  fileprivate var reference: PresetReference {
    PresetReference(slot: place.pointer, role: role, target: Reference(target))
  }
}

extension NameTable {
  /// The names that came first, in the order of their bytes.
  fileprivate func first(_ limit: Int) -> [String] {
    (0..<UInt32(min(count, limit))).map(name).sorted()
  }
}
