import Motion
import Presets

extension SwiftWriter {
  /// Returns the object that serves a pair of custom transitions.
  @LinesBuilder func recipe(_ pair: SwiftPair) -> [String] {
    let parts = pair.entries.compactMap(\.declaration.recipe)
    let isNavigation = parts.contains { $0.phase == .push || $0.phase == .pop }
    let swipes = parts.filter { $0.swipe != nil }
    let comments = pair.entries.map { entry in
      documentation(of: entry.preset, notes: entry.declaration.fidelity.notes)
    }
    Array(comments.joined(separator: ["///"]))
    let kind =
      isNavigation ? "UINavigationControllerDelegate" : "UIViewControllerTransitioningDelegate"
    "@MainActor \(access)final class \(pair.name): NSObject, \(kind) {"
    for part in swipes {
      "  private let \(part.swipeName(swipes.count)) = \(part.swipeClass(swipes.count))()"
    }
    let lengths = parts.flatMap(\.code.parameters).map(\.name).uniqued()
    for length in lengths { "  private let \(length): CGFloat" }
    if !swipes.isEmpty || !lengths.isEmpty { "" }
    initializer(lengths, access: access).indented()
    attaching(parts, swipes, isNavigation).indented()
    (isNavigation ? navigationDelegate(parts, swipes) : modalDelegate(parts, swipes)).indented()
    for part in parts {
      ""
      animation(part).indented()
    }
    let dissolves = parts.dissolves
    for (index, dissolve) in dissolves.enumerated() {
      ""
      dissolve.lines(named: dissolves.name(index)).indented()
    }
    for part in swipes {
      ""
      (part.swipe ?? []).named(part.swipeClass(swipes.count)).indented()
    }
    "}"
  }

  /// A part is one transition of a pair.
  private typealias Part = SwiftDeclaration.Recipe

  @LinesBuilder private func attaching(_ parts: [Part], _ swipes: [Part], _ isNavigation: Bool)
    -> [String]
  {
    let type = isNavigation ? "UINavigationController" : "UIViewController"
    """

    /// Lets a view controller \(isNavigation ? "move between its children" : "come and go") so.
    ///
    /// Keep this object: a view controller does not hold it.
    \(access)func attach(to controller: \(type)) {
    """
    if isNavigation {
      "  controller.delegate = self"
    } else {
      "  controller.modalPresentationStyle = .fullScreen"
      "  controller.transitioningDelegate = self"
    }
    for part in swipes where !part.phase.isThere {
      "  \(part.swipeName(swipes.count)).attach(to: controller)"
    }
    "}"
    for part in swipes where part.phase.isThere {
      """

      /// Lets a gesture on a view begin it; `begin` is to \(part.phase.rawValue) from the owner.
      \(access)func attach\(part.phase.className)<Owner: UIViewController>(
        to view: UIView, of owner: Owner, begin: @escaping @MainActor (Owner) -> Void
      ) {
        \(part.swipeName(swipes.count)).attach(to: view) { [weak owner] in
          if let owner { begin(owner) }
        }
      }
      """
    }
  }

  private func animator(_ part: Part, _ parts: [Part]) -> String {
    let lengths = part.code.parameters.map { "\($0.name): \($0.name)" }
    let call = "\(part.phase.className)(\(lengths.joined(separator: ", ")))"
    guard case .dissolve(let dissolve) = part.reduction,
      let index = parts.dissolves.firstIndex(of: dissolve)
    else { return call }
    return "reducesMotion ? \(parts.dissolves.name(index))() : \(call)"
  }

  @LinesBuilder private func modalDelegate(_ parts: [Part], _ swipes: [Part]) -> [String] {
    for part in parts {
      let parameters =
        part.phase == .present
        ? "forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController"
        : "forDismissed _: UIViewController"
      """

      \(access)func animationController(
        \(parameters)
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        \(animator(part, parts))
      }
      """
    }
    for part in swipes {
      let name = part.swipeName(swipes.count)
      let phase = part.phase == .present ? "Presentation" : "Dismissal"
      """

      \(access)func interactionControllerFor\(phase)(
        using _: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        \(name).isActive ? \(name) : nil
      }
      """
    }
  }

  @LinesBuilder private func navigationDelegate(_ parts: [Part], _ swipes: [Part]) -> [String] {
    """

    \(access)func navigationController(
      _: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
      from _: UIViewController, to _: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      switch operation {
    """
    for part in parts { "  case .\(part.phase.rawValue): \(animator(part, parts))" }
    """
      default: nil
      }
    }
    """
    if !swipes.isEmpty {
      let choice = swipes.reversed().reduce("nil") { rest, part in
        let name = part.swipeName(swipes.count)
        return "\(name).isActive ? \(name) : \(rest)"
      }
      """

      \(access)func navigationController(
        _: UINavigationController,
        interactionControllerFor _: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        \(choice)
      }
      """
    }
  }

  /// What takes the lengths that a class depends on.
  private func initializer(_ lengths: [String], access: String) -> [String] {
    guard !lengths.isEmpty else { return ["\(access)override init() { super.init() }"] }
    let list = lengths.map { "\($0): CGFloat" }.joined(separator: ", ")
    return ["\(access)init(\(list)) {"] + lengths.map { "  self.\($0) = \($0)" }
      + ["  super.init()", "}"]
  }

  @LinesBuilder private func animation(_ part: Part) -> [String] {
    let lengths = part.code.parameters.map(\.name)
    let name = part.phase.className
    "private final class \(name): NSObject, UIViewControllerAnimatedTransitioning {"
    if !lengths.isEmpty {
      lengths.map { "  private let \($0): CGFloat" }
      ""
      initializer(lengths, access: "").indented()
      ""
    }
    """
      func transitionDuration(
        using _: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { \(CodeText.number(part.code.duration)) }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
    """
    part.code.lines.indented(by: 2)
    "  }"
    "}"
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

extension [SwiftDissolve] {
  /// The name of the class of one of them.
  fileprivate func name(_ index: Int) -> String { count > 1 ? "Dissolve\(index + 1)" : "Dissolve" }
}

extension [SwiftDeclaration.Recipe] {
  /// What takes their place with reduced motion, each once.
  fileprivate var dissolves: [SwiftDissolve] {
    compactMap { if case .dissolve(let dissolve) = $0.reduction { dissolve } else { nil } }
      .uniqued()
  }
}

extension [String] {
  /// The lines of a class, by another name.
  fileprivate func named(_ name: String) -> [String] {
    guard name != "Swipe", let first else { return self }
    return [first.replacing("class Swipe:", with: "class \(name):")] + dropFirst()
  }
}

/// A Swift pair is one or two custom transitions that one object serves: there and back.
struct SwiftPair {
  /// The name of the object's class.
  var name: String
  /// The transitions, the one that leads to something new first.
  var entries: [Entry]

  typealias Entry = ExportSet<SwiftDeclaration>.Entry

  /// Finds the pairs of a set.
  static func pairs(in set: ExportSet<SwiftDeclaration>) -> [SwiftPair] {
    let recipes = set.entries.filter { $0.recipe != nil }
    var pairs: [SwiftPair] = []
    var done: Set<String> = []
    for one in recipes where !done.contains(one.preset.name.text) {
      var entries = [one]
      let other = recipes.first { other in
        other.preset.name != one.preset.name && !done.contains(other.preset.name.text)
          && (set[one.preset.preset.counterpart]?.preset.name == other.preset.name
            || set[other.preset.preset.counterpart]?.preset.name == one.preset.name)
          && one.recipe?.phase?.opposite == other.recipe?.phase && other.recipe?.phase != nil
      }
      if let other { entries.append(other) }
      entries.sort { $0.recipe?.phase?.isThere == true && $1.recipe?.phase?.isThere != true }
      done.formUnion(entries.map(\.preset.name.text))
      pairs.append(SwiftPair(name: name(of: entries.map(\.preset)), entries: entries))
    }
    return pairs.withDistinctNames
  }

  /// What the names of both have in common.
  private static func name(of presets: [ExportedPreset]) -> String {
    let words = presets.map { preset in
      IdentifierStyle.words(of: preset.name.text, kind: preset.preset.kind.rawValue)
    }
    var common = words[0]
    if presets.count > 1 { common = zip(words[0], words[1]).prefix { $0 == $1 }.map(\.0) }
    if common.isEmpty { common = words[0] }
    let name = IdentifierStyle(.pascal).joined(common)
    return common.last == "transition" ? name : name + "Transition"
  }
}

extension [SwiftPair] {
  /// The pairs, those of the same name distinguished by the names of their presets.
  fileprivate var withDistinctNames: [SwiftPair] {
    map { pair in
      guard filter({ $0.name == pair.name }).count > 1 else { return pair }
      var pair = pair
      let words = IdentifierStyle.words(
        of: pair.entries[0].preset.name.text, kind: pair.entries[0].preset.preset.kind.rawValue)
      pair.name = IdentifierStyle(.pascal).joined(words) + "Transition"
      return pair
    }
  }
}

extension ExportSet.Entry where Declaration == SwiftDeclaration {
  /// The transition, if it is one of the author's own.
  var recipe: Transition? { declaration.recipe?.transition }
}

extension Transition.Phase {
  /// The phase that leads back.
  var opposite: Transition.Phase {
    switch self {
    case .present: .dismiss
    case .dismiss: .present
    case .push: .pop
    case .pop: .push
    }
  }

  /// Whether it leads to something new.
  var isThere: Bool { self == .present || self == .push }

  /// The name of the class that animates it.
  var className: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
