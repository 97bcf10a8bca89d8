// Keys. Letters do nothing while the reader types.

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("#help").open) return;
  const typing = event.target.matches("input:not([type=range]), textarea, select");
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "Escape") {
    if (document.body.classList.contains("rail-open")) openRail(false);
    else if (event.target === frame.input && state.q) {
      change({ q: "" });
      event.preventDefault();
    } else if (typing) event.target.blur();
    else if (state.open || state.view === "compare") closeView();
    else if (state.view === "map") change({ view: "grid" });
    return;
  }
  if (
    event.target === frame.input &&
    (key === "ArrowDown" || key === "Enter") &&
    grid.element &&
    grid.list.length
  ) {
    event.preventDefault();
    grid.focus = 0;
    grid.move(0);
    return;
  }
  if (typing) return;
  const current = state.open
    ? byName.get(state.open)
    : grid.element
      ? grid.current
      : document.activeElement?.closest?.("[data-name]")?.preset;
  const cell = grid.element && current ? grid.cells.get(current) : undefined;
  const onCard = event.target.closest?.(".card");
  const mover = cell?.mover ?? [...driver.movers][0];
  const done = () => event.preventDefault();
  if (
    grid.element &&
    !state.open &&
    (onCard || event.target === document.body || event.target === main)
  ) {
    const step = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: grid.columns,
      ArrowUp: -grid.columns,
      Home: -Infinity,
      End: Infinity,
    }[key];
    if (step !== undefined && grid.list.length) {
      done();
      grid.move(onCard || !Number.isFinite(step) ? step : 0);
      return;
    }
  }
  switch (key) {
    case "/":
      done();
      openRail(false);
      frame.input.focus();
      frame.input.select();
      break;
    case " ":
      if (!event.target.matches("button, a.kin, [role=tab]") || onCard) {
        done();
        driver.setPlaying(!driver.playing);
      }
      break;
    case ",":
    case ".":
      if (mover) {
        done();
        driver.seek(mover, mover.time + (key === "." ? 1 : -1) / 60);
        mover.sought?.();
      }
      break;
    case "1":
    case "2":
    case "3":
      driver.speed = [1, 0.5, 0.1][key - 1];
      showTransport();
      break;
    case "p":
      if (cell) {
        done();
        togglePlay(cell.mover);
        cell.showPlay();
      }
      break;
    case "o":
      if (current && !state.open) {
        done();
        openPreset(current);
      }
      break;
    case "c":
      if (current) {
        done();
        toggleCompare(current);
      }
      break;
    case "y":
      if (current) {
        done();
        copyCode(current);
      }
      break;
    case "r":
      settings.reduced = !settings.reduced;
      redraw();
      break;
    case "g":
      change({ view: "grid", open: "" });
      break;
    case "m":
      change({ view: "map", open: "" });
      break;
    case "?":
      $("#help").showModal();
      break;
    default:
      break;
  }
});
addEventListener("focusin", (event) => {
  const card = event.target.closest?.(".card");
  if (card && grid.element) {
    const at = grid.list.indexOf(card.preset);
    if (at >= 0 && at !== grid.focus) {
      grid.focus = at;
      grid.layout();
    }
  }
});
