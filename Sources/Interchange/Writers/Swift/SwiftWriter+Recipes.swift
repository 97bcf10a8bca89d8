import Motion
import Presets

extension SwiftWriter {
  /// Returns the object that serves a pair of custom transitions.
  func recipe(_ pair: SwiftPair) -> [String] {
    let parts = pair.entries.compactMap(\.declaration.recipe)
    let isNavigation = parts.contains { $0.phase == .push || $0.phase == .pop }
    let swipes = parts.filter { $0.swipe != nil }
    let comments = pair.entries.map { entry in
      documentation(of: entry.preset, notes: entry.declaration.fidelity.notes)
    }
    var lines = comments.joined(separator: ["///"]).map { $0 }
    let kind =
      isNavigation ? "UINavigationControllerDelegate" : "UIViewControllerTransitioningDelegate"
    lines.append("@MainActor \(access)final class \(pair.name): NSObject, \(kind) {")
    for part in swipes {
      let (name, type) = (part.swipeName(swipes.count), part.swipeClass(swipes.count))
      lines.append("  private let \(name) = \(type)()")
    }
    let lengths = parts.lengths
    for length in lengths { lines.append("  private let \(length): CGFloat") }
    if !swipes.isEmpty || !lengths.isEmpty { lines.append("") }
    lines += initializer(lengths, access: access).indented()
    lines += attaching(parts, swipes, isNavigation).indented()
    lines += delegate(parts, swipes, isNavigation).indented()
    for part in parts { lines += [""] + animation(part).indented() }
    let dissolves = parts.dissolves
    for (index, dissolve) in dissolves.enumerated() {
      lines += [""] + dissolve.lines(named: dissolves.name(index)).indented()
    }
    for part in swipes {
      let swipe = part.swipe ?? []
      lines += [""] + swipe.named(part.swipeClass(swipes.count)).indented()
    }
    return lines + ["}"]
  }

  /// What reduced motion makes of a custom transition.
  enum Reduction: Hashable {
    case keep, cut
    /// Another transition takes its place.
    case dissolve(SwiftDissolve)
    /// The app is to choose another preset.
    case left(Reference)
  }

  func reduction(of preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>) -> Reduction {
    switch preset.preset.reducedMotion {
    case nil, .keep?: return .keep
    case ReducedMotion.none?: return .cut
    case .preset(let reference)?:
      guard case .transition(let other)? = set[reference]?.preset.motion,
        let dissolve = SwiftDissolve(other)
      else { return .left(reference) }
      return .dissolve(dissolve)
    }
  }

  /// A part is one transition of a pair.
  private typealias Part = SwiftDeclaration.Recipe

  private func attaching(_ parts: [Part], _ swipes: [Part], _ isNavigation: Bool) -> [String] {
    let type = isNavigation ? "UINavigationController" : "UIViewController"
    var lines = """

      /// Lets a view controller \(isNavigation ? "move between its children" : "come and go") so.
      ///
      /// Keep this object: a view controller does not hold it.
      \(access)func attach(to controller: \(type)) {
      """.lines
    if isNavigation {
      lines.append("  controller.delegate = self")
    } else {
      lines.append("  controller.modalPresentationStyle = .fullScreen")
      lines.append("  controller.transitioningDelegate = self")
    }
    for part in swipes where !part.phase.isThere {
      lines.append("  \(part.swipeName(swipes.count)).attach(to: controller)")
    }
    lines.append("}")
    for part in swipes where part.phase.isThere {
      lines +=
        """

        /// Lets a gesture on a view begin it; `begin` is to \(part.phase.rawValue) from the owner.
        \(access)func attach\(part.phase.className)<Owner: UIViewController>(
          to view: UIView, of owner: Owner, begin: @escaping @MainActor (Owner) -> Void
        ) {
          \(part.swipeName(swipes.count)).attach(to: view) { [weak owner] in
            if let owner { begin(owner) }
          }
        }
        """.lines
    }
    return lines
  }

  private func delegate(_ parts: [Part], _ swipes: [Part], _ isNavigation: Bool) -> [String] {
    isNavigation ? navigationDelegate(parts, swipes) : modalDelegate(parts, swipes)
  }

  private func animator(_ part: Part, _ parts: [Part]) -> String {
    let lengths = part.code.parameters.map { "\($0.name): \($0.name)" }
    let call = "\(part.phase.className)(\(lengths.joined(separator: ", ")))"
    guard case .dissolve(let dissolve) = part.reduction,
      let index = parts.dissolves.firstIndex(of: dissolve)
    else { return call }
    return "reducesMotion ? \(parts.dissolves.name(index))() : \(call)"
  }

  private func modalDelegate(_ parts: [Part], _ swipes: [Part]) -> [String] {
    var lines: [String] = []
    for part in parts {
      if part.phase == .present {
        lines +=
          """

          \(access)func animationController(
            forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController
          ) -> (any UIViewControllerAnimatedTransitioning)? {
            \(animator(part, parts))
          }
          """.lines
      } else {
        lines +=
          """

          \(access)func animationController(
            forDismissed _: UIViewController
          ) -> (any UIViewControllerAnimatedTransitioning)? {
            \(animator(part, parts))
          }
          """.lines
      }
    }
    for part in swipes {
      let name = part.swipeName(swipes.count)
      let phase = part.phase == .present ? "Presentation" : "Dismissal"
      lines +=
        """

        \(access)func interactionControllerFor\(phase)(
          using _: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
          \(name).isActive ? \(name) : nil
        }
        """.lines
    }
    return lines
  }

  private func navigationDelegate(_ parts: [Part], _ swipes: [Part]) -> [String] {
    var lines = """

      \(access)func navigationController(
        _: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from _: UIViewController, to _: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
      """.lines
    for part in parts { lines.append("  case .\(part.phase.rawValue): \(animator(part, parts))") }
    lines += ["  default: nil", "  }", "}"]
    guard !swipes.isEmpty else { return lines }
    let choice = swipes.reversed().reduce("nil") { rest, part in
      let name = part.swipeName(swipes.count)
      return "\(name).isActive ? \(name) : \(rest)"
    }
    return lines
      + """

      \(access)func navigationController(
        _: UINavigationController,
        interactionControllerFor _: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        \(choice)
      }
      """.lines
  }

  /// What takes the lengths that a class depends on.
  private func initializer(_ lengths: [String], access: String) -> [String] {
    guard !lengths.isEmpty else { return ["\(access)override init() { super.init() }"] }
    let list = lengths.map { "\($0): CGFloat" }.joined(separator: ", ")
    return ["\(access)init(\(list)) {"] + lengths.map { "  self.\($0) = \($0)" }
      + ["  super.init()", "}"]
  }

  private func animation(_ part: Part) -> [String] {
    let duration = CodeText.number(part.code.duration)
    let name = part.phase.className
    var lines = ["private final class \(name): NSObject, UIViewControllerAnimatedTransitioning {"]
    let lengths = part.code.parameters.map(\.name)
    if !lengths.isEmpty {
      lines += lengths.map { "  private let \($0): CGFloat" } + [""]
      lines += initializer(lengths, access: "").indented() + [""]
    }
    lines +=
      """
        func transitionDuration(
          using _: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { \(duration) }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
      """.lines
    return lines + part.code.lines.indented(by: 2) + ["  }", "}"]
  }
}

extension SwiftDeclaration.Recipe {
  fileprivate var phase: Transition.Phase { transition.phase ?? .present }

  fileprivate func swipeName(_ count: Int) -> String {
    count > 1 ? phase.rawValue + "Swipe" : "swipe"
  }

  fileprivate func swipeClass(_ count: Int) -> String {
    count > 1 ? phase.className + "Swipe" : "Swipe"
  }
}

extension SwiftWriter.Reduction {
  /// Whether reduced motion leaves nothing that a gesture could drive.
  var leavesNothing: Bool {
    switch self {
    case .keep, .left: false
    case .cut, .dissolve: true
    }
  }
}

extension [SwiftDissolve] {
  /// The name of the class of one of them.
  fileprivate func name(_ index: Int) -> String {
    count > 1 ? "Dissolve\(index + 1)" : "Dissolve"
  }
}

extension [SwiftDeclaration.Recipe] {
  /// What takes their place with reduced motion, each once.
  fileprivate var dissolves: [SwiftDissolve] {
    var seen: Set<SwiftDissolve> = []
    return compactMap { part in
      guard case .dissolve(let dissolve) = part.reduction else { return nil }
      return seen.insert(dissolve).inserted ? dissolve : nil
    }
  }

  /// The lengths that the parts depend on, each once.
  fileprivate var lengths: [String] {
    var seen: Set<String> = []
    return flatMap(\.code.parameters).map(\.name).filter { seen.insert($0).inserted }
  }
}

extension [String] {
  /// The lines of a class, by another name.
  fileprivate func named(_ name: String) -> [String] {
    guard name != "Swipe", let first else { return self }
    return [first.replacing("class Swipe:", with: "class \(name):")] + dropFirst()
  }
}
