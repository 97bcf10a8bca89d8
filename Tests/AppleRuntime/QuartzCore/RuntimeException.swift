/// An exception that Apple's frameworks would raise, which ends an app.
public enum RuntimeException {
  /// What was raised, in order.
  public nonisolated(unsafe) static var raised: [String] = []

  /// Records an exception, in Apple's words as far as they are known.
  public static func raise(_ message: String) { raised.append(message) }
}
