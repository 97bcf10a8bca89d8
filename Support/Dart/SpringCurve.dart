import 'dart:math' as math;

import 'package:flutter/animation.dart';

/// A spring from 0 to 1: angular frequency, damping ratio, initial velocity, and seconds.
class _SpringCurve extends Curve {
  const _SpringCurve(this.frequency, this.ratio, this.velocity, this.seconds);

  final double frequency;
  final double ratio;
  final double velocity;
  final double seconds;

  @override
  double transformInternal(double t) {
    final time = t * seconds;
    final decay = ratio * frequency;
    final swing = frequency * math.sqrt((1 - ratio * ratio).abs());
    if (ratio < 1) {
      return 1 -
          math.exp(-decay * time) *
              (math.cos(swing * time) +
                  (decay - velocity) / swing * math.sin(swing * time));
    }
    if (ratio == 1) {
      return 1 - math.exp(-decay * time) * (1 + (decay - velocity) * time);
    }
    final fast = -(decay + swing);
    final slow = -frequency * frequency / (decay + swing);
    final part = (-velocity - fast) / (slow - fast);
    return 1 - part * math.exp(slow * time) - (1 - part) * math.exp(fast * time);
  }
}
