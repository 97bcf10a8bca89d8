#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Relative luminance is how bright a color is, 0 for black and 1 for white.
///
/// .2126 R + .7152 G + .0722 B of linear sRGB components, c / 12.92 up to .04045 and
/// ((c + .055) / 1.055)^2.4 above. Source: WCAG 2.2, relative luminance; IEC 61966-2-1.
enum Luminance {
  /// Returns the luminance of an sRGB color over an opaque gray.
  ///
  /// - Parameters:
  ///   - color: Red, green, blue and opacity, each 0…1; beyond that they are cut off.
  ///   - backdrop: The grey, 0 for black and 1 for white.
  static func of(_ color: [Double], over backdrop: Double) -> Double {
    guard color.count == 4 else { return backdrop }
    let opacity = min(max(color[3], 0), 1)
    let linear = color.prefix(3).map { part in
      Self.linear(backdrop + (min(max(part, 0), 1) - backdrop) * opacity)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
