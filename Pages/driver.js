// The driver of the gallery and review pages: one clock, and at most 24 movers at a time.

const most = 24;
const restTime = 0.7;
/** How long drawing may take in one frame, in milliseconds. */
const frameBudget = 24;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const driver = {
  /** The time until which drawing leaves most of each frame to other work. */
  haste: 0,
  playing: false,
  speed: 1,
  turn: 0,
  movers: new Set(),
  running: new Set(),
  request: 0,
  last: 0,
  /**
   * A mover: `span` seconds, `show(time)`, `isSeen()`; `own` is true, false, or undefined to follow
   * the page.
   */
  add(mover) {
    mover.time ??= 0;
    this.movers.add(mover);
    mover.show(mover.time);
    this.wake();
    return mover;
  },
  remove(mover) {
    this.movers.delete(mover);
    this.running.delete(mover);
  },
  wants: (mover) => mover.goal !== undefined || (mover.own ?? driver.playing),
  wake() {
    if (!this.request) {
      this.last = 0;
      this.request = requestAnimationFrame((now) => this.tick(now));
    }
  },
  tick(now) {
    const step = this.last ? Math.min((now - this.last) / 1000, 0.1) * this.speed : 0;
    this.last = now;
    const wanted = [...this.movers].filter((one) => this.wants(one) && one.isSeen()).slice(0, most);
    const begun = performance.now();
    const budget = begun < this.haste ? 4 : frameBudget;
    this.running = new Set(wanted);
    // All advance; movers that weren't drawn for lack of time come first in the next frame.
    const times = wanted.map((one) => this.advance(one, step));
    const from = this.turn % Math.max(wanted.length, 1);
    let drawn = 0;
    for (; drawn < wanted.length && (!drawn || performance.now() - begun < budget); drawn++) {
      const n = (from + drawn) % wanted.length;
      wanted[n].show(times[n]);
    }
    // Movers that ended are drawn now, because they aren't drawn again.
    for (let rest = drawn; rest < wanted.length; rest++) {
      const n = (from + rest) % wanted.length;
      if (!this.wants(wanted[n])) wanted[n].show(times[n]);
    }
    this.turn = from + drawn;
    this.request = wanted.length ? requestAnimationFrame((next) => this.tick(next)) : 0;
  },
  /** Advances by some seconds; returns the time to show. A loop rests at its end. */
  advance(one, step) {
    // After a release, it continues to its end, or back to its start.
    if (one.goal !== undefined) {
      const left = one.goal - one.time;
      one.time += Math.sign(left) * Math.min(step * (one.pace ?? 1), Math.abs(left));
      if (Math.abs(one.goal - one.time) < 1e-9) {
        one.goal = undefined;
        one.own = false;
        one.arrived?.();
      }
      return one.time;
    }
    one.time += step;
    if (one.time > one.span + restTime * Math.max(this.speed, 0.2)) {
      if (one.loops === false) {
        one.time = one.span;
        one.own = false;
        one.ended?.();
      } else one.time = one.rests === false ? one.time % one.span : 0;
    }
    if (one.rests === false && one.time > one.span) one.time %= one.span;
    return one.time;
  },
  seek(one, time) {
    one.own = false;
    one.goal = undefined;
    one.time = Math.min(Math.max(time, 0), one.span);
    one.show(one.time);
  },
  setPlaying(value) {
    this.playing = value;
    for (const one of this.movers) [one.own, one.goal] = [undefined, undefined];
    this.wake();
    document.dispatchEvent(new Event("playing"));
  },
};
