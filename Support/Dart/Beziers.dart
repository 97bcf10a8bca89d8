import 'package:flutter/animation.dart';

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
