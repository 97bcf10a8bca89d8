// The style of the things that exported CSS moves on this page, which its own rules come after.
//
// An invisible outline prevents color at one edge of a separately drawn layer from showing at the
// other.
const cssSceneStyle = `
* { box-sizing: border-box; }
i { display: block; }
svg { display: block; width: 100%; height: 100%; }
.screen { position: absolute; overflow: hidden; background: var(--c-ground); }
.edge { position: absolute; border: 1.25px solid var(--c-edge); pointer-events: none; }
.scale { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
.scene, .ground { position: absolute; left: 0; top: 0; }
.ground { inset: 0; }
.anchor {
  position: absolute; width: 0; height: 0;
  display: flex; align-items: center; justify-content: center;
}
.actor { position: absolute; flex: none; outline: 1px solid transparent; }
.anchor .actor { position: relative; }
.field { border-radius: 13px; background: var(--c-accent); }
.shine {
  position: absolute; left: 13px; top: 12px; width: 14px; height: 5px;
  border-radius: 3px; background: var(--c-shine);
}
.app { border-radius: 16px; background: var(--c-mid); }
.app[data-target=card], .app[data-target=sheet] {
  border-radius: 24px; background: var(--c-tint); overflow: hidden;
}
.app[data-target=overlay] { border-radius: 0; background: #000; }
.app[data-target=close] {
  position: absolute; left: auto !important; right: 20px; top: 18px !important;
  border-radius: 17px; background: var(--c-white);
}
.app[data-target=description] {
  position: absolute; left: 24px !important; right: 24px; top: 62% !important;
  width: auto !important; background: none;
  display: grid; align-content: start; gap: 14px;
}
.line { height: 12px; border-radius: 4px; background: var(--c-mid); }
.line.last { width: 60%; }
.head { position: relative; height: 50%; background: var(--c-accent); }
.head.sheet { height: 30%; }
.head i {
  position: absolute; left: 24px; bottom: 22px; width: 42%; height: 22px;
  border-radius: 6px; background: var(--c-white);
}
`;
