import Motion

/// A reference resolver puts the presets that a motion refers to into its place.
///
/// What it returns has no references left, and so can be evaluated without a catalog.
public struct ReferenceResolver {
  /// How many references may lead on to another; a chain this long is a mistake or an attack.
  public static let longestChain = Expansion.deepest

  private let work: Work
  private let depth: Int

  /// Makes a resolver.
  ///
  /// - Parameter lookUp: returns the motion of the preset that has a name or alias.
  public init(lookUp: @escaping (String) -> Motion?) { self.init(Work(lookUp), depth: 0) }

  private init(_ work: Work, depth: Int) {
    self.work = work
    self.depth = depth
  }

  /// Returns a motion with all that it refers to in place.
  ///
  /// - Throws: ``MotionError`` if a preset is missing, of another kind, or refers to itself, and
  ///   if the motion would come to more than ``Expansion`` or ``MotionLimits`` allow.
  public func resolve(_ motion: Motion) throws(MotionError) -> Motion {
    work.begin()
    try work.add(motion, as: nil)
    return try resolve(placed: motion)
  }

  /// Returns how a motion would come to more than is allowed; nil if it would not.
  public func excess(of motion: Motion) -> ExpansionExcess? {
    var meter = ExpansionMeter<String?>()
    return meter.excess(of: nil) { name in
      (name.map(work.motion(named:)) ?? motion)?.recipe
        ?? ExpansionMeter.Recipe(own: Expansion(), references: [])
    } name: {
      $0 ?? ""
    }
  }

  private func resolve(placed motion: Motion) throws(MotionError) -> Motion {
    var result = motion
    if let reference = motion.use {
      let base = try used(reference, as: .use)
      guard base.kind == motion.kind else { throw wrong(reference, Set([motion.kind]).words) }
      result.inherit(from: base)
    }
    try result.visitReferences(at: { "" }, self)
    guard case .group(var group) = result else { return result }
    for index in group.members.indices {
      guard case .preset(let reference) = group.members[index].content else { continue }
      group.members[index].content = .motion(try used(reference, as: .member))
    }
    return .group(group)
  }

  /// Returns a timing with the curve or spring that it names in place.
  public func resolve(_ timing: Timing) throws(MotionError) -> Timing {
    work.begin()
    var result = timing
    try visit(&result) { "" }
    return result
  }

  private func used(_ reference: Reference, as role: ReferenceRole) throws(MotionError) -> Motion {
    guard depth < Self.longestChain else {
      throw MotionError("the chain of references of '\(reference.name)' is too long")
    }
    guard let motion = work.motion(named: reference.name) else {
      throw MotionError("no preset named '\(reference.name)'")
    }
    try work.add(motion, as: role)
    return try ReferenceResolver(work, depth: depth + 1).resolve(placed: motion)
  }

  private func wrong(_ reference: Reference, _ wanted: String) -> MotionError {
    MotionError("'\(reference.name)' isn't \(wanted)")
  }
}

extension ReferenceResolver: ReferenceVisitor {
  /// What a motion uses is taken before, and members are put in place afterwards.
  func visit(_ reference: inout Reference, as role: ReferenceRole, at slot: () -> String) {}

  func visit(_ time: inout Time, at slot: () -> String) throws(MotionError) {
    guard case .preset(let reference) = time else { return }
    guard case .duration(.seconds(let seconds)) = try used(reference, as: .duration) else {
      throw wrong(reference, "a duration")
    }
    time = .seconds(seconds)
  }

  func visit(_ timing: inout Timing, at slot: () -> String) throws(MotionError) {
    switch timing {
    case .curve(let curve): timing = Timing(try resolve(placed: .curve(curve))) ?? timing
    case .spring(let spring): timing = Timing(try resolve(placed: .spring(spring))) ?? timing
    case .preset(let reference):
      guard let found = Timing(try used(reference, as: .timing)) else {
        throw wrong(reference, "a curve or spring")
      }
      timing = found
    }
  }

  func visit(_ motion: inout Motion, at slot: () -> String) throws(MotionError) {
    motion = try resolve(placed: motion)
  }
}

extension Motion {
  /// The preset of the same kind that the motion is made of.
  fileprivate var use: Reference? {
    switch self {
    case .curve(let curve): if case .use(let reference) = curve.shape { reference } else { nil }
    case .spring(let spring):
      if case .use(let reference) = spring.parameters { reference } else { nil }
    case .duration(let duration): if case .use(let reference) = duration { reference } else { nil }
    case .keyframes(let keyframes): keyframes.use
    case .transition(let transition): transition.use
    case .animator(let animator): animator.use
    case .group(let group): group.use
    }
  }
}

/// The work of a resolver: what was looked up, and how much the motion has come to so far.
private final class Work {
  private let lookUp: (String) -> Motion?
  private var motions: [String: Motion?] = [:]
  private var sum = Expansion()

  init(_ lookUp: @escaping (String) -> Motion?) { self.lookUp = lookUp }

  /// Begins to count again.
  func begin() { sum = Expansion() }

  /// Returns the motion of a name, which is looked up once.
  func motion(named name: String) -> Motion? {
    if let known = motions[name] { return known }
    let motion = lookUp(name)
    motions[name] = motion
    return motion
  }

  /// Counts a motion that is put in place; throws if there is too much by now.
  ///
  /// - Parameter role: what it is referred to for; nil for the motion that is asked for.
  func add(_ motion: Motion, as role: ReferenceRole?) throws(MotionError) {
    let own = motion.ownExpansion
    sum.values += own.values + (role == nil ? 0 : 1)
    switch role {
    case .member: sum.parts += motion.isTiming ? 1 : own.parts
    case .use, nil: sum.parts += own.parts
    case .timing, .duration, .reducedMotion, .counterpart, .deprecatedUse: break
    }
    if sum.exceeded != nil { throw MotionError("the motion exceeds the size limits") }
    guard motion.isWithinLimits else {
      let problem = motion.limitProblems.first
      throw MotionError(problem?.message ?? "a number is outside the limits", help: problem?.help)
    }
  }
}
