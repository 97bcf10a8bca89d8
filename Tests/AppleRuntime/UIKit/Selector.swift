/// A method by which a target gets an action.
///
/// Linux has no Objective-C, so it's made from a method instead of `#selector`.
@MainActor public struct Selector {
  private let send: @MainActor (_ target: AnyObject, _ sender: AnyObject) -> Void

  /// Refers to a method that takes the sender, as `Type.method`.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    send = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else {
        return RuntimeException.raise("unrecognized selector sent to instance")
      }
      method(target)(sender)
    }
  }

  /// Refers to a method without parameters, as `Type.method`.
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    send = { target, _ in
      guard let target = target as? Target else {
        return RuntimeException.raise("unrecognized selector sent to instance")
      }
      method(target)()
    }
  }

  func perform(on target: AnyObject, with sender: AnyObject) { send(target, sender) }
}

/// A target and its action.
struct TargetAction {
  // Source: UIControl, "addTarget(_:action:for:)": the control does not retain the target.
  weak var target: AnyObject?
  let action: Selector

  init?(_ target: Any?, _ action: Selector?) {
    guard let target, let action else { return nil }
    (self.target, self.action) = (target as AnyObject, action)
  }

  @MainActor func send(from sender: AnyObject) {
    if let target { action.perform(on: target, with: sender) }
  }
}
