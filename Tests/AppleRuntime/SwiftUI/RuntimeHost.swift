public import RuntimeQuartzCore

/// Shows a tree of views, as a window does.
///
/// State that changes is shown at the end of a turn of the run loop. What's read from it is the
/// state of its animations at `RuntimeClock.now`.
@MainActor public final class RuntimeHost {
  private struct Weak { weak var host: RuntimeHost? }

  private static var known: [Weak] = []
  private static var hosts: [RuntimeHost] { known.compactMap(\.host) }

  /// The size that's offered to the root view.
  public let size: CGSize
  private let root: @MainActor () -> any View
  private let node = ViewNode()
  private var drawings: [Drawing] = []
  /// The transaction of what has changed.
  private var pending: Transaction?
  private var isUpdating = false
  private var time = RuntimeClock.now
  /// When the last of the animations ends that need frames.
  private var animationEnd = -Double.infinity
  /// Whether a view's size isn't the one that it was evaluated with.
  var needsAnotherPass = false
  private var appearances: [() -> Void] = []
  private var tasks: [() -> Void] = []
  var drag: ActiveDrag?
  /// Whether the states of a gesture are reset before it ends, whose order isn't documented.
  public var resetsGestureStatesFirst = false

  /// Shows a view, which is made again whenever state changes.
  public init<Root: View>(_ root: @autoclosure @escaping @MainActor () -> Root, size: CGSize) {
    self.size = size
    self.root = root
    RuntimeClock.atEndOfTurn { [weak self] in MainActor.assumeIsolated { self?.finishTurn() } }
    Self.known = Self.known.filter { $0.host != nil } + [Weak(host: self)]
    update(Transaction())
  }

  // MARK: What's shown

  /// Everything that's drawn, from the back to the front.
  public var drawn: [RuntimeAppearance] {
    settle()
    return drawings.map(\.appearance)
  }

  /// What's drawn under a name; the front of them if there are more.
  public func appearance(of name: String) -> RuntimeAppearance? {
    drawn.last { $0.name == name }
  }

  /// The way to what's drawn under a name.
  func path(to name: String) -> [(node: ViewNode, transform: ProjectionTransform)] {
    settle()
    return drawings.last { $0.appearance.name == name }?.path ?? []
  }

  /// What maps the coordinates of a node on the screen to the host's.
  func transform(of node: ViewNode) -> ProjectionTransform? {
    settle()
    for drawing in drawings {
      if let place = drawing.path.first(where: { $0.node === node }) { return place.transform }
    }
    return nil
  }

  private func settle() {
    if pending != nil { finishTurn() }
    guard time < RuntimeClock.now else { return }
    update(Transaction())
    finishTurn()
  }

  // MARK: Updates

  /// Shows what's shown now before state changes, which changes with a transaction.
  static func stateWillChange(_ transaction: Transaction) {
    for host in hosts {
      if host.isUpdating {
        host.pending = transaction
        continue
      }
      if host.time < RuntimeClock.now { host.update(Transaction()) }
      if let pending = host.pending, pending.isOther(than: transaction) { host.update(pending) }
      host.pending = transaction
    }
  }

  /// Updates at a time at which an animation ends, and 60 times a second until then if needed.
  func wake(at end: Double, needsFrames: Bool) {
    guard end.isFinite else { return }
    updates(at: end)
    guard needsFrames, end > animationEnd else { return }
    let isResting = animationEnd <= time
    animationEnd = end
    if isResting { scheduleFrame() }
  }

  private func scheduleFrame() {
    let next = time + 1 / 60
    guard next < animationEnd else { return }
    updates(at: next) { $0.scheduleFrame() }
  }

  private func updates(
    at time: Double, _ then: @escaping @MainActor (RuntimeHost) -> Void = { _ in }
  ) {
    RuntimeClock.schedule(at: time) { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.pending = self.pending ?? Transaction()
        self.finishTurn()
        then(self)
      }
    }
  }

  /// Does something at the end of the turn, because a view appears.
  func whenAppeared(_ action: @escaping () -> Void) { appearances.append(action) }

  /// Starts a task at the end of the turn.
  func startTask(_ start: @escaping () -> Void) { tasks.append(start) }

  private func update(_ transaction: Transaction) {
    isUpdating = true
    defer { isUpdating = false }
    (pending, time) = (nil, RuntimeClock.now)
    let scope = Scope(
      host: self, time: time, environment: EnvironmentValues(), transaction: transaction,
      space: size)
    var passes = 0
    repeat {
      needsAnotherPass = false
      passes += 1
      root().evaluate(node.child(0), scope)
      let own = node.measure(in: size)
      node.origin = Alignment.center.origin(of: own, in: size)
    } while needsAnotherPass && passes < 5
    drawings = []
    node.draw(into: &drawings, ProjectionTransform(translation: node.origin), [], [])
  }

  /// Updates, and does what views that appear want done, until nothing changes.
  // Assumed: what's done when views appear comes before their tasks, and after the update.
  private func finishTurn() {
    for _ in 0..<100 {
      if let pending { update(pending) }
      if !appearances.isEmpty {
        let actions = appearances
        appearances = []
        actions.forEach { $0() }
      } else if !tasks.isEmpty {
        let starts = tasks
        tasks = []
        starts.forEach { $0() }
      } else if pending == nil {
        return
      }
    }
  }
}

extension Transaction {
  /// Whether changes with another transaction don't join those with this one.
  fileprivate func isOther(than other: Transaction) -> Bool {
    animation != other.animation || disablesAnimations != other.disablesAnimations
      || record !== other.record
  }
}
