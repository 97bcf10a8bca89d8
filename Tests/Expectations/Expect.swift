import Testing

/// Demands what a call at a place spells out, or records what there is in its place.
///
/// - Parameters:
///   - demands: What is demanded, in the order of the call's arguments.
///   - kept: How many arguments of the call stand before them.
///   - function: The name of the function that is called.
///   - location: The place of the call.
public func expect(
  _ demands: [Demand], after kept: Int = 0, in function: String = "expect",
  at location: SourceLocation
) {
  var differences = demands.compactMap(\.difference)
  if let recorder = Recorder.shared {
    let place = SourcePlace.call(of: function, at: location)
    let problem = place.map { recorder.record(demands, after: kept, at: $0) } ?? .notACall
    differences = problem.map { ["by hand: \($0.rawValue)"] + differences } ?? []
  }
  guard !differences.isEmpty else { return }
  Issue.record(Comment(rawValue: differences.joined(separator: "\n")), sourceLocation: location)
}

/// Demands a text that stands in the call as a literal, or records it.
public func expect(
  _ text: String?, equals expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let text else {
    Issue.record("there is no text", sourceLocation: sourceLocation)
    return
  }
  expect([Demand(expected, actual: text, label: "equals")], after: 1, at: sourceLocation)
}

/// Demands that a text is the same as another one, and shows where they differ.
public func expectSame(
  _ text: String?, _ expected: String?, _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  switch (expected, text) {
  case (nil, nil): break
  case (nil, let text?): fail("no text is expected, but there is one of \(text.utf8.count) bytes")
  case (_?, nil): fail("there is no text")
  case (let expected?, let text?):
    if let difference = TextDifference.between(expected, text) { fail(difference) }
  }
  func fail(_ difference: String) {
    report(difference, comment, at: sourceLocation)
  }
}

/// Demands that bytes are the same as others, and tells where they differ.
public func expectSame(
  _ bytes: [UInt8]?, _ expected: [UInt8]?, _ comment: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let difference = ByteDifference.between(expected, bytes) else { return }
  report(difference, comment, at: sourceLocation)
}

private func report(_ difference: String, _ comment: String, at location: SourceLocation) {
  let text = comment.isEmpty ? difference : "\(comment)\n\(difference)"
  Issue.record(Comment(rawValue: text), sourceLocation: location)
}
