/// The style of a review page, by day and by night.
enum ReviewStyle {
  static let sheet = """
    :root {
      --paper: #fdfcf9; --sheet: #fff; --ink: #1f1d1a; --soft: #6f6a62; --line: #e2ddd3;
      --before: #2456c8; --before-soft: #e3ebfb; --after: #c8471f; --after-soft: #fae7df;
      --added: #17805a; --removed: #b3261e; --changed: #8a5a00;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #171614; --sheet: #1f1e1b; --ink: #f0ece4; --soft: #a8a297; --line: #36332d;
        --before: #8cb0ff; --before-soft: #1e2a47; --after: #ff9a76; --after-soft: #43261b;
        --added: #63d3a4; --removed: #ff8a80; --changed: #f0bf5f;
      }
    }
    * { box-sizing: border-box }
    body {
      margin: 0; background: var(--paper); color: var(--ink);
      font: 15px/1.5 ui-sans-serif, system-ui, "Helvetica Neue", Arial, sans-serif;
    }
    header { max-width: 1180px; margin: 0 auto; padding: 24px 12px 4px }
    h1, h2 { font-family: Charter, "Iowan Old Style", Palatino, Georgia, serif; margin: 0 }
    h1 { font-size: 26px }
    h2 { font-size: 18px; overflow-wrap: anywhere }
    p { margin: 4px 0 }
    .sides, li, .about, .sentence { overflow-wrap: anywhere }
    .summary, .about, .remark, figcaption, output, legend { color: var(--soft) }
    .controls {
      position: sticky; top: 0; z-index: 1; background: var(--paper);
      border-bottom: 1px solid var(--line); padding: 8px 12px; display: flex; flex-wrap: wrap;
      gap: 8px 16px; align-items: center; justify-content: center;
    }
    button {
      font: inherit; min-width: 88px; min-height: 40px; border: 0; border-radius: 8px;
      background: var(--ink); color: var(--paper); cursor: pointer;
    }
    fieldset { border: 0; margin: 0; padding: 0; display: flex; gap: 4px 12px }
    legend { float: left; padding: 0; margin-right: 4px; line-height: 40px }
    label { display: inline-flex; align-items: center; gap: 4px; min-height: 40px }
    :focus-visible { outline: 3px solid var(--before); outline-offset: 2px }
    main {
      max-width: 1180px; margin: 0 auto; padding: 12px; display: grid; gap: 12px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 560px), 1fr)); align-items: start;
    }
    .card {
      background: var(--sheet); border: 1px solid var(--line); border-radius: 12px; padding: 12px;
      min-width: 0;
    }
    .sign { margin-right: 8px }
    .added .sign { color: var(--added) }
    .removed .sign { color: var(--removed) }
    .changed .sign { color: var(--changed) }
    .changes { margin: 8px 0; padding-left: 20px }
    .sentence { font-style: italic }
    .player { max-width: 320px; margin: 12px auto }
    .stages { display: flex; gap: 8px; justify-content: center; align-items: flex-start }
    .lanes { flex-direction: column }
    .stage { margin: 0 }
    figcaption { font-size: 13px }
    .scene {
      position: relative; overflow: hidden; border: 1px solid var(--line); border-radius: 8px;
      background: var(--paper);
    }
    .ground { position: absolute; border: 1px dashed var(--line); border-radius: 4px }
    .open { border: 0 }
    .clipped .ground { overflow: hidden; border-style: solid }
    .window { position: absolute }
    .actor {
      position: absolute; left: 0; top: 0; transform-origin: 0 0; overflow: hidden;
      background: var(--before); visibility: hidden;
    }
    .actor span {
      position: absolute; inset: 0; font-size: 9px; line-height: 1; padding: 2px; color: #fff;
      overflow: hidden; text-overflow: ellipsis;
    }
    .stage + .stage .box { background: var(--after) }
    .source, .destination { background: var(--before-soft); border: 1px solid var(--before) }
    .destination { background: var(--after-soft); border-color: var(--after) }
    .source::before, .destination::before { content: ""; position: absolute }
    .source::before { background: var(--before); opacity: .35; inset: 7% 10% 58% }
    .source::after {
      content: ""; position: absolute; inset: 50% 10% 10%; opacity: .3;
      background: repeating-linear-gradient(var(--before) 0 8%, transparent 8% 28%);
    }
    .destination::before {
      inset: 8% 70% 12% 10%; opacity: .4;
      background: repeating-linear-gradient(var(--after) 0 17%, transparent 17% 28%);
    }
    .destination::after {
      content: ""; position: absolute; inset: 10% 10% 12% 38%; opacity: .3;
      background: repeating-linear-gradient(var(--after) 0 7%, transparent 7% 28%);
    }
    .time { display: flex; gap: 8px; align-items: center; margin-top: 8px }
    .time input { flex: 1; min-width: 0; height: 28px; accent-color: var(--ink) }
    output { font-variant-numeric: tabular-nums; min-width: 10em; text-align: right }
    .remark { font-size: 13px }
    .pictures { display: grid; gap: 8px; margin-top: 12px }
    .pictures svg { width: 100%; height: auto; display: block; border-radius: 8px }
    @media (min-width: 620px) {
      .player { max-width: 484px }
      .scene { zoom: 1.5 }
    }
    """
}
