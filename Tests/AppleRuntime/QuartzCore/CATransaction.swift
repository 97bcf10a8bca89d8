/// Changes to layers that belong together.
///
/// Source: CATransaction; Core Animation Programming Guide, "Changing a Layer's Default Behavior".
public final class CATransaction: NSObject {
  /// What one transaction says.
  struct Frame {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: RuntimeCompletion?
  }

  private nonisolated(unsafe) static var frames: [Frame] = []
  private nonisolated(unsafe) static var implicit = Frame()

  public class func begin() { frames.append(Frame()) }

  public class func commit() {
    guard let frame = frames.popLast() else { return }
    frame.completion?.close()
  }

  public class func flush() {}

  private static func change(_ body: (inout Frame) -> Void) {
    if frames.isEmpty { body(&implicit) } else { body(&frames[frames.count - 1]) }
  }

  private static func innermost<Value>(_ value: (Frame) -> Value?) -> Value? {
    frames.reversed().lazy.compactMap(value).first ?? value(implicit)
  }

  public class func animationDuration() -> CFTimeInterval { innermost(\.duration) ?? 0.25 }
  public class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    innermost(\.timingFunction)
  }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }
  public class func disableActions() -> Bool { innermost(\.disablesActions) ?? false }
  public class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  // Source: "called as soon as all animations subsequently added by this transaction group have
  // completed (or have been removed)"; "if no animations are added, it's invoked immediately".
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    change { $0.completion = block.map { RuntimeCompletion($0) } }
    if frames.isEmpty { implicit.completion?.close() }
  }

  /// What an animation that is added now reports its end to.
  static var completions: [RuntimeCompletion] {
    (frames + [implicit]).compactMap(\.completion)
  }
}

/// A block that is called once, when nothing that it waits for is left.
final class RuntimeCompletion {
  private let block: () -> Void
  private var count = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func add() { count += 1 }

  func remove() {
    count -= 1
    if count == 0, isClosed { RuntimeClock.schedule(at: RuntimeClock.now, block) }
  }

  /// No more animations will be added.
  func close() {
    isClosed = true
    if count == 0 { RuntimeClock.schedule(at: RuntimeClock.now, block) }
  }
}
