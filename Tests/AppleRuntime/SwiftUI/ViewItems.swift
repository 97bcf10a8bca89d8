import RuntimeQuartzCore

/// A view of a list, which comes and goes with its transition.
@MainActor private final class ViewItem {
  let id: AnyHashable
  let node = ViewNode()
  /// The node of the view itself, which the transition is around.
  private let content = ViewNode()
  private let wrapper = ViewNode()
  private var view: any View
  private var phase = TransitionPhase.identity
  /// The transition of a view that has none of its own, until it's over.
  private var standIn: AnyTransition?
  /// When its animations end.
  private var end: Double?

  init(id: AnyHashable, _ view: any View) { (self.id, self.view) = (id, view) }

  var isLeaving: Bool { phase == .didDisappear }

  func isOver(at time: Double) -> Bool { time >= end ?? time }

  /// Updates an item that's in the list.
  ///
  /// - Parameter isInserted: Whether it came into a list that was there before.
  func update(_ view: any View, _ scope: Scope, isInserted: Bool) {
    self.view = view
    let comesBack = isLeaving
    phase = .identity
    view.evaluate(content, scope)
    if isInserted {
      change(from: .willAppear, scope)
    } else if comesBack {
      change(from: nil, scope)
    }
    if !isInserted && !comesBack {
      if isOver(at: scope.time) { standIn = nil }
      wrap(.identity, scope, changes: false)
    }
    node.leaves = false
  }

  /// Starts to leave, with the view as it was.
  func leave(_ scope: Scope) {
    phase = .didDisappear
    view.evaluate(content, scope)
    change(from: .identity, scope)
    node.leaves = true
  }

  /// Goes over to its phase, from another one or from where it is.
  // Source: AnyTransition: a view without a transition fades if the change is animated.
  private func change(from start: TransitionPhase?, _ scope: Scope) {
    if scope.transaction.animation != nil { standIn = .opacity }
    var (scope, still) = (scope, scope)
    still.transaction = Transaction()
    if let start { wrap(start, still, changes: false) }
    let record = AnimationRecord(in: scope.transaction.record)
    scope.transaction.record = record
    wrap(phase, scope, changes: true)
    end = record.end
  }

  /// Updates an item that's leaving.
  func stay(_ scope: Scope) {
    view.evaluate(content, scope)
    wrap(.didDisappear, scope, changes: false)
    node.leaves = true
  }

  func remove() {
    content.end()
    wrapper.end()
  }

  /// Puts the transition around the view.
  private func wrap(_ phase: TransitionPhase, _ scope: Scope, changes: Bool) {
    guard let transition = content.trait(\.transition) ?? standIn else {
      node.adopt([content])
      return
    }
    node.adopt([wrapper])
    transition.apply(phase, wrapper, scope, changes: changes, AdoptedView(node: content))
  }
}

/// A view that has its place already.
private nonisolated struct AdoptedView: View, PrimitiveView {
  typealias Body = Never
  let node: ViewNode

  @MainActor func update(_ node: ViewNode, _ scope: Scope) { node.adopt([self.node]) }
}

extension ViewNode {
  /// Updates a list: items that come and go have transitions, unless the list itself is new.
  func updateItems(_ list: [(id: AnyHashable, view: any View)], _ scope: Scope) {
    let known = memory as? [ViewItem] ?? []
    let ids = Set(list.map(\.id))
    let present = list.map { id, view in
      let old = known.first { $0.id == id }
      let item = old ?? ViewItem(id: id, view)
      item.update(view, scope, isInserted: old == nil && !isNew)
      return item
    }
    let others = known.filter { !ids.contains($0.id) }
    for item in others {
      if item.isLeaving { item.stay(scope) } else { item.leave(scope) }
      if item.isOver(at: scope.time) { item.remove() }
    }
    let items = others.filter { !$0.isOver(at: scope.time) } + present
    memory = items
    adopt(items.map(\.node))
  }
}
