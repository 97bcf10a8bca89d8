import Testing

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
