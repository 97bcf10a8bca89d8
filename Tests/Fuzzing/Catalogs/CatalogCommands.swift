import Exporting

/// Catalog commands are what is run on a damaged catalog: every command that reads, on presets by chance.
struct CatalogCommands {
  /// A command.
  struct Command {
    var words: [String]
    /// The presets that it is asked about.
    var names: [String] = []
    /// Whether it shows nothing but what is in presets, and so has to say what it says of a sound
    /// catalog.
    var isExact = false
  }

  /// The commands that change nothing.
  private(set) var reading: [Command] = []

  /// Android's resources need a folder.
  private static let formats = ExportFormats.all.map(\.name)
    .filter { !["ndjson", "android-xml"].contains($0) }

  init(seed: UInt64, index: Int, base: FuzzBase) {
    var random = FuzzRandom(seed: seed ^ 0xC0FF_EE, index: index)
    let names = base.live.keys.sorted()
    let curves = names.filter { $0.hasPrefix("team/k") }
    let (one, two, curve) = (random.element(names), random.element(names), random.element(curves))
    func add(_ words: String..., about names: [String] = [], isExact: Bool = false) {
      reading.append(Command(words: words, names: names, isExact: isExact))
    }
    add("search")
    add(
      "search",
      random.element(["team", "word3", "tag:quick", "kind:spring", "duration:>0.2", "soft"]))
    add("search", "--like", curve, about: [curve])
    add("show", one, about: [one])
    add("show", two, "--json", about: [two])
    add("sample", curve, "--count", "5", about: [curve], isExact: true)
    add("sample", "team/soft", "--count", "5", about: ["team/soft"], isExact: true)
    add("convert", "team/soft", "--to", "css", about: ["team/soft"], isExact: true)
    add("compare", curve, "team/soft", about: [curve, "team/soft"])
    add("uses", "team/short", about: ["team/short"])
    add("export", "--all", "--to", "ndjson", isExact: true)
    add("export", "--all", "--to", random.element(Self.formats), isExact: true)
    add("diff", "base.sqlite")
    add("history")
    add("history", one)
    add("status")
    add("validate")
    for place in reading.indices { reading.swapAt(place, random.below(reading.count)) }
  }
}
