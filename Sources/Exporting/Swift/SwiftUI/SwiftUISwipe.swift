import Motion

/// A SwiftUI swipe is a function that returns a modifier to dismiss a page with a gesture.
struct SwiftUISwipe {
  /// The name of the function.
  let name: String
  private let motion: String
  private let access: String
  private let words: String
  private let rules: String
  /// The sizes that the rules depend on: those of the space and of the page, or `_`.
  private let sizes: [String]
  /// The other arguments of the modifier, except the motion that opens the page.
  private let settings: [String]
  private let parameters: [SwiftDeclaration.Parameter]

  /// Makes the function for a transition by which a page goes; nil if no finger takes it back.
  ///
  /// - Parameters:
  ///   - motion: The name of the transition.
  ///   - recipe: The transition as pages.
  init?(
    _ transition: Transition, _ motion: String, _ recipe: ScreenTransition, access: String
  ) throws(Unsupported) {
    guard transition.phase == .dismiss || transition.phase == .pop,
      let interaction = transition.interaction,
      recipe.lengths.isEmpty,
      interaction.gesture == .pan || interaction.gesture == .screenEdgePan
    else { return nil }
    (self.motion, self.access) = (motion, access)
    name = motion.filter { $0 != "`" } + "Swipe"
    words = interaction.gestureWords
    var arguments = SwiftArguments()
    let own = ScreenLayerProperty.ownLengths(of: transition, .source)
    arguments.known = ["container.width": "space.width", "container.height": "space.height"]
    for (length, axis) in own {
      arguments.known[length] = axis == .width ? "page.width" : "page.height"
    }
    let distance = try Self.distance(interaction, &arguments)
    let start = try interaction.startProgress.map { start throws(Unsupported) in
      try arguments.text(start)
    }
    rules = SwiftGesture(interaction).rules(
      distance: distance, startProgress: start, finishes: true)
    let used = distance + (start ?? "")
    sizes = ["space", "page"].map { used.contains("\($0).") ? $0 : "_" }
    parameters = arguments.parameters
    var settings: [String] = []
    if interaction.gesture == .screenEdgePan {
      settings.append("from: .\((interaction.edge ?? .left).rawValue)")
    }
    if Self.isAtBottom(transition), !own.isEmpty { settings.append("alignment: .bottom") }
    if case .spring = recipe.timing { settings.append("isSpring: true") }
    if recipe.overlaps, recipe.arrivesOnTop { settings.append("arrivesOnTop: true") }
    self.settings = settings
  }

  private static func distance(
    _ interaction: Interaction, _ arguments: inout SwiftArguments
  ) throws(Unsupported) -> String {
    if let distance = interaction.distance { return try arguments.text(distance) }
    let length = SwiftGesture(interaction).axis == .x ? "space.width" : "space.height"
    let isBackward = [.right, .bottom, .trailing].contains(interaction.edge)
    return interaction.gesture == .screenEdgePan && isBackward ? "-\(length)" : length
  }

  /// Whether the outgoing page is at the bottom of the screen.
  private static func isAtBottom(_ transition: Transition) -> Bool {
    transition.layers.contains { layer in
      guard layer.layer == .source, case .vector(let frame)? = layer.initial["frame"],
        frame.count == 4, case .measure(let top) = frame[1]
      else { return false }
      return top.symbols.contains("container.height")
    }
  }

  /// The lines, with their comment.
  ///
  /// - Parameter opening: The transition by which the page comes; nil if it comes as it goes, backwards.
  func lines(opening: String?) -> [String] {
    let comment =
      "Shows a page that \(words) can dismiss:"
      + " `.modifier(Screens.\(name)($isShown) { Page() })`."
    let given = parameters.map { "\($0.name): \($0.type)" }
    let first = (["_ isPresented: Binding<Bool>"] + given).joined(separator: ", ")
    let settings = ["isPresented", "back: \(motion)", "opening: opening"] + settings
    return CodeText.wrapped(CodeText.comment(comment), mark: "///", width: 94)
      + [
        "@MainActor \(access)static func \(name)<Page: View>(", "  \(first),",
        "  opening: ScreenMotion? = \(opening ?? "nil"), @ViewBuilder page: () -> Page",
        ") -> Swipe<Page> {", "  Swipe(", "    \(settings.joined(separator: ", ")),",
        "    page: page()", "  ) { \(sizes.joined(separator: ", ")) in", "    \(rules)", "  }", "}",
      ]
  }
}
