// The parts of Motion's types that exports use, as motion.dev publishes them. Declarations only.
declare module "motion" {
  type EasingFunction = (progress: number) => number;
  type BezierDefinition = readonly [number, number, number, number];
  type EasingName = "linear" | "easeIn" | "easeOut" | "easeInOut" | "circIn" | "circOut" | "circInOut" | "backIn" | "backOut" | "backInOut" | "anticipate";
  export type Easing = BezierDefinition | EasingName | EasingFunction;
  export interface ValueAnimationTransition {
    type?: "spring" | "keyframes" | "decay" | "tween" | "inertia";
    delay?: number; duration?: number; ease?: Easing | Easing[]; times?: number[];
    repeat?: number; repeatType?: "loop" | "reverse" | "mirror"; repeatDelay?: number;
    stiffness?: number; damping?: number; mass?: number; velocity?: number; restDelta?: number; restSpeed?: number;
  }
}
declare module "motion/react" {
  import type { ValueAnimationTransition } from "motion";
  type Animatable = "x"|"y"|"rotate"|"rotateX"|"rotateY"|"scaleX"|"scaleY"|"opacity"|"zIndex";
  type Resolved = string | number;
  export type TargetAndTransition = { [name in Animatable]?: Resolved | (Resolved | null)[] } & { transition?: ValueAnimationTransition & { [name in Animatable]?: ValueAnimationTransition } };
  export interface MotionStyle { display?: "grid"; position?: "relative"|"absolute"; overflow?: "clip"; perspective?: number; gridArea?: string; backfaceVisibility?: "hidden"|"visible"; backgroundColor?: string; }
  export type TransformTemplate = (transform: { x?: Resolved; y?: Resolved; rotate?: Resolved; rotateX?: Resolved; rotateY?: Resolved; scaleX?: Resolved; scaleY?: Resolved; }, generated: string) => string;
}
