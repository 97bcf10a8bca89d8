import StrictJSON

extension Preset {
  /// Whether the preset is larger than 2 MiB as it is written, so that it could not be read again.
  ///
  /// - Parameter byteCount: the size of what it was read from. Escapes, numbers and expressions grow
  ///   when they are written, but not to sixteen times their size; small presets are not looked at.
  public func isTooLarge(readFrom byteCount: Int) -> Bool {
    byteCount > JSONLimits.lineBytes / 16 && payload.count > JSONLimits.lineBytes
  }
}
