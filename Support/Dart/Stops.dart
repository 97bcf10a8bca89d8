import 'package:flutter/animation.dart';

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
