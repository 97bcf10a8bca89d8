/// A motion run is a motion as its parent plays it: when, and what by the fraction of one run.
struct MotionRun: Sendable {
  /// When it runs, in its parent's time.
  var timing: MediaTiming
  /// What moves: by the fraction of one run, velocities too.
  var tracks: [MotionTrack] = []
  /// The members of a group; then there are no tracks of its own.
  var members: [MotionRun] = []
  /// The notes that apply to all tracks.
  var notes: [String] = []
  /// Those of the notes that say when a face comes on edge.
  var faceNotes: [String] = []
  /// Whether it goes on forever, by itself or because a member does that nothing clips.
  var isEndless = false

  /// Makes a run of nothing that begins at once.
  init(duration: Double) { timing = MediaTiming(duration: duration) }

  /// The tracks, members' too, in the time outside of all groups.
  func tracks(within groups: [MediaTiming] = []) -> [MotionTrack] {
    let chain = MediaChain(groups: groups, animation: timing)
    let own = tracks.map { track in
      let isStepped = track.isStepped
      var mapped = track.mapped { point, time in
        let instant = chain.instant(at: time)
        guard instant.applies else { return .none }
        let found = point(instant.fraction)
        // What waits, stands still, however it is to leave.
        return instant.rate == 0
          ? found.still(isStepped: isStepped) : found.scaled(by: instant.rate)
      }
      mapped.keys = groups.isEmpty ? track.keys.compactMap(timing.parentTime) : []
      mapped.notes += notes + faceNotes
      mapped.faceNotes += faceNotes
      let span = timing.span(within: groups)
      mapped.spans = [span]
      return mapped.settling(after: span.start)
    }
    let inner = members.flatMap { $0.tracks(within: groups + [timing]) }
    let merged = Self.merged(own + inner)
    guard groups.isEmpty else { return merged }
    return merged.map { $0.waiting(from: members.isEmpty ? -.infinity : timing.beginTime) }
  }

  /// Takes over whether the app's code sets the model values of all that moves in it.
  mutating func take(_ model: ModelValue?) {
    guard let model else { return }
    for index in tracks.indices { tracks[index].setsModel = model == .set }
    for index in members.indices { members[index].take(model) }
    if model == .set { notes.removeAll { $0 == Self.modelNote } }
  }

  /// One track for each property of each target: of several the last that applies is seen.
  ///
  /// Progress is no property: members that are curves or springs stay apart.
  private static func merged(_ tracks: [MotionTrack]) -> [MotionTrack] {
    var merged: [MotionTrack] = []
    for track in tracks {
      let same = merged.firstIndex { $0.target == track.target && $0.property == track.property }
      if let same, track.property != "progress" {
        merged[same] = merged[same].covered(by: track)
      } else {
        merged.append(track)
      }
    }
    return merged
  }

  /// When it is over, in its parent's time; of motions without end, when the first cycle is.
  var end: Double {
    if isEndless, !members.isEmpty { return timing.beginTime + (members.map(\.end).max() ?? 0) }
    let own = timing.parentDuration
    if own.isFinite { return timing.beginTime + own }
    let cycle = timing.cycleDuration
    return timing.beginTime + (timing.speed == 0 ? cycle : cycle / abs(timing.speed))
  }
}

extension MediaTiming {
  /// When it runs in the time outside of all groups, as far as they do not clip it; without an end
  /// the length is nil.
  fileprivate func span(within groups: [MediaTiming]) -> MotionTrack.Span {
    var start = beginTime
    var end = beginTime + parentDuration
    for group in groups.reversed() {
      let pace = group.speed == 0 ? 1 : abs(group.speed)
      start = group.beginTime + min(start, group.duration) / pace
      end = group.beginTime + min(end, group.duration) / pace
    }
    return MotionTrack.Span(start: start, length: end < 1e9 ? end - start : nil)
  }

  /// When a fraction of the first run is reached, in the parent's time; nil if it is not simple.
  fileprivate func parentTime(of fraction: Double) -> Double? {
    speed > 0 && timeOffset == 0 ? beginTime + fraction * duration / speed : nil
  }
}
