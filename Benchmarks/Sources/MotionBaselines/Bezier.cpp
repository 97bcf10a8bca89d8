// The method that WebKit publishes for its timing functions, written anew from its description:
// polynomial coefficients; a guess from a table of eleven samples; up to four of Newton's steps; what
// they leave is bisected.
#include "MotionBaselines.h"

#include <cmath>

namespace {

constexpr int kSamples = 11;
constexpr double kSpacing = 1.0 / (kSamples - 1);
constexpr double kEpsilon = 1e-12;

inline double xAt(const browser_bezier &c, double t) {
  return ((c.ax * t + c.bx) * t + c.cx) * t;
}

inline double yAt(const browser_bezier &c, double t) {
  return ((c.ay * t + c.by) * t + c.cy) * t;
}

inline double slopeAt(const browser_bezier &c, double t) {
  return (3 * c.ax * t + 2 * c.bx) * t + c.cx;
}

inline double parameter(const browser_bezier &c, double x) {
  double low = 0, high = 1, t = x;
  for (int i = 1; i < kSamples; i++) {
    if (x > c.sample[i]) continue;
    high = kSpacing * i;
    low = high - kSpacing;
    t = low + kSpacing * (x - c.sample[i - 1]) / (c.sample[i] - c.sample[i - 1]);
    break;
  }
  for (int step = 0; step < 4; step++) {
    const double error = xAt(c, t) - x;
    if (std::fabs(error) < kEpsilon) return t;
    const double slope = slopeAt(c, t);
    if (std::fabs(slope) < kEpsilon) break;
    t -= error / slope;
  }
  if (std::fabs(xAt(c, t) - x) < kEpsilon) return t;
  t = (low + high) / 2;
  while (low < high) {
    const double error = xAt(c, t) - x;
    if (std::fabs(error) < kEpsilon) return t;
    (error < 0 ? low : high) = t;
    const double middle = low + (high - low) / 2;
    if (middle == t) return t;
    t = middle;
  }
  return t;
}

inline double solve(const browser_bezier &c, double x) {
  if (x < 0) return 0;
  if (x > 1) return 1;
  return yAt(c, parameter(c, x));
}

}  // namespace

browser_bezier browser_bezier_make(double x1, double y1, double x2, double y2) {
  browser_bezier c;
  c.cx = 3 * x1;
  c.bx = 3 * (x2 - x1) - c.cx;
  c.ax = 1 - c.cx - c.bx;
  c.cy = 3 * y1;
  c.by = 3 * (y2 - y1) - c.cy;
  c.ay = 1 - c.cy - c.by;
  for (int i = 0; i < kSamples; i++) c.sample[i] = xAt(c, i * kSpacing);
  return c;
}

double browser_bezier_solve(const browser_bezier *curve, double x) { return solve(*curve, x); }

double browser_bezier_sum(const browser_bezier *curve, const double *x, long count) {
  double sum = 0;
  for (long i = 0; i < count; i++) sum += solve(*curve, x[i]);
  return sum;
}

double browser_bezier_table(const browser_bezier *curve, double *out, long count) {
  for (long i = 0; i < count; i++) out[i] = solve(*curve, double(i) / double(count - 1));
  return out[count / 2];
}

double browser_bezier_once(
    double x1, double y1, double x2, double y2, const double *x, long count) {
  double sum = 0;
  for (long i = 0; i < count; i++) {
    // Another curve each time, so that preparing it is not taken out of the loop.
    const browser_bezier curve = browser_bezier_make(x1, y1 * x[i], x2, y2);
    sum += solve(curve, x[i]);
  }
  return sum;
}
