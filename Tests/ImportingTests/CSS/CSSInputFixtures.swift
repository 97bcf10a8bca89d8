/// Style sheets as design systems write them, with figures that theirs have.
enum CSSInputFixtures {
  /// Custom properties for the whole page, as Open Props has them.
  static let properties = """
    :where(html) {
      --ease-1: cubic-bezier(.25, 0, .5, 1);
      --ease-5: cubic-bezier(.25, 0, .1, 1);
      --ease-in-3: cubic-bezier(.7, 0, 1, 1);
      --ease-out-5: cubic-bezier(0, 0, 0, 1);
      --ease-elastic-out-3: cubic-bezier(.5, 1.25, .75, 1.25);
      --ease-elastic-3: var(--ease-elastic-out-3);
      --ease-step-4: steps(7);
      --ease-wobble: linear(
        0, 0.01, 0.04 1.6%, 0.161 3.3%, 0.816 9.4%, 1.046, 1.189 14.4%, 1.231,
        1.254 17%, 1
      );
      --instant: 0ms;
      --quick: 80ms;
      --minute: 60s;
      --hour: calc( 60 * var(--minute));
      --long-day: calc((23 * var(--hour)) + (56 * var(--minute)) + 4.091s);
      --size-fluid-1: clamp(.5rem, 1vw, 1rem);
      --font-sans: system-ui, sans-serif;
      --layer-top: 2147483647;
      --shadow: 0 1px 2px -1px hsl(220 3% 15% / 10%);
      --animation-show: show .5s var(--ease-5);
      --animation-turn: turn 2s linear infinite;
      --animation-shiver: shiver .75s var(--ease-out-5);
    }
    @keyframes show { to { opacity: 1 } }
    @keyframes turn { to { transform: rotate(1turn) } }
    @keyframes shiver {
      0%, 100% { transform: translateX(0%) }
      20% { transform: translateX(-5%) }
      40% { transform: translateX(5%) }
    }
    @media (prefers-color-scheme: dark) {
      @keyframes show { 10% { opacity: 1; filter: brightness(0.5) blur(10px) } }
    }
    """

  /// A library of classes with copies for old browsers, as animate.css has them.
  static let classes = """
    @charset "UTF-8";
    :root { --wait: 1s; --times: 1; }
    .run { -webkit-animation-duration: 1s; animation-duration: 1s; animation-fill-mode: both; }
    @-webkit-keyframes hop {
      from, 53%, to {
        -webkit-animation-timing-function: cubic-bezier(0.215, 0.61, 0.355, 1);
        -webkit-transform: translate3d(0, 0, 0);
      }
      40%, 43% { -webkit-transform: translate3d(0, -30px, 0) scaleY(1.1); }
    }
    @keyframes hop {
      from, 53%, to {
        -webkit-animation-timing-function: cubic-bezier(0.215, 0.61, 0.355, 1);
        animation-timing-function: cubic-bezier(0.215, 0.61, 0.355, 1);
        -webkit-transform: translate3d(0, 0, 0);
        transform: translate3d(0, 0, 0);
      }
      40%, 43% {
        -webkit-transform: translate3d(0, -30px, 0) scaleY(1.1);
        transform: translate3d(0, -30px, 0) scaleY(1.1);
      }
    }
    .hop { -webkit-animation-name: hop; animation-name: hop; transform-origin: center bottom; }
    @keyframes beat {
      0% { transform: scale(1) } 14% { transform: scale(1.3) } 28% { transform: scale(1) }
    }
    .beat { animation-name: beat; animation-duration: calc(var(--wait) * 1.3); animation-timing-function: ease-in-out; }
    @keyframes flip {
      from { transform: perspective(400px) rotate3d(1, 0, 0, 90deg); opacity: 0 }
      to { transform: perspective(400px) }
    }
    """

  /// A theme, as Tailwind 4 has it.
  static let theme = """
    @theme default {
      --font-sans: ui-sans-serif, system-ui, sans-serif;
      --color-red-500: oklch(63.7% 0.237 25.331);
      --ease-in: cubic-bezier(0.4, 0, 1, 1);
      --ease-out: cubic-bezier(0, 0, 0.2, 1);
      --ease-in-out: cubic-bezier(0.4, 0, 0.2, 1);
      --animate-round: round 1s linear infinite;
      --animate-ping: ping 1s cubic-bezier(0, 0, 0.2, 1) infinite;
      --default-transition-duration: 150ms;
      --perspective-near: 300px;
      @keyframes round { to { transform: rotate(360deg); } }
      @keyframes ping { 75%, 100% { transform: scale(2); opacity: 0; } }
    }
    """

  /// Maps, as Material's SCSS has them.
  static let maps = """
    @use 'sass:map';
    $_durations: (short1: 50ms, short2: 100ms, long: (first: 450ms, second: 500ms));
    $easing: (
      'emphasized': cubic-bezier(0.2, 0, 0, 1),
      'emphasized-accelerate': cubic-bezier(0.3, 0, 0.8, 0.15),
      'linear': linear,
    );
    $enter: opacity map.get($_durations, short2) map.get($easing, 'emphasized') !default;
    $z-index: 10;
    @function value($name) { @return map.get($easing, $name); }
    """
}
