import AppleStubs
import CompilerRunning
import Foundation
import Testing

@testable import Exporting

/// The code that the documentation shows compiles, beside what is exported and what an app would have.
struct DocumentedCodeTests {
  /// How projects compile, as far as it decides what code may say.
  private static let settings = AppleTypechecker.LanguageMode.allCases.flatMap { mode in
    (0..<4).map { number in
      var setting = AppleTypechecker.Setting(mode)
      setting.isolatesToMainActor = number & 1 != 0
      setting.importsInternally = number & 2 != 0
      return setting
    }
  }

  @Test("A card is animated in Swift, in every project", arguments: settings)
  func swift(setting: AppleTypechecker.Setting) throws {
    let blocks = try Self.blocks(of: "playing", in: "swift")
    #expect(blocks.count == 1)
    let app = """
      import Foundation
      import QuartzCore
      import UIKit

      final class CardController: UIViewController {
        private let card = UIView(frame: .zero)
        private let start = 0.0

        func play(_ url: URL) throws {
          \(blocks[0])
          _ = tick
        }
      }
      """
    let sources = [
      "CurvetPlayer.swift": try Self.text("Players/CurvetPlayer.swift"), "App.swift": app,
    ]
    #expect(try AppleTypechecker().diagnose(sources, setting) == [])
  }

  @Test(
    "The Swift player compiles in every project, and plays off the main thread in each",
    arguments: settings)
  func player(setting: AppleTypechecker.Setting) throws {
    let app = """
      import Foundation

      nonisolated func frames(of json: Data) throws -> [CurvetMotion.Shown] {
        let card = try CurvetFile(json: json).preset("spring/card").bound()
        return card.frame(at: 0.1)
      }

      actor Renderer {
        private var motion: CurvetMotion?

        func load(_ json: Data) throws {
          motion = try CurvetFile(json: json).preset("spring/card", reduced: true).bound()
        }
      }
      """
    let sources = [
      "CurvetPlayer.swift": try Self.text("Players/CurvetPlayer.swift"), "App.swift": app,
    ]
    #expect(try AppleTypechecker().diagnose(sources, setting) == [])
  }

  @Test("Screens and a card in Kotlin") func kotlin() throws {
    let screens = try Self.blocks(of: "exporting-others", in: "kotlin")
    let playing = try Self.blocks(of: "playing", in: "kotlin")
    #expect(screens.count == 2 && playing.count == 1)
    let app = """
      import androidx.compose.runtime.Composable
      import curvet.CurvetFile

      \(screens[0])

      fun zoom(thumbnail: Frame, width: Float, height: Float): Motion.ScreenMotion {
          \(screens[1])
          return zoom
      }

      @Composable
      fun Card(context: Context, reduced: Boolean, heightInDp: Double, density: Float) {
          var alpha = 1f
          var translationY = 0f
          \(playing[0])
      }

      class Frame(val x: Float, val y: Float, val width: Float, val height: Float)
      """
    let program = try KotlinProgram(
      ["Motion.kt": BuiltInPresets.export(.compose).files[0].text, "App.kt": app],
      files: ["Animation", "Core", "Graphics", "Platform", "Runtime", "Snippets", "UI", "Unit"]
        .map { "Tests/Fixtures/ComposeStubs/\($0).kt" } + ["Players/CurvetPlayer.kt"])
    program.close()
  }

  @Test("A page plays presets in TypeScript") func typeScript() throws {
    let blocks = try Self.blocks(of: "playing", in: "ts")
    #expect(blocks.count == 3)
    let app = """
      \(blocks.joined(separator: "\n\n"))

      declare const oldPage: HTMLElement;
      declare const newPage: HTMLElement;
      declare const parameters: Record<string, number>;
      declare function draw(progress: number): void;
      """
    let player = try Self.text("Players/curvet-player.ts")
    #expect(try TypeScript.complaints(about: ["curvet-player.ts": player, "app.ts": app]) == [])
  }

  @Test("Screens with Motion") func motion() throws {
    let blocks = try Self.blocks(of: "exporting-web", in: "jsx")
    #expect(blocks.count == 1)
    let complaints = try TypeScript.complaints(
      about: [
        "screens.jsx": blocks[0], "motion.js": BuiltInPresets.export(.motion).files[0].text,
        "libraries.d.ts": Self.text("Tests/Fixtures/WebStubs/motion.d.ts"),
        "native.d.ts": Self.text("Tests/Fixtures/WebStubs/react-native.d.ts"),
        "snippets.d.ts": Self.text("Tests/Fixtures/WebStubs/snippets.d.ts"),
        "array.d.ts":
          "interface Array<T> { findLastIndex(predicate: (value: T) => boolean): number }",
      ],
      // What a component is given has no types in JavaScript.
      ["--jsx", "preserve", "--noImplicitAny", "false"])
    #expect(complaints == [])
  }

  @Test("Screens in React Native") func reactNative() throws {
    let blocks = try Self.blocks(of: "exporting-others", in: "tsx")
    #expect(blocks.count == 1)
    let app = """
      import { useEffect } from "react";
      import { StyleSheet, useWindowDimensions, View } from "react-native";
      import Animated, {
        useAnimatedStyle, useReducedMotion, useSharedValue, withDelay, withTiming,
      } from "react-native-reanimated";
      import { flipPresent, pageStyle } from "./motion";

      export function Screens({ old, new_ }: { old: JSX.Element; new_: JSX.Element }) {
        \(blocks[0])
      }
      """
    let complaints = try TypeScript.complaints(
      about: [
        "screens.tsx": app, "motion.ts": BuiltInPresets.export(.reactNative).files[0].text,
        "libraries.d.ts": Self.text("Tests/Fixtures/WebStubs/motion.d.ts"),
        "native.d.ts": Self.text("Tests/Fixtures/WebStubs/react-native.d.ts"),
        "snippets.d.ts": Self.text("Tests/Fixtures/WebStubs/snippets.d.ts"),
      ], ["--jsx", "preserve"])
    #expect(complaints == [])
  }

  /// The code blocks of a page in a language.
  private static func blocks(of page: String, in language: String) throws -> [String] {
    try text("docs/\(page).md").components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```\n").first }
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: Workshop.project.appending(path: path), encoding: .utf8)
  }
}
