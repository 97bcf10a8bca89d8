import Motion
import StrictJSON

// The easings of Curvet's own exports: rows of stops or Béziers, and stairs.
extension CodeContext {
  /// Returns the easing that a call means; nil if it is none of these.
  mutating func row(_ link: CodeLink, _ node: CodeNode) throws(CodeProblem) -> CodeFinding? {
    guard let arguments = link.arguments else { return nil }
    let values = arguments.map(\.value)
    switch (language, link.name) {
    case (.script, "stops"), (.kotlin, "Stops"), (.dart, "_Stops"), (.swift, "Polyline"):
      return try stops(values, node)
    case (.script, "beziers"), (.kotlin, "Beziers"), (.dart, "_Beziers"):
      return try beziers(values, node)
    case (.kotlin, "PathEasing"): return try path(values, node)
    case (.dart, "ThreePointCubic"): return try twoBeziers(values, node)
    case (.script, "steps"), (.kotlin, "Stairs"), (.dart, "_Stairs"):
      guard values.count == 3 else { return nil }
      return try stairs(values, node)
    case (.swift, "Curve") where link.labels.starts(with: ["_", "_", "_", "_"]):
      var curve = Curve(try SwiftUIReading.bezier(Array(values.prefix(4)), in: &self))
      if let duration = link["duration"] { curve.duration = .seconds(try seconds(duration)) }
      if let delay = link["delay"] { curve.delay = .seconds(try seconds(delay)) }
      return CodeFinding(.curve(curve))
    default: return nil
    }
  }

  /// The numbers in a value, with or without brackets.
  private mutating func numbers(in node: CodeNode) throws(CodeProblem) -> [Double] {
    switch node.kind {
    case .binary("-", let first, let second):
      // Kotlin's `0.5f to -0.1f` looks like a difference.
      return try self.numbers(in: first) + self.numbers(in: second).map { -$0 }
    case .list, .object, .other, .chain:
      var numbers: [Double] = []
      for child in node.children { numbers += try self.numbers(in: child) }
      return numbers
    default: return [try number(node).value]
    }
  }

  private mutating func numbers(in nodes: [CodeNode]) throws(CodeProblem) -> [Double] {
    var numbers: [Double] = []
    for node in nodes { numbers += try self.numbers(in: node) }
    return numbers
  }

  private mutating func stops(
    _ values: [CodeNode], _ node: CodeNode
  ) throws(CodeProblem) -> CodeFinding? {
    let numbers = try numbers(in: values)
    guard numbers.count >= 4, numbers.count.isMultiple(of: 2) else { return nil }
    let stops = stride(from: 0, to: numbers.count, by: 2).map {
      Curve.Stop(input: numbers[$0], output: numbers[$0 + 1])
    }
    return CodeFinding(.curve(Curve(.linear(stops))))
  }

  private mutating func beziers(
    _ values: [CodeNode], _ node: CodeNode
  ) throws(CodeProblem) -> CodeFinding? {
    let numbers = try numbers(in: values)
    guard !numbers.isEmpty, numbers.count.isMultiple(of: 6) else {
      throw CodeProblem(
        "\(quote(node)) isn't a list of Bézier segments of six numbers each", at: node.range)
    }
    let pieces = stride(from: 0, to: numbers.count, by: 6).map { Array(numbers[$0..<$0 + 6]) }
    return CodeFinding(.curve(Curve(try shape(pieces, node))))
  }

  /// Two Béziers in a row, by four control points with the point between them as the third of five.
  private mutating func twoBeziers(
    _ values: [CodeNode], _ node: CodeNode
  ) throws(CodeProblem) -> CodeFinding? {
    let numbers = try numbers(in: values.flatMap { $0.chain?.links.last?.values ?? [$0] })
    guard numbers.count == 10 else { return nil }
    let pieces = [Array(numbers[..<6]), Array(numbers[6...]) + [1, 1]]
    return CodeFinding(.curve(Curve(try shape(pieces, node))))
  }

  /// A path that is drawn from 0, 0, as Compose takes one.
  private mutating func path(
    _ values: [CodeNode], _ node: CodeNode
  ) throws(CodeProblem) -> CodeFinding? {
    guard let drawing = values.first?.chain?.link("apply"),
      let statements = (drawing.values.first)?.statements
    else { return nil }
    var pieces: [[Double]] = []
    for statement in statements {
      guard case .expression(let value) = statement.kind, let call = value.chain?.links.first,
        call.name == "cubicTo"
      else {
        throw CodeProblem("only cubicTo() is supported in a path", at: node.range)
      }
      let piece = try numbers(in: call.values)
      guard piece.count == 6 else {
        throw CodeProblem("cubicTo() takes six numbers", at: value.range)
      }
      pieces.append(piece)
    }
    return CodeFinding(.curve(Curve(try shape(pieces, node))))
  }

  /// The shape of Béziers in a row: two control points and the end of each.
  private func shape(_ pieces: [[Double]], _ node: CodeNode) throws(CodeProblem) -> Curve.Shape {
    do throws(ValueProblem) {
      if pieces.count == 1 { return try ValueReader.bezier(Array(pieces[0].prefix(4))) }
      let text = pieces.map { piece in
        let numbers = piece.map(ECMAScriptNumber.text)
        return " C "
          + stride(from: 0, to: 6, by: 2).map { "\(numbers[$0]),\(numbers[$0 + 1])" }
          .joined(separator: " ")
      }
      return .path(try ValueReader.path("M 0,0" + text.joined()))
    } catch {
      throw CodeProblem(error.reason, at: node.range)
    }
  }

  /// Steps by their count, the step at the start, and how many jumps lead from 0 to 1.
  private mutating func stairs(
    _ values: [CodeNode], _ node: CodeNode
  ) throws(CodeProblem) -> CodeFinding? {
    let numbers = try numbers(in: values)
    // Any of the values may be an empty list.
    guard numbers.count == 3, let count = Int(exactly: numbers[0]), count > 0, count <= 10_000
    else { return nil }
    let jump: Curve.Jump
    switch (numbers[1], numbers[2] - numbers[0]) {
    case (1, 0): jump = .start
    case (0, 0): jump = .end
    case (0, -1) where count > 1: jump = .none
    case (1, 1): jump = .both
    default: throw CodeProblem("\(quote(node)) aren't valid CSS steps", at: node.range)
    }
    return CodeFinding(.curve(Curve(.steps(count, jump: jump))))
  }
}
