import Diagnostics
import Motion
import Presets
import Testing

struct SeedTests {
  @Test("Every seed file is read without findings and stands in canonical form")
  func areCanonical() throws {
    let files = (try SeedFile.all, try SeedFile.vocabularies)
    #expect(files.0.count == 18 && files.1.count == 10)
    for file in files.0 + files.1 {
      let (entries, findings) = file.content
      #expect(findings.flatMap { $0.lines() } == [], "\(file.name)")
      #expect(
        write(entries.map(\.preset).sorted { $0.name < $1.name }) == file.text, "\(file.name)")
    }
  }

  @Test("Every preset is read from its payload as it is")
  func payloads() throws {
    for preset in try SeedFile.presets + SeedFile.chosen {
      let (entries, findings) = read(preset.payloadText)
      #expect(findings.isEmpty)
      #expect(entries.map(\.preset) == [preset])
    }
  }

  @Test("There are so many of each kind")
  func counts() throws {
    var counts: [MotionKind: Int] = [:]
    for preset in try SeedFile.presets { counts[preset.kind, default: 0] += 1 }
    #expect(
      counts == [
        .curve: 64, .transition: 45, .spring: 26, .animator: 28, .duration: 19, .keyframes: 55,
        .group: 4,
      ])
  }

  @Test("Names and aliases are unique over all files")
  func names() throws {
    let names = try (SeedFile.presets + SeedFile.chosen).flatMap { [$0.name] + $0.aliases }
    let repeated = Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }.keys
    #expect(repeated.sorted() == [])
  }

  @Test("Every reference leads to a preset of a kind that fits, and none leads in a circle")
  func references() throws {
    let presets = try SeedFile.presets + SeedFile.chosen
    var byName: [String: Preset] = [:]
    for preset in presets {
      for name in [preset.name] + preset.aliases { byName[name.text] = preset }
    }
    for preset in presets {
      for reference in preset.references {
        let kind = byName[reference.target.name]?.kind
        #expect(
          kind.map(reference.role.kinds(owner: preset.kind).contains) == true,
          "\(preset.name)\(reference.slot)")
      }
    }
    var finder = CycleFinder<String>()
    for preset in presets {
      let circle = finder.cycle(from: preset.name.text) { name in
        (byName[name]?.references ?? []).filter(\.role.mustNotCycle)
          .compactMap { byName[$0.target.name]?.name.text }
      }
      #expect(circle == nil)
    }
  }

  @Test(
    "Every preset has a title, a summary and a source, and is told in Japanese and its source's language"
  )
  func descriptions() throws {
    for preset in try SeedFile.presets {
      #expect(preset.title != nil && preset.summary != nil, "\(preset.name)")
      let language = try #require(preset.source?.language, "\(preset.name)")
      // Recipes and later presets of the articles are told in Russian, too: RecipeTests, ArticleRowTests.
      let languages = Set(preset.localizations.keys)
      #expect(
        languages.isSuperset(of: Set([language, "ja"]).subtracting(["en"])), "\(preset.name)")
      #expect(languages.isSubset(of: ["ja", "ru"]), "\(preset.name)")
      for localization in preset.localizations.values {
        #expect(localization.title != nil && localization.summary != nil, "\(preset.name)")
      }
    }
  }

  @Test("Every preset of a vocabulary to choose is told in Japanese, and has words in Russian")
  func vocabularyDescriptions() throws {
    for preset in try SeedFile.chosen {
      #expect(preset.title != nil && preset.summary != nil, "\(preset.name)")
      #expect(preset.source?.title != nil && preset.source?.author != nil, "\(preset.name)")
      let japanese = preset.localizations["ja"]
      #expect(japanese?.title != nil && japanese?.summary != nil, "\(preset.name)")
      #expect(preset.localizations["ru"]?.title != nil, "\(preset.name)")
    }
  }

  @Test("Every vocabulary to choose has so many presets, each under the name of the vocabulary")
  func vocabularyCounts() throws {
    var counts: [String: Int] = [:]
    for file in try SeedFile.vocabularies {
      let vocabulary = file.name.replacing(".json", with: "")
      for entry in file.content.0 {
        #expect(
          entry.preset.name.text.split(separator: "/")[1] == vocabulary, "\(entry.preset.name)")
        counts[vocabulary, default: 0] += 1
      }
    }
    #expect(
      counts == [
        "android": 28, "anime": 48, "compose": 47, "flutter": 45, "gsap": 33, "motion": 17,
        "penner-exact": 30, "react-spring": 6, "reanimated": 18, "tailwind": 16,
      ])
  }
}
