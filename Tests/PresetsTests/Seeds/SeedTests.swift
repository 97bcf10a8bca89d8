import Diagnostics
import Motion
import Presets
import Testing

struct SeedTests {
  @Test("Every seed file is read without findings and stands in canonical form")
  func areCanonical() throws {
    let files = try SeedFile.all
    #expect(files.count == 14)
    for file in files {
      let (entries, findings) = file.content
      #expect(findings.flatMap { $0.lines() } == [], "\(file.name)")
      #expect(
        write(entries.map(\.preset).sorted { $0.name < $1.name }) == file.text, "\(file.name)")
    }
  }

  @Test("Every preset is read from its payload as it is")
  func payloads() throws {
    for preset in try SeedFile.presets {
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
        .curve: 64, .transition: 26, .spring: 23, .animator: 22, .duration: 19, .keyframes: 6,
        .group: 3,
      ])
  }

  @Test("Names and aliases are unique over all files")
  func names() throws {
    let names = try SeedFile.presets.flatMap { [$0.name] + $0.aliases }
    let repeated = Dictionary(grouping: names, by: \.self).filter { $1.count > 1 }.keys
    #expect(repeated.sorted() == [])
  }

  @Test("Every reference leads to a preset of a kind that fits, and none leads in a circle")
  func references() throws {
    let presets = try SeedFile.presets
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
      #expect(Set(preset.localizations.keys) == Set([language, "ja"]).subtracting(["en"]))
      for localization in preset.localizations.values {
        #expect(localization.title != nil && localization.summary != nil, "\(preset.name)")
      }
    }
  }
}
