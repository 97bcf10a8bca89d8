/// Flutter support is the few private curves that Flutter itself has nothing for.
struct FlutterSupport {
  let name: String
  let text: String

  static let all = [lines, stairs]

  private static let lines = FlutterSupport(
    name: "_Stops",
    text: """
      /// Straight lines through stops, each an input and an output, as CSS `linear()` has them.
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
      """)

  private static let stairs = FlutterSupport(
    name: "_Stairs",
    text: """
      /// Equal steps, as CSS `steps()` has them; [first] is 1 where they jump at the start.
      class _Stairs extends Curve {
        const _Stairs(this.steps, this.first, this.jumps);

        final int steps;
        final int first;
        final int jumps;

        @override
        double transformInternal(double t) =>
            ((t * steps).floor() + first).clamp(0, jumps) / jumps;
      }
      """)
}
