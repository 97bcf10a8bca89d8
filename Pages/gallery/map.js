// The map: all that is found by duration and overshoot, each where its numbers say. Neighbours feel
// alike.

const isLively = (one) => (one.facts.overshoot ?? 0) > 0.0005;

/**
 * The greatest value that the axis is fitted to: a few that are far beyond all others stand behind
 * a break.
 */
function fittedEnd(values) {
  const all = values.toSorted((a, b) => a - b);
  let last = all.length - 1;
  for (let n = all.length - 1; n > 0 && all.length - n <= Math.max(1, all.length * 0.02); n--)
    if (all[n] > all[n - 1] * 1.9) last = n - 1;
  return all[last];
}

/**
 * Heaps up what has no overshoot where its duration is: upwards, and at most half a marker
 * sideways.
 */
function heapUp(list, x, size, most) {
  const groups = Map.groupBy(
    list.toSorted(
      (a, b) =>
        a.facts.duration - b.facts.duration || kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
    ),
    (one) => Math.round(x(one.facts.duration) * 2) / 2,
  );
  const rows = [];
  const placed = [];
  const spines = [];
  for (const [at, group] of groups) {
    const isWide = group.length > most;
    const reach = isWide ? size / 2 : 0;
    let row = 0;
    for (let n = 0; n < group.length; row++) {
      if (rows[row] !== undefined && at - reach - rows[row] < size) continue;
      const pair = isWide ? group.slice(n, n + 2) : [group[n]];
      pair.forEach((one, k) =>
        placed.push([one, pair.length > 1 ? at + (k ? reach : -reach) : at, row]),
      );
      rows[row] = at + (pair.length > 1 ? reach : 0);
      n += pair.length;
    }
    if (isWide) spines.push([at, row]);
  }
  return { placed, spines, count: rows.length };
}

/**
 * The map's measures, and the place of each preset: the preset, where it is drawn, and where its
 * numbers are.
 */
function layMap(list, width, tall) {
  const left = 52;
  const cell = 24;
  const timed = list.filter((one) => one.facts.duration > 0);
  const timeless = list.filter((one) => !(one.facts.duration > 0));
  const quiet = timeless.filter((one) => !isLively(one));
  const still = timed.filter((one) => !isLively(one));
  const durations = timed.map((one) => one.facts.duration);
  const longest = Math.max(fittedEnd(durations) ?? 1, 0.1);
  const shortest = Math.min(...durations, longest / 4);
  const greatest = Math.max(
    0.1,
    fittedEnd(list.filter(isLively).map((one) => one.facts.overshoot)) ?? 0,
  );
  const far = timed
    .filter((one) => one.facts.duration > longest)
    .sort((a, b) => a.facts.duration - b.facts.duration);
  const names = quiet.length <= 9;
  const columns = timeless.length
    ? names
      ? 1
      : Math.min(width < 800 ? 4 : 7, Math.ceil(quiet.length / 8) || 1)
    : 0;
  const side = columns ? (names ? 150 : columns * cell + 34) : 0;
  const x0 = left + side;
  const x1 = width - 14 - (far.length ? Math.min(30 + far.length * 40, 120) : 0);
  const x = (time) =>
    time > longest
      ? x1 + 46 + far.findIndex((one) => one.facts.duration === time) * 40
      : x0 + 12 + ((x1 - x0 - 30) * Math.log(time / shortest)) / Math.log(longest / shortest);
  let size = 20;
  let heap;
  do {
    size -= 2;
    heap = heapUp(still, x, size, Math.max(5, Math.floor((tall * 0.36) / size)));
  } while (size > 8 && heap.count * size > tall * 0.46);
  const floor =
    Math.max(heap.count * size, Math.ceil(quiet.length / Math.max(columns, 1)) * cell, 60) + 34;
  const top = 34;
  const zero = top + Math.max(tall - floor, 230);
  const base = zero + 12 + floor;
  const y = (value) =>
    zero -
    ((zero - top - 14) * Math.sqrt(Math.min(value, greatest))) / Math.sqrt(greatest) -
    (value > greatest ? 18 : 0);
  const points = heap.placed.map(([one, px, row]) => ({
    one,
    px,
    py: base - size / 2 - 8 - row * size,
    size,
    tx: x(one.facts.duration),
  }));
  quiet.forEach((one, n) =>
    points.push({
      one,
      px: left + cell / 2 + (n % columns) * cell,
      py: base - cell / 2 - 4 - Math.floor(n / columns) * cell,
      size: cell,
    }),
  );
  // Those that go beyond their goal keep their place; where two meet, one steps aside: upwards or
  // downwards if it has a time.
  const placed = [];
  const isFree = (px, py, r) =>
    !placed.some(
      (other) =>
        Math.abs(other.px - px) < (other.size + r) / 2 &&
        Math.abs(other.py - py) < (other.size + r) / 2,
    );
  const lively = list.filter(isLively);
  const big = lively.length > 100 ? size : Math.max(size, 16);
  for (const one of lively.sort((a, b) => b.facts.overshoot - a.facts.overshoot)) {
    const hasTime = one.facts.duration > 0;
    const tx = hasTime ? x(one.facts.duration) : left + cell / 2;
    const ty = y(one.facts.overshoot);
    const r = hasTime ? big : cell;
    const ways = hasTime
      ? Array.from({ length: 60 }, (_, n) => [0, (n % 2 ? 1 : -1) * Math.ceil(n / 2) * 6])
      : Array.from({ length: 60 }, (_, n) => [
          (n % Math.max(columns, 1)) * cell,
          Math.floor(n / Math.max(columns, 1)) * 8,
        ]);
    const [dx, dy] = ways.find(
      ([a, b]) => ty + b > top - 24 && ty + b < zero - 4 && isFree(tx + a, ty + b, r),
    ) ?? [0, 0];
    const point = { one, px: tx + dx, py: ty + dy, size: r, tx: hasTime ? tx : tx + dx, ty };
    placed.push(point);
    points.push(point);
  }
  return {
    points,
    spines: heap.spines,
    size,
    x,
    y,
    x0,
    x1,
    left,
    top,
    zero,
    base,
    far,
    shortest,
    longest,
    greatest,
    columns,
  };
}

const measuring = document.createElement("canvas").getContext("2d");
/** Names next to markers that have room; a crowded map has none. */
function nameMap({ points, greatest, longest, base, x0, x1, far }, width) {
  const taken = points.map(({ px, py, size }) => [
    px - size / 2,
    py - size / 2,
    px + size / 2,
    py + size / 2,
  ]);
  const labels = [];
  measuring.font = `11px ${getComputedStyle(document.body).fontFamily}`;
  for (const { one, px, py, size } of points
    .toSorted((a, b) => isLively(b.one) - isLively(a.one))
    .slice(0, 400)) {
    const beyond = [
      one.facts.duration > longest && one.timeWord,
      one.facts.overshoot > greatest && percent(one.facts.overshoot),
    ]
      .filter(Boolean)
      .join(", ");
    const [title, origin] = fullTitle(one);
    const called = origin ? `${title} · ${origin.textContent}` : title;
    const end = !(one.facts.duration > 0)
      ? x0 - 12
      : far.length && !far.includes(one)
        ? x1
        : width - 4;
    const short = called.length > 26 ? `${called.slice(0, 25)}…` : called;
    const text = beyond ? `${short} (${beyond})` : short;
    const wide = measuring.measureText(text).width + 2;
    const gap = size / 2 + 3;
    for (const [lx, ly, anchor] of [
      [px + gap, py, "start"],
      [px - gap, py, "end"],
      [px, py + size / 2 + 8, "middle"],
      [px, py - size / 2 - 7, "middle"],
    ]) {
      const from = anchor === "start" ? lx : anchor === "end" ? lx - wide : lx - wide / 2;
      const box = [from - 2, ly - 6, from + wide + 2, ly + 6];
      if (
        from < 44 ||
        from + wide > end ||
        ly > base - 12 ||
        taken.some(([a, b, c, d]) => a < box[2] && c > box[0] && b < box[3] && d > box[1])
      )
        continue;
      taken.push(box);
      labels.push(
        s(
          "text",
          { class: "label name", x: fixed(lx), y: fixed(ly + 4), "text-anchor": anchor },
          text,
        ),
      );
      break;
    }
  }
  return labels;
}

function drawMap(map, width) {
  const {
    points,
    spines,
    x,
    y,
    x0,
    x1,
    left,
    top,
    zero,
    base,
    far,
    shortest,
    longest,
    greatest,
    columns,
  } = map;
  const right = width - 6;
  const root = s(
    "svg",
    { width, height: base + 50, class: "chart", "aria-hidden": "true" },
    s("rect", {
      class: "floor",
      x: left - 6,
      y: zero + 12,
      width: width - left,
      height: base - zero - 12,
      rx: 8,
    }),
  );
  for (const value of [0, 0.01, 0.05, 0.1, 0.2, 0.4, 0.8].filter((one) => one <= greatest * 1.01))
    root.append(
      s("path", { class: "rule goal", d: `M${left - 6} ${fixed(y(value))}H${right}` }),
      s(
        "text",
        { class: "label", x: left - 12, y: fixed(y(value) + 4), "text-anchor": "end" },
        `${Math.round(value * 100)}${percentSign()}`,
      ),
    );
  for (const time of [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 0.03, 0.3, 3, 30].filter(
    (one) => one >= shortest * 0.999 && one <= longest,
  )) {
    const at = x(time);
    const isSpare = [0.3, 3, 30, 0.03].includes(time);
    root.append(s("path", { class: "rule goal", d: `M${fixed(at)} ${top}V${base}` }));
    if (!isSpare || x(time * 1.66) - x(time / 1.5) > 90)
      root.append(
        s(
          "text",
          { class: "label", x: fixed(at), y: base + 19, "text-anchor": "middle" },
          timeText(time),
        ),
      );
  }
  if (columns)
    root.append(
      s("path", { class: "rule", d: `M${x0 - 8} ${top}V${base}` }),
      s("text", { class: "label", x: left, y: base + 19 }, say("noTime")),
    );
  // The axis is broken before presets far beyond the others; each has its own number.
  if (far.length)
    root.append(
      s("path", { class: "break", d: `M${x1 + 4} ${top}V${base - 6}m-4 8l8 -6m-8 12l8 -6` }),
      ...far.map((one) =>
        s(
          "text",
          {
            class: "label",
            x: fixed(x(one.facts.duration)),
            y: base + 19,
            "text-anchor": "middle",
          },
          one.timeWord,
        ),
      ),
    );
  root.append(s("path", { class: "rule", d: `M${left - 6} ${base}H${right}` }));
  for (const [at, rows] of spines)
    root.append(s("path", { class: "spine", d: `M${fixed(at)} ${base}v${-rows * map.size - 8}` }));
  for (const { one, px, py, tx, ty, size } of points) {
    if (tx === undefined || !(one.facts.duration > 0)) continue;
    root.append(s("path", { class: "rug", "data-color": one.kind, d: `M${fixed(tx)} ${base}v-6` }));
    // A thread connects a moved marker to its exact position.
    if (ty !== undefined && Math.abs(py - ty) > 3)
      root.append(
        s("path", {
          class: "thread",
          d: path([
            [px, py + (Math.sign(ty - py) * size) / 2],
            [tx, ty],
          ]),
        }),
        s("circle", { class: "home", "data-color": one.kind, cx: fixed(tx), cy: fixed(ty), r: 2 }),
      );
  }
  root.append(
    s("text", { class: "label strong", x: left - 6, y: 12 }, `↑ ${say("overshoot")}`),
    s(
      "text",
      { class: "label strong", x: right, y: base + 40, "text-anchor": "end" },
      `${say("duration")} →`,
    ),
    s("text", { class: "label", x: left + 4, y: zero + 27 }, say("noOvershoot")),
    s("text", { class: "label", x: left - 6, y: base + 40 }, say("mapNote")),
    ...nameMap(map, width),
  );
  return root;
}

/**
 * A marker: the preset's curve if it has one, otherwise the mark of its kind; a dot if there is
 * little room.
 */
function glyphOf(one, size) {
  if (size < 12) return h("i", {});
  const room = size - 3;
  const y = (value) => clamp(room * (0.82 - 0.56 * value), 1, room - 1);
  return shapeOf(one)
    ? s(
        "svg",
        { width: room, height: room, class: "spark", "aria-hidden": "true" },
        s("path", {
          d: path(
            Array.from({ length: 25 }, (_, n) => [
              1 + ((room - 2) * n) / 24,
              y(one.progress((one.span * n) / 24)),
            ]),
          ),
        }),
      )
    : drawing(one.kind);
}

function showMap() {
  const width = Math.max(main.clientWidth, 680);
  const map = layMap(results.list, width, innerHeight - 312);
  const { base } = map;
  const wide = Math.min(340, width);
  const preview = h("div", { class: "preview", hidden: true });
  let shown;
  const peek = (preset, element) => {
    if (shown?.preset === preset) return;
    if (shown) driver.remove(shown.mover);
    shown = makeCard(preset, wide - 22);
    shown.mover.own = calm.matches ? undefined : true;
    shown.mover.time = 0;
    preview.replaceChildren(shown);
    preview.hidden = false;
    const box = element.getBoundingClientRect();
    const area = chart.getBoundingClientRect();
    const atRight = box.left - area.left < width / 2;
    const beside = atRight ? box.right - area.left + 10 : box.left - area.left - wide - 10;
    preview.style.left = `${clamp(beside, 0, width - wide)}px`;
    preview.style.top = `${clamp(box.top - area.top - 120, 0, Math.max(base - 290, 0))}px`;
    driver.add(shown.mover);
  };
  const dots = h(
    "ul",
    { class: "dots" },
    map.points
      .sort((a, b) => a.px - b.px || b.py - a.py)
      .map(({ one, px, py, size }, n) => {
        const link = h(
          "a",
          {
            href: one.address,
            class: "point",
            "data-color": one.kind,
            "data-name": one.name,
            tabindex: n ? -1 : 0,
            "aria-label": `${one.title}, ${oneKind(one.kind)}, ${one.timeWord}`,
            onpointerenter: () => peek(one, link),
            onfocus: () => peek(one, link),
            onclick: (event) => {
              event.preventDefault();
              openPreset(one);
            },
          },
          glyphOf(one, size),
        );
        link.preset = one;
        return h(
          "li",
          {
            style: {
              left: `${fixed(px - size / 2)}px`,
              top: `${fixed(py - size / 2)}px`,
              width: `${size}px`,
              height: `${size}px`,
            },
          },
          link,
        );
      }),
  );
  dots.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const links = [...dots.querySelectorAll("a")];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    links[clamp(links.indexOf(document.activeElement) + step, 0, links.length - 1)].focus();
  });
  const chart = h(
    "section",
    {
      class: "map",
      style: { width: `${width}px` },
      onpointerleave: () => {
        preview.hidden = true;
        if (shown) {
          driver.remove(shown.mover);
          shown = undefined;
        }
      },
    },
    drawMap(map, width),
    dots,
    preview,
  );
  main.replaceChildren(chart);
}
