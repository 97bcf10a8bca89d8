import Motion

/// A Swift declaration is a preset in Swift: its lines, and all that must be beside them.
struct SwiftDeclaration: PresetDeclaration {
  /// The lines, without the documentation and not indented.
  var lines: [String] = []
  /// What it takes, in order.
  var parameters: [Parameter] = []
  /// What it returns.
  var type = ""
  /// Whether it can only be used on the main actor.
  var isMainActor = false
  /// How faithful it is.
  var fidelity = Fidelity.exact
  /// What of the support types it needs.
  var parts: Set<SwiftPart> = []
  /// The custom transition that a class makes, which is written with the class.
  var recipe: Recipe?

  /// A custom transition with all that its class is made of.
  struct Recipe {
    var transition: Transition
    var code: SwiftRecipe
    var reduction: Reduction
    /// The lines of the class of its gesture; nil if it has none that drives it.
    var swipe: [String]?
  }

  /// What reduced motion makes of a custom transition.
  enum Reduction: Hashable {
    case keep, cut
    /// Another transition takes its place.
    case dissolve(SwiftDissolve)
    /// The app is to choose another preset.
    case left(Reference)

    /// Whether nothing is left that a gesture could drive.
    var leavesNothing: Bool {
      switch self {
      case .keep, .left: false
      case .cut, .dissolve: true
      }
    }
  }

  /// A parameter of a function.
  struct Parameter: Hashable {
    var name: String
    var type: String
    /// Whether a call does not say its name.
    var isUnnamed = false

    /// The name as a call says it, if no word needs to be escaped.
    var label: String { name.replacing("`", with: "") }
  }

  /// Adds something that the developer must know.
  mutating func note(_ text: String) {
    if !fidelity.notes.contains(text) { fidelity.notes.append(text) }
  }

  /// The declaration's first line: a computed property, or a function if it takes something.
  func opening(_ name: String, access: String) -> [String] {
    let actor = isMainActor ? "@MainActor " : ""
    guard !parameters.isEmpty else {
      return ["\(actor)\(access)static var \(name): \(type) {"]
    }
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

  /// How another declaration uses this one, passing on what has the same name; nil if it does not
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
  case track
  case spring, springDelay, springOverdamping, springClamping, springBlend
  case run, runBasic, runKeyframes, runGroup
  case reducesMotion
  case dissolve
}
