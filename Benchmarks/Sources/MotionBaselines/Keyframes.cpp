// Keyframes as a bare loop over evenly timed keys.
#include "MotionBaselines.h"

#include <cmath>

double plain_linear_keys(const double *keys, long keys_count, const double *x, long count) {
  double sum = 0;
  for (long i = 0; i < count; i++) {
    const double way = x[i] * double(keys_count - 1);
    const long index = way >= double(keys_count - 1) ? keys_count - 2 : long(way);
    sum += keys[index] + (keys[index + 1] - keys[index]) * (way - double(index));
  }
  return sum;
}

double plain_cubic_keys(const double *keys, long keys_count, const double *x, long count) {
  double sum = 0;
  for (long i = 0; i < count; i++) {
    const double way = x[i] * double(keys_count - 1);
    const long index = way >= double(keys_count - 1) ? keys_count - 2 : long(way);
    const double t = way - double(index), from = keys[index], to = keys[index + 1];
    const double out = index > 0 ? (to - keys[index - 1]) / 2 : to - from;
    const double in = index + 2 < keys_count ? (keys[index + 2] - from) / 2 : to - from;
    const double cubic = out + in - 2 * (to - from), square = 3 * (to - from) - 2 * out - in;
    sum += ((cubic * t + square) * t + out) * t + from;
  }
  return sum;
}

double plain_paced_keys(
    const double *xs, const double *ys, long keys_count, const double *x, long count) {
  double ends[64] = {0};
  for (long key = 1; key < keys_count; key++) {
    ends[key] = ends[key - 1] + std::hypot(xs[key] - xs[key - 1], ys[key] - ys[key - 1]);
  }
  double sum = 0;
  for (long i = 0; i < count; i++) {
    const double way = x[i] * ends[keys_count - 1];
    long key = 1;
    while (key < keys_count - 1 && ends[key] < way) key++;
    const double share = (way - ends[key - 1]) / (ends[key] - ends[key - 1]);
    sum += xs[key - 1] + (xs[key] - xs[key - 1]) * share;
    sum += ys[key - 1] + (ys[key] - ys[key - 1]) * share;
  }
  return sum;
}
