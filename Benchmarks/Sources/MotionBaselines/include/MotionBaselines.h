#pragma once
// Baselines for Motion's mathematics: what somebody would write in C++ who has not met the hard
// cases. Every loop runs on this side of the language border and returns the sum of its results.
#ifdef __cplusplus
extern "C" {
#endif

/// A Bézier of time prepared as browsers do: coefficients of x and y, eleven samples of x.
typedef struct {
  double ax, bx, cx, ay, by, cy, sample[11];
} browser_bezier;

/// Prepares a curve.
browser_bezier browser_bezier_make(double x1, double y1, double x2, double y2);
/// The value at x, with |X(t) - x| < 1e-12.
double browser_bezier_solve(const browser_bezier *curve, double x);
/// Values at many inputs of one curve.
double browser_bezier_sum(const browser_bezier *curve, const double *x, long count);
/// Values at equally spaced inputs, the first at 0 and the last at 1.
double browser_bezier_table(const browser_bezier *curve, double *out, long count);
/// Prepares a curve for each input, and finds one value of it.
double browser_bezier_once(double x1, double y1, double x2, double y2, const double *x, long count);

/// Positions and velocities of a spring from rest, by the textbook's closed forms.
double plain_spring_sum(
    double mass, double stiffness, double damping, const double *times, long count);
/// The last of the times 0, 1 ms, 2 ms … at which a spring is .001 from its target, found by
/// walking back from `from` seconds.
double plain_spring_settling(double mass, double stiffness, double damping, double from);

/// Values between evenly timed keys, joined by straight lines.
double plain_linear_keys(const double *keys, long keys_count, const double *x, long count);
/// The same joined by Catmull and Rom's spline.
double plain_cubic_keys(const double *keys, long keys_count, const double *x, long count);
/// The same with an even pace along points in the plane, joined by straight lines.
double plain_paced_keys(
    const double *xs, const double *ys, long keys_count, const double *x, long count);

#ifdef __cplusplus
}
#endif
