import BrowserChecking
import Motion
import Presets
import Testing

@testable import Exporting

/// Transitions of whole screens in Motion's modules, played as Motion documents its values.
struct MotionScreensTests {
  @Test("The corners of both pages are where the catalog has them, at eleven instants")
  func builtIns() throws {
    let found = try ScreenPlays.misses(of: BuiltInPresets.all())
    #expect(found.count >= 20)
    for (name, miss) in found { #expect(miss <= 0.5, "\(name)") }
  }

  @Test("Recipes of every kind are played as they are evaluated") func recipes() throws {
    let found = try ScreenPlays.misses(of: BuiltInPresets.of(ScreenDocuments.recipes).within)
    #expect(found.count == 5)
    for (name, miss) in found { #expect(miss <= 1, "\(name)") }
    let open = try ScreenPlays.misses(of: BuiltInPresets.of(ScreenPresets.open))
    #expect(open.count == 2)
    for (name, miss) in open { #expect(miss <= 0.5, "\(name)") }
  }

  @Test("Random recipes are played as they are evaluated, within what is stated") func random()
    throws
  {
    let found = try ScreenPlays.misses(of: RandomRecipes.presets(seed: 7)) { preset in
      preset.fidelity.degree == .exact || preset.fidelity.error.map { $0 <= 0.001 } ?? false
    }
    #expect(found.count >= 5)
    // A thousandth of ways of up to 890 pixels, and of turns of up to 360°.
    for (name, miss) in found { #expect(miss <= 2, "\(name)") }
  }

  @Test("Steps through several frames stay exact, and their times never go back") func steps()
    throws
  {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {"transition/stepped": {"motion": {"style": "custom", "duration": 0.5,
        "timing": {"steps": 3}, "layers": [
          {"layer": "source", "initial": {"opacity": 1}, "frames": [
            {"property": "opacity", "start": 0, "duration": 1, "to": 0}]},
          {"layer": "destination", "initial": {"opacity": 0}, "frames": [
            {"property": "opacity", "start": 0, "duration": 0.5, "to": 0.2},
            {"property": "opacity", "start": 0.5, "duration": 0.5, "to": 1}]}]}}}}
      """)
    let export = try PresetExport(
      of: presets, to: .motion, ExportOptions(), header: BuiltInPresets.header, demands: true)
    #expect(export.presets.map(\.fidelity.degree) == [.exact])
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        export.files[0].text,
        expression: """
          ({ stepped }) => {
            const { times } = stepped.variants.shown.transition.opacity ?? stepped.variants.shown.transition;
            return times.length > 4 && times.every((time, index) => index === 0 || time >= times[index - 1]);
          }
          """))
    #expect(answer == "true")
  }

  @Test("Where text runs from the right, pages come from the other side") func mirrored() throws {
    let presets = try BuiltInPresets.of(ScreenDocuments.sides)
    let text = try BuiltInPresets.text(presets, .motion)
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        text,
        expression: """
          ({ push, turn }) => [1, -1].flatMap((side) => [
            push(side).variants.enter, push(side).variants.exit.x, turn(side).variants.enter])
          """))
    #expect(
      answer == """
        [{"x":"100%","zIndex":1},["0%","-100%"],{"rotateY":-180,"zIndex":1},\
        {"x":"-100%","zIndex":1},["0%","100%"],{"rotateY":180,"zIndex":1}]
        """)
  }

  @Test("A page that doesn't move stays until the other one has come") func stays() throws {
    let presets = try BuiltInPresets.all().filter { $0.name.text == "transition/move-in-from-top" }
    let text = try BuiltInPresets.text(presets, .motion)
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(text, expression: "({ moveInFromTop: m }) => m.variants.exit"))
    #expect(
      answer == """
        {"opacity":[1,1,0],"zIndex":0,"transition":\
        {"duration":0.7,"times":[0,1,1],"ease":"linear","zIndex":{"duration":0}}}
        """)
  }

  @Test("What plays with less motion is a part of each") func reduced() throws {
    let text = try BuiltInPresets.export(.motion).files[0].text
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        text,
        expression: """
          (all) => [
            all.flipPresent.reduced === all.uiviewTransitionCrossDissolve,
            all.uiviewTransitionCrossDissolve.reduced, all.pages.exit(all.flipPresent).zIndex]
          """))
    #expect(answer == #"[true,"undefined",0]"#)
  }
}

/// Plays of exported modules in a browser.
private enum ScreenPlays {
  /// How far the corners of each transition are off at most, in pixels.
  static func misses(
    of presets: [ExportedPreset], where isAsked: (ExportedPreset) -> Bool = { _ in true }
  ) throws -> [(name: String, miss: Double)] {
    let export = try PresetExport(
      of: presets, to: .motion, ExportOptions(), header: BuiltInPresets.header, demands: false)
    let screens = export.presets.filter { $0.preset.kind == .transition && isAsked($0) }
    let truths = try screens.map { try ScreenTruth(of: $0) }
    let arguments = try screens.map { preset in
      try ScreenTruth.arguments(of: preset, .javaScript())
        .map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    }
    let sides: [(selector: String, side: ScreenTruth.Side)] = [
      ("#old", .leaving), ("#new", .arriving),
    ]
    let questions = screens.indices.flatMap { index in
      let (preset, truth) = (screens[index], truths[index])
      let made = arguments[index].isEmpty ? "" : "({ \(arguments[index]) })"
      return sides.map { one in
        CornerQuestion(
          of: one.selector, at: ScreenTruth.instants.map { truth.duration * $0 },
          on: BrowserPage(css: "body { margin: 0; }", html: "", width: 390, height: 844),
          after: CornerQuestion.Module(
            export.files[0].text, packages: [:],
            setup:
              "(exports, document) => (\(setup))(exports.\(preset.identifier)\(made), document)"))
      }
    }
    let answers = try BrowserChecker.answers(to: questions)
    return try screens.indices.map { index in
      var largest = 0.0
      for (place, one) in sides.enumerated() {
        let rows = try answers[index * 2 + place].get()
        try #require(rows.count == ScreenTruth.instants.count)
        for (fraction, row) in zip(ScreenTruth.instants, rows) {
          guard let plane = try truths[index].plane(one.side, at: fraction) else { continue }
          for (own, seen) in zip(plane.corners, row) {
            largest = max(largest, SIMD2.distance(own, SIMD2(seen.x, seen.y)))
          }
        }
      }
      return (screens[index].name.text, largest)
    }
  }

  /// Makes two panels as React and Motion would: numbers of styles are pixels, transforms are joined
  /// in the order of Motion's keys-transform.ts, keyframes have times and an ease for each way.
  private static let setup = #"""
    (made, document) => {
      const view = document.defaultView;
      const screens = typeof made === "function" ? made() : made;
      const types = { x: "<length-percentage>", y: "<length-percentage>", rotate: "<angle>",
        rotateX: "<angle>", rotateY: "<angle>", scaleX: "<number>", scaleY: "<number>",
        opacity: "<number>" };
      const rest = (name) => ({ "<angle>": "0deg", "<number>": "1" })[types[name]] ?? "0px";
      for (const name in types) {
        view.CSS.registerProperty(
          { name: `--${name}`, syntax: types[name], inherits: false, initialValue: rest(name) });
      }
      const set = (element, style) => {
        for (const [name, value] of Object.entries(style)) {
          element.style[name] = typeof value === "number" && name !== "zIndex" ? `${value}px` : value;
        }
      };
      const unit = (name, value) =>
        typeof value === "string" ? value
          : types[name] === "<angle>" ? `${value}deg` : types[name] === "<number>" ? `${value}`
          : `${value}px`;
      const easing = (ease) => {
        if (typeof ease === "string") return ease;
        if (typeof ease !== "function") return `cubic-bezier(${ease})`;
        return `linear(${Array.from({ length: 1001 }, (_, index) => ease(index / 1000))})`;
      };
      const parts = Object.fromEntries(
        Object.keys(types).filter((name) => name !== "opacity").map((name) => [name, `var(--${name})`]));
      const order = ["x", "y", "scaleX", "scaleY", "rotate", "rotateX", "rotateY"];
      const spelled = { x: "translateX", y: "translateY" };
      const transform = screens.transformTemplate?.(parts)
        ?? order.map((name) => `${spelled[name] ?? name}(${parts[name]})`).join(" ");
      const stage = document.createElement("div");
      set(stage, { width: 390, height: 844, ...screens.stage });
      document.body.append(stage);
      const { enter, shown, exit } = screens.variants;
      for (const [id, start, played] of [["old", {}, exit], ["new", enter, shown]]) {
        const page = document.createElement("div");
        page.id = id;
        set(page, { width: 390, height: 844, ...screens.page, transform, opacity: "var(--opacity)" });
        for (const [name, value] of Object.entries(start)) {
          if (name in types) page.style.setProperty(`--${name}`, unit(name, value));
        }
        stage.append(page);
        for (const [name, value] of Object.entries(played)) {
          if (!(name in types)) continue;
          const values = [value].flat();
          if (values.length === 1) {
            page.style.setProperty(`--${name}`, unit(name, value));
            continue;
          }
          const { duration, times, ease } = played.transition[name] ?? played.transition;
          const isList = Array.isArray(ease) && typeof ease[0] !== "number";
          const frames = values.map((value, index) => ({
            [`--${name}`]: unit(name, value),
            offset: times ? times[index] : index / (values.length - 1),
            easing: index < values.length - 1 ? easing(isList ? ease[index] : ease) : "linear",
          }));
          page.animate(frames, { duration: duration * 1000, fill: "both" });
        }
      }
    }
    """#
}
