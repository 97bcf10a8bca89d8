// The map: all that is found by duration and overshoot. Neighbours feel alike.

function showMap() {
  const list = results.list, width = main.clientWidth, narrow = width < 640;
  const timeless = list.filter((one) => !one.hasTime || !(one.facts.duration > 0)), timed = list.filter((one) => one.facts.duration > 0);
  const cell = narrow ? 20 : 24, left = narrow ? 34 : 52, columns = timeless.length ? Math.min(narrow ? 3 : 8, Math.max(3, Math.ceil(timeless.length / 9))) : 0;
  const side = columns * cell + (columns ? 34 : 0), x0 = left + side, x1 = width - 14;
  const shortest = Math.min(0.05, ...timed.map((one) => one.facts.duration)), longest = Math.max(2, ...timed.map((one) => one.facts.duration)) * 1.15;
  const x = (time) => x0 + (x1 - x0) * (Math.log(time / shortest) / Math.log(longest / shortest)) * 0.97 + (x1 - x0) * 0.015;
  const lively = (one) => (one.facts.overshoot ?? 0) > 0.0005;
  // Those without overshoot are heaped up where their duration is.
  const heaps = new Map(), calmOnes = timed.filter((one) => !lively(one)).sort((a, b) => a.facts.duration - b.facts.duration || kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
  const cap = Math.max(8, Math.ceil(calmOnes.length / Math.max((x1 - x0) / cell, 1)) + 1), slots = Math.floor((x1 - x0) / cell);
  for (const one of calmOnes) {
    const home = Math.round((x(one.facts.duration) - x0) / cell);
    // A full heap goes on beside itself.
    for (let n = 0; n < 2 * slots; n++) {
      const slot = home + (n % 2 ? 1 : -1) * Math.ceil(n / 2), heap = heaps.get(slot) ?? [];
      if (slot < 0 || slot > slots || heap.length >= cap) continue;
      heaps.set(slot, [...heap, one]);
      break;
    }
  }
  const tallest = Math.max(3, Math.ceil(timeless.filter((one) => !lively(one)).length / Math.max(columns, 1)), ...[...heaps.values()].map((heap) => heap.length));
  const upper = Math.max(230, innerHeight - 294 - tallest * cell), top = 30, zero = top + upper, base = zero + 40 + tallest * cell;
  const greatest = Math.max(0.4, ...list.map((one) => one.facts.overshoot ?? 0)), y = (value) => zero - (upper - 10) * Math.sqrt(value / greatest);
  const points = [];
  for (const [slot, heap] of heaps) heap.forEach((one, n) => points.push([one, x0 + slot * cell, base - cell / 2 - 4 - n * cell]));
  const quiet = timeless.filter((one) => !lively(one));
  quiet.forEach((one, n) => points.push([one, left + cell / 2 + (n % columns) * cell, base - cell / 2 - 4 - Math.floor(n / columns) * cell]));
  const placed = [];
  const settle = (px, py) => { let at = [px, py]; for (let n = 0; n < 60 && placed.some(([a, b]) => Math.hypot(a - at[0], b - at[1]) < cell * 0.86); n++) { const angle = n * 2.4, r = 3 + n * 1.3; at = [px + Math.cos(angle) * r, py + Math.sin(angle) * r * 0.8]; } placed.push(at); return at; };
  const spread = timeless.filter(lively);
  spread.forEach((one, n) => points.push([one, ...settle(left + cell / 2 + ((n * 3) % Math.max(columns, 1)) * cell, y(one.facts.overshoot))]));
  for (const one of timed.filter(lively)) points.push([one, ...settle(x(one.facts.duration), y(one.facts.overshoot))]);
  const root = s("svg", { width, height: base + 46, class: "chart", "aria-hidden": "true" }, s("rect", { class: "floor", x: left - 6, y: zero + 12, width: width - left, height: base - zero - 12, rx: 8 }));
  for (const value of [0.01, 0.05, 0.1, 0.2, 0.4, 0.8].filter((one) => one <= greatest * 1.01)) root.append(s("path", { class: "rule goal", d: `M${left - 6} ${fixed(y(value))}H${width - 6}` }), s("text", { class: "label", x: left - 12, y: fixed(y(value) + 4), "text-anchor": "end" }, `${Math.round(value * 100)} %`));
  for (const time of [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10].filter((one) => one >= shortest && one <= longest)) root.append(s("path", { class: "rule goal", d: `M${fixed(x(time))} ${top}V${base}` }), s("text", { class: "label", x: fixed(x(time)), y: base + 18, "text-anchor": "middle" }, timeText(time)));
  root.append(s("text", { class: "label strong", x: left - 6, y: 16 }, `↑ ${say("overshoot")}`), s("text", { class: "label strong", x: width - 6, y: base + 38, "text-anchor": "end" }, `${say("duration")} →`), s("text", { class: "label", x: left + 4, y: zero + 28 }, say("noOvershoot")),
    columns > 0 && s("text", { class: "label", x: left, y: base + 18 }, say("noTime")) || "", s("text", { class: "label", x: left - 6, y: base + 38 }, say("mapNote")), s("path", { class: "rule", d: `M${left - 6} ${base}H${width - 6}` }));
  const preview = h("div", { class: "preview", hidden: true });
  let shown;
  const peek = (preset, element) => {
    if (shown?.preset === preset) return;
    if (shown) driver.remove(shown.mover);
    shown = makeCard(preset, Math.min(340, width));
    shown.mover.own = calm.matches ? undefined : true;
    shown.mover.time = 0;
    preview.replaceChildren(shown);
    preview.hidden = false;
    const box = element.getBoundingClientRect(), area = chart.getBoundingClientRect(), atRight = box.left - area.left < width / 2;
    preview.style.left = `${Math.min(Math.max(atRight ? box.right - area.left + 10 : box.left - area.left - Math.min(340, width) - 10, 0), width - Math.min(340, width))}px`;
    preview.style.top = `${Math.min(Math.max(box.top - area.top - 120, 0), base - 230)}px`;
    driver.add(shown.mover);
  };
  const ordered = points.sort((a, b) => a[1] - b[1] || b[2] - a[2]);
  const dots = h("ul", { class: "dots" }, ordered.map(([one, px, py], n) => {
    const link = h("a", { href: one.address, class: "point", tabindex: n ? -1 : 0, "aria-label": `${one.title}, ${one.timeWord}`, onpointerenter: () => peek(one, link), onfocus: () => peek(one, link), onclick: (event) => { event.preventDefault(); openPreset(one); } }, shapeOf(one) ? spark(one, cell - 4, cell - 6) : drawing(one.kind));
    return h("li", { style: { left: `${fixed(px - cell / 2)}px`, top: `${fixed(py - cell / 2)}px`, width: `${cell}px`, height: `${cell}px` } }, link);
  }));
  dots.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key], links = [...dots.querySelectorAll("a")];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    links[Math.min(Math.max(links.indexOf(document.activeElement) + step, 0), links.length - 1)].focus();
  });
  const chart = h("section", { class: "map", style: { width: `${width}px` }, onpointerleave: () => { preview.hidden = true; if (shown) { driver.remove(shown.mover); shown = undefined; } } }, root, dots, preview);
  main.replaceChildren(chart);
}
