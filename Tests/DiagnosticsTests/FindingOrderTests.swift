import Diagnostics
import Testing

struct FindingOrderTests {
  @Test func placesAreInOrderWithinFilesAndFilesAsTheyCame() {
    var list = FindingList()
    for (file, line, column) in [("b", 9, 1), ("a", 2, 5), ("b", 3, 7), ("b", 3, 2), ("a", 1, 1)] {
      list.append(
        Finding(
          "r", "\(file)\(line):\(column)", place: Place(file: file, line: line, column: column)))
    }
    list.append(Finding("r", "nowhere"))
    list.append(
      Finding("r", "again", place: Place(file: "b", line: 3, column: 2)))
    list.sortByPlace()
    #expect(
      list.kept.map(\.message) == ["b3:2", "again", "b3:7", "b9:1", "a1:1", "a2:5", "nowhere"])
  }
}
