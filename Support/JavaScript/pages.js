/**
 * A page transition: styles for the container and for each page, and variants.
 * @typedef {object} Screens
 * @property {import("motion/react").MotionStyle} stage
 * @property {import("motion/react").MotionStyle} page
 * @property {Record<"enter" | "shown" | "exit", import("motion/react").TargetAndTransition>} variants
 * @property {import("motion/react").TransformTemplate} [transformTemplate] to pass to each page
 * @property {Screens} [reduced] to play if useReducedMotion() is true
 */

/**
 * The variants of a page. `custom` specifies the transition, so that the outgoing page uses the one
 * that plays, forward or back:
 *
 *     <div style={flip.stage}>
 *       <AnimatePresence initial={false} custom={flip}>
 *         <motion.div key={path} custom={flip} variants={pages} style={flip.page}
 *           initial="enter" animate="shown" exit="exit" />
 *       </AnimatePresence>
 *     </div>
 *
 * @type {Record<"enter" | "shown" | "exit", (screens: Screens) => import("motion/react").TargetAndTransition>}
 */
export const pages = {
  enter: (screens) => screens.variants.enter,
  shown: (screens) => screens.variants.shown,
  exit: (screens) => screens.variants.exit,
};
