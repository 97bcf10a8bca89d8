import Motion

/// A Swift declaration is a preset in Swift: its lines, and all that must stand beside them.
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
  /// The custom transition that a class makes, which stands with the class.
  var recipe: Recipe?

  /// A custom transition with all that its class is made of.
  struct Recipe {
    var transition: Transition
    var code: SwiftRecipe
    var reduction: SwiftWriter.Reduction
    /// The lines of the class of its gesture; nil if it has none that drives it.
    var swipe: [String]?
  }

  /// A parameter of a function.
  struct Parameter: Hashable {
    var name: String
    var type: String
    /// Whether a call does not say its name.
    var isUnnamed = false

    /// The name as a call says it, where no word needs to be escaped.
    var label: String { name.replacing("`", with: "") }
  }

  /// Says that something is to be heeded.
  mutating func note(_ text: String) {
    guard !fidelity.notes.contains(text) else { return }
    fidelity.notes.append(text)
  }

  /// The declaration's first line: a computed property, or a function where it takes something.
  func opening(_ name: String, access: String) -> [String] {
    let actor = isMainActor ? "@MainActor " : ""
    guard !parameters.isEmpty else {
      return ["\(actor)\(access)static var \(name): \(type) {"]
    }
    let list = parameters.map {
      ($0.isUnnamed ? "_ " : "") + "\($0.name): \($0.type)"
    }
    let result = type.isEmpty ? "" : " -> \(type)"
    let line = "\(actor)\(access)static func \(name)(\(list.joined(separator: ", ")))\(result) {"
    guard line.count > 96 else { return [line] }
    let row = "  " + list.joined(separator: ", ")
    let rows =
      row.count <= 96
      ? [row] : list.enumerated().map { "  " + $1 + ($0 == list.count - 1 ? "" : ",") }
    return ["\(actor)\(access)static func \(name)("] + rows + [")\(result) {"]
  }

  /// How another declaration uses this one, passing on what has the same name; nil where it does not
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

extension [String] {
  /// The lines, further in.
  func indented(by depth: Int = 1) -> [String] {
    map { $0.isEmpty ? "" : String(repeating: "  ", count: depth) + $0 }
  }
}

extension String {
  /// The lines of a text.
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
