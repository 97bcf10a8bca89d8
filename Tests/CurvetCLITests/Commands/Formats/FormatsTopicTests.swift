import Testing

struct FormatsTopicTests {
  @Test("Formats are listed with what each covers, and no catalog is needed") func text() throws {
    let desk = try Desk(.none)
    desk.run("help", "formats").expect(
      0,
      """
      Read, with --from
        code          Code (Swift, Kotlin, JavaScript, TypeScript, Dart): .swift, .kt,
                      .kts, .js, .jsx, .mjs, .cjs, .ts, .tsx, .mts, .dart.
                      - SwiftUI, UIKit and Core Animation; Jetpack Compose and
                        Android's animators; Flutter
                      - Motion, GSAP, Web Animations, Reanimated, react-spring,
                        anime.js; classes of Tailwind
                      - an argument that is left out takes its library's documented
                        default, and the report names it
                      - not what only a program works out, comments, strings, or code
                        that is switched off
        json          Curvet documents: .json.
                      - presets of every kind, and all that belongs to them, without
                        loss
                      - an object of presets by name, or a single preset; at most 2
                        GiB
        ndjson        Curvet documents, one preset per line: .ndjson, .jsonl.
                      - presets of every kind, each with its name inside, without loss
                      - files of any size, in bounded memory; a line is at most 2 MiB
        plain-json    JSON, JSON5 and YAML as people and tools write them.
                      - easings, springs, times, transitions and keyframes under names
                        that say so
                      - options of motion.dev, react-spring, GSAP and anime.js
                      - a time whose unit isn't said is refused; --option unit=ms or
                        unit=s settles it
        tokens        Design tokens of other tools (Style Dictionary, Theo, Tokens
                      Studio).
                      - durations, easings, transitions, springs and keyframes, in
                        JSON, JSON5 or YAML
                      - {a.b}, {a.b.value} and {!A_B} become references; the files of
                        one command are one set
                      - a time without a unit is taken for milliseconds, with a
                        warning; --option unit=s changes it
        dtcg          Design tokens (DTCG 2025.10): .tokens, .json5, .jsonc.
                      - durations, cubic Béziers, transitions, springs and keyframes;
                        aliases become references
                      - the files of one command are one set of tokens
                      - JSON5, and forms of older drafts with a warning; other types
                        are left out and counted
        css           Style sheets (CSS, SCSS, Less): .css, .scss, .less.
                      - custom properties, variables of SCSS and Less, and maps that
                        hold easings, times, transitions or animations
                      - @keyframes with what they move; what prefers-reduced-motion
                        changes is paired with it
                      - var() and calc() are worked out; the files of one command are
                        read together
                      - not what rules set without a name; what can't be taken is
                        listed
        lottie        Lottie animations.
                      - the distinct easings of its keyframes
                      - whole tracks, with --option layer=NAME, --option property=NAME
                        or both
                      - not expressions, shapes that change, masks and effects; what
                        can't be taken is listed
        figma         Figma's JSON (files of the REST API, variables, plugins).
                      - the easings of prototype interactions with their times;
                        springs stay springs
                      - variables of easings and times, by mode
                      - Motion's tracks, as plugins write them
                      - not which screens a transition leads to, and how they are
                        matched
        android-xml   Android's XML (resources and interpolators): .xml.
                      - interpolators with their numbers, pathInterpolator with points
                        or pathData
                      - integers that are durations, in milliseconds; texts, dimens
                        and items that are Béziers
                      - styles with a stiffness and a damping ratio become springs
                      - not animations of views and properties, which are listed
        catalog       Curvet catalogs: .sqlite.
                      - the presets of another catalog as they are now, without its
                        history
                      - name it by itself: catalogs in a folder are not read

      Written, with --to
        json          Curvet's own documents, or with --flat JSON that apps play.
                      - presets of every kind, without loss
                      - options: flat, samples, measures, players
        ndjson        Curvet's own presets, one per line.
                      - presets of every kind, without loss
        swift         Swift for UIKit, SwiftUI and Core Animation: one file, or a
                      package.
                      - presets of every kind; few curves are approximated
                      - options: namespace, access, frameworks, package, tolerance
        css           CSS: custom properties and @keyframes, or a Tailwind theme.
                      - presets of every kind; springs are approximated by linear()
                      - transitions of two pages by classes and as view transitions
                      - not page curls, system effects, nor what is known only as the
                        app runs
                      - options: namespace, tailwind, tolerance, pages
        dtcg          Design tokens (DTCG 2025.10), with the exact presets beside
                      them.
                      - durations, curves and springs; springs and long curves as the
                        nearest cubic Bézier
                      - other kinds by their timing alone; the exact preset is beside
                        each token
        compose       A Kotlin object for Jetpack Compose.
                      - curves, springs, durations, keyframes and transitions of
                        screens; not animators and groups
                      - options: namespace
        android-xml   Interpolators, animators and durations as Android's resources.
                      - curves, durations and keyframes
                      - springs are approximated by paths
                      - no transitions between screens: export those to compose
                      - options: tolerance
        motion        A JavaScript module for Motion (motion.dev).
                      - curves, springs, durations, keyframes and transitions of
                        screens; not animators and groups
                      - transitions of two pages as variants for AnimatePresence
                      - options: tolerance
        flutter       A Dart class for Flutter.
                      - curves, springs, durations, keyframes and transitions of
                        screens; not animators and groups
                      - options: namespace, tolerance
        react-native  A TypeScript module for React Native's Reanimated.
                      - curves, springs, durations, keyframes and transitions of
                        screens; not animators and groups
                      - transitions of two pages by one progress, and as cards of a
                        stack
                      - options: tolerance
        spec          A sheet for a ticket: a picture, the numbers in words, and code
                      for each platform.
                      - presets of every kind, each with what the other formats make
                        of it

      """)
    #expect(desk.names(in: "../home") == [])
  }
}
