extension KeyframeEvaluator {
  /// The course of values that are numbers, by progress; nil for others, and if a segment's timing is
  /// a function of which nothing is known.
  var course: Course? {
    guard case .number = values[0], let points = inner() else { return nil }
    let evaluator = self
    let value: @Sendable (Double) -> Double = { progress in
      if case .number(let number) = evaluator.value(at: progress) { number } else { .nan }
    }
    // What is added, and how it goes on outside 0…1, is the same at every point.
    let shift: Double = if case .number(let number)? = base { number } else { 0 }
    let shifted = points.map { Course.Point(input: $0.input, value: $0.value + shift) }
    let ends = [
      Course.Point(input: 0, value: value(-.leastNormalMagnitude)),
      Course.Point(input: 1, value: value(1)),
    ]
    return Course(through: [ends[0]] + shifted + [ends[1]], value)
  }

  private func inner() -> [Course.Point]? {
    switch form {
    case .steps: return steps
    case .segments(let segments):
      var points: [Course.Point] = []
      for (index, segment) in segments.enumerated() {
        let (start, end) = (timeline.times[index], timeline.times[index + 1])
        guard end > start else { continue }
        var course = segment.course
        if index < timeline.timings.count, let timing = timeline.timings[index] {
          guard let progress = timing.course else { return nil }
          course = course.following(progress, isClosed: false)
        }
        points += course.points.map {
          let input = $0.input == 1 ? end : start + $0.input * (end - start)
          return Course.Point(input: input, value: $0.value)
        }
      }
      return points
    case .paced(let segments, let lengths, let total):
      guard total > 0 else { return [] }
      return segments.indices.flatMap { index in
        let (start, end) = (timeline.times[index], timeline.times[index + 1])
        return end > start ? paced(segments[index], lengths[index], from: start, to: end) : []
      }
    }
  }

  private var steps: [Course.Point] {
    (1..<max(timeline.times.count, 1)).flatMap { key in
      [key - 1, key].compactMap { index in
        guard case .number(let number) = values[min(index, values.count - 1)] else { return nil }
        return Course.Point(input: timeline.times[key], value: number)
      }
    }
  }

  /// The points of a segment that is run through by its length.
  private func paced(
    _ segment: HermiteSegment, _ length: Double, from start: Double, to end: Double
  ) -> [Course.Point] {
    var covered = 0.0
    var last = segment.start[0]
    return segment.course.points.map { point in
      covered += abs(point.value - last)
      last = point.value
      let fraction = min(covered / length, 1)
      let input = point.input == 1 ? end : start + fraction * (end - start)
      return Course.Point(input: input, value: point.value)
    }
  }
}

extension HermiteSegment {
  /// The course of its first component, by the fraction of the segment.
  fileprivate var course: Course {
    let segment = self
    let points = ([0] + turns(of: 0) + [1]).map {
      Course.Point(input: $0, value: segment.value(at: $0)[0])
    }
    return Course(through: points) { segment.value(at: $0)[0] }
  }
}
