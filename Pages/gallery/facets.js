// Facets: the rail of filters beside what is found.

function buildFacets() {
  const kind = (name) =>
    h(
      "button",
      {
        type: "button",
        class: "chip",
        "data-facet": "kind",
        "data-value": name,
        "data-color": name,
        "aria-pressed": "false",
        onclick: () => toggleFacet("kind", name),
      },
      drawing(name),
      h("span", {}, kindWord(name)),
      h("small", {}),
    );
  const chip = (facet, value, word) =>
    h(
      "button",
      {
        type: "button",
        class: "chip small",
        "data-facet": facet,
        "data-value": value,
        "aria-pressed": "false",
        onclick: () => toggleFacet(facet, value),
      },
      h("span", {}, word),
      h("small", {}),
    );
  const choose = (facet, label, options) =>
    h(
      "label",
      { class: "choose" },
      h("span", {}, label),
      h(
        "select",
        {
          "data-choose": facet,
          onchange: (event) =>
            change({
              [facet]: facet === "tag" ? [event.target.value].filter(Boolean) : event.target.value,
            }),
        },
        options.map(([value, word]) => h("option", { value }, word)),
      ),
    );
  const used = (get) => new Set(presets.flatMap(get));
  const tags = [...used((one) => one.tags ?? [])].sort();
  const usedRoles = used((one) => [one.role]);
  const usedFeels = used((one) => one.feel ?? []);
  const usedKinds = used((one) => [one.kind]);
  const group = (word, list, className) =>
    list.length > 0 &&
    h(
      "div",
      { class: "facet", role: "group", "aria-label": word },
      h("span", { class: "caption" }, word),
      h("div", { class: className }, list),
    );
  const slider = durationSlider();
  frame.reset = h(
    "button",
    {
      type: "button",
      class: "plain",
      onclick: () =>
        change({ ...blank(), q: "", sort: state.sort, compare: state.compare, view: state.view }),
    },
    say("reset"),
  );
  frame.facets.replaceChildren(
    ...[
      group(say("kind"), kinds.filter((one) => usedKinds.has(one)).map(kind), "kinds"),
      group(
        say("feel"),
        feels.filter((one) => usedFeels.has(one)).map((one) => chip("feel", one, feelWord(one))),
        "choices",
      ),
      slider &&
        h(
          "div",
          { class: "facet", role: "group", "aria-label": say("duration") },
          h("span", { class: "caption" }, say("duration")),
          slider,
        ),
      group(
        say("role"),
        roles.filter((one) => usedRoles.has(one)).map((one) => chip("role", one, roleWord(one))),
        "choices",
      ),
      h(
        "div",
        { class: "facet" },
        tags.length > 0 &&
          choose("tag", say("tag"), [["", say("any")], ...tags.map((one) => [one, one])]),
        choose("overshoot", say("overshoot"), [
          ["", say("any")],
          ["none", say("noOvershoot")],
          ["some", `≤ 10${percentSign()}`],
          ["much", `> 10${percentSign()}`],
        ]),
        choose("findings", say("findings"), [
          ["", say("any")],
          ["some", say("hasFindings")],
          ["none", say("noFindings")],
        ]),
        frame.reset,
      ),
    ].filter(Boolean),
  );
  frame.chips = [...frame.facets.querySelectorAll("[data-facet]")].map((element) => ({
    element,
    count: $("small", element),
    ...element.dataset,
  }));
  frame.choices = [...frame.facets.querySelectorAll("[data-choose]")];
}

function toggleFacet(facet, value) {
  const now = state[facet];
  change({ [facet]: now.includes(value) ? now.filter((one) => one !== value) : [...now, value] });
}

function showFacets() {
  for (const { element, count, facet, value } of frame.chips) {
    const number = results.counts[facet].get(value) ?? 0;
    setAttribute(element, "aria-pressed", state[facet].includes(value));
    setText(count, number);
    element.classList.toggle("idle", number === 0);
  }
  for (const one of frame.choices) {
    const value = one.dataset.choose === "tag" ? (state.tag[0] ?? "") : state[one.dataset.choose];
    if (one.value !== value) one.value = value;
  }
  frame.reset.hidden = results.list.length === presets.length && !state.q;
  const found = results.list.length;
  const title = state.q
    ? quoted(state.q)
    : state.kind.length === 1
      ? kindWord(state.kind[0])
      : say("motions");
  setText(frame.countTitle, title);
  setText(
    frame.countNumber,
    found === presets.length ? found : say("of", { n: found, all: presets.length }),
  );
  if (frame.sort.value !== state.sort) frame.sort.value = state.sort;
  setText(
    frame.sort.options[0],
    say(state.q && results.query?.words.length ? "relevance" : "curated"),
  );
  if (frame.input.value !== state.q) frame.input.value = state.q;
  frame.clear.hidden = !state.q;
  for (const one of frame.views)
    setAttribute(one, "aria-pressed", !state.open && one.dataset.view === state.view);
  frame.slider?.show();
}

/** Two handles on a logarithmic scale, over a histogram of durations. */
function durationSlider() {
  const steps = [0, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.7, 1, 1.5, 2, 3, 5, Infinity];
  const timed = presets.filter((one) => one.facts.duration > 0);
  if (timed.length < 3) return undefined;
  const wide = 206;
  const tall = 26;
  const bars = s("svg", { width: wide, height: tall, "aria-hidden": "true", class: "bars" });
  const label = h("output", {});
  const last = steps.length - 1;
  const range = (value, key) =>
    h("input", {
      type: "range",
      min: 0,
      max: last,
      step: 1,
      value,
      "aria-label": `${say("duration")} ${key}`,
      oninput: () => moved(),
    });
  const [low, high] = [range(0, "≥"), range(last, "≤")];
  const columns = steps.slice(0, -1).map((_, n) =>
    s("rect", {
      x: fixed(12 + (n * (wide - 24)) / last),
      width: fixed((wide - 24) / last - 2),
      rx: 2,
    }),
  );
  bars.append(...columns);
  const text = (n) => (n === last ? "" : String(steps[n]));
  const words = () => {
    const [a, b] = [Number(low.value), Number(high.value)];
    const name =
      a > 0 && b < last
        ? `${timeText(steps[a])} – ${timeText(steps[b])}`
        : a > 0
          ? `≥ ${timeText(steps[a])}`
          : b < last
            ? `≤ ${timeText(steps[b])}`
            : say("anyTime");
    setText(label, name);
    for (const one of [low, high]) setAttribute(one, "aria-valuetext", name);
  };
  const moved = () => {
    if (Number(low.value) >= Number(high.value)) {
      if (document.activeElement === low) low.value = Number(high.value) - 1;
      else high.value = Number(low.value) + 1;
    }
    const [a, b] = [Number(low.value), Number(high.value)];
    words();
    change({ duration: a === 0 && b === last ? "" : `${a ? steps[a] : ""}..${text(b)}` }, true);
  };
  frame.slider = {
    show() {
      const [a, b] = (state.duration || "..").split("..");
      low.value = Math.max(0, a === "" ? 0 : steps.findIndex((one) => one >= Number(a)));
      high.value = b === "" ? last : steps.findIndex((one) => one >= Number(b));
      const counts = columns.map(() => 0);
      for (const {
        facts: { duration },
      } of results.times)
        if (duration > 0) counts[steps.findIndex((step) => duration <= step) - 1]++;
      const top = Math.max(...counts, 1);
      const [from, to] = [Number(low.value), Number(high.value)];
      counts.forEach((count, n) => {
        setAttribute(columns[n], "y", fixed(tall - ((tall - 2) * count) / top));
        setAttribute(columns[n], "height", fixed(((tall - 2) * count) / top));
        setAttribute(columns[n], "class", n >= from && n < to ? "in" : "");
      });
      words();
    },
  };
  return h(
    "div",
    { class: "durations" },
    h("div", { class: "double", style: { width: `${wide}px` } }, bars, low, high),
    label,
  );
}
