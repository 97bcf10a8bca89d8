// The parts of React Native's and Reanimated's types that exports use, as they publish them. Declarations only.
declare module "react-native-reanimated" {
  export type EasingFunction = (value: number) => number;
  export interface EasingFunctionFactory { factory: () => EasingFunction }
  export const Easing: { linear: EasingFunction; bezier: (x1: number, y1: number, x2: number, y2: number) => EasingFunctionFactory };
  export enum ReduceMotion { System = "system", Always = "always", Never = "never" }
  export interface WithTimingConfig { duration?: number; easing?: EasingFunction | EasingFunctionFactory; reduceMotion?: ReduceMotion }
  export interface SharedValue<Value> { value: Value }
  type Animatable = number | string;
  export function withTiming<T extends Animatable>(toValue: T, config?: WithTimingConfig): T;
  export function withDelay<T extends Animatable>(delay: number, animation: T): T;
  export function withSequence<T extends Animatable>(...animations: T[]): T;
  export function withRepeat<T extends Animatable>(animation: T, repeats?: number, reverse?: boolean): T;
  export function useSharedValue<T>(value: T): SharedValue<T>;
  export function useAnimatedStyle<Style>(updater: () => Style): Style;
}
declare module "react-native" {
  export namespace Animated {
    type InterpolationConfigType = { inputRange: number[]; outputRange: number[] | string[]; extrapolate?: "extend" | "identity" | "clamp"; easing?: (value: number) => number };
    class AnimatedInterpolation<Output extends number | string> { interpolate<New extends number | string>(config: InterpolationConfigType): AnimatedInterpolation<New>; private readonly output: Output }
  }
  export const I18nManager: { readonly isRTL: boolean };
  export const Platform: { readonly OS: "ios" | "android" | "web" };
  type Turn = string;
  type Transform = ({ perspective: number } | { translateX: number | string } | { translateY: number | string } | { rotateX: Turn } | { rotateY: Turn } | { rotateZ: Turn } | { scaleX: number } | { scaleY: number })[];
  export interface ViewStyle { zIndex?: number; opacity?: number; transform?: Transform | string }
}
