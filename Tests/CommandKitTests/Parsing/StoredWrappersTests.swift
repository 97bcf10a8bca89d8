import Testing

@testable import CommandKit

@Suite("Wrapped properties are found with their names and storages") struct StoredWrappersTests {
  struct Mixed: ParsableCommand {
    let weights = [1, 2]
    @Argument var names: [String]
    var _count = UInt8(3)
    @Option var toSVG: String?
    @Flag var quiet = false
    var title: String?
    @OptionGroup var common: Common

    var storages: [WrapperStorage] { [_names.box, _toSVG.box, _quiet.box, _common.box] }
  }

  struct Generic<Value>: ParsableArguments {
    var value: Value?
    @OptionGroup var common: Common
    @Option var last = 1

    var storages: [WrapperStorage] { [_common.box, _last.box] }
  }

  struct Empty: ParsableArguments {}

  private func find<Arguments>(_ arguments: Arguments) -> (names: [String], all: [WrapperStorage]) {
    var found: (names: [String], all: [WrapperStorage]) = ([], [])
    StoredWrappers.forEach(of: arguments) { property, storage in
      found.names.append(property)
      found.all.append(storage)
    }
    return found
  }

  @Test func others() {
    let mixed = Mixed()
    let found = find(mixed)
    #expect(found.names == ["names", "toSVG", "quiet", "common"])
    #expect(found.all.map(ObjectIdentifier.init) == mixed.storages.map(ObjectIdentifier.init))
  }

  @Test func generic() {
    let words = Generic<String>()
    let found = find(words)
    #expect(found.names == ["common", "last"])
    #expect(found.all.map(ObjectIdentifier.init) == words.storages.map(ObjectIdentifier.init))
    let byte = Generic<UInt8>()
    #expect(find(byte).all.map(ObjectIdentifier.init) == byte.storages.map(ObjectIdentifier.init))
  }

  @Test func none() {
    #expect(find(Empty()).names == [])
  }

  @Test("A mirror sees the same") func mirror() {
    for command in [Find(), Paint(), Tag(), Move(), Tool()] as [any ParsableArguments] {
      let labels = Mirror(reflecting: command).children.compactMap(\.label)
      #expect(find(command).names.map { "_" + $0 } == labels)
    }
  }
}
