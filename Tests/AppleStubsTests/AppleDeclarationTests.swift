import AppleStubs
import Testing

/// The stubs declare what Apple declares where a difference decides whether code compiles.
struct AppleDeclarationTests {
  /// Code with the name of what it's about.
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }
  }

  @Test(
    "Code for iOS 15 compiles", arguments: samples, AppleTypechecker.LanguageMode.allCases)
  func accepts(_ sample: Sample, mode: AppleTypechecker.LanguageMode) throws {
    let sources = ["Sample.swift": sample.text]
    #expect(try AppleTypechecker().diagnose(sources, languageMode: mode) == [])
  }

  // Sources: the declarations in Apple's documentation of the names that the code uses.
  static let samples = [
    Sample(
      "Springs with a duration are emitted into the client, and win over older ones",
      """
      import SwiftUI
      let springs: [Animation] = [
        .spring(duration: 0.5, bounce: 0.2), .spring(), .spring, .smooth, .snappy, .bouncy,
        .smooth(duration: 1), .snappy(extraBounce: 0.1), .bouncy(duration: 1, extraBounce: 0.1),
        .interactiveSpring(duration: 0.2, extraBounce: 0.1), .interactiveSpring(),
        .interactiveSpring, .interactiveSpring(response: 0.2), .interpolatingSpring,
        .interpolatingSpring(duration: 0.3, bounce: 0.1),
      ]
      """),
    Sample(
      "A color behind a view is a style, which may stay inside of the safe area",
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text("Card").background(Color.red).background(.blue, ignoresSafeAreaEdges: [])
            .background(Circle(), alignment: .top).overlay(.red).overlay(Circle())
        }
      }
      """),
    Sample(
      "A drag in a space, and its values",
      """
      import SwiftUI
      @MainActor func drag() -> some Gesture {
        DragGesture(minimumDistance: 5, coordinateSpace: .global).onEnded { value in
          var later = value
          later.location.x += value.predictedEndLocation.x - value.startLocation.x
        }
      }
      @MainActor let drags = [DragGesture(), DragGesture(minimumDistance: 0)]
      """),
    Sample(
      "Accessibility is attached to a view",
      """
      import SwiftUI
      typealias Attached = ModifiedContent<Text, AccessibilityAttachmentModifier>
      @MainActor func hidden() -> Attached { Text("Card").accessibilityHidden(true) }
      @MainActor func closable() -> Attached { Text("Card").accessibilityAction(.escape) {} }
      """),
    Sample(
      "Wrappers of properties are dynamic properties",
      """
      import SwiftUI
      struct Grip: DynamicProperty {
        @State private var isDown = false
        @GestureState private var way = 0.0
        let wrapped: [any DynamicProperty] = [
          State(initialValue: 1), Binding.constant(1), GestureState(initialValue: 1), Namespace(),
          Environment(\\.layoutDirection),
        ]
      }
      """),
    Sample(
      "The completion of layers may capture what isn't sendable",
      """
      import QuartzCore
      func shift(_ layer: CALayer) {
        layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        CATransaction.setCompletionBlock { layer.removeAllAnimations() }
        CATransaction.completionBlock()?()
      }
      """),
    Sample(
      "The context of a zoom belongs to no actor",
      """
      import UIKit
      @available(iOS 18, *)
      func page(_ context: UIViewController.Transition.ZoomSourceViewProviderContext)
        -> UIViewController
      { context.zoomedViewController }
      """),
    Sample(
      "Keyframes know their value from their body",
      """
      import SwiftUI
      @available(iOS 17, *) struct Fade: Keyframes {
        var body: some Keyframes<Double> { KeyframeTrack(\\.self) { MoveKeyframe(0.5) } }
      }
      """),
  ]

  @Test("Names that iOS 27 deprecates are warnings from there on", arguments: [26, 27])
  func deprecations(system: Int) throws {
    let app = """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text("Card")
            .overlay(Circle())
            .background(Circle())
            .foregroundColor(.red)
            .overlay { Circle() }
            .background { Circle() }
            .foregroundStyle(.red)
        }
      }
      """
    let findings = """
      5:8: error: 'overlay(_:alignment:)' was deprecated in iOS 27.0: Use \
      overlay(alignment:content:) instead. [#DeprecatedDeclaration]
      6:8: error: 'background(_:alignment:)' was deprecated in iOS 27.0: Use \
      background(alignment:content:) instead. [#DeprecatedDeclaration]
      7:8: error: 'foregroundColor' was deprecated in iOS 27.0: renamed to \
      'foregroundStyle(_:)' [#DeprecatedDeclaration]
      """
    var setting = AppleTypechecker.Setting(.swift6)
    setting.system = system
    let expected = system < 27 ? [] : findings.split(separator: "\n").map { "Card.swift:\($0)" }
    #expect(try AppleTypechecker().diagnose(["Card.swift": app], setting) == expected)
  }
}
