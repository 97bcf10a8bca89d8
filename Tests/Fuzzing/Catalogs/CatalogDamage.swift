/// A damage is what was done to a catalog, made from a seed and an index and from nothing else.
package struct CatalogDamage: Sendable {
  /// A kind of damage.
  package enum Kind: String, CaseIterable, Sendable {
    case bit, bytes, header, tree, zeroed, swapped, copied, cut, longer, journal, log, rows, schema
  }

  /// The kinds, one or two.
  package private(set) var kinds: [Kind] = []
  /// What was done, in words or SQL.
  package private(set) var story: [String] = []
  /// The file, and the journal beside it if there is one.
  private(set) var file: [UInt8]
  private(set) var journal: [UInt8]?
  private(set) var log: [UInt8]?
  /// SQL that remains to be run on the file.
  private(set) var sql: [String] = []

  private let base: FuzzBase

  /// Makes the damage of an index.
  package init(seed: UInt64, index: Int, base: FuzzBase) {
    var random = FuzzRandom(seed: seed ^ 0xCA7A_106F, index: index)
    self.base = base
    file = base.bytes
    kinds = [random.element(Self.weighted)]
    if random.onceIn(8) { kinds.append(random.element(Self.weighted)) }
    // Rows are changed while the file can still be opened.
    kinds.sort { ($0.isSQL ? 0 : 1) < ($1.isSQL ? 0 : 1) }
    for kind in kinds { apply(kind, &random) }
  }

  /// Half of all is done to rows, which have the most ways to be wrong.
  private static let weighted: [Kind] =
    Kind.allCases + [.bytes, .tree, .journal, .schema] + Array(repeating: .rows, count: 9)

  /// Puts the damaged files into a folder.
  func write(into desk: FuzzDesk) throws {
    if sql.isEmpty {
      try desk.write(file, to: "catalog.sqlite")
    } else {
      try desk.write(base.bytes, to: "catalog.sqlite")
      let raw = RawCatalog(desk.path("catalog.sqlite"), isReading: false)
      raw?.execute("PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON")
      for statement in sql { raw?.execute(statement) }
      raw?.execute("COMMIT")
    }
    if !sql.isEmpty, !changes.isEmpty {
      var bytes = desk.bytes("catalog.sqlite") ?? []
      for change in changes { change(&bytes) }
      try desk.write(bytes, to: "catalog.sqlite")
    }
    if let journal { try desk.write(journal, to: "catalog.sqlite-journal") }
    if let log { try desk.write(log, to: "catalog.sqlite-wal") }
  }

  /// What is done to the bytes after the SQL.
  private var changes: [@Sendable (inout [UInt8]) -> Void] = []

  private mutating func change(_ text: String, _ body: @escaping @Sendable (inout [UInt8]) -> Void)
  {
    story.append(text)
    changes.append(body)
    body(&file)
  }

  private mutating func apply(_ kind: Kind, _ random: inout FuzzRandom) {
    let pages = base.bytes.count / base.pageSize
    let (page, other) = (random.below(pages), random.below(pages))
    let (start, otherStart, size) = (page * base.pageSize, other * base.pageSize, base.pageSize)
    switch kind {
    case .bit:
      let (at, bit) = (random.below(base.bytes.count), UInt8(random.below(8)))
      change("bit \(bit) of byte \(at)") { if at < $0.count { $0[at] ^= 1 << bit } }
    case .bytes:
      for _ in 0..<1 + random.below(12) {
        let end = random.onceIn(3) ? 8192 : base.bytes.count
        set(random.below(end), UInt8(random.below(256)))
      }
    case .header:
      for _ in 0..<1 + random.below(2) { header(&random) }
    case .tree:
      // The head of a page tells its kind, its cells and where they are.
      for _ in 0..<1 + random.below(3) {
        set(start + (page == 0 ? 100 : 0) + random.below(24), UInt8(random.below(256)))
      }
    case .zeroed: change("page \(page + 1) zeroed") { Self.fill(&$0, start, size, with: nil) }
    case .swapped:
      change("pages \(page + 1) and \(other + 1) swapped") { bytes in
        guard max(start, otherStart) + size <= bytes.count else { return }
        let first = Array(bytes[start..<start + size])
        bytes.replaceSubrange(start..<start + size, with: bytes[otherStart..<otherStart + size])
        bytes.replaceSubrange(otherStart..<otherStart + size, with: first)
      }
    case .copied:
      change("page \(page + 1) over page \(other + 1)") { bytes in
        Self.fill(&bytes, otherStart, size, with: start)
      }
    case .cut:
      let count = random.onceIn(2) ? start : random.below(base.bytes.count)
      change("cut to \(count) bytes") { $0.removeLast(max(0, $0.count - count)) }
    case .longer:
      let count = random.element([1, 100, size, size * 3, size * 20])
      let byte = UInt8(random.element([0, 255, 13]))
      change("\(count) bytes more") { $0 += Array(repeating: byte, count: count) }
    case .journal: damageJournal(&random)
    case .log: addLog(&random)
    case .rows, .schema:
      var edits = CatalogEdits(base: base, random: random)
      for _ in 0..<(kind == .schema ? 1 : 1 + random.below(3)) {
        sql.append(kind == .schema ? edits.schema() : edits.rows())
        story.append(sql[sql.count - 1])
      }
      random = edits.random
    }
  }

  private static func fill(_ bytes: inout [UInt8], _ start: Int, _ size: Int, with source: Int?) {
    guard max(start, source ?? 0) + size <= bytes.count else { return }
    let page = source.map { Array(bytes[$0..<$0 + size]) } ?? Array(repeating: 0, count: size)
    bytes.replaceSubrange(start..<start + size, with: page)
  }

  private mutating func set(_ at: Int, _ byte: UInt8) {
    change("byte \(at) is \(byte)") { if at < $0.count { $0[at] = byte } }
  }

  /// The fields of the header, each as its place and length.
  private static let fields = [
    (0, 16), (16, 2), (18, 1), (19, 1), (20, 1), (21, 3), (24, 4), (28, 4), (32, 4), (36, 4),
    (40, 4),
    (44, 4), (48, 4), (52, 4), (56, 4), (60, 4), (64, 4), (68, 4), (92, 4), (96, 4),
  ]

  private mutating func header(_ random: inout FuzzRandom) {
    let (place, length) = random.element(Self.fields)
    let value = random.element([0, 1, 2, 255, random.below(256)])
    let isWhole = random.onceIn(2)
    for at in place..<place + length where isWhole || at == place + length - 1 {
      set(at, UInt8(value))
    }
  }

  private mutating func damageJournal(_ random: inout FuzzRandom) {
    guard sql.isEmpty, changes.isEmpty else { return }
    file = base.interrupted
    var bytes = base.journal
    switch random.below(10) {
    case 0: story.append("a journal")
    case 1..<5:
      // Magic, count of pages, nonce, size before, size of sectors and pages.
      let at = random.below(28)
      bytes[at] = UInt8(random.element([0, 1, 127, 255, random.below(256)]))
      story.append("byte \(at) of the journal is \(bytes[at])")
    case 5:
      bytes.removeLast(random.below(bytes.count))
      story.append("journal cut to \(bytes.count) bytes")
    case 6:
      bytes += Array(repeating: 0, count: 5000)
      story.append("a longer journal")
    default:
      for _ in 0..<1 + random.below(20) {
        // After a sector, each page has its number before it and its checksum behind it.
        let record = random.below(max(1, (bytes.count - 512) / 4104))
        let place = random.element([
          random.below(4), 4 + random.below(4096), 4100 + random.below(4),
        ])
        let at = min(bytes.count - 1, 512 + record * 4104 + place)
        bytes[at] = UInt8(random.below(256))
        story.append("byte \(at) of the journal is \(bytes[at])")
      }
    }
    journal = bytes
  }

  /// Makes the file one that is written through a log, and puts a wrong log beside it.
  private mutating func addLog(_ random: inout FuzzRandom) {
    set(18, 2)
    set(19, 2)
    var bytes: [UInt8] = [0x37, 0x7F, 0x06, UInt8(0x82 + random.below(2)), 0, 0x2D, 0xE2, 0x18]
    bytes += [0, 0, 0x10, 0]
    bytes += (0..<20 + random.below(9000)).map { _ in UInt8(random.below(256)) }
    log = bytes
    story.append("a log of \(bytes.count) bytes")
  }
}

extension CatalogDamage.Kind {
  fileprivate var isSQL: Bool { self == .rows || self == .schema }
}
