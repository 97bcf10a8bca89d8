import Preview
import Storage
import StrictJSON

/// Likeness text says how a motion that was found differs from the one it is to resemble, in shape
/// and in time.
enum LikenessText {
  /// Returns as much as is known; nothing where nothing was to be resembled.
  ///
  /// For example `same shape, 10 × slower`, or with another shape `off 0.0312, same time`.
  static func text(_ hit: SearchHit) -> String {
    guard let distance = hit.distance else { return "" }
    return [shape(distance), hit.timeFactor.map(time)].compactMap(\.self).joined(separator: ", ")
  }

  private static func shape(_ distance: Double) -> String {
    if distance < 0.001 { return "same shape" }
    // Below this they can hardly be told apart.
    if distance < 0.02 { return "nearly the same shape" }
    guard distance < 1e6 else { return "off \(ECMAScriptNumber.text(distance))" }
    let digits = String(Int((distance * 10_000).rounded()))
    let padded = String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
    return "off \(padded.dropLast(4)).\(padded.suffix(4))"
  }

  private static func time(_ factor: Double) -> String {
    let ratio = max(factor, 1 / factor)
    guard ratio >= 1.05 else { return "same time" }
    let times = ratio < 9.95 ? (ratio * 10).rounded() / 10 : ratio.rounded()
    return "\(ValueText.number(times)) × \(factor > 1 ? "slower" : "faster")"
  }
}
