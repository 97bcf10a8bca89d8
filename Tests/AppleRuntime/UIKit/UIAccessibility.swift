public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { RuntimeSettings.reducesMotion }
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    RuntimeSettings.prefersCrossFades
  }
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
