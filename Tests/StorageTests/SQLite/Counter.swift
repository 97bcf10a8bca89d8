import Synchronization

/// A number that several threads may raise.
final class Counter: Sendable {
  private let number = Atomic(0)

  var value: Int { number.load(ordering: .sequentiallyConsistent) }

  @discardableResult
  func increment() -> Int {
    number.add(1, ordering: .sequentiallyConsistent).newValue
  }
}
