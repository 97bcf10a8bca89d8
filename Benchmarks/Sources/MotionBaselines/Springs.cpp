// Springs from rest by the textbook's closed forms.
#include "MotionBaselines.h"

#include <cmath>

namespace {

struct Plain {
  double rate, frequency, damped;

  Plain(double mass, double stiffness, double damping)
      : rate(damping / (2 * mass)), frequency(std::sqrt(stiffness / mass)),
        damped(std::sqrt(std::fabs(frequency * frequency - rate * rate))) {}

  inline void at(double time, double &distance, double &velocity) const {
    if (rate < frequency) {
      const double decay = std::exp(-rate * time);
      const double cosine = std::cos(damped * time), sine = std::sin(damped * time);
      distance = decay * (cosine + rate / damped * sine);
      velocity = decay * (frequency * frequency / damped) * sine;
    } else if (rate == frequency) {
      const double decay = std::exp(-rate * time);
      distance = decay * (1 + rate * time);
      velocity = decay * rate * rate * time;
    } else {
      const double slow = damped - rate, fast = -damped - rate, share = fast / (fast - slow);
      const double first = share * std::exp(slow * time);
      const double second = (1 - share) * std::exp(fast * time);
      distance = first + second;
      velocity = -slow * first - fast * second;
    }
  }
};

}  // namespace

double plain_spring_sum(
    double mass, double stiffness, double damping, const double *times, long count) {
  const Plain spring(mass, stiffness, damping);
  double sum = 0;
  for (long i = 0; i < count; i++) {
    double distance, velocity;
    spring.at(times[i], distance, velocity);
    sum += 1 - distance + velocity;
  }
  return sum;
}

double plain_spring_settling(double mass, double stiffness, double damping, double from) {
  const Plain spring(mass, stiffness, damping);
  for (double step = std::ceil(from * 1000); step > 0; step--) {
    double distance, velocity;
    spring.at(step / 1000, distance, velocity);
    if (std::fabs(distance) >= 0.001) return step / 1000;
  }
  return 0;
}
