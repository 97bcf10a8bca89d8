import StrictJSON

/// CSS traits are what CSS says of keyframes that a preset has no field for; its extensions keep them.
package struct CSSTraits: Hashable, Sendable {
  /// Whether they begin paused.
  package var isPaused = false
  /// Whether they move `transform`, which replaces the element's own, and not `translate`, `rotate`, and `scale`,
  /// which are added to it.
  package var isTransformList = false

  private static let key = "org.w3.css"
  private static let (playState, paused) = ("animation-play-state", "paused")
  private static let (transform, list) = ("transform", "list")

  /// Describes keyframes.
  package init(isPaused: Bool = false, isTransformList: Bool = false) {
    (self.isPaused, self.isTransformList) = (isPaused, isTransformList)
  }

  /// Reads the traits of a preset.
  package init(of preset: Preset) {
    guard let extensions = preset.extensions,
      let css = JSONDocument.read(Array(extensions.text.utf8), file: "").document?.root[Self.key]
    else { return }
    isPaused = css[Self.playState]?.string == Self.paused
    isTransformList = css[Self.transform]?.string == Self.list
  }

  /// The extensions of a preset; nil if there is nothing to keep.
  package var extensions: RawJSON? {
    guard isPaused || isTransformList else { return nil }
    var writer = JSONWriter()
    writer.object { writer in
      writer.object(Self.key) { writer in
        if isPaused { writer.member(Self.playState, Self.paused) }
        if isTransformList { writer.member(Self.transform, Self.list) }
      }
    }
    return JSONDocument.read(writer.bytes, file: "").document.map { RawJSON($0.root) }
  }
}
