import Motion
import StrictJSON

/// CSS traits are what CSS says of keyframes that a preset has no field for; its extensions keep them.
package struct CSSTraits: Hashable, Sendable {
  /// Text keys are the keyframes of a property whose values are texts, which Curvet changes in steps, and browsers may
  /// interpolate.
  package struct TextKeys: Hashable, Sendable {
    /// When each value is declared, as fractions of the duration.
    package var offsets: [Double]
    /// The key times of the track that was made of them; with others, the track has been changed since.
    package var keyTimes: [Double]
    /// The easing from each value to the next; none if it is that of the whole.
    package var easings: [Curve.Shape]

    /// Describes keyframes.
    package init(offsets: [Double], keyTimes: [Double], easings: [Curve.Shape]) {
      (self.offsets, self.keyTimes, self.easings) = (offsets, keyTimes, easings)
    }
  }

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
  /// The keyframes of texts, by property.
  package var texts: [String: TextKeys] = [:]
  /// The registrations of custom properties, by their names.
  package var registered: [String: Registration] = [:]

  private static let key = "org.w3.css"
  private static let (playState, paused) = ("animation-play-state", "paused")
  private static let (transform, list) = ("transform", "list")
  private static let (keyframes, offsets, easings) = ("keyframes", "offsets", "easings")
  private static let keyTimes = "keyTimes"
  private static let (property, syntax) = ("@property", "syntax")
  private static let (inherits, initialValue) = ("inherits", "initial-value")

  /// Describes keyframes.
  package init(
    isPaused: Bool = false, isTransformList: Bool = false, texts: [String: TextKeys] = [:]
  ) {
    (self.isPaused, self.isTransformList, self.texts) = (isPaused, isTransformList, texts)
  }

  /// Reads the traits of a preset.
  package init(of preset: Preset) {
    guard let extensions = preset.extensions,
      let css = JSONDocument.read(Array(extensions.text.utf8), file: "").document?.root[Self.key]
    else { return }
    isPaused = css[Self.playState]?.string == Self.paused
    isTransformList = css[Self.transform]?.string == Self.list
    for member in css[Self.keyframes]?.members.map(\.self) ?? [] {
      func numbers(_ key: String) -> [Double] {
        member.value[key]?.elements.compactMap(\.number) ?? []
      }
      let easings = member.value[Self.easings]?.elements.map { $0.string.flatMap(Self.shape) } ?? []
      let known = easings.compactMap(\.self)
      guard known.count == easings.count else { continue }
      texts[member.key] = TextKeys(
        offsets: numbers(Self.offsets), keyTimes: numbers(Self.keyTimes), easings: known)
    }
    for member in css[Self.property]?.members.map(\.self) ?? [] {
      guard let syntax = member.value[Self.syntax]?.string,
        let inherits = member.value[Self.inherits]?.string
      else { continue }
      registered[member.key] = Registration(
        syntax: syntax, inherits: inherits, initialValue: member.value[Self.initialValue]?.string)
    }
  }

  private static func shape(_ text: String) -> Curve.Shape? {
    if case .curve(let curve)? = try? MotionExpression.parse(text) { curve.shape } else { nil }
  }

  /// The extensions of a preset; nil if there is nothing to keep.
  package var extensions: RawJSON? {
    guard self != CSSTraits() else { return nil }
    var writer = JSONWriter()
    writer.object { writer in
      writer.object(Self.key) { writer in
        if isPaused { writer.member(Self.playState, Self.paused) }
        if isTransformList { writer.member(Self.transform, Self.list) }
        if !texts.isEmpty { writer.object(Self.keyframes, write) }
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

  private func write(_ writer: inout JSONWriter) {
    for (property, keys) in texts.sorted(by: { $0.key < $1.key }) {
      let easings = keys.easings.compactMap { MotionExpression.text(of: .curve(Curve($0))) }
      guard easings.count == keys.easings.count else { continue }
      writer.object(property) { writer in
        writer.array(Self.offsets) { writer in
          for offset in keys.offsets { writer.number(offset) }
        }
        writer.array(Self.keyTimes) { writer in
          for time in keys.keyTimes { writer.number(time) }
        }
        guard !easings.isEmpty else { return }
        writer.array(Self.easings) { writer in for one in easings { writer.string(one) } }
      }
    }
  }
}
