import Motion

/// A JavaScript builder makes a constant or function of a JavaScript or TypeScript module.
protocol JavaScriptBuilder: CodeExportBuilder {
  var identifier: String { get }
}

extension JavaScriptBuilder {
  mutating func beziers(_ pieces: [[Double]]) -> Code {
    need("beziers")
    return "beziers(\(array: pieces.map(JavaScriptText.array)))"
  }

  mutating func stops(_ points: [PathData.Point]) -> Code {
    need("stops")
    return "stops(\(rows: points.map { JavaScriptText.array([$0.x, $0.y]) }, in: "[]"))"
  }

  mutating func steps(_ arguments: String) -> Code {
    need("steps")
    return "steps(\(arguments))"
  }

  /// Declares the preset as a constant, or as a function that returns an object.
  mutating func export(_ value: Code, type: String = "", parameters: [Code] = []) {
    declaration.code = [
      parameters.isEmpty
        ? "export const \(identifier)\(type) = \(value);"
        : "export const \(identifier) = \(arguments: parameters)\(type) => (\(value));"
    ]
  }
}

/// JavaScript text spells values as JavaScript and TypeScript do.
enum JavaScriptText {
  /// Returns numbers as an array.
  static func array(_ values: [Double]) -> Code { "[\(CodeText.list(values))]" }

  /// Returns a value as a number, a text or arithmetic over arguments.
  static func value(_ value: CodeExportValue, names: [String: String], current: String) -> String {
    switch value {
    case .number(let number): CodeText.number(number)
    case .color(let color): "\"\(color.text)\""
    case .current: current
    case .measure(let measure): CodeText.arithmetic(measure.expression, names: names)
    }
  }

  /// Returns the easings of the whole export that declarations call, in words.
  static func words(for needs: Set<String>) -> [String] {
    ["beziers", "stops", "steps"].filter(needs.contains).map { "the function \($0)()" }
  }

  /// Returns a velocity as a member of an object, which depends on the distance, and the names of
  /// what it depends on.
  static func speed(_ velocity: Quantity) -> (member: Code, names: [String]) {
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
