import Diagnostics
import Motion
import Presets

/// CSS written texts are the tracks of texts that came from CSS, which are written as they came: browsers interpolate
/// what Curvet changes in steps.
struct CSSWrittenTexts {
  private var keys: [String: CSSTraits.TextKeys] = [:]
  private let keyframes: Keyframes

  /// Finds the tracks whose keyframes are known, and still fit them.
  init(_ keyframes: Keyframes, _ traits: CSSTraits) {
    self.keyframes = keyframes
    for (property, keys) in traits.texts {
      let own = keyframes.tracks.filter { $0.property == property }
      guard own.count == 1, case .values(let values) = own[0].content,
        values.count == keys.offsets.count, values.count > 1,
        own[0].keyTimes?.map(\.value) == keys.keyTimes, Self.isInOrder(keys.offsets),
        values.dropFirst().dropLast().allSatisfy({ $0 != .current }),
        values.allSatisfy(\.isText), Self.fits(keys, keyframes.timing)
      else { continue }
      self.keys[property] = keys
    }
  }

  /// Whether offsets run from 0 to 1.
  private static func isInOrder(_ offsets: [Double]) -> Bool {
    offsets.first == 0 && offsets.last == 1
      && zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// Whether easings are those of segments, or one of the whole that has only one segment.
  private static func fits(_ keys: CSSTraits.TextKeys, _ timing: Timing?) -> Bool {
    if keys.easings.isEmpty { return keys.offsets == [0, 1] }
    return timing == nil && keys.easings.count == keys.offsets.count - 1
  }

  /// Whether a track is one of them.
  func contains(_ track: Keyframes.Track) -> Bool { keys[track.property] != nil }

  /// The tracks.
  ///
  /// - Throws: ``Unsupported`` if CSS has no such property, or no such easing.
  func tracks(_ measures: CSSMeasures) throws(Unsupported) -> [CSSTrack] {
    var tracks: [CSSTrack] = []
    for track in keyframes.tracks {
      guard let keys = keys[track.property], case .values(let values) = track.content else {
        continue
      }
      let texts = values.compactMap { if case .string(let text) = $0 { text } else { nil } }
      let css = try CSSProperty.texts(track.property, texts.uniqued())
      var own = CSSTrack(target: track.target, property: track.property, css: css) { _ in
        MotionPoint(value: .number(0), velocity: nil)
      }
      own.beginsUnknown = values.first == .current
      own.endsUnknown = values.last == .current
      var written: [CSSTrajectory.Key] = []
      for (index, value) in values.enumerated() {
        var place = CSSLinearExpression(-1)
        if case .string(let text) = value {
          place = CSSLinearExpression(Double(texts.uniqued().firstIndex(of: text) ?? 0))
        }
        place.amounts = measures.all.map { _ in 0 }
        written.append(
          CSSTrajectory.Key(
            fraction: keys.offsets[index], value: place.parts, timing: try timing(index, keys)))
      }
      own.written = written
      tracks.append(own)
    }
    return tracks
  }

  private func timing(
    _ index: Int, _ keys: CSSTraits.TextKeys
  ) throws(Unsupported) -> CSSTimingFunction {
    var shape = index < keys.easings.count ? keys.easings[index] : Curve.Shape.named(.linear)
    if keys.easings.isEmpty, case .curve(let curve)? = keyframes.timing { shape = curve.shape }
    guard let timing = CSSTimingFunction(exactly: shape) else {
      throw Unsupported("CSS has no such easing")
    }
    return timing
  }
}

extension PropertyValue {
  fileprivate var isText: Bool {
    switch self {
    case .string, .current: true
    default: false
    }
  }
}
