/// An animated PNG is a file that shows PNG pictures one after another, again and again.
///
/// All are as wide as the first one; what is lower lies at its foot, and leaves what is above. Programs that don't know the format show the first one. A picture that stays is written once.
package struct AnimatedPNG {
  /// The file.
  package let bytes: [UInt8]

  /// Puts pictures together.
  ///
  /// - Parameters:
  ///   - rate: How many a second there are.
  ///   - rest: For how many more frames the last one stays.
  /// - Returns: nil if one of them is no PNG file, if they differ in width or colours, or if one is higher
  ///   than the first.
  package init?(_ pictures: [[UInt8]], rate: Int, rest: Int) {
    guard (1...1000).contains(rate), !pictures.isEmpty else { return nil }
    var frames: [(size: [UInt8], top: UInt32, data: [[UInt8]], count: Int)] = []
    var header: PNGChunk?
    var last: [UInt8] = []
    for picture in pictures {
      if picture == last, frames[frames.count - 1].count < 60_000 {
        frames[frames.count - 1].count += 1
        continue
      }
      guard let chunks = PNGChunk.all(in: picture), let first = chunks.first, first.type == "IHDR",
        first.data.count == 13, let top = Self.top(of: first, under: header ?? first),
        !chunks.contains(where: { ["PLTE", "tRNS"].contains($0.type) })
      else { return nil }
      header = header ?? first
      last = picture
      let data = chunks.filter { $0.type == "IDAT" }.map(\.data)
      frames.append((Array(first.data.prefix(8)), top, data, 1))
    }
    guard let header else { return nil }
    frames[frames.count - 1].count += rest
    var number: UInt32 = 0
    func next() -> [UInt8] {
      defer { number += 1 }
      return PNGChunk.bigEndian(number)
    }
    // How many frames there are, and that they are played without an end.
    let count = PNGChunk.bigEndian(UInt32(frames.count))
    var chunks = [header, PNGChunk(type: "acTL", data: count + PNGChunk.bigEndian(0))]
    for (index, frame) in frames.enumerated() {
      let delay = [frame.count, rate].flatMap { PNGChunk.bigEndian(UInt32($0)).suffix(2) }
      let place = PNGChunk.bigEndian(0) + PNGChunk.bigEndian(frame.top)
      // It stays, and replaces what was there.
      chunks.append(
        PNGChunk(type: "fcTL", data: next() + frame.size + place + delay + [0, 0]))
      for data in frame.data {
        chunks.append(
          index == 0
            ? PNGChunk(type: "IDAT", data: data) : PNGChunk(type: "fdAT", data: next() + data))
      }
    }
    chunks.append(PNGChunk(type: "IEND", data: []))
    bytes = PNGChunk.signature + chunks.flatMap(\.bytes)
  }

  /// Returns how far below the top a picture lies; nil if it doesn't go with the first one.
  private static func top(of header: PNGChunk, under first: PNGChunk) -> UInt32? {
    func height(_ header: PNGChunk) -> UInt32 {
      header.data[4..<8].reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard header.data[..<4] == first.data[..<4], header.data[8...] == first.data[8...],
      height(header) <= height(first)
    else { return nil }
    return height(first) - height(header)
  }
}
