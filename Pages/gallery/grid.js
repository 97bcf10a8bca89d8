// The grid: only the rows near the window exist.

/**
 * How many cards that are gone are kept for when they come back, as a word is typed and taken back.
 */
const keptCards = 36;

const grid = {
  list: [],
  element: null,
  columns: 1,
  width: 0,
  top: 0,
  home: 0,
  cells: new Map(),
  gone: new Map(),
  focus: 0,
  mount(parent) {
    this.element = h("ul", { class: "grid", "aria-label": say("motions") });
    parent.replaceChildren(this.element);
    this.clear();
    this.measure();
    // A scroll bar that comes or goes changes the width.
    new ResizeObserver(() => {
      if (this.element?.clientWidth !== this.width) this.layout();
    }).observe(this.element);
  },
  clear() {
    for (const preset of [...this.cells.keys()]) this.drop(preset);
    for (const preset of [...this.gone.keys()]) this.forget(preset);
  },
  /** Takes a card away; those of late are kept. */
  drop(preset) {
    const cell = this.cells.get(preset);
    driver.remove(cell.mover);
    cell.remove();
    this.cells.delete(preset);
    this.gone.set(preset, cell);
    if (this.gone.size > keptCards) this.forget(this.gone.keys().next().value);
  },
  /** Gives a card up; its canvas is kept for another one. */
  forget(preset) {
    const cell = this.gone.get(preset);
    this.gone.delete(preset);
    cell.mover.show = () => {};
    if (cell.canvas) keepCanvas(cell.canvas);
  },
  /** Reads where the grid is; before anything is written, so that nothing is laid out twice. */
  measure() {
    if (!this.element?.isConnected) return;
    const width = this.element.clientWidth;
    const columns = Math.max(1, Math.floor((width + cardGap) / 266));
    if (width !== this.width || columns !== this.columns) {
      this.clear();
      [this.width, this.columns] = [width, columns];
    }
    this.top = this.element.getBoundingClientRect().top;
    this.home = this.top + scrollY;
  },
  show(list) {
    if (!this.element) return;
    this.list = list;
    this.focus = Math.min(this.focus, Math.max(list.length - 1, 0));
    const wanted = new Set(list);
    for (const preset of [...this.cells.keys()]) if (!wanted.has(preset)) this.drop(preset);
    this.lay(4);
    // Results appear first; drawing continues afterward.
    driver.haste = performance.now() + 50;
  },
  layout() {
    this.measure();
    this.lay();
  },
  lay(budget) {
    if (!this.element?.isConnected) return;
    const height = `${Math.ceil(this.list.length / this.columns) * cardHeight}px`;
    if (this.element.style.height !== height) this.element.style.height = height;
    this.place(budget);
  },
  /**
   * Puts cards in their places, and makes those that are missing, for so many milliseconds; the
   * rest follows when this has been painted.
   */
  place(budget = 8) {
    if (!this.element?.isConnected || !this.width) return;
    const { top, columns } = this;
    const rowOf = (y) => Math.floor((y - top) / cardHeight);
    const begun = performance.now();
    const first = Math.max(0, rowOf(-cardHeight)) * columns;
    const last = Math.min(this.list.length, (rowOf(innerHeight + cardHeight) + 1) * columns);
    const keep = new Set(this.list.slice(first, last));
    const held = document.activeElement?.closest(".card")?.preset;
    for (const preset of [...this.cells.keys()])
      if (!keep.has(preset) && preset !== held) this.drop(preset);
    const wide = (this.width - cardGap * (columns - 1)) / columns;
    const isLate = () => performance.now() - begun > budget;
    const order = Array.from({ length: Math.max(last - first, 0) }, (_, n) => first + n);
    const bare = [];
    const inSight = (n) => {
      const y = top + Math.floor(n / columns) * cardHeight;
      return y < innerHeight && y + cardHeight > 0;
    };
    order.sort((a, b) => inSight(b) - inSight(a) || a - b);
    // Texts come first, then pictures; of what isn't in sight, neither comes before there is time
    // for it.
    for (const n of order) {
      const preset = this.list[n];
      if (!this.cells.has(preset) && !inSight(n) && isLate()) {
        this.later();
        continue;
      }
      const cell = this.cellOf(preset, wide);
      const [x, y] = [(n % columns) * (wide + cardGap), Math.floor(n / columns) * cardHeight];
      const transform = `translate(${x}px,${y}px)`;
      if (cell.place !== transform) cell.style.transform = cell.place = transform;
      cell.seen = top + y < innerHeight - 40 && top + y + cardHeight > 90;
      if (cell.number !== n) cell.ariaPosInSet = (cell.number = n) + 1;
      if (cell.among !== this.list.length) cell.ariaSetSize = cell.among = this.list.length;
      if (cell.link.tabIndex !== (n === this.focus ? 0 : -1))
        cell.link.tabIndex = n === this.focus ? 0 : -1;
      if (!driver.movers.has(cell.mover)) bare.push(cell);
    }
    for (const cell of bare)
      if (isLate()) this.later();
      else driver.add(cell.mover);
    driver.wake();
  },
  /** The card of a preset: the one that is there, that was there, or a new one. */
  cellOf(preset, wide) {
    let cell = this.cells.get(preset);
    if (cell) return cell;
    cell = this.gone.get(preset);
    if (cell) {
      this.gone.delete(preset);
      cell.choose(state.compare.includes(preset.name));
    } else {
      cell = makeCard(preset, wide);
      cell.style.width = `${wide}px`;
    }
    this.cells.set(preset, cell);
    this.element.append(cell);
    return cell;
  },
  later() {
    if (this.waiting) return;
    this.waiting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        this.waiting = false;
        this.layout();
      }),
    );
  },
  cell(n = this.focus) {
    return this.cells.get(this.list[n]);
  },
  get current() {
    return document.activeElement?.closest?.(".card")?.preset ?? this.list[this.focus];
  },
  /** Moves the focus by some cards. */
  move(step) {
    this.focus = clamp(this.focus + step, 0, this.list.length - 1);
    const top =
      this.element.getBoundingClientRect().top + Math.floor(this.focus / this.columns) * cardHeight;
    if (top < 120) scrollBy(0, top - 130);
    else if (top + cardHeight > innerHeight - 80) scrollBy(0, top + cardHeight - innerHeight + 90);
    this.layout();
    if (!this.cell()) {
      this.later();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => this.cell()?.link.focus({ preventScroll: true })),
      );
    }
    this.cell()?.link.focus({ preventScroll: true });
  },
  redraw() {
    this.clear();
    this.layout();
  },
};
