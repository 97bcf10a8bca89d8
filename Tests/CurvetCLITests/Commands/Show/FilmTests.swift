import BrowserChecking
import Foundation
import Testing

/// Films, as a browser decodes them frame by frame.
struct FilmTests {
  /// A frame: when it is shown, and what is seen of the plane in it, in pixels.
  private struct Frame: Decodable {
    private enum CodingKeys: CodingKey {
      case edges
    }

    var start = 0.0
    var edges: Edges?
  }

  /// The outermost columns of a plane, and the lines along its upper and lower ends.
  private struct Edges: Decodable {
    var left, right: Double
    var top, bottom: Line?
  }

  /// A straight line, fitted to where columns end: pixels are whole, their mean is not.
  private struct Line: Decodable {
    var slope, start: Double

    func y(_ x: Double) -> Double { slope * x + start }
  }

  private struct Samples: Decodable {
    struct Sample: Decodable { var tracks: [Track] }
    struct Track: Decodable {
      var target: String?
      var property: String
      var points: [Point]
    }
    struct Point: Decodable { var value: Value }
    enum Value: Decodable {
      case number(Double)
      case other

      init(from decoder: any Decoder) throws {
        let number = try? decoder.singleValueContainer().decode(Double.self)
        self = number.map(Value.number) ?? .other
      }
    }
    var samples: [Sample]
  }

  private static func desk() throws -> Desk {
    let desk = try Desk(.builtIn)
    desk.variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    return desk
  }

  /// The frames of both films, which one browser decodes.
  private static let films: Result<[[Frame]], any Error> = Result {
    let desk = try Self.desk()
    let files = try ["spring/figma/bouncy", "transition/flip-present"].map { name in
      let run = desk.run("show", name, "--apng", "film.png", "-q")
      try #require(run.status == 0, "\(run.errors)")
      return try #require(desk.bytes("film.png"))
    }
    let steps = files.map { file in
      VisitQuestion.Step("frames(\"\(Data(file).base64EncodedString())\")")
    }
    let answer = try BrowserChecker.answer(to: VisitQuestion(html: page, steps: steps))
    #expect(answer.complaints == [])
    return try zip(files, answer.found).map { file, found in
      #expect(file.count < 500_000)
      var frames = try JSONDecoder().decode([Frame].self, from: Data(found.utf8))
      // The browser rounds to milliseconds; the file has fractions.
      let delays = Self.delays(of: file)
      try #require(delays.count == frames.count)
      for index in frames.indices.dropFirst() {
        frames[index].start = frames[index - 1].start + delays[index - 1]
      }
      return frames
    }
  }

  /// Between the title and the clock everything coloured is the plane.
  private static let page = """
    <!DOCTYPE html><script>
    async function frames(text) {
      const data = Uint8Array.from(atob(text), c => c.charCodeAt(0));
      const decoder = new ImageDecoder({data, type: "image/png"});
      await decoder.tracks.ready;
      await decoder.completed;
      const found = [];
      for (let i = 0; i < decoder.tracks.selectedTrack.frameCount; i += 1) {
        const {image} = await decoder.decode({frameIndex: i});
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const pen = canvas.getContext("2d", {willReadFrequently: true});
        pen.drawImage(image, 0, 0);
        found.push({edges: edges(pen, canvas.width, canvas.height)});
        image.close();
      }
      return found;
    }
    function edges(pen, width, height) {
      const {data} = pen.getImageData(0, 54, width, height - 54 - 54);
      const rows = [];
      for (let x = 0; x < width; x += 1) {
        for (let y = 0; y < height - 108; y += 1) {
          const at = 4 * (y * width + x);
          if (Math.abs(data[at] - data[at + 2]) > 40) (rows[x] ??= []).push(y + 54);
        }
      }
      const columns = Object.keys(rows).map(Number);
      if (!columns.length) return null;
      const [left, right] = [columns[0], columns.at(-1)];
      // At its sides a plane begins and ends within a column.
      const inner = columns.filter(x => x > left + 1 && x < right - 1);
      return {
        left, right: right + 1, top: line(inner.map(x => [x + 0.5, rows[x][0]])),
        bottom: line(inner.map(x => [x + 0.5, rows[x].at(-1) + 1])),
      };
    }
    function line(points) {
      if (points.length < 3) return null;
      const mean = n => points.reduce((sum, point) => sum + point[n], 0) / points.length;
      const [x, y] = [mean(0), mean(1)];
      const slope = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
        / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
      return { slope, start: y - slope * x };
    }
    </script>
    """

  /// Returns how long each frame is shown, in seconds.
  private static func delays(of film: [UInt8]) -> [Double] {
    var delays: [Double] = []
    var at = 8
    while at + 34 <= film.count {
      func number(_ place: Int, _ count: Int) -> Int {
        film[at + place..<at + place + count].reduce(0) { $0 << 8 | Int($1) }
      }
      if film[at + 4..<at + 8].elementsEqual("fcTL".utf8) {
        delays.append(Double(number(28, 2)) / Double(number(30, 2)))
      }
      at += 12 + number(0, 4)
    }
    return delays
  }

  /// Returns the numbers of a track at times.
  private static func numbers(
    _ name: String, _ target: String?, _ property: String, at times: [Double], on desk: Desk
  ) throws -> [Double] {
    let at = times.map { String(format: "%.9fs", $0) }.joined(separator: ",")
    let run = desk.run("sample", name, "--at", at, "--json")
    try #require(run.status == 0, "\(run.errors)")
    let samples = try JSONDecoder().decode(Samples.self, from: Data(run.output.utf8)).samples
    let track = try #require(
      samples[0].tracks.first { $0.target == target && $0.property == property })
    return track.points.map { point in
      if case .number(let number) = point.value { number } else { .nan }
    }
  }

  @Test("A spring's box is where 'sample' says, within a pixel, sixty times a second")
  func spring() throws {
    let desk = try Self.desk()
    let frames = try Self.films.get()[0]
    #expect(frames.count == 53)
    for (index, frame) in frames.enumerated() {
      #expect(abs(frame.start - Double(index) / 60) < 1e-3)
    }
    let progress = try Self.numbers(
      "spring/figma/bouncy", nil, "progress", at: frames.map(\.start), on: desk)
    let first = try #require(frames[0].edges)
    let peak = try #require(progress.indices.max { progress[$0] < progress[$1] })
    let scale = (try #require(frames[peak].edges).left - first.left) / progress[peak]
    #expect(scale > 300)
    for (frame, progress) in zip(frames, progress) {
      let edges = try #require(frame.edges)
      #expect(abs(edges.left - first.left - scale * progress) <= 1)
      #expect(abs(edges.right - first.right - scale * progress) <= 1)
    }
  }

  @Test("A flip's corners are where 'sample' says, within a pixel") func flip() throws {
    let desk = try Self.desk()
    let frames = try Self.films.get()[1]
    #expect(frames.count == 45)
    let times = frames.map { min($0.start, 0.72) }
    let source = try Self.numbers(
      "transition/flip-present", "source", "transform.rotation.y", at: times, on: desk)
    let arriving = try Self.numbers(
      "transition/flip-present", "destination.snapshot", "transform.rotation.y", at: times, on: desk
    )
    // The first frame has the whole screen, 390 by 844 points, in front of an eye 500 points away.
    let screen = try #require(frames[0].edges)
    let (top, bottom) = (try #require(screen.top), try #require(screen.bottom))
    let x = (screen.left + screen.right) / 2
    let y = (top.y(x) + bottom.y(x)) / 2
    // The line around it is a pixel and a quarter wide.
    let line = 0.625
    let scale = (screen.right - screen.left - 2 * line) / 390
    var isTurned = 0
    for (index, frame) in frames.enumerated() {
      let degrees = source[index] > -90 ? source[index] : arriving[index]
      let angle = degrees * .pi / 180
      // On edge there is nothing to measure.
      guard abs(cos(angle)) > 0.05 else { continue }
      isTurned += degrees != 0 ? 1 : 0
      let edges = try #require(frame.edges)
      func corner(_ side: Double) -> (x: Double, half: Double) {
        let nearness = 500 / (500 + sin(angle) * side * 195)
        return (x + scale * side * 195 * cos(angle) * nearness, scale * 422 * nearness)
      }
      let (left, right) = (corner(-1), corner(1))
      let isMirrored = left.x > right.x
      let (first, last) = isMirrored ? (right, left) : (left, right)
      #expect(abs(edges.left - first.x + line) <= 1, "frame \(index)")
      #expect(abs(edges.right - last.x - line) <= 1, "frame \(index)")
      let (upper, lower) = (try #require(edges.top), try #require(edges.bottom))
      let steepness = hypot(1, (first.half - last.half) / (last.x - first.x))
      for corner in [first, last] {
        // How far the corner is from what was drawn of the side that ends there.
        let above = (upper.y(corner.x) - (y - corner.half)) / steepness + line
        let below = (lower.y(corner.x) - (y + corner.half)) / steepness - line
        #expect(abs(above) <= 1, "frame \(index)")
        #expect(abs(below) <= 1, "frame \(index)")
      }
    }
    #expect(isTurned > 20)
  }

  @Test("A program that is missing is named, and nothing is written") func missing() throws {
    let desk = try Desk(.builtIn)
    desk.run("show", "curve/card", "--png", "card.png").expect(
      74,
      errors: """
        error: PNG pictures are drawn by rsvg-convert, which was not found
        help: install librsvg2-bin (Debian), librsvg2-tools (Fedora) or librsvg (Homebrew)

        """)
    #expect(!desk.has("card.png"))
  }

  @Test("A film of what moves nothing, or for too long, is refused") func refusals() throws {
    let desk = try Self.desk()
    desk.run("show", "cubic-bezier(.2, 0, 0, 1) 30s", "--apng", "long.png").expect(
      65,
      errors: """
        error: cubic-bezier(.2, 0, 0, 1) 30s: 30 s are too long for a picture; it can have up to 20 s

        """)
    desk.run("show", "curve/card", "--apng", "card.gif").expect(
      64,
      errors: """
        error: '--apng' writes PNG, but 'card.gif' is named as another format
        help: name it card.png

        """)
    desk.run("show", "curve/card", "--png", "card.svg").expect(
      64,
      errors: """
        error: '--png' writes PNG, but 'card.svg' is named as another format
        help: name it card.png

        """)
    desk.run("show", "curve/card", "--svg", "card.swift").expect(
      64,
      errors: """
        error: '--svg' writes SVG, but 'card.swift' is named as another format
        help: name it card.svg

        """)
    desk.run("show", "curve/card", "--svg", "a.svg", "--png", "a.png").expect(
      64,
      errors: "error: '--svg' and '--png' can't be used together\n")
    #expect(desk.names() == [])
  }

  @Test("Several are filmed by one clock, and one picture has all curves") func compared() throws {
    let desk = try Self.desk()
    let names = ["curve/card", "transition/dim-fade-in"]
    let film = desk.run(["compare"] + names + ["--apng", "both.png"])
    #expect(film.status == 0)
    #expect(film.errors.contains("note: drawn with container.height = 844"))
    #expect(film.errors.contains("Drew 2 motions into both.png: 19 frames, 60 a second, "))
    desk.run(["compare"] + names + ["--png", "curves.png", "-q"]).expect(0)
    let header = try #require(desk.bytes("curves.png")).prefix(24)
    #expect(Array(header.suffix(8).prefix(4)) == [0, 0, 5, 0])
  }
}
