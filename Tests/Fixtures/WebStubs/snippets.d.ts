// What the code in the documentation uses besides exports: parts of React, Motion and React Native.
declare namespace JSX {
  interface Element { readonly type: string }
  interface ElementChildrenAttribute { children: {} }
  interface IntrinsicElements { div: { style?: import("motion/react").MotionStyle; children?: unknown } }
  interface IntrinsicAttributes { key?: unknown }
}
declare module "react" {
  export function useEffect(effect: () => void, dependencies?: readonly unknown[]): void;
}
declare module "motion/react" {
  type Variants<Custom> = { [name: string]: (custom: Custom) => TargetAndTransition };
  interface MotionProps<Custom, Names extends string> {
    custom?: Custom; variants?: Record<Names, (custom: Custom) => TargetAndTransition>; style?: MotionStyle;
    transformTemplate?: TransformTemplate; initial?: Names; animate?: Names; exit?: Names; children?: unknown;
  }
  export const motion: { main: <Custom, Names extends string>(props: MotionProps<Custom, Names>) => JSX.Element };
  export const AnimatePresence: <Custom>(props: { initial?: boolean; custom?: Custom; children?: unknown }) => JSX.Element;
  export function useReducedMotion(): boolean | null;
}
declare module "react-native" {
  type StyleProp = ViewStyle | readonly StyleProp[];
  export const View: (props: { style?: StyleProp; children?: unknown }) => JSX.Element;
  export const StyleSheet: { absoluteFill: ViewStyle };
  export function useWindowDimensions(): { width: number; height: number };
}
declare module "react-native-reanimated" {
  type ViewStyle = import("react-native").ViewStyle;
  const Animated: { View: (props: { style?: readonly ViewStyle[]; children?: unknown }) => JSX.Element };
  export default Animated;
  export function useReducedMotion(): boolean;
}
