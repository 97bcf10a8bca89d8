import Motion

/// JavaScript text spells values as JavaScript and TypeScript do.
enum JavaScriptText {
  /// Returns numbers as an array.
  static func array(_ values: [Double]) -> String { "[\(CodeText.list(values))]" }

  /// Returns the pairs of a line's points as one array, in rows under each other if they are many.
  static func points(_ points: [PathData.Point]) -> String {
    let pairs = points.map { array([$0.x, $0.y]) }
    let line = pairs.joined(separator: ", ")
    if line.count <= 60 { return "[\(line)]" }
    return "[\n" + CodeText.rows(pairs).map { "  \($0),\n" }.joined() + "]"
  }

  /// Returns Béziers in a row as one array of six numbers each.
  static func pieces(_ pieces: [BezierPiece]) -> String {
    let rows = pieces.map { array($0.numbers) }
    let line = rows.joined(separator: ", ")
    if line.count <= 60 { return "[\(line)]" }
    return "[\n" + rows.map { "  \($0),\n" }.joined() + "]"
  }

  /// Returns a value as a number, a text or arithmetic over arguments.
  static func value(_ value: PortableValue, names: [String: String], current: String) -> String {
    switch value {
    case .number(let number): CodeText.number(number)
    case .color(let color): "\"\(color.text)\""
    case .current: current
    case .measure(let measure): CodeText.arithmetic(measure.expression, names: names)
    }
  }

  /// Puts a declaration's parts into an object: on one line if that is short enough.
  static func object(_ members: [String], head: String, tail: String = "") -> [String] {
    let line = "\(head){ \(members.joined(separator: ", ")) }\(tail)"
    if line.count <= 100, !line.contains("\n") { return [line] }
    let lines = members.flatMap { "\($0),".split(separator: "\n").map { "  \($0)" } }
    return ["\(head){"] + lines + ["}\(tail)"]
  }

  /// Returns the easings of the whole export that declarations call, in words.
  static func words(for needs: Set<String>) -> [String] {
    ["beziers", "stops", "steps"].filter(needs.contains).map { "the function \($0)()" }
  }

  /// Returns a velocity as a member of an object, which depends on the distance, and the names of
  /// what it depends on.
  static func speed(_ velocity: Quantity) -> (member: String, names: [String]) {
    let (names, lengths) = IdentifierStyle.javaScript().arguments(
      [["distance"]], lengths: velocity.symbols)
    return ("velocity: \(CodeText.factor(velocity, names: lengths)) * distance", names)
  }
}

extension IdentifierStyle {
  /// The constants of a JavaScript or TypeScript module.
  static func javaScript(besides taken: Set<String> = []) -> IdentifierStyle {
    IdentifierStyle(
      .camel,
      reserved: taken.union(
        IdentifierStyle.words(
          """
          abstract any arguments as async await boolean break case catch class const continue debugger
          declare default delete do else enum eval export extends false finally for from function get
          if implements import in infinity instanceof interface let module nan never new null number
          object of package private protected public return set static string super switch symbol this
          throw true try type typeof undefined unknown var void while with yield
          """)))
  }
}
