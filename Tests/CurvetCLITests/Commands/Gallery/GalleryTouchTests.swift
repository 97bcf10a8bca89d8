import BrowserChecking
import Foundation
import Testing

/// The first touch of a reader: cards, their buttons, and the transport.
struct GalleryTouchTests {
  private static func visit(
    _ address: String, width: Int, _ steps: [String]
  ) throws -> VisitQuestion.Answer {
    let open = VisitQuestion.Step("(location.hash = '\(address)', 0)")
    return try BrowserChecker.answer(
      to: VisitQuestion(
        html: try BuiltInGallery.page, width: width, height: 860,
        steps: [open] + steps.map { VisitQuestion.Step($0, after: 0.5) }))
  }

  /// The parts of the page that lie over a picture, for all pictures in sight: points of a grid are looked at.
  private static let covers = """
    [...document.querySelectorAll('.card .picture')].flatMap((picture) => {
      const { left, top, width, height } = picture.getBoundingClientRect(), found = new Set();
      for (let x = 0.02; x < 1; x += 0.04) for (let y = 0.02; y < 1; y += 0.04) {
        const one = document.elementFromPoint(left + width * x, top + height * y);
        if (one && !picture.contains(one) && !one.contains(picture)) found.add(one.className || one.tagName);
      }
      return top >= 0 && top + height <= innerHeight ? [...found] : [];
    })
    """

  @Test("Nothing covers what moves, with or without a pointer over it", arguments: [1280, 390])
  func covers(width: Int) throws {
    let hover =
      "document.querySelector('.card').dispatchEvent(new PointerEvent('pointerenter', {pointerType: 'mouse'}))"
    let answer = try Self.visit(
      "#!", width: width,
      [
        Self.covers, "(\(hover), 0)", Self.covers,
        "[...document.querySelectorAll('.picture .tool, .picture button')].length",
        "document.querySelectorAll('.card .picture').length > 1",
      ])
    #expect(answer.found.dropFirst() == ["[]", "0", "[]", "0", "true"])
    #expect(answer.complaints == [])
  }

  @Test("Nothing moves below the words on a picture") func labels() throws {
    let drawn = """
      [...document.querySelectorAll('.card')].flatMap((card) => {
        const label = card.querySelector('.state, .rest'), canvas = card.querySelector('canvas');
        if (!label || !canvas) return [];
        const on = label.getBoundingClientRect(), from = canvas.getBoundingClientRect(), ratio = canvas.width / from.width;
        return [0, 0.3, 0.6, 1].filter((part) => {
          card.mover.show(card.mover.span * part);
          const { data } = canvas.getContext('2d').getImageData((on.left - from.left) * ratio, (on.top - from.top) * ratio, on.width * ratio, on.height * ratio);
          return data.some((value, n) => n % 4 === 3 && value > 0);
        }).map((part) => `${card.dataset.name} at ${part}`);
      })
      """
    let answer = try Self.visit(
      "#!q=kind:animator", width: 1280,
      ["document.querySelectorAll('.card .state').length > 3", drawn])
    #expect(answer.found.dropFirst() == ["true", "[]"])
  }

  @Test("A click on a card opens its preset, and its button plays it", arguments: [1280, 390])
  func click(width: Int) throws {
    let card = "document.querySelector('.card[data-name=\"spring/figma/bouncy\"]')"
    let press = { (part: String) in
      """
      (() => {
        const one = \(card).querySelector('\(part)'), { left, top, width, height } = one.getBoundingClientRect();
        const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, pointerId: 1 };
        for (const type of ['pointerdown', 'pointerup', 'click']) one.dispatchEvent(new (type === 'click' ? MouseEvent : PointerEvent)(type, at));
        return location.hash;
      })()
      """
    }
    let word = "\(card).querySelector('.foot-of > .tool:last-child').title"
    let answer = try Self.visit(
      "#!q=spring/figma/", width: width,
      [
        word, press(".foot-of > .tool:last-child"), word, press(".picture"),
        "document.querySelector('.sheet h1').textContent",
      ])
    let words = try answer.found.dropFirst().map {
      try JSONDecoder().decode(String.self, from: Data($0.utf8))
    }
    #expect(Set([words[0], words[2]]) == ["Play", "Pause"])
    #expect(words[1] == "#!q=spring/figma/")
    #expect(words[3] == "#spring/figma/bouncy")
    #expect(words[4] == "Bouncy")
    #expect(answer.complaints == [])
  }

  @Test("Buttons of cards are 44 points wide on touch screens")
  func sizes() throws {
    let sizes = """
      [...document.querySelectorAll('.card .tool')].filter((one) => one.offsetParent)
        .map((one) => [one.offsetWidth, one.offsetHeight].join()).filter((size, n, all) => all.indexOf(size) === n)
      """
    let answer = try Self.visit("#!", width: 390, ["matchMedia('(hover: none)').matches", sizes])
    let isTouch = answer.found[1] == "true"
    #expect(answer.found[2] == (isTouch ? #"["44,44"]"# : #"["36,36"]"#))
  }

  @Test("The last instant is drawn as it is, not faded")
  func last() throws {
    // At the end of its play, the thing has the color that it has in the middle.
    let colors = """
      (() => {
        const card = document.querySelector('.card[data-name="spring/figma/bouncy"]'), canvas = card.querySelector('canvas');
        const most = (time) => {
          card.mover.show(time);
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height), counts = new Map();
          for (let n = 0; n < data.length; n += 4) if (data[n + 3] === 255) { const key = data.slice(n, n + 3).join(); counts.set(key, (counts.get(key) ?? 0) + 1); }
          return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
        };
        return most(0.2) === most(card.mover.span + 0.69) && most(0.2) !== undefined;
      })()
      """
    #expect(try Self.visit("#!q=spring/figma/", width: 1280, [colors]).found[1] == "true")
  }

  @Test(
    "Name, heading, and rules of a preset's page begin and end together, and nothing is cut",
    arguments: ["spring/figma/quick", "animator/half-modal", "transition/flip-dismiss"],
    [1280, 390])
  func alignment(name: String, width: Int) throws {
    let answer = try Self.visit(
      "#\(name)", width: width,
      [
        """
        [...new Set(['.sheet .heading h1', '.sheet .pill', '.sheet .summary', '.sheet .eyebrow']
          .map((one) => document.querySelector(one).getBoundingClientRect().left))].length
        """,
        """
        [...document.querySelectorAll('.columns section')].flatMap((section) => {
          const heading = section.querySelector('h2').getBoundingClientRect(), wide = section.getBoundingClientRect();
          return [...section.querySelectorAll('.kin, .words li')].map((row) => row.getBoundingClientRect())
            .filter((row) => Math.abs(row.left - heading.left) > 0.5 || Math.abs(row.right - wide.right) > 0.5);
        }).length
        """,
        """
        [...document.querySelectorAll('.kin *, .heading *, .words li')].filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow === 'hidden').length
        """,
      ])
    #expect(answer.found.dropFirst() == ["1", "0", "0"])
  }

  @Test("Numbers in code have no more digits than can be seen")
  func digits() throws {
    let answer = try Self.visit(
      "#animator/half-modal", width: 1280,
      [
        "/\\d\\.\\d{7,}/.test(document.querySelector('.aside').textContent)",
        "document.querySelector('.aside').textContent.includes('stiffness: 438.649084')",
      ])
    #expect(answer.found.dropFirst() == ["false", "true"])
  }
}
