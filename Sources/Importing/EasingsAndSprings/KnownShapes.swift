import Diagnostics
import EmbeddedData
import Motion
import Presets
import StrictJSON

/// Known shapes are the easings and springs that come with Curvet, which names of other tools mean.
enum KnownShapes {
  /// Returns the shape of a curve that comes with Curvet, such as `penner-exact/quad-in`.
  static func curve(_ name: String) -> Curve.Shape? {
    var name = "curve/" + name
    for _ in 0..<4 {
      guard case .curve(let curve)? = all[name] else { return nil }
      guard case .use(let reference) = curve.shape else { return curve.shape }
      name = reference.name
    }
    return nil
  }

  /// Returns a spring that comes with Curvet, such as `figma/quick`.
  static func spring(_ name: String) -> Spring? {
    guard case .spring(let spring)? = all["spring/" + name] else { return nil }
    return spring
  }

  private static let all: [String: Motion] = {
    var all: [String: Motion] = [:]
    let files =
      (0..<embedded_seed_count()).map(embedded_seed)
      + (0..<embedded_vocabulary_count()).map(embedded_vocabulary)
    for file in files where names.contains(String(cString: file.name)) {
      let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
      guard let document = JSONDocument.read(bytes, file: "").document else { continue }
      var findings = FindingList(limit: 0)
      var entries = DocumentEntries(of: document, findings: &findings)
      while let entry = entries.next(findings: &findings) {
        all[entry.preset.name.text] = entry.preset.motion
      }
    }
    return all
  }()

  private static let names: Set = [
    "android.json", "anime.json", "compose.json", "flutter.json", "gsap.json", "motion.json",
    "penner.json", "penner-exact.json", "css.json", "reanimated.json", "figma.json",
    "core-animation.json", "material.json",
  ]
}
