import Motion
import StrictJSON

/// CSS traits are what CSS says of keyframes that a preset has no field for; its extensions keep them.
package struct CSSTraits: Hashable, Sendable {
  /// A registration is how a style sheet registers a custom property, by the descriptors of `@property`.
  package struct Registration: Hashable, Sendable {
    /// What its values are: `<angle>`.
    package var syntax: String
    /// Whether elements inherit it: `true` or `false`.
    package var inherits: String
    /// The value that it has without a declaration; nil if it has none.
    package var initialValue: String?

    /// Describes a registration.
    package init(syntax: String, inherits: String, initialValue: String?) {
      (self.syntax, self.inherits, self.initialValue) = (syntax, inherits, initialValue)
    }
  }

  /// Whether they begin paused.
  package var isPaused = false
  /// Whether they move `transform`, which replaces the element's own, and not `translate`, `rotate`, and `scale`,
  /// which are added to it.
  package var isTransformList = false
  /// The registrations of custom properties, by their names.
  package var registered: [String: Registration] = [:]

  private static let key = "org.w3.css"
  private static let (playState, paused) = ("animation-play-state", "paused")
  private static let (transform, list) = ("transform", "list")
  private static let (property, syntax) = ("@property", "syntax")
  private static let (inherits, initialValue) = ("inherits", "initial-value")

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
    for member in css[Self.property]?.members.map(\.self) ?? [] {
      guard let syntax = member.value[Self.syntax]?.string,
        let inherits = member.value[Self.inherits]?.string
      else { continue }
      registered[member.key] = Registration(
        syntax: syntax, inherits: inherits, initialValue: member.value[Self.initialValue]?.string)
    }
  }

  /// The extensions of a preset; nil if there is nothing to keep.
  package var extensions: RawJSON? {
    guard self != CSSTraits() else { return nil }
    var writer = JSONWriter()
    writer.object { writer in
      writer.object(Self.key) { writer in
        if isPaused { writer.member(Self.playState, Self.paused) }
        if isTransformList { writer.member(Self.transform, Self.list) }
        if !registered.isEmpty { writer.object(Self.property, writeRegistered) }
      }
    }
    return JSONDocument.read(writer.bytes, file: "").document.map { RawJSON($0.root) }
  }

  private func writeRegistered(_ writer: inout JSONWriter) {
    for (name, one) in registered.sorted(by: { $0.key < $1.key }) {
      writer.object(name) { writer in
        writer.member(Self.syntax, one.syntax)
        writer.member(Self.inherits, one.inherits)
        writer.member(Self.initialValue, ifPresent: one.initialValue)
      }
    }
  }
}
