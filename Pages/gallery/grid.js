// The grid: only the rows near the window exist.

const grid = {
  list: [], element: null, columns: 1, width: 0, cells: new Map(), focus: 0,
  mount(parent) {
    this.element = h("ul", { class: "grid", "aria-label": say("motions") });
    parent.replaceChildren(this.element);
    this.clear();
  },
  clear() { for (const cell of this.cells.values()) this.drop(cell); this.cells.clear(); },
  /** Takes a card away; its canvas is kept for another one. */
  drop(cell) {
    driver.remove(cell.mover);
    cell.mover.show = () => {};
    cell.remove();
    keepCanvas($(".stage", cell));
  },
  show(list) {
    if (!this.element) return;
    this.list = list;
    this.focus = Math.min(this.focus, Math.max(list.length - 1, 0));
    const wanted = new Set(list);
    for (const [preset, cell] of this.cells) if (!wanted.has(preset)) { this.drop(cell); this.cells.delete(preset); }
    this.layout();
  },
  layout() {
    if (!this.element?.isConnected) return;
    const width = this.element.clientWidth, columns = Math.max(1, Math.floor((width + cardGap) / 312));
    if (width !== this.width || columns !== this.columns) { this.clear(); [this.width, this.columns] = [width, columns]; }
    this.element.style.height = `${Math.ceil(this.list.length / columns) * cardHeight}px`;
    this.refresh();
  },
  refresh() {
    if (!this.element?.isConnected || !this.width) return;
    const top = this.element.getBoundingClientRect().top, rowOf = (y) => Math.floor((y - top) / cardHeight);
    const first = Math.max(0, rowOf(-cardHeight)) * this.columns, last = Math.min(this.list.length, (rowOf(innerHeight + cardHeight) + 1) * this.columns);
    const keep = new Set(this.list.slice(first, last));
    const kept = document.activeElement?.closest(".card")?.preset;
    for (const [preset, cell] of this.cells) if (!keep.has(preset) && preset !== kept) { this.drop(cell); this.cells.delete(preset); }
    const wide = (this.width - cardGap * (this.columns - 1)) / this.columns, begun = performance.now();
    const order = Array.from({ length: Math.max(last - first, 0) }, (_, n) => first + n);
    // What is in sight comes first; more than a moment's work waits for the next frame.
    const inSight = (n) => { const y = top + Math.floor(n / this.columns) * cardHeight; return y < innerHeight && y + cardHeight > 0; };
    order.sort((a, b) => inSight(b) - inSight(a) || a - b);
    for (const n of order) {
      const preset = this.list[n];
      let cell = this.cells.get(preset);
      if (!cell) {
        if (performance.now() - begun > 8) { this.later(); continue; }
        cell = makeCard(preset, wide);
        cell.style.width = `${wide}px`;
        this.cells.set(preset, cell);
        this.element.append(cell);
        driver.add(cell.mover);
      }
      const [x, y] = [(n % this.columns) * (wide + cardGap), Math.floor(n / this.columns) * cardHeight];
      cell.style.transform = `translate(${x}px,${y}px)`;
      cell.seen = top + y < innerHeight - 40 && top + y + cardHeight > 90;
      cell.style.order = n;
      cell.ariaPosInSet = n + 1;
      cell.ariaSetSize = this.list.length;
      $(".title", cell).tabIndex = n === this.focus ? 0 : -1;
    }
    driver.wake();
  },
  later() { if (!this.waiting) { this.waiting = true; requestAnimationFrame(() => { this.waiting = false; this.refresh(); }); } },
  cell(n = this.focus) { return this.cells.get(this.list[n]); },
  get current() { return document.activeElement?.closest?.(".card")?.preset ?? this.list[this.focus]; },
  /** Moves the focus by some cards. */
  move(step) {
    this.focus = Math.min(Math.max(this.focus + step, 0), this.list.length - 1);
    const top = this.element.getBoundingClientRect().top + Math.floor(this.focus / this.columns) * cardHeight;
    if (top < 120) scrollBy(0, top - 130); else if (top + cardHeight > innerHeight - 80) scrollBy(0, top + cardHeight - innerHeight + 90);
    this.refresh();
    if (!this.cell()) { this.later(); requestAnimationFrame(() => requestAnimationFrame(() => this.cell() && $(".title", this.cell()).focus({ preventScroll: true }))); }
    const link = this.cell() && $(".title", this.cell());
    link?.focus({ preventScroll: true });
  },
  redraw() { this.clear(); this.layout(); },
};
