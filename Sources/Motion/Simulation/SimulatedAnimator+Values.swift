extension SimulatedAnimator {
  /// The value of a property, by its name; nil if its animations' values are not known.
  ///
  /// Several animations of one property are blended, and what no animation holds any more keeps the
  /// value it came to.
  public func value(of name: String) -> AnimatedValue? {
    let own = animations.filter { $0.name == name }
    guard !own.isEmpty else { return settled[name] }
    let parts = own.compactMap { animation in
      animation.values.map { (from: $0.start, to: $0.end, position: animation.position) }
    }
    guard parts.count == own.count else { return nil }
    let value = AnimatedValue.blended(parts)
    let axis = verticalTiming == nil ? .x : VelocityAxis(of: Self.property(of: name))
    guard axis != .x else { return value }
    let upright = zip(parts, own).map {
      (from: $0.from, to: $0.to, position: $1.verticalPosition)
    }
    return axis.joined(value, AnimatedValue.blended(upright))
  }

  /// How far the last animation of a property is, between start, 0, and end, 1; nil if none is.
  public func position(of name: String) -> Double? { winner(for: name)?.position }

  /// Gives the animations that a motion describes their values.
  ///
  /// - Parameters:
  ///   - motion: The animator that this one was made from.
  ///   - lengths: The lengths that measures depend on, by their names, in points.
  /// - Returns: What keeps values from being known, by the name of the property.
  public mutating func setValues(
    of motion: Animator, lengths: [String: Double]
  ) -> [(name: String, error: KeyframeError)] {
    var unknown: [(name: String, error: KeyframeError)] = []
    for (index, authored) in motion.animations.enumerated() where index < animations.count {
      let name = animations[index].name
      do throws(KeyframeError) {
        animations[index].values = try values(
          of: authored, at: index, named: name, lengths: lengths)
      } catch {
        unknown.append((name, error))
      }
    }
    return unknown
  }

  /// Lets every animation lead from its end to its start, as an animator that closes again does.
  public mutating func swapEnds() {
    for index in animations.indices {
      animations[index].values = animations[index].values.map {
        Values(start: $0.end, end: $0.start)
      }
    }
  }

  private mutating func values(
    of authored: Animator.Animation, at index: Int, named name: String, lengths: [String: Double]
  ) throws(KeyframeError) -> Values {
    let nothing = AnimatedValue.number(0)
    func value(_ value: PropertyValue) throws(KeyframeError) -> AnimatedValue {
      try AnimatedValue(value, current: nothing, of: authored.property, lengths: lengths)
    }
    let change = try value(authored.change.value)
    let start: AnimatedValue
    if let from = authored.from, from != .current {
      start = try value(from)
    } else if let earlier = animations[..<index].last(where: { $0.name == name })?.values {
      start = earlier.end
      note(.lastWins)
    } else {
      start = self.start(of: name, like: change)
    }
    if case .by = authored.change { return Values(start: start, end: start.adding(change)) }
    return Values(start: start, end: authored.change.value == .current ? start : change)
  }

  /// The value that a new animation of a property starts from.
  mutating func start(of name: String, like example: AnimatedValue) -> AnimatedValue {
    if let earlier = winner(for: name)?.values { return earlier.end }
    if let settled = settled[name] { return settled }
    if !assumedStarts.contains(name) { assumedStarts.append(name) }
    return .identity(of: Self.property(of: name), like: example)
  }

  /// The property of a name, which may have a target before it.
  static func property(of name: String) -> String {
    var rest = name[...]
    while PropertyType(property: String(rest)) == nil {
      guard let stop = rest.firstIndex(of: ".") else { return name }
      rest = rest[rest.index(after: stop)...]
    }
    return String(rest)
  }

  mutating func remember(_ name: String) { if !names.contains(name) { names.append(name) } }
}
