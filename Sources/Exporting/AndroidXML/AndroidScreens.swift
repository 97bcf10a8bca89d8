import Motion

/// Android screens are the two pages of a transition as resources for fragments: animators, which turn in
/// space, or animations, which know parts of a width.
struct AndroidScreens {
  /// The interpolators' lines by their parts of the preset.
  var easings: [(part: String, lines: [String])] = []
  /// The files of the pages.
  private(set) var pages: [Page] = []
  /// How far the eye is, if a page turns in space.
  private(set) var eyeDistance: Double?
  var fidelity = Fidelity.exact

  let recipe: ScreenRecipe
  let tolerance: Double

  /// A page is one file, in which interpolators replace `@anim/{part}` and the camera's distance `{eye}`.
  struct Page {
    /// `anim`, `animator`, or one of those with a qualifier.
    var folder: String
    /// `enter` or `exit`.
    var part: String
    fileprivate var lines: [String]

    /// The lines with the names of what they refer to.
    func lines(named identifier: String, _ name: (String) -> String) -> [String] {
      lines.map { line in
        guard let start = line.firstRange(of: "@anim/{")?.upperBound,
          let end = line[start...].firstIndex(of: "}")
        else { return line.replacing("{eye}", with: "@dimen/\(identifier)_camera_distance") }
        let part = String(line[start..<end])
        return line.replacing("@anim/{\(part)}", with: "@anim/\(name(part))")
      }
    }
  }

  /// Makes the resources of a recipe.
  ///
  /// - Throws: ``Unsupported`` with the platform's reason if it has none.
  init(_ recipe: ScreenRecipe, _ tolerance: Double) throws(Unsupported) {
    (self.recipe, self.tolerance) = (recipe, tolerance)
    guard recipe.lengths.isEmpty else {
      throw Unsupported(
        .unknown,
        "it depends on \(recipe.lengths.joined(separator: ", ")), known only as the app runs, and Android's "
          + "resources take no arguments")
    }
    fidelity = try recipe.fidelityInMilliseconds()
    let usesParts = [recipe.arriving, recipe.leaving].contains { page in
      page.tracks.contains { $0.keys.contains { $0.value.width != 0 || $0.value.height != 0 } }
    }
    if recipe.turnsInSpace, usesParts {
      throw Unsupported(
        "Android's animators know no parts of a width, and its animations no turns in space")
    }
    if recipe.turnsInSpace {
      eyeDistance = recipe.eyeDistance ?? 100_000
      combine(.approximate(nil, notes: [Self.densities]))
      combine(.exact(notes: ["for fragments: activities take no animators, only flat animations"]))
    }
    if recipe.turnsWhileMoving { combine(.approximate(nil, notes: [ScreenRecipe.movingEye])) }
    if !recipe.arrivesOnTop, recipe.overlaps {
      combine(.exact(notes: ["for going back: a fragment that is added comes above the other"]))
    }
    for isMirrored in recipe.mirrors ? [false, true] : [false] {
      for (page, part) in [(recipe.arriving, "enter"), (recipe.leaving, "exit")] {
        var page = page
        if isMirrored { page.tracks = page.tracks.map(\.mirrored) }
        let folder = (usesParts ? "anim" : "animator") + (isMirrored ? "-ldrtl" : "")
        let lines = usesParts ? try animation(page) : try animator(page)
        pages.append(Page(folder: folder, part: part, lines: lines))
      }
    }
    if let backdrop = recipe.backdrop {
      combine(.exact(notes: ["behind both pages is \(backdrop.text), which is the app's to draw"]))
    }
  }

  private static let densities =
    "the eye is right at " + qualifiers.dropLast().map { "\($0.density)" }.joined(separator: ", ")
    + " and 640 dpi; XML can't compute it for others: set cameraDistance in code there"

  /// The lines to be pasted.
  func snippet(_ identifier: String, _ name: (String) -> String) -> [String] {
    easings.flatMap(\.lines) + pages.flatMap { $0.lines(named: identifier, name) }
  }

  mutating func combine(_ other: Fidelity) { fidelity = fidelity.combined(with: other) }

  /// When it runs, as attributes.
  var times: [String] {
    get throws(Unsupported) {
      let duration = "android:duration=\"\(try Milliseconds.whole(recipe.duration).time)\""
      guard recipe.delay != 0 else { return [duration] }
      return [duration, "android:startOffset=\"\(try Milliseconds.whole(recipe.delay).time)\""]
    }
  }
}

extension AndroidScreens {
  /// The densities that get a folder of their own.
  fileprivate static let qualifiers: [(name: String, density: Int)] = [
    ("mdpi", 160), ("hdpi", 240), ("xhdpi", 320), ("420dpi", 420), ("xxhdpi", 480),
    ("560dpi", 560), ("xxxhdpi", 640),
  ]

  /// The files that hold how far cameras are, at each density.
  ///
  /// A view takes its camera's distance times the density, squared, × 160 / 72.
  static func cameras(
    _ eyes: [(name: String, distance: Double)]
  ) -> [(path: String, lines: [String])] {
    guard !eyes.isEmpty else { return [] }
    return qualifiers.map { qualifier in
      let lines = eyes.map { eye in
        let distance = eye.distance * Double(qualifier.density) / 72
        let text = CodeText.number(Figure.rounded(distance, to: 9))
        return "  <dimen name=\"\(eye.name)_camera_distance\">\(text)dp</dimen>"
      }
      return ("values-\(qualifier.name)/motion.xml", ["<resources>"] + lines + ["</resources>"])
    }
  }
}
