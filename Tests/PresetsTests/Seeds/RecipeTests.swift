import Motion
import Presets
import Testing

/// What the recipes by job have to say of themselves.
struct RecipeTests {
  private static var recipes: [Preset] {
    get throws {
      try SeedFile.all.filter { $0.name.hasPrefix("recipes-") }
        .flatMap { $0.content.0.map(\.preset) }
    }
  }

  @Test("Each says who it is for, in three languages, and where its figures are from")
  func words() throws {
    let recipes = try Self.recipes
    #expect(recipes.count >= 60)
    for recipe in recipes {
      let name = Comment(rawValue: recipe.name.text)
      #expect(recipe.role != nil, name)
      #expect(recipe.title != nil && recipe.summary != nil, name)
      #expect(recipe.source?.title != nil, name)
      #expect(recipe.reducedMotion != nil, name)
      for language in ["ja", "ru"] {
        let words = recipe.localizations[language]
        #expect(words?.title != nil && words?.summary != nil, name)
      }
    }
  }

  @Test("Counterparts are mutual, but for the second way in") func counterparts() throws {
    let recipes = try Self.recipes
    let names = Dictionary(uniqueKeysWithValues: recipes.map { ($0.name.text, $0) })
    let oneWay = recipes.filter { recipe in
      guard let other = recipe.counterpart?.name else { return false }
      return names[other]?.counterpart?.name != recipe.name.text
    }
    #expect(oneWay.map(\.name.text) == ["group/stagger-in", "keyframes/toast-spring"])
  }

  @Test("The push is React Navigation's critical spring, and the pop takes it back")
  func navigation() throws {
    let spring = try SpringEvaluator(
      Spring(.physical(mass: 3, stiffness: 1000, damping: 500)))
    #expect(abs(spring.solver.position(at: 0.092) - 0.5) < 0.005)
    #expect(abs(spring.solver.position(at: 0.364) - 0.99) < 0.0005)
    let ends = try ["push", "pop"].map { phase in
      let preset = try #require(
        try Self.recipes.first { $0.name.text == "transition/navigation-\(phase)" })
      guard case .transition(let transition) = preset.motion else { throw Missing() }
      return transition.layers.map { layer in
        Dictionary(
          layer.frames.map { ($0.property, $0.change.value) }, uniquingKeysWith: { $1 })
      }
    }
    let starts = try ["push", "pop"].map { phase in
      let preset = try #require(
        try Self.recipes.first { $0.name.text == "transition/navigation-\(phase)" })
      guard case .transition(let transition) = preset.motion else { throw Missing() }
      return transition.layers.map(\.initial)
    }
    // What the push leaves is where the pop begins, and the other way round.
    #expect(ends[0][1] == starts[1][1])
    #expect(ends[1][2] == starts[0][2])
  }

  private struct Missing: Error {}
}
