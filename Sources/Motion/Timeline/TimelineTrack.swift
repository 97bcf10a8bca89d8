/// A timeline track is what moves one property of one target.
package struct TimelineTrack: Sendable {
  /// The author's name for the view or layer that it changes; nil without a name.
  package var target: String?
  /// The property, as a key path.
  package let property: String
  /// The clocks within the timeline's, the innermost last.
  package var clocks: [TimelineClock] = []
  /// Its values.
  package var content: Content
  /// Whether values go on straight where progress leaves 0…1; otherwise they stay.
  package var goesOn = false
  /// The default value that additive values are added to; nil if they aren't additive.
  package var base: TimelineValue?
  /// The assumed value of the property before the start, if it is needed and not known.
  var start: AnimatedValue?
  /// Notes on assumed, ignored, or unknown values.
  var notes: [String] = []
  /// The notes that say when a face comes on edge.
  var faceNotes: [String] = []
  /// Whether its value jumps instead of gliding.
  var isStepped = false
  /// The fractions of a run at which a value was authored, as far as that is simple to say.
  var authoredTimes: [Double] = []
  /// The last value that was authored, which the app's code may set as the model value.
  var last: TimelineValue?
  /// Whether the app's code sets that, so that it stays.
  var setsModel = false

  /// Content gives a track its values.
  package enum Content: Sendable {
    /// Keys by progress, in order.
    case keys([Keyframe])
    /// A spring from 0 to 1 in seconds, after a delay.
    case spring(SpringRun)
    /// A function, which no keys express exactly; exports have keys that are close to it instead.
    case function(Function)
  }

  /// A key is a value at a progress, and how the value goes on from there.
  package struct Keyframe: Sendable {
    /// The progress at which it is reached, a fraction of the run.
    package var time: Double
    /// The value.
    package var value: TimelineValue
    /// How the fraction of the segment that begins here runs; nil is evenly.
    package var easing: TimelineEasing?
    /// How much the value changes by the fraction of the segment, where it leaves and where it
    /// arrives; nil on straight segments.
    package var leaving, arriving: TimelineValue?

    init(
      time: Double, value: AnimatedValue, easing: TimelineEasing? = nil,
      leaving: SIMD4<Double>? = nil, arriving: SIMD4<Double>? = nil
    ) {
      (self.time, self.value, self.easing) = (time, TimelineValue(value), easing)
      self.leaving = leaving.map { TimelineValue(value.with($0)) }
      self.arriving = arriving.map { TimelineValue(value.with($0)) }
    }
  }

  /// A spring run is a spring in its own seconds, whose speed at the start may be a parameter.
  package struct SpringRun: Sendable {
    /// The spring, its speed without what parameters add.
    package let solver: SpringSolver
    /// The speed at the start, in distances per second.
    package private(set) var velocity: AffineSum
    /// How long it waits before it begins, in seconds.
    package let delay: Double
    /// The same spring at another speed, if parameters add to it.
    private(set) var faster: SpringSolver?

    init(_ solver: SpringSolver, delay: Double) {
      (self.solver, self.delay) = (solver, delay)
      velocity = AffineSum(solver.initialVelocity)
    }

    fileprivate mutating func add(_ unknown: AffineSum, _ other: SpringRun) {
      let change = other.solver.initialVelocity - solver.initialVelocity
      guard change != 0 else { return }
      velocity = velocity + unknown * change
      faster = other.solver
    }
  }

  /// A function gives the value, and how it changes, by progress.
  package struct Function: Sendable {
    let point: @Sendable (Double) -> MotionPoint
    /// The function as it would be if an unknown were 1, for each.
    private(set) var parts: [(unknown: AffineSum, point: @Sendable (Double) -> MotionPoint)] = []

    /// The progress at which it may turn, jump or have a corner.
    let breaks: [Double]
    /// How it runs from its value at 0 to that at 1, if it runs straight.
    let way: Way?

    /// A way is how something runs straight from one value to another.
    enum Way: Sendable {
      /// By an easing, after a fraction of the run; it stands at its start before it jumps from there.
      case eased(TimelineEasing?, delay: Double)
      /// By a function.
      case paced(TimelineSegment.Pace)
    }

    init(
      breaks: [Double], way: Way? = nil, _ point: @escaping @Sendable (Double) -> MotionPoint
    ) {
      (self.point, self.breaks, self.way) = (point, breaks, way)
    }

    fileprivate mutating func add(_ unknown: AffineSum, _ other: Function) {
      parts.append((unknown, other.point))
    }
  }

  /// Makes a track of keys.
  init(target: String? = nil, property: String, keys: TimelineKeys) {
    (self.target, self.property) = (target, property)
    var list = keys.keys
    // Nothing leaves the last one.
    if !list.isEmpty { (list[list.count - 1].easing, list[list.count - 1].leaving) = (nil, nil) }
    (content, goesOn) = (.keys(list), keys.goesOn)
    isStepped = list.first?.value.isContinuous == false
  }

  /// Makes a track of other content.
  init(target: String? = nil, property: String, content: Content) {
    (self.target, self.property, self.content) = (target, property, content)
  }

  /// The type of its values.
  package var shape: TimelineShape {
    switch content {
    case .keys(let keys): keys.first.map { TimelineShape($0.value.known) } ?? .number
    case .spring: .number
    case .function(let function): function.point(0).value.map { TimelineShape($0) } ?? .number
    }
  }

  /// Adds what an unknown adds to it.
  ///
  /// - Parameters:
  ///   - zero: The track if all unknowns were 0.
  ///   - one: The track if the unknown were 1.
  mutating func add(_ unknown: AffineSum, from zero: TimelineTrack, to one: TimelineTrack) {
    func add(to value: inout TimelineValue?, _ zero: TimelineValue?, _ one: TimelineValue?) {
      guard let zero, let one, let change = zero.known.difference(to: one.known)?.components else {
        return
      }
      value?.add(unknown, change)
    }
    add(to: &base, zero.base, one.base)
    add(to: &last, zero.last, one.last)
    switch (content, zero.content, one.content) {
    case (.keys(var keys), .keys(let zeros), .keys(let ones)):
      for (index, (zero, one)) in zip(keys.indices, zip(zeros, ones)) {
        var value: TimelineValue? = keys[index].value
        add(to: &value, zero.value, one.value)
        if let value { keys[index].value = value }
        add(to: &keys[index].leaving, zero.leaving, one.leaving)
        add(to: &keys[index].arriving, zero.arriving, one.arriving)
      }
      content = .keys(keys)
    case (.spring(var spring), _, .spring(let one)):
      spring.add(unknown, one)
      content = .spring(spring)
    case (.function(var function), _, .function(let one)):
      function.add(unknown, one)
      content = .function(function)
    default: break
    }
  }

  /// Whether its keys are at the times of another one's.
  func isTimed(as other: TimelineTrack) -> Bool {
    guard case .keys(let keys) = content, case .keys(let others) = other.content else {
      return true
    }
    return keys.count == others.count
      && zip(keys, others).allSatisfy { abs($0.time - $1.time) < 1e-9 }
  }
}
