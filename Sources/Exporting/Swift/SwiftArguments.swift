import Motion

/// Swift arguments are what a declaration takes: the views or layers that it moves, and the lengths
/// that its measures depend on.
struct SwiftArguments {
  /// The names of measures that the code knows.
  var known: [String: String] = [:]
  /// The types of the targets.
  private let targetType: String
  /// The name of a target without a name.
  var unnamed: String
  private var targets: [SwiftDeclaration.Parameter] = []
  private var lengths: [SwiftDeclaration.Parameter] = []
  private var origins: [String: String] = [:]

  init(targetType: String = "", unnamed: String = "") {
    self.targetType = targetType
    self.unnamed = unnamed
  }

  /// The arguments, targets first.
  var parameters: [SwiftDeclaration.Parameter] { targets + lengths }

  /// Takes a target, and returns its name.
  mutating func target(_ name: String?, type: String? = nil) throws(Unsupported) -> String {
    let parameter =
      name.map { IdentifierStyle.swiftName(Self.words(of: $0)) }.flatMap { $0.isEmpty ? nil : $0 }
      ?? unnamed
    let own = name != nil && Self.locals.contains(parameter) ? parameter + "View" : parameter
    try claim(own, for: "target " + (name ?? ""))
    if let index = targets.firstIndex(where: { $0.name == own }) {
      if let type { targets[index].type = type }
    } else {
      targets.append(.init(name: own, type: type ?? targetType, isUnnamed: name == nil))
    }
    return own
  }

  /// Lets a target be missing.
  mutating func makeOptional(_ name: String) {
    guard let index = targets.firstIndex(where: { $0.name == name }),
      !targets[index].type.contains("?")
    else { return }
    targets[index].type += "? = nil"
  }

  /// Takes something that has the name of a target and something else, such as a constraint.
  mutating func target(
    _ name: String?, _ suffix: [String], type: String
  ) throws(Unsupported) -> String {
    let words = Self.words(of: name ?? unnamed) + suffix
    let own = IdentifierStyle.swiftName(words)
    try claim(own, for: "part " + words.joined(separator: " "))
    if !targets.contains(where: { $0.name == own }) { targets.append(.init(name: own, type: type)) }
    return own
  }

  /// Returns a quantity as an expression.
  mutating func text(_ quantity: Quantity) throws(Unsupported) -> String {
    switch quantity {
    case .number(let number): return CodeText.number(number)
    case .measure(let measure):
      // Whole numbers by themselves would be divided as such.
      if measure.symbols.isEmpty, let number = try? measure.evaluate([:]) {
        return CodeText.number(number)
      }
      return try text(measure.expression, within: 0)
    }
  }

  /// Returns an angle in degrees as an expression in radians.
  mutating func angle(_ quantity: Quantity, type: String = "") throws(Unsupported) -> String {
    if case .number(let number) = quantity { return SwiftAngle.text(number, type: type) }
    return "(\(try text(quantity))) * .pi / 180"
  }

  /// Returns quantities as expressions.
  mutating func texts(_ quantities: [Quantity]) throws(Unsupported) -> [String] {
    try quantities.map { quantity throws(Unsupported) in try text(quantity) }
  }

  /// The terms of a measure, in parentheses if what is around binds more strongly.
  private mutating func text(
    _ expression: Measure.Expression, within rank: Int
  ) throws(Unsupported) -> String {
    switch expression {
    case .number(let number): return CodeText.number(number)
    case .symbol(let symbol): return try length(symbol)
    case .negated(let inner):
      let text = try text(inner, within: 3)
      return text.hasPrefix("-") ? "-(\(text))" : "-\(text)"
    case .operation(let sign, let left, let right):
      let own = sign == .plus || sign == .minus ? 1 : 2
      let first = try text(left, within: own)
      let second = try text(right, within: own + 1)
      let sum = "\(first) \(sign.rawValue) \(second)"
      return own < rank ? "(\(sum))" : sum
    }
  }

  private mutating func length(_ symbol: String) throws(Unsupported) -> String {
    if let name = known[symbol] { return name }
    var name = IdentifierStyle.swiftName(Self.words(of: symbol))
    if Self.locals.contains(name) || name.isEmpty { name += "Length" }
    try claim(name, for: "length " + symbol)
    if !lengths.contains(where: { $0.name == name }) {
      lengths.append(.init(name: name, type: "CGFloat"))
    }
    return name
  }

  private mutating func claim(_ name: String, for origin: String) throws(Unsupported) {
    if let other = origins[name], other != origin {
      throw Unsupported(.name, "two of its arguments would both be named '\(name)'")
    }
    origins[name] = origin
  }

  /// The words of a name of an author's; only letters and digits of ASCII are left.
  private static func words(of text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { word in
      word.prefix(1).lowercased() + word.dropFirst()
    }
  }

  private static let locals: Set<String> = IdentifierStyle.words(
    """
    animator group current index path container source destination end context animation view layer
    changes duration reducesMotion snapshot run constant constants side isMirrored controller cancelled options
    """)
}

/// A Swift declaration is a preset in Swift: its lines, and everything that they require.
struct SwiftDeclaration: PresetDeclaration {
  /// The lines, without the documentation and not indented.
  var lines: [String] = []
  /// Its parameters, in order.
  var parameters: [Parameter] = []
  /// Its return type.
  var type = ""
  /// Whether it can only be used on the main actor.
  var isMainActor = false
  /// How faithful it is.
  var fidelity = Fidelity.exact
  /// The support types that it needs.
  var parts: Set<SwiftPart> = []
  /// The custom transition that a class makes, which is written with the class.
  var recipe: Recipe?
  /// Related functions: to drive it with a gesture, start it with a delay, and continue it.
  var companions: [Companion] = []

  /// A function that goes with a declaration.
  struct Companion {
    var name: String
    /// The lines, with their comment.
    var lines: [String]
  }
  /// A screen transition in SwiftUI; empty if it isn't one.
  var screens: [String] = []
  /// The SwiftUI modifier that dismisses its page with a gesture; nil if there is none.
  var swipe: SwiftUISwipe?
  /// The modifiers of SwiftUI that move views so; empty if there are none.
  var effects: [String] = []
  /// The type names of these modifiers.
  var effectNames: [String] = []
  /// How faithful what SwiftUI has is.
  var viewFidelity = Fidelity.exact

  /// A custom transition with all that its class is made of.
  struct Recipe {
    var transition: Transition
    var code: SwiftRecipe
    var reduction: Reduction
    /// Its gesture; nil if it has none that drives it.
    var swipe: SwiftInteraction?
    /// The function that makes the rules of its gesture.
    var rules: Companion?
    /// Whether it's the way back of a pair without phases, as between tabs.
    var isBack = false
  }

  /// The alternative of a custom transition for reduced motion.
  enum Reduction: Hashable {
    /// The preset says nothing.
    case none
    case keep, cut
    /// Another transition takes its place.
    case dissolve(SwiftDissolve)
    /// The app is to choose another preset.
    case left(Reference)
  }

  /// A parameter of a function.
  struct Parameter: Hashable {
    var name: String
    var type: String
    /// Whether a call doesn't say its name.
    var isUnnamed = false

    /// The name as a call says it, if no word needs to be escaped.
    var label: String { name.replacing("`", with: "") }
  }

  /// The completion, and how it's passed to UIKit, because SDKs declare its isolation differently.
  static let completion = Parameter(
    name: "completion", type: "(@MainActor @Sendable (Bool) -> Void)? = nil")
  static let completing = "completion: { done in MainActor.assumeIsolated { completion?(done) } }"

  /// The worse of what UIKit or Core Animation and what SwiftUI has.
  var wholeFidelity: Fidelity {
    guard !screens.isEmpty || !effects.isEmpty else { return fidelity }
    var whole = fidelity.combined(with: viewFidelity)
    whole.notes = fidelity.notes
    return whole
  }

  /// Adds something that the developer must know.
  mutating func note(_ text: String) {
    if !fidelity.notes.contains(text) { fidelity.notes.append(text) }
  }

  /// The declaration's first line: a computed property, or a function if it takes something.
  func opening(_ name: String, access: String) -> [String] {
    let actor = isMainActor ? "@MainActor " : ""
    guard !parameters.isEmpty else { return ["\(actor)\(access)static var \(name): \(type) {"] }
    let list = parameters.map { ($0.isUnnamed ? "_ " : "") + "\($0.name): \($0.type)" }
    let result = type.isEmpty ? "" : " -> \(type)"
    let line = "\(actor)\(access)static func \(name)(\(list.joined(separator: ", ")))\(result) {"
    guard line.count > 96 else { return [line] }
    let row = "  " + list.joined(separator: ", ")
    let rows =
      row.count <= 96
      ? [row] : list.enumerated().map { "  " + $1 + ($0 == list.count - 1 ? "" : ",") }
    return ["\(actor)\(access)static func \(name)("] + rows + [")\(result) {"]
  }

  /// How another declaration uses this one, passing on what has the same name; nil if it doesn't
  /// have all.
  func use(_ name: String, with own: [Parameter]) -> String? {
    guard parameters.allSatisfy({ parameter in own.contains { $0.name == parameter.name } })
    else { return nil }
    guard !parameters.isEmpty else { return name }
    let list = parameters.map { $0.isUnnamed ? $0.name : "\($0.label): \($0.name)" }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}

/// A Swift part is a piece of the support types, written when something needs it.
enum SwiftPart: Hashable {
  case curve, curveDelay
  case polyline, polylineDelay
  case spring, springDelay, springOverdamping, springClamping, springBlend
  case springVector, springPerceptual, springParameters, springLayer
  case run, runBasic, runKeyframes, runGroup, runCuts
  case reducesMotion, prefersCrossFade
  case dissolve
  case panDriver, edgePanDriver, pressDriver, sliderDriver, transitionDriver
  case screens, change, fill, drag, hold, swipe, zoomViews
}
