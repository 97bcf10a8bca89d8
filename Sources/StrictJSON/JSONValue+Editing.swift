extension JSONValue {
  /// Returns where in the document a value stands to which a pointer leads from here; nil where
  /// there is none.
  public func range(of pointer: String) -> Range<Int>? {
    value(at: pointer).map { $0.span }
  }

  /// Returns the bytes of the document to take away so that a member or element is gone, with the
  /// comma that it needs and the space around it; nil where there is none.
  ///
  /// What stands before it is followed by what stood after it, with the space that was there; where
  /// it is the first, what follows moves to its place.
  public func removal(of pointer: String) -> Range<Int>? {
    guard let cut = pointer.unicodeScalars.lastIndex(of: "/"),
      let container = value(at: String(pointer[..<cut])),
      let child = value(at: pointer)
    else { return nil }
    let spans = container.childSpans
    guard let index = spans.firstIndex(where: { $0.upperBound == child.span.upperBound }) else {
      return nil
    }
    let own = spans[index]
    if index > 0 { return spans[index - 1].upperBound..<own.upperBound }
    if spans.count > 1 { return own.lowerBound..<spans[1].lowerBound }
    return container.span.lowerBound + 1..<container.span.upperBound - 1
  }

  private var span: Range<Int> { Int(node.start)..<Int(node.end) }

  /// Where each member, from its key to its value, or each element stands.
  private var childSpans: [Range<Int>] {
    kind == .object
      ? members.map { $0.keyValue.span.lowerBound..<$0.value.span.upperBound }
      : elements.map(\.span)
  }
}
