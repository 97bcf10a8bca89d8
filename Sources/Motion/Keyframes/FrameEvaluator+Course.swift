extension FrameEvaluator {
  /// The course of frames of numbers, by progress of the block; nil for others.
  ///
  /// A block with an easing of its own has none: it would have to be that of the easing.
  var course: Course? {
    guard case .number(let begin) = start, !isEased else { return nil }
    var points = [Course.Point(input: 0, value: begin)]
    var held = begin
    func add(_ input: Double, _ value: Double) {
      points.append(.init(input: input, value: value))
      held = value
    }
    for (index, run) in runs.enumerated() {
      guard let course = run.curve.course else { return nil }
      let next = index + 1 < runs.count ? runs[index + 1].start : .infinity
      add(run.start, held)
      if run.isStep || run.end == run.start {
        let (before, after) = (course.value(at: 0), course.value(at: 1))
        if run.end > run.start { add(min(run.end, next), before) }
        if run.end <= next { add(run.end, after) }
      } else {
        for point in course.points {
          let input = run.start + point.input * (run.end - run.start)
          if input < next { add(input, point.value) }
        }
        if run.end > next { add(next, course.value(at: run.progress(next))) }
      }
    }
    let evaluator = self
    return Course(through: points) { progress in
      if case .number(let number) = evaluator.value(at: progress) { number } else { .nan }
    }
  }
}
