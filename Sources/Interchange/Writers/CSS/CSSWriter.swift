import Motion
import Presets
import Synchronization

/// The CSS writer writes custom properties and `@keyframes`, or a Tailwind theme of them.
struct CSSWriter: PresetWriter {
  let options: ExportOptions
  private let known = CSSMemory()

  init(_ options: ExportOptions) {
    self.options = options
  }

  /// Two names are those of what several presets share.
  var identifiers: IdentifierStyle {
    IdentifierStyle(.kebab, reserved: ["hide", "inline"]) { $0 + "-motion" }
  }

  /// What names begin with, so that they are not those of others.
  var prefix: String {
    let name = CSSText.kebab(options.namespace ?? "motion")
    return name.first?.isLetter == true ? name + "-" : "motion-" + (name.isEmpty ? "" : name + "-")
  }

  func fidelity(of preset: ExportedPreset, in set: ExportSet) -> Fidelity {
    do throws(CSSGap) {
      return try motion(of: preset).fidelity
    } catch {
      return .unsupported(error.reason)
    }
  }

  func files(for set: ExportSet) -> [ExportedFile] {
    var sheet = CSSSheet(writer: self)
    for preset in set.presets {
      guard let motion = try? motion(of: preset) else { continue }
      sheet.add(preset, motion, in: set)
    }
    return [ExportedFile(text: sheet.text(set.header))]
  }

  func names(of preset: ExportedPreset) -> [String] {
    guard let motion = try? motion(of: preset) else { return [] }
    return CSSNames(preset.identifier, self).all(of: motion)
  }

  /// What becomes of a preset.
  func motion(of preset: ExportedPreset) throws(CSSGap) -> CSSMotion {
    let result = known.motions.withLock { $0[preset.name] } ?? make(preset)
    known.motions.withLock { $0[preset.name] = result }
    return try result.get()
  }

  private func make(_ preset: ExportedPreset) -> Result<CSSMotion, CSSGap> {
    do throws(CSSGap) {
      let tolerance = max(options.tolerance, 1e-6)
      return .success(try CSSMotion(preset.motion, prefix: prefix, tolerance: tolerance))
    } catch {
      return .failure(error)
    }
  }
}

/// A CSS memory holds what was made of presets: to make it takes long, and it is wanted for the
/// fidelity, the text and for what takes another's place.
private final class CSSMemory: Sendable {
  let motions = Mutex<[PresetName: Result<CSSMotion, CSSGap>]>([:])
}
