import AppleStubs
import Presets
import Testing

@testable import Exporting

/// The system zooms from iOS 18 on; before, and elsewhere, the layers of the preset stand in for that.
struct SwiftZoomTests {
  @Test("A presented screen is zoomed with the options of the preset") func presented() throws {
    let text = try Self.text(
      zoom: """
        {"alignment": [0, 0.1, 1, 0.4], "dimmingColor": "#00000080",
          "dimmingEffect": "systemThinMaterial", "interactiveDismiss": false}
        """, phase: "present")
    #expect(
      text.contains(
        """
            public func attach(
              to controller: UIViewController,
              zoomingFrom source: @escaping @MainActor (UIViewController) -> UIView?
            ) {
              if #available(iOS 18, *) {
                let options = UIViewController.Transition.ZoomOptions()
                options.dimmingColor = UIColor(red: 0, green: 0, blue: 0, alpha: 128 / 255)
                options.dimmingVisualEffect = UIBlurEffect(style: .systemThinMaterial)
                options.alignmentRectProvider = { context in
                  let size = context.zoomedViewController.view.bounds.size
                  return CGRect(
                    x: 0, y: size.height * 0.1, width: size.width, height: size.height * 0.4)
                }
                options.interactiveDismissShouldBegin = { _ in false }
                controller.modalPresentationStyle = .fullScreen
                controller.preferredTransition = .zoom(options: options) { context in
                  source(context.zoomedViewController)
                }
              } else {
                attach(to: controller)
              }
            }
        """), "\(text)")
    try Self.compile(text)
  }

  @Test("A pushed screen is zoomed, and without options as the system does it") func pushed() throws
  {
    let text = try Self.text(zoom: "{}", phase: "push")
    #expect(
      text.contains(
        """
              to controller: UIViewController, in navigation: UINavigationController,
              zoomingFrom source: @escaping @MainActor (UIViewController) -> UIView?
            ) {
              if #available(iOS 18, *) {
                controller.preferredTransition = .zoom { context in
                  source(context.zoomedViewController)
                }
              } else {
                zoomed = controller
                attach(to: navigation)
              }
            }
        """), "\(text)")
    // No other screen is zoomed with it.
    #expect(
      text.contains(
        """
              from source: UIViewController, to destination: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
              guard zoomed == nil || source === zoomed || destination === zoomed else { return nil }
              return switch operation {
        """), "\(text)")
    try Self.compile(text)
  }

  @Test("SwiftUI has the source and the screen by one name") func views() throws {
    let text = try Self.text(zoom: "{}", phase: "push", frameworks: [.swiftUI])
    #expect(text.contains("matchedTransitionSource(id: id, in: namespace)"), "\(text)")
    #expect(text.contains("navigationTransition(.zoom(sourceID: id, in: namespace))"))
    try Self.compile(text)
  }

  @Test(
    "Nothing is called exact: what is written stands in",
    arguments: [
      ExportTarget.swift, .css, .compose, .flutter, .motion, .reactNative, .flat,
    ])
  func standsIn(_ target: ExportTarget) throws {
    let presets = try BuiltInPresets.of(Self.document(zoom: "{}", phase: "push"))
    let export = try PresetExport(
      of: presets, to: target, ExportOptions(), header: BuiltInPresets.header, demands: true)
    let fidelity = try #require(export.presets.first).fidelity
    #expect(fidelity.degree == .approximate && fidelity.error == nil, "\(fidelity.words)")
    #expect(
      fidelity.notes.contains { $0.contains("how a zoom moves") && $0.contains("the layers") },
      "\(fidelity.words)")
  }

  private static func compile(_ text: String) throws {
    for mode in AppleTypechecker.LanguageMode.allCases {
      let found = try AppleTypechecker().diagnose(["Motion.swift": text], languageMode: mode)
      #expect(found == [], "\(found)")
    }
  }

  private static func text(
    zoom: String, phase: String, frameworks: Set<AppleFramework> = [.uiKit]
  ) throws -> String {
    var options = ExportOptions()
    options.frameworks = frameworks
    return try BuiltInPresets.text(
      BuiltInPresets.of(document(zoom: zoom, phase: phase)), .swift, options)
  }

  private static func document(zoom: String, phase: String) -> String {
    """
    {"presets": {"transition/photo": {"motion": {"style": "zoom", "phase": "\(phase)",
      "duration": 0.4, "zoom": \(zoom), "layers": [
        {"layer": "source"},
        {"layer": "destination", "initial": {"opacity": 0, "transform.scale": 0.8}, "frames": [
          {"property": "opacity", "start": 0, "duration": 1, "to": 1},
          {"property": "transform.scale", "start": 0, "duration": 1, "to": 1}]}]}}}}
    """
  }
}
