import Testing

@testable import Curvet

@Suite struct NameTableTests {
  @Test func namesAreNumberedInOrder() {
    var table = NameTable()
    #expect(table.number(of: "a") == nil)
    #expect(table.number(of: "") == nil)
    let names = (0..<5000).map { "name/\($0)" } + ["", "ä", "name"]
    for (number, name) in names.enumerated() {
      #expect(table.number(of: name) == nil)
      #expect(table.add(name) == UInt32(number))
    }
    #expect(table.count == names.count)
    for (number, name) in names.enumerated() {
      #expect(table.number(of: name) == UInt32(number))
      #expect(table.name(UInt32(number)) == name)
    }
    #expect(table.number(of: "name/5000") == nil)
  }
}
