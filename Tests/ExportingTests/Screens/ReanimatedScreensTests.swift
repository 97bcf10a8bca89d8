import BrowserChecking
import CompilerRunning
import Foundation
import Motion
import Presets
import StrictJSON
import Testing

@testable import Exporting

/// Transitions of whole screens in React Native's modules: what their functions return, taken as React
/// Native takes it.
struct ReanimatedScreensTests {
  @Test("The corners of both pages are where the catalog has them, at eleven instants")
  func builtIns() throws {
    let found = try Self.misses(of: BuiltInPresets.all())
    #expect(found.count >= 20)
    // Lines along a spring may be off by 0.0005 of the way.
    for (name, miss) in found { #expect(miss <= 0.5, "\(name)") }
  }

  @Test("Recipes of every kind are played as they are evaluated") func recipes() throws {
    let found = try Self.misses(of: BuiltInPresets.of(ScreenDocuments.recipes).within)
    #expect(found.count == 5)
    for (name, miss) in found { #expect(miss <= 1, "\(name)") }
    let open = try Self.misses(of: BuiltInPresets.of(ScreenPresets.open))
    #expect(open.count == 2)
    for (name, miss) in open { #expect(miss <= 0.5, "\(name)") }
  }

  @Test("Random recipes that are called exact are played as they are evaluated") func random()
    throws
  {
    let found = try Self.misses(of: RandomRecipes.presets(seed: 7)) {
      $0.fidelity.degree == .exact
    }
    #expect(found.count >= 5)
    for (name, miss) in found { #expect(miss <= 0.5, "\(name)") }
  }

  @Test("A card of a stack is where its page is, going in and being covered") func cards() throws {
    let text = try BuiltInPresets.export(.reactNative).files[0].text
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        TypeScript.javaScript(of: text), packages: Self.packages(),
        expression: """
          (all) => {
            const clamped = ({ inputRange, outputRange }, at) => {
              let index = inputRange.length - 1;
              while (index > 0 && inputRange[index] > at) index -= 1;
              if (index === inputRange.length - 1 || at <= inputRange[index]) return outputRange[index];
              const part = (at - inputRange[index]) / (inputRange[index + 1] - inputRange[index]);
              const [from, to] = [outputRange[index], outputRange[index + 1]].map(parseFloat);
              const value = from + (to - from) * part;
              return typeof outputRange[0] === "string" ? `${value}deg` : value;
            };
            const number = (value) => parseFloat(value);
            let [worst, count] = [0, 0];
            for (const screens of Object.values(all)) {
              if (!screens.enter || screens === all.cut) continue;
              for (let at = 0; at <= 1.0001; at += 0.0625) {
                for (const name of ["enter", "leave"]) {
                  const progress = { interpolate: (config) => clamped(config, at) };
                  const layouts = { screen: { width: 390, height: 844 } };
                  const card = name === "enter" ? { current: { progress }, layouts }
                    : { current: { progress: null }, next: { progress }, layouts };
                  const { cardStyle } = all.cardOptions(screens).cardStyleInterpolator(card);
                  const style = all.pageStyle(screens, name, at, 390, 844);
                  const flat = ({ opacity, transform }) =>
                    [opacity, ...transform.flatMap((one) => Object.values(one).map(number))];
                  const own = flat(style);
                  flat(cardStyle).forEach((value, index) => {
                    worst = Math.max(worst, Math.abs(value - own[index]));
                  });
                  count += 1;
                }
              }
            }
            return [worst < 1e-9, count > 300];
          }
          """))
    #expect(answer == "[true,true]")
  }

  @Test("Where text runs from the right, pages come from the other side; Android's eye is nearer")
  func platforms() throws {
    let text = try TypeScript.javaScript(
      of: BuiltInPresets.text(BuiltInPresets.of(ScreenDocuments.sides), .reactNative))
    let expression = """
      ({ push, turn, pageStyle }) => [
        pageStyle(push, "enter", 0.25, 390, 844).transform[0].translateX,
        ...pageStyle(turn, "leave", 0.25, 390, 844).transform.flatMap((one) => [one.perspective, one.rotateY])
          .filter((value) => value)]
      """
    let answers = try BrowserChecker.answers(
      to: [(false, "ios"), (true, "ios"), (false, "android")].map { isRightToLeft, system in
        ModuleQuestion(
          text, packages: Self.packages(isRightToLeft: isRightToLeft, system: system),
          expression: expression)
      })
    #expect(
      try answers.map { try $0.get() } == [
        #"[292.5,1000,"45deg"]"#, #"[-292.5,1000,"-45deg"]"#,
        #"[292.5,993.8085725927473,"45deg"]"#,
      ])
  }

  /// How far the corners of each transition are off at most, in points.
  private static func misses(
    of presets: [ExportedPreset], where isAsked: (ExportedPreset) -> Bool = { _ in true }
  ) throws -> [(name: String, miss: Double)] {
    let export = try PresetExport(
      of: presets, to: .reactNative, ExportOptions(), header: BuiltInPresets.header, demands: false)
    let screens = export.presets.filter { $0.preset.kind == .transition && isAsked($0) }
    let made = try screens.compactMap { preset -> String? in
      let arguments = try ScreenTruth.arguments(of: preset, .javaScript())
      let list = arguments.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
      let name = preset.identifier
      return arguments.isEmpty ? nil : "\(name): all.\(name)({ \(list) })"
    }.joined(separator: ", ")
    let instants = ScreenTruth.instants.map { "\($0)" }.joined(separator: ", ")
    let answer = try BrowserChecker.answer(
      to: ModuleQuestion(
        TypeScript.javaScript(of: export.files[0].text), packages: packages(),
        expression: """
          (all) => Object.fromEntries(Object.entries({ ...all, \(made) }).filter(([, one]) => one.enter).map(
            ([name, screens]) => [name, ["enter", "leave"].map((page) => [\(instants)].map((time) =>
              all.pageStyle(screens, page, screens.timing.easing?.(time) ?? time, 390, 844)))]))
          """))
    let found = try #require(JSONDocument.read(Array(answer.utf8), file: "styles").document).root
    return try screens.map { preset in
      let truth = try ScreenTruth(of: preset)
      let pages = try #require(found[preset.identifier], "\(preset.identifier)").elements
      var largest = 0.0
      for (side, page) in zip([ScreenTruth.Side.arriving, .leaving], pages) {
        for (fraction, style) in zip(ScreenTruth.instants, page.elements) {
          guard let plane = try truth.plane(side, at: fraction) else { continue }
          let opacity = style["opacity"]?.number ?? -1
          let own = plane.isHidden ? 0 : plane.opacity
          // On edge neither page is seen.
          let across = plane.corners[2] - plane.corners[0]
          #expect(
            abs(opacity - own) < 1e-3 || min(abs(across.x), abs(across.y)) < 1e-6,
            "\(preset.name.text) \(side) at \(fraction)")
          let seen = ReactNativeMatrix(try #require(style["transform"])).corners(
            of: ScreenTruth.size)
          for (own, corner) in zip(plane.corners, seen) {
            largest = max(largest, SIMD2.distance(own, corner))
          }
        }
      }
      return (preset.name.text, largest)
    }
  }

  /// What stands in for the packages.
  private static func packages(
    isRightToLeft: Bool = false, system: String = "ios"
  ) -> [String: String] {
    [
      "react-native": """
      export const Animated = {};
      export const I18nManager = { isRTL: \(isRightToLeft) };
      export const Platform = { OS: "\(system)" };
      """,
      "react-native-reanimated": """
      export const Easing = { linear: (value) => value, bezier: (...points) => points };
      export const ReduceMotion = { Never: "never" };
      export const [withTiming, withSequence, withDelay, withRepeat] = Array(4).fill(() => 0);
      """,
    ]
  }
}

/// A matrix as React Native makes it of a list of transforms: sixteen numbers, row vectors, the first
/// of the list done last (ReactCommon/react/renderer/graphics/Transform.cpp).
private struct ReactNativeMatrix {
  private var numbers = Self.identity

  private static let identity = (0..<16).map { $0 % 5 == 0 ? 1.0 : 0 }

  init(_ transforms: JSONValue) {
    for one in transforms.elements {
      guard let member = Array(one.members).first else { continue }
      let amount = member.value.number ?? Double((member.value.string ?? "").dropLast(3)) ?? .nan
      numbers = Self.product(Self.matrix(member.key, amount), numbers)
    }
  }

  private static func matrix(_ name: String, _ amount: Double) -> [Double] {
    var matrix = identity
    let (sine, cosine) = (sin(amount * .pi / 180), cos(amount * .pi / 180))
    switch name {
    case "perspective": matrix[11] = -1 / amount
    case "translateX": matrix[12] = amount
    case "translateY": matrix[13] = amount
    case "scaleX": matrix[0] = amount
    case "scaleY": matrix[5] = amount
    case "rotateX":
      (matrix[5], matrix[6], matrix[9], matrix[10]) = (cosine, sine, -sine, cosine)
    case "rotateY":
      (matrix[0], matrix[2], matrix[8], matrix[10]) = (cosine, -sine, sine, cosine)
    case "rotateZ":
      (matrix[0], matrix[1], matrix[4], matrix[5]) = (cosine, sine, -sine, cosine)
    default: matrix[0] = .nan
    }
    return matrix
  }

  private static func product(_ first: [Double], _ second: [Double]) -> [Double] {
    (0..<16).map { place in
      let (row, column) = (place / 4 * 4, place % 4)
      var sum = 0.0
      for index in 0..<4 { sum += first[row + index] * second[index * 4 + column] }
      return sum
    }
  }

  /// Where the corners of a page are seen that is turned about its middle.
  func corners(of size: SIMD2<Double>) -> [SIMD2<Double>] {
    let places: [SIMD2<Double>] = [SIMD2(-1, -1), SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1)]
    return places.map { place in
      let point = place * size / 2
      func seen(_ column: Int) -> Double {
        point.x * numbers[column] + point.y * numbers[4 + column] + numbers[12 + column]
      }
      return SIMD2(seen(0), seen(1)) / seen(3) + size / 2
    }
  }
}
