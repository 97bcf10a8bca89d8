/// A quantity is a number, or a measure that only the app can evaluate.
public enum Quantity: Hashable, Sendable {
  case number(Double)
  case measure(Measure)
}
