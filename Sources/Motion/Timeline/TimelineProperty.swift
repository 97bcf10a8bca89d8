/// A timeline property is one property of one target, with all tracks that move it.
package struct TimelineProperty: Sendable {
  /// The tracks, their clocks beginning with that of the whole.
  package let tracks: [TimelineTrack]

  /// The author's name for the view or layer that it belongs to; nil without a name.
  package var target: String? { tracks[0].target }
  /// The property, as a key path.
  package var name: String { tracks[0].property }

  /// The value at an instant; nil if nothing applies.
  package func value(at time: Double) -> TimelineValue? { state(at: time)?.value }

  /// The value and how fast it changes at an instant; nil if nothing applies.
  ///
  /// Of several tracks the last that applies is seen; what is added, is added to what is below.
  ///
  /// - Parameter time: Seconds from the beginning; fractions for a curve that has no clock.
  func state(at time: Double) -> TimelineState? {
    var below: TimelineState?
    for track in tracks {
      guard var own = track.state(at: time) ?? track.settled(at: time) else { continue }
      if let base = track.base {
        if let under = below, under.value.known.hasShape(of: own.value.known) {
          own.value = under.value.adding(own.value)
          own.velocity = own.velocity.flatMap { under.velocity?.adding($0) } ?? under.velocity
        } else {
          own.value = base.adding(own.value)
        }
      }
      below = own
    }
    return below
  }

  /// When its tracks move, in order.
  var spans: [MotionTrack.Span] { tracks.map(\.span).sorted { $0.start < $1.start } }
}

extension Timeline {
  /// The properties that move, in the order in which they are met.
  ///
  /// Tracks of progress stay apart, because progress isn't a property.
  package var properties: [TimelineProperty] {
    var tracks: [[TimelineTrack]] = []
    var places: [[String?]: Int] = [:]
    for var track in self.tracks {
      track.clocks = [clock].compactMap(\.self) + track.clocks
      let name = [track.target, track.property]
      if let place = places[name], track.property != "progress" {
        tracks[place].append(track)
      } else {
        places[name] = tracks.count
        tracks.append([track])
      }
    }
    return tracks.map { TimelineProperty(tracks: $0) }
  }

  /// The values of all properties at an instant.
  package func frame(
    at time: Double
  ) -> [(target: String?, property: String, value: TimelineValue?)] {
    properties.map { ($0.target, $0.name, $0.value(at: time)) }
  }
}

extension TimelineTrack {
  /// The value that stays when nothing applies any more, if the app's code sets it.
  fileprivate func settled(at time: Double) -> TimelineState? {
    guard setsModel, let last, time >= span.start else { return nil }
    return isStepped ? TimelineState(last, nil) : TimelineState(still: last)
  }

  /// When it runs in the time outside of all clocks, as far as they don't clip it.
  fileprivate var span: MotionTrack.Span {
    guard let timing = clocks.last?.timing else { return MotionTrack.Span(start: 0, length: nil) }
    var start = timing.beginTime
    var end = start + timing.parentDuration
    for group in clocks.dropLast().reversed().map(\.timing) {
      let pace = group.speed == 0 ? 1 : abs(group.speed)
      start = group.beginTime + min(start, group.duration) / pace
      end = group.beginTime + min(end, group.duration) / pace
    }
    return MotionTrack.Span(start: start, length: end < 1e9 ? end - start : nil)
  }
}
