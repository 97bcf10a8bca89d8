import Motion

/// A frame row is the frames of one property of one layer or track, in the order of their starts.
struct FrameRow {
  /// The property, as a key path.
  var property: String
  /// What it is set to before the start; nil where the recipe does not say.
  var initial: PropertyValue?
  /// The frames.
  var frames: [Frame]
  /// How they are joined.
  var mode: Keyframes.CalculationMode
  /// While the layer is hidden.
  var hidden: Transition.HiddenSpan?
  /// Which layer of a transition it is; nil for tracks.
  var layer: Transition.Layer.Role?

  /// A frame in times of the whole.
  struct Frame {
    /// Where it stands.
    var pointer: String
    /// When it begins and ends, as fractions of the whole; the end may lie beyond 1.
    var start, end: Double
    /// What it does.
    var change: Change
  }

  /// Whether the mode ignores when frames begin.
  var isPaced: Bool { mode == .paced || mode == .cubicPaced }

  /// How much fractions such as 2/3 + 1/3 may be off.
  static let tolerance = 1e-9

  private init(_ property: String, _ frames: [Frame], _ mode: Keyframes.CalculationMode?) {
    self.property = property
    self.mode = mode ?? .linear
    let order = frames.indices.sorted { (frames[$0].start, $0) < (frames[$1].start, $1) }
    self.frames = order.map { frames[$0] }
  }

  /// The row of a track of keyframes; nil where it has no frames.
  init?(_ track: Keyframes.Track, at pointer: String) {
    guard case .frames(let frames) = track.content else { return nil }
    self.init(
      track.property,
      frames.enumerated().map { index, frame in
        Frame(
          pointer: "\(pointer)/frames/\(index)", start: frame.start.value,
          end: frame.start.value + frame.duration.value, change: frame.change)
      }, track.calculationMode)
  }

  /// The rows of a transition's layer, by the names of properties.
  static func rows(
    of layer: Transition.Layer, mode: Keyframes.CalculationMode?, at pointer: String
  ) -> [FrameRow] {
    var frames: [String: [Frame]] = [:]
    for (index, frame) in layer.frames.enumerated() {
      frames[frame.property, default: []].append(
        Frame(
          pointer: "\(pointer)/frames/\(index)", start: frame.start.value,
          end: frame.start.value + frame.duration.value, change: frame.change))
    }
    return frames.sorted { $0.key < $1.key }.map { property, frames in
      var row = FrameRow(property, frames, mode)
      row.initial = layer.initial[property]
      (row.hidden, row.layer) = (layer.hidden, layer.layer)
      return row
    }
  }
}

extension Transition {
  /// The rows of all layers.
  func rows(at pointer: String) -> [FrameRow] {
    layers.enumerated().flatMap { index, layer in
      FrameRow.rows(of: layer, mode: calculationMode, at: "\(pointer)/layers/\(index)")
    }
  }
}
