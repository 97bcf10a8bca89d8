/// A code node is a value as it is written: what a call tree is made of.
struct CodeNode: Sendable {
  /// Its sort, with its parts.
  var kind: NodeKind
  /// The tokens that it is made of.
  var range: Range<Int>

  indirect enum NodeKind: Sendable {
    /// A number with its suffix: `0.3`, `300ms`, `0.3f`.
    case number(String)
    /// A string, without its marks.
    case string(String)
    /// Names and calls that are joined by dots: `Animation.easeOut(duration: 0.3).delay(0.1)`.
    case chain(CodeChain)
    /// Values in brackets.
    case list([CodeNode])
    /// Values by name, in braces or brackets.
    case object([CodeArgument])
    /// The statements in braces.
    case block([CodeStatement])
    /// A minus before a value.
    case negative(CodeNode)
    /// Two values and one of `+ - * /`.
    case binary(String, CodeNode, CodeNode)
    /// Values one of which counts once the program runs; the operator is `?` or `??`.
    case choice(String, [CodeNode])
    /// Anything else, with the values in it.
    case other([CodeNode])
  }

  /// The chain that it is; nil if it is anything else.
  var chain: CodeChain? { if case .chain(let chain) = kind { chain } else { nil } }

  /// The string that it is; nil if it is anything else.
  var string: String? { if case .string(let text) = kind { text } else { nil } }

  /// The values of a list; nil if it is anything else.
  var elements: [CodeNode]? { if case .list(let elements) = kind { elements } else { nil } }

  /// The statements of a block; nil if it is anything else.
  var statements: [CodeStatement]? {
    if case .block(let statements) = kind { statements } else { nil }
  }
}

extension CodeNode {
  /// The value that braces hold if they hold nothing else, as in an attribute of JSX.
  var unwrapped: CodeNode {
    guard let statements, statements.count == 1, case .expression(let value) = statements[0].kind
    else { return self }
    return value
  }
}

extension CodeNode {
  /// The parameters and the value of a function that is nothing but an expression.
  var closure: (parameters: [String], value: CodeNode)? {
    guard let statements, statements.count == 2, case .binding(let parameters) = statements[0].kind,
      case .expression(let value) = statements[1].kind
    else { return nil }
    return (parameters, value)
  }
}

/// A code chain is a value with its member accesses and calls.
struct CodeChain: Sendable {
  /// The owner of the first link: nil for a name; a value, or nothing for `.easeOut`.
  var base: Base?
  var links: [CodeLink]

  indirect enum Base: Sendable {
    /// A dot alone, where the language works out the type.
    case implicit
    /// A value: a number, a string, something in brackets.
    case value(CodeNode)
  }

  /// The names if it is nothing but names; nil otherwise.
  var names: [String]? {
    if case .value? = base { return nil }
    return links.allSatisfy { $0.arguments == nil && $0.blocks.isEmpty } ? links.map(\.name) : nil
  }

  /// The first of its links whose name is one of some.
  func link(_ names: String...) -> CodeLink? { links.first { names.contains($0.name) } }
}

/// A code link is a name, and the arguments and blocks that it is called with.
struct CodeLink: Sendable {
  var name: String
  /// The token of the name.
  var token: Int
  /// The arguments in brackets; nil if there are none.
  var arguments: [CodeArgument]?
  /// The blocks after them, as arguments.
  var blocks: [CodeArgument] = []

  /// Whether it is called.
  var isCalled: Bool { arguments != nil || !blocks.isEmpty }

  /// The value of an argument by its label.
  subscript(label: String) -> CodeNode? {
    (arguments ?? []).first { $0.label == label }?.value
      ?? blocks.first { $0.label == label }?.value
  }

  /// The labels of the arguments in brackets, `_` for those without one.
  var labels: [String] { (arguments ?? []).map { $0.label ?? "_" } }

  /// The values of the arguments without a label.
  var unlabeled: [CodeNode] { (arguments ?? []).filter { $0.label == nil }.map(\.value) }

  /// Every value that it is called with.
  var values: [CodeNode] { ((arguments ?? []) + blocks).map(\.value) }
}

/// A code argument is a value that may have a label or a key.
struct CodeArgument: Sendable {
  /// The label of a spread argument: `...base`.
  static let spread = "..."

  var label: String?
  var value: CodeNode
  /// The token that it begins with, which may be its label.
  var token: Int
}

/// A code statement is a declaration, an assignment, or an expression, with its context.
struct CodeStatement: Sendable {
  var kind: StatementKind
  var token: Int

  indirect enum StatementKind: Sendable {
    /// `static let card: Animation = …`.
    case declaration(CodeDeclaration)
    /// `animation.duration = …`, by the path that is assigned to.
    case assignment([String], CodeNode)
    /// A value that is used or thrown away.
    case expression(CodeNode)
    /// `enum Motion { … }`, or a function with its parameters.
    case container(CodeContainer)
    /// Names that get their values from outside: parameters of a block, or of a loop.
    case binding([String])
  }
}

/// A code declaration gives a name to a value.
struct CodeDeclaration: Sendable {
  var name: String
  /// The type that is written, `Animation` or `[Double]`; nil if there is none.
  var type: String?
  /// Its value; nil if it has none here.
  var value: CodeNode?
  /// Whether something else can be assigned to it.
  var isVariable: Bool
  /// Whether it belongs to a type rather than to a value.
  var isStatic: Bool
}

/// A code container is a type or function with its content.
struct CodeContainer: Sendable {
  var name: String
  var isFunction: Bool
  /// The names of its parameters.
  var parameters: [String] = []
  /// The values that parameters have if nothing is given.
  var defaults: [CodeNode] = []
  var statements: [CodeStatement]
}
