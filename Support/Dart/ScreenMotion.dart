import 'dart:math' as math;

import 'package:flutter/widgets.dart';

/// A screen transition: two pages animated by one progress value from 0 to 1.
///
/// `Navigator.push(context, Motion.flip.route((context) => const Detail()))`.
class ScreenMotion {
  const ScreenMotion({
    required this.duration,
    required this.curve,
    required this.arriving,
    required this.leaving,
    this.delay = Duration.zero,
    this.eyeDistance,
    this.arrivesOnTop = true,
    this.mirrors = false,
    this.reduced,
    this.isEssential = false,
  });

  /// An instant change to the new page.
  static const cut = ScreenMotion(
    duration: Duration.zero,
    curve: Curves.linear,
    arriving: ScreenPage(),
    leaving: ScreenPage(),
  );

  final Duration duration;
  final Duration delay;
  final Curve curve;
  final ScreenPage arriving;
  final ScreenPage leaving;

  /// The distance of the viewpoint in logical pixels, or null for no perspective.
  final double? eyeDistance;
  final bool arrivesOnTop;

  /// Whether left and right are swapped in right-to-left layouts.
  final bool mirrors;

  /// The replacement to play if animations are disabled.
  final ScreenMotion? reduced;

  /// Whether it plays unchanged if animations are disabled.
  final bool isEssential;

  Duration get total => delay + duration;

  /// Returns the progress at a fraction of [total].
  double progress(double fraction) {
    if (duration == Duration.zero) return fraction < 1 ? 0 : 1;
    final time = fraction * total.inMicroseconds - delay.inMicroseconds;
    return curve.transform((time / duration.inMicroseconds).clamp(0.0, 1.0));
  }

  /// Returns a route that opens its page with this, and closes it with [back] or in reverse.
  PageRoute<T> route<T>(WidgetBuilder builder,
          {ScreenMotion? back, RouteSettings? settings}) =>
      ScreenRoute<T>(this, builder, back: back, settings: settings);

  /// Returns a stack of both pages, driven by an animation from 0 to 1.
  Widget pages(Animation<double> animation,
          {required Widget arriving, required Widget leaving}) =>
      AnimatedBuilder(
        animation: animation,
        builder: (context, _) {
          final motion = of(context);
          final now = motion.progress(animation.value);
          final pages = [
            motion.page(context, motion.leaving, now, leaving),
            motion.page(context, motion.arriving, now, arriving),
          ];
          return Stack(
            fit: StackFit.expand,
            children: motion.arrivesOnTop ? pages : pages.reversed.toList(),
          );
        },
      );

  /// Returns the motion to play in a context: [reduced] if animations are disabled there.
  ScreenMotion of(BuildContext context) =>
      MediaQuery.disableAnimationsOf(context) ? reduced ?? this : this;

  /// Returns a page at a progress.
  Widget page(BuildContext context, ScreenPage page, double progress, Widget child) {
    final isMirrored = mirrors && Directionality.of(context) == TextDirection.rtl;
    return LayoutBuilder(
      builder: (context, constraints) => Transform(
        alignment: Alignment.center,
        transform: page.transform(progress, constraints.biggest,
            eyeDistance: eyeDistance, isMirrored: isMirrored),
        child: Opacity(opacity: page.opacityAt(progress), child: child),
      ),
    );
  }
}

/// The values of a page, each after the progress of the transition that reaches it.
///
/// [x] and [y] are in logical pixels, fractions of the page's width, and fractions of its height.
/// Rotations are in degrees around its center. It's hidden from [hiddenFrom] until [hiddenUntil].
class ScreenPage {
  const ScreenPage({
    this.x = const [],
    this.y = const [],
    this.rotationX = const [],
    this.rotationY = const [],
    this.rotationZ = const [],
    this.scaleX = const [],
    this.scaleY = const [],
    this.opacity = const [],
    this.hiddenFrom = double.infinity,
    this.hiddenUntil = double.infinity,
  });

  final List<(double, double, double, double)> x, y;
  final List<(double, double)> rotationX, rotationY, rotationZ, scaleX, scaleY, opacity;
  final double hiddenFrom, hiddenUntil;

  double opacityAt(double progress) {
    if (progress >= hiddenFrom && progress < hiddenUntil) return 0;
    return _at(opacity, progress, 1).clamp(0.0, 1.0);
  }

  Matrix4 transform(double progress, Size size,
      {double? eyeDistance, bool isMirrored = false}) {
    final side = isMirrored ? -1.0 : 1.0;
    double length(List<(double, double, double, double)> keys) => _at([
          for (final (at, pixels, width, height) in keys)
            (at, pixels + width * size.width + height * size.height),
        ], progress, 0);
    double turn(List<(double, double)> keys) => _at(keys, progress, 0) * math.pi / 180;
    final matrix = Matrix4.identity();
    // z points toward the viewer, so distant points need a larger w.
    if (eyeDistance != null) matrix.setEntry(3, 2, -1 / eyeDistance);
    return matrix
      ..multiply(Matrix4.translationValues(side * length(x), length(y), 0))
      ..rotateZ(side * turn(rotationZ))
      ..rotateY(side * turn(rotationY))
      ..rotateX(turn(rotationX))
      ..multiply(Matrix4.diagonal3Values(
          _at(scaleX, progress, 1), _at(scaleY, progress, 1), 1));
  }

  /// Interpolates linearly. If two keys have the same progress, the later one wins.
  static double _at(List<(double, double)> keys, double progress, double rest) {
    if (keys.isEmpty) return rest;
    final next = keys.indexWhere((key) => key.$1 > progress);
    if (next < 0) return keys.last.$2;
    if (next == 0) return keys.first.$2;
    final (start, from) = keys[next - 1];
    final (end, to) = keys[next];
    return from + (to - from) * (progress - start) / (end - start);
  }
}

/// A route with the transition of a [ScreenMotion], which also moves the page that it covers.
class ScreenRoute<T> extends PageRouteBuilder<T> {
  ScreenRoute(this.motion, WidgetBuilder builder, {this.back, super.settings})
      : super(
          pageBuilder: (context, animation, secondaryAnimation) => builder(context),
        );

  final ScreenMotion motion;

  /// The motion that closes the page. If null, [motion] runs in reverse.
  final ScreenMotion? back;

  // Chosen when the route opens, so that their durations are those of the motions that play.
  late final ScreenMotion _forth = motion.of(navigator!.context);
  late final ScreenMotion? _back = back?.of(navigator!.context);

  @override
  Duration get transitionDuration => _forth.total;

  @override
  Duration get reverseTransitionDuration => (_back ?? _forth).total;

  /// If animations are disabled, Flutter shortens a route to 5%, even if a replacement plays.
  @override
  AnimationController createAnimationController() => AnimationController(
        duration: transitionDuration,
        reverseDuration: reverseTransitionDuration,
        debugLabel: debugLabel,
        vsync: navigator!,
        animationBehavior: [motion, back ?? motion]
                .every((motion) => motion.isEssential || motion.reduced != null)
            ? AnimationBehavior.preserve
            : AnimationBehavior.normal,
      );

  @override
  Widget buildTransitions(BuildContext context, Animation<double> animation,
          Animation<double> secondaryAnimation, Widget child) =>
      _moved(animation, child, isOwn: true);

  /// Moves the covered page, because its own route doesn't know this one.
  @override
  DelegatedTransitionBuilder? get delegatedTransition =>
      (context, animation, secondaryAnimation, allowSnapshotting, child) =>
          _moved(secondaryAnimation, child ?? const SizedBox(), isOwn: false);

  Widget _moved(Animation<double> animation, Widget child, {required bool isOwn}) =>
      AnimatedBuilder(
        animation: animation,
        child: child,
        builder: (context, child) {
          final isSettled = animation.isCompleted || animation.isDismissed;
          final back = _back;
          final goes = animation.status == AnimationStatus.reverse;
          if (goes && back != null) {
            final page = isOwn ? back.leaving : back.arriving;
            return back.page(context, page, back.progress(1 - animation.value), child!);
          }
          // At rest, a page fills the screen, and the covered page isn't visible.
          final page = isSettled
              ? const ScreenPage()
              : isOwn
                  ? _forth.arriving
                  : _forth.leaving;
          return _forth.page(context, page, _forth.progress(animation.value), child!);
        },
      );
}
