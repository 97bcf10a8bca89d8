import Testing

@testable import Preview

struct AnimatedPNGTests {
  /// A file whose pixels are made up: they are handed on as they are.
  private static func picture(
    width: UInt32 = 4, height: UInt32 = 4, depth: UInt8 = 8, pixels: [[UInt8]] = [[1, 2]],
    others: [PNGChunk] = []
  ) -> [UInt8] {
    let size = PNGChunk.bigEndian(width) + PNGChunk.bigEndian(height)
    let header = PNGChunk(type: "IHDR", data: size + [depth, 6, 0, 0, 0])
    let data = pixels.map { PNGChunk(type: "IDAT", data: $0) }
    let end = PNGChunk(type: "IEND", data: [])
    return PNGChunk.signature + ([header] + others + data + [end]).flatMap(\.bytes)
  }

  @Test("Checksums are those of PNG's own end") func checksum() {
    #expect(
      PNGChunk(type: "IEND", data: []).bytes
        == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("Frames are numbered with their data, the same picture is written once") func frames()
    throws
  {
    let low = Self.picture(height: 3, pixels: [[3], [4]])
    let film = try #require(
      AnimatedPNG([Self.picture(), low, low, Self.picture()], rate: 60, rest: 42))
    let chunks = try #require(PNGChunk.all(in: film.bytes))
    #expect(
      chunks.map(\.type)
        == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks[1].data == [0, 0, 0, 3, 0, 0, 0, 0])
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { $0.data[3] }
    #expect(numbers == Array(0..<6))
    let frames = chunks.filter { $0.type == "fcTL" }.map(\.data)
    #expect(frames.map { $0[11] } == [4, 3, 4])
    #expect(frames.map { $0[19] } == [0, 1, 0])
    #expect(frames.map { $0[21] } == [1, 2, 43])
    #expect(frames.map { $0[23] } == [60, 60, 60])
    #expect(chunks[5].data.dropFirst(4) == [3])
    #expect(chunks[6].data.dropFirst(4) == [4])
  }

  static let strangers: [[UInt8]] = [
    picture(width: 5), picture(height: 5), picture(depth: 16), Array(picture().dropLast(13)),
    picture(others: [PNGChunk(type: "PLTE", data: [0, 0, 0])]), [], Array("<svg/>".utf8),
    picture().map { $0 == 6 ? 2 : $0 },
  ]

  @Test("What doesn't go with the first one is refused", arguments: strangers)
  func refused(_ stranger: [UInt8]) {
    #expect(AnimatedPNG([Self.picture(), stranger], rate: 60, rest: 0) == nil)
  }

  @Test("No picture makes no film") func none() {
    #expect(AnimatedPNG([], rate: 60, rest: 0) == nil)
  }
}
