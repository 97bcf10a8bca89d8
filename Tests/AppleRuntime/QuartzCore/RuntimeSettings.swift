/// What the user of the device has chosen.
public enum RuntimeSettings {
  /// Whether motion is to be reduced.
  public nonisolated(unsafe) static var reducesMotion = false
  /// Whether transitions are to cross-fade instead of sliding.
  public nonisolated(unsafe) static var prefersCrossFades = false
  /// Whether text runs from right to left.
  public nonisolated(unsafe) static var isRightToLeft = false

  /// Goes back to the settings of a new device.
  public static func reset() {
    (reducesMotion, prefersCrossFades, isRightToLeft) = (false, false, false)
  }
}
