import Testing

@testable import Validation

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

  @Test func namesStayWholeWhereThereAreMany() {
    var table = NameTable()
    let long = String(repeating: "x", count: 100)
    for number in 0..<100_000 { table.add("\(long)/\(number)") }
    #expect(table.count == 100_000)
    for number in stride(from: UInt32(0), to: 100_000, by: 7) {
      #expect(table.number(of: "\(long)/\(number)") == number)
      #expect(table.name(number) == "\(long)/\(number)")
    }
  }
}
