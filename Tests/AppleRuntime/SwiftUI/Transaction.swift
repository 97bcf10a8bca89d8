import RuntimeQuartzCore

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  /// What's told when the animations end that this transaction starts.
  var record: AnimationRecord?

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// The one of the running `withAnimation` or `withTransaction`.
  nonisolated(unsafe) static var current = Transaction()
}

/// When the animations end that a transaction has started.
final class AnimationRecord {
  private let outer: AnimationRecord?
  private(set) var end: Double?

  /// Makes a record within that of an outer transaction.
  init(in outer: AnimationRecord?) { self.outer = outer }

  func note(_ end: Double) {
    self.end = max(self.end ?? end, end)
    outer?.note(end)
  }
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}
