import Motion
import Presets

/// The options of Dart.
struct FlutterOptions: WriterOptions {
  /// The name of the class to write.
  var namespace: String?
  /// The largest error of a polyline that replaces a curve, as a fraction of the distance.
  var tolerance = LineOptions.tolerance

  static let declared: [WriterOption<FlutterOptions>] = [
    .text(
      "namespace", "a name", \.namespace, word: "--namespace",
      help: "The name of the class to write."),
    .number(
      "tolerance", LineOptions.range, \.tolerance, word: "--tolerance", help: LineOptions.help),
  ]
}

/// The Flutter writer writes a Dart class of curves, springs, durations and tweens.
struct FlutterWriter: PortableWriter {
  static let name = "flutter"
  static let summary = "A Dart class for Flutter."
  static let covers = [screens]
  static let columns = 74
  static let depth = 1

  let options: FlutterOptions

  init(_ options: FlutterOptions) { self.options = options }

  var identifiers: IdentifierStyle { .dart }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<PortableDeclaration>
  ) throws(Unsupported) -> PortableDeclaration {
    try FlutterBuilder(
      identifier: preset.identifier, tolerance: options.tolerance,
      alternative: set.screenAlternative(of: preset)
    ).declaration(of: preset)
  }

  func comment(_ lines: [String]) -> [String] { lines.map { "/// \($0)" } }

  func words(for needs: Set<String>) -> [String] {
    let screens =
      needs.contains("widgets") ? ["the classes ScreenMotion, ScreenPage, ScreenRoute"] : []
    return Self.imports(needs) + screens
      + needs.filter { $0.hasPrefix("_") }.sorted().map { "the class \($0)" }
  }

  func parts(around members: [String], needs: Set<String>) -> [String] {
    let imports = Self.imports(needs)
    var parts = needs.contains("spring") ? [Self.springs] : []
    if !imports.isEmpty { parts.append(imports.joined(separator: "\n")) }
    let body = members.joined(separator: "\n\n")
    parts.append("abstract final class \(className) {\n\(body)\n}")
    if needs.contains("widgets") { parts.append(Self.screenTypes) }
    return parts + Self.support.filter { needs.contains($0.name) }.map(\.text)
  }

  private var className: String {
    let name = (options.namespace ?? "").filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return name.first.map { $0.isUppercase } ?? false ? name : "Motion"
  }

  private static func imports(_ needs: Set<String>) -> [String] {
    // The widgets bring the animations and the types along.
    if needs.contains("widgets") {
      return ["import 'dart:math' as math;"]
        + needs.intersection(["physics", "widgets"]).sorted()
        .map { "import 'package:flutter/\($0).dart';" }
    }
    let math = needs.contains("_SpringCurve") ? ["import 'dart:math' as math;"] : []
    let types = needs.intersection(["Color", "Offset"]).sorted().joined(separator: ", ")
    return math + (types.isEmpty ? [] : ["import 'dart:ui' show \(types);"])
      + needs.intersection(["animation", "physics"]).sorted()
      .map { "import 'package:flutter/\($0).dart';" }
  }
  private static let springs = """
    // A SpringSimulation ends within 0.001 of its target (Tolerance), whatever the
    // distance.
    """
}

extension FlutterWriter {
  /// The few private curves that Flutter itself has nothing for.
  private static let support = [
    (
      name: "_Beziers",
      text: """
      /// Consecutive cubic Béziers, each as control points and end point: x1, y1, x2, y2, x, y.
      ///
      /// Flutter's [Cubic] is solved only to within 0.001 of the time.
      class _Beziers extends Curve {
        const _Beziers(this.pieces);

        final List<(double, double, double, double, double, double)> pieces;

        @override
        double transformInternal(double t) {
          var (startX, startY) = (0.0, 0.0);
          for (final (x1, y1, x2, y2, x, y) in pieces) {
            if (t < x) {
              var (low, high) = (0.0, 1.0);
              for (var step = 0; step < 50; step += 1) {
                final middle = (low + high) / 2;
                if (_at(middle, startX, x1, x2, x) < t) {
                  low = middle;
                } else {
                  high = middle;
                }
              }
              return _at(high, startY, y1, y2, y);
            }
            (startX, startY) = (x, y);
          }
          return startY;
        }

        static double _at(double t, double a, double b, double c, double d) {
          final rest = 1 - t;
          return rest * rest * (rest * a + 3 * t * b) +
              t * t * (3 * rest * c + t * d);
        }
      }
      """
    ),
    (
      name: "_Stops",
      text: """
      /// Straight lines between stops, each an input and an output, as in CSS `linear()`.
      class _Stops extends Curve {
        const _Stops(this.stops);

        final List<(double, double)> stops;

        @override
        double transformInternal(double t) {
          final found = stops.lastIndexWhere((stop) => stop.$1 <= t);
          final index = found.clamp(0, stops.length - 2);
          final (start, from) = stops[index];
          final (end, to) = stops[index + 1];
          return start == end ? to : from + (to - from) * (t - start) / (end - start);
        }
      }
      """
    ),
    (name: "_SpringCurve", text: springCurve),
    (
      name: "_Stairs",
      text: """
      /// Equal steps, as in CSS `steps()`. [first] is 1 if they jump at the start.
      class _Stairs extends Curve {
        const _Stairs(this.steps, this.first, this.jumps);

        final int steps;
        final int first;
        final int jumps;

        @override
        double transformInternal(double t) =>
            ((t * steps).floor() + first).clamp(0, jumps) / jumps;
      }
      """
    ),
  ]
}

extension IdentifierStyle {
  /// Dart's static members.
  static let dart = IdentifierStyle(
    .camel,
    reserved: IdentifierStyle.words(
      """
      abstract as assert async await base bool break case catch class const continue covariant
      default deferred do double dynamic else enum export extends extension external factory false
      final finally for function get hash hide if implements import in int interface is late library
      mixin new null num of on operator part required rethrow return sealed set show static super
      switch sync this throw true try type typedef var void when while with yield hashCode
      runtimeType toString noSuchMethod
      """))
}
