import Diagnostics
import Testing

@testable import Storage

@Suite struct SuggestionTests {
  @Test func aSmallCatalogIsLookedThroughWhole() throws {
    let bench = try StoreBench(curve("b", 1, #""aliases":["a"],"#), curve("c"))
    #expect(try bench.store.names(near: "zzz") == ["b", "c", "a"])
    #expect(try bench.store.names(near: "", scanning: 3) == ["b", "c", "a"])
  }

  private func makeLarge() throws -> StoreBench {
    let bench = try StoreBench()
    let folders = ["curve/material", "curve/penner", "spring/app", "transition/css"]
    var lines = folders.flatMap { folder in (100..<200).map { curve("\(folder)/preset-\($0)") } }
    lines += [
      curve("curve/penner/ease-in-quad"), curve("transition/css/flip-present"),
      curve("spring/snappy"),
    ]
    try bench.add(lines)
    return bench
  }

  @Test(arguments: [
    ("curve/penner/ease-in-qaud", "curve/penner/ease-in-quad"),
    ("curve/pener/ease-in-quad", "curve/penner/ease-in-quad"),
    ("curve/material/ease-in-quad", "curve/penner/ease-in-quad"),
    ("transition/css/flip-presnet", "transition/css/flip-present"),
    ("transition/css/flp-present", "transition/css/flip-present"),
    ("spring/snapy", "spring/snappy"), ("sprin/snappy", "spring/snappy"),
    ("curve/material/preset-19", "curve/material/preset-190"), ("nothing/like/it", nil), ("", nil),
    (String(repeating: "a/", count: 10_000), nil), (String(repeating: "x", count: 100_000), nil),
  ])
  func aLargeOneIsLookedIntoWhereItMatters(typed: String, meant: String?) throws {
    let store = try makeLarge().store
    let names = try store.names(near: typed, scanning: 200)
    #expect(names.count <= 300)
    #expect(Set(names).count == names.count)
    let found = Suggestion.nearest(to: typed, among: names)
    if let meant { #expect(found.contains(meant), "\(found)") } else { #expect(found.isEmpty) }
  }
}
