import Testing

@testable import Motion

struct BisectionTests {
  @Test("The two inputs next to a change are neighbors", arguments: [0.1, 1.0 / 3, 0.5, 0.999])
  func neighbors(place: Double) {
    let change = Bisection.change(from: 0, to: 1) { $0 < place }
    #expect(change.first == place)
    #expect(change.last == place.nextDown)
  }

  @Test("A change next to 0 is found in a hundred steps") func small() {
    var count = 0
    let change = Bisection.change(from: 0, to: 1) { input in
      count += 1
      return input <= 0
    }
    #expect(change.last == 0)
    #expect(change.first < 1e-30)
    #expect(count == 100)
  }

  @Test("A tolerance ends the search") func tolerance() {
    let change = Bisection.change(from: 0, to: 1, within: 0.1) { $0 < 0.3 }
    #expect(change.last < 0.3 && change.first >= 0.3 && change.first - change.last <= 0.1)
  }

  @Test(
    "The partitioning index is that of the first element of the second part",
    arguments: [([], 0), ([5], 0), ([1], 1), ([1, 2, 3, 3, 4], 2), ([1, 2], 2), ([3, 4], 0)])
  func partition(elements: [Int], index: Int) {
    #expect(elements.partitioningIndex { $0 >= 3 } == index)
  }
}
