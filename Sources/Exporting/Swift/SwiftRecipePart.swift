import Diagnostics
import Motion

extension SwiftDeclaration.Recipe {
  /// The lengths that only the app knows, those of a sheet's place too.
  var parameters: [SwiftDeclaration.Parameter] {
    code.parameters + ((try? code.sheet?.place())?.parameters ?? [])
  }

  /// The alternative for reduced motion or cross-fade transitions; nil if there is none.
  var dissolve: SwiftDissolve? {
    switch reduction {
    case .keep: nil
    case .dissolve(let dissolve): dissolve
    case .none, .cut, .left: .standard
    }
  }

  var phase: Transition.Phase { transition.phase ?? (isBack ? .dismiss : .present) }

  func swipeName(_ count: Int) -> String {
    count > 1 ? phase.rawValue + "Swipe" : "swipe"
  }

  func swipeClass(_ count: Int) -> String {
    count > 1 ? phase.className + "Swipe" : "Swipe"
  }
}

extension [SwiftDissolve] {
  /// The name of the class of one of them.
  func name(_ index: Int) -> String { count > 1 ? "Dissolve\(index + 1)" : "Dissolve" }
}

extension [SwiftDeclaration.Recipe] {
  /// The sheet that they present or dismiss; nil if they are whole screens.
  var sheet: SwiftSheet? {
    guard allSatisfy({ $0.code.sheet != nil }) else { return nil }
    return first { $0.phase == .present }?.code.sheet ?? first?.code.sheet
  }

  /// Their alternatives for reduced motion, each once.
  var dissolves: [SwiftDissolve] { compactMap(\.dissolve).uniqued() }
}
