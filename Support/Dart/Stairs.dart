import 'package:flutter/animation.dart';

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
