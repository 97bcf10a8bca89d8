import Diagnostics
import Motion
import Presets
import Testing

/// What is wrong between presets, as found by looking them up in a table.
@Suite struct IntegrityCheckerTests {
  /// Presets of one kind, by name.
  struct Table: ReferrerLookup {
    typealias Failure = Never
    var presets: [String: Preset] = [:]

    /// - Parameter uses: curves, each with the one that it uses or with none.
    init(_ uses: [(String, String?)]) {
      for (name, target) in uses {
        let motion = target.map { #"{"use":"\#($0)"}"# } ?? #"{"named":"linear"}"#
        guard var preset = readPreset(#"{"kind":"curve","motion":\#(motion)}"#) else { continue }
        preset.name = PresetName(name) ?? preset.name
        presets[name] = preset
      }
    }

    func target(named name: String) -> PresetTarget<String>? {
      presets[name].map { PresetTarget(id: name, kind: $0.kind) }
    }
    func name(of id: String) -> String { id }
    func targets(of id: String) -> [String] {
      presets[id]?.references.map(\.target.name).filter { presets[$0] != nil } ?? []
    }
    func recipe(of id: String) -> ExpansionMeter<String>.Recipe {
      ExpansionMeter.Recipe(
        own: presets[id]?.motion.ownExpansion ?? Expansion(),
        references: targets(of: id).map { (.use, $0) })
    }
    func names(near name: String) -> [String] { presets.keys.sorted() }
    func referrers(of id: String) -> [String] {
      presets.keys.sorted().filter { targets(of: $0).contains(id) }
    }
    func preset(of id: String) -> Preset? { presets[id] }
  }

  @Test("References are followed to what they name") func references() throws {
    let checker = IntegrityChecker(Table([("a", "b"), ("b", nil), ("c", "bb")]))
    func check(_ name: String, owner: MotionKind = .curve, suggests: Bool = true) throws -> String {
      let reference = try #require(checker.lookup.presets[name]?.references.first)
      let (target, problem) = checker.check(reference, owner: owner, suggests: suggests)
      let finding = problem?.finding(of: name, at: nil, for: .change)
      return [target?.id, finding?.message, finding?.help?.sentence].compactMap { $0 }
        .joined(separator: "; ")
    }
    #expect(try check("a") == "b")
    #expect(
      try check("a", owner: .spring)
        == #"b; use refers to 'b', which is a curve; refer to a spring"#)
    #expect(try check("c") == #"use refers to 'bb', which doesn't exist; did you mean 'b'?"#)
    #expect(
      try check("c", suggests: false)
        == #"use refers to 'bb', which doesn't exist; add it first, or correct the name"#)
  }

  @Test("Cycles begin where they are told to, and are told once") func cycles() {
    var checker = IntegrityChecker(Table([("z", "a"), ("a", "b"), ("b", "a")]))
    let cycle = checker.cycle(from: "z") { ring in (ring.firstIndex(of: "b") ?? 0, nil) }
    #expect(cycle?.presets == ["b", "a"])
    #expect(cycle?.problem == .cycle(["b", "a", "b"]))
    #expect(checker.cycle(from: "a") { _ in (0, nil) } == nil)
  }

  @Test(
    "Only a long cycle is shown without its middle",
    arguments: [
      (11, "p0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p0"), (12, "p0 p1 p2 p3 p4 p5 … p10 p11 p0"),
      (100_000, "p0 p1 p2 p3 p4 p5 … p99998 p99999 p0"),
    ])
  func longCycles(count: Int, shown: String) {
    var checker = IntegrityChecker(Ring(count: count))
    let cycle = checker.cycle(from: 0) { _ in (0, nil) }
    #expect(cycle?.problem == .cycle(shown.split(separator: " ").map(String.init)))
  }

  /// Presets that refer to each other in their order, and the last to the first.
  struct Ring: PresetLookup {
    typealias Failure = Never
    var count: Int
    func target(named name: String) -> PresetTarget<Int>? { nil }
    func name(of id: Int) -> String { "p\(id)" }
    func targets(of id: Int) -> [Int] { [(id + 1) % count] }
    func recipe(of id: Int) -> ExpansionMeter<Int>.Recipe {
      ExpansionMeter.Recipe(own: Expansion(), references: [])
    }
    func names(near name: String) -> [String] { [] }
  }

  @Test("A chain is told of the first preset that goes too far") func chains() {
    let chain = (0..<67).map { ("p\($0)", $0 < 66 ? "p\($0 + 1)" : nil) }
    var checker = IntegrityChecker(Table(chain))
    let excessive = chain.map(\.0).filter { checker.isExcessive($0) }
    #expect(excessive == ["p0", "p1"])
    #expect(checker.isMadeOfExcessive("p0"))
    #expect(!checker.isMadeOfExcessive("p1"))
    #expect(
      checker.excess(of: "p1")?.message
        == "its chain of references is 65 long, through p2 → p3 → p4 → p5 → …; the limit is 64"
    )
  }

  @Test("Who refers to a preset that changes is looked at") func referrers() {
    let checker = IntegrityChecker(Table([("a", nil), ("u", "a"), ("v", "a")]))
    func told(_ target: ChangedTarget<String>, changed: Set<String> = []) -> [String] {
      var told: [String] = []
      checker.checkReferrers(of: target, except: changed.contains) { met in
        told.append(
          [met.newTarget.map { "now \($0.id)" }, met.problem?.problem.message].compactMap { $0 }
            .joined(separator: "; "))
      }
      return told
    }
    #expect(told(.init(id: "a", names: ["a"], lost: [], newKind: nil)) == [])
    #expect(
      told(.init(id: "a", names: ["a"], lost: [], newKind: .spring), changed: ["u"])
        == ["'v' refers to it in use, which can't be a spring"])
    // The name leads to a preset still.
    #expect(told(.init(id: "a", names: ["a"], lost: ["a"], newKind: nil)) == ["now a", "now a"])
  }
}
