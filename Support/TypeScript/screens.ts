import { Animated, I18nManager, Platform, type ViewStyle } from "react-native";
import { ReduceMotion } from "react-native-reanimated";

/**
 * A progress and the value there, in points or degrees, plus fractions of the page's width and
 * height. The value is constant before the first key and after the last one.
 */
export type Key = readonly number[];

/** The values of a page over the progress of the transition. */
export interface Page {
  zIndex: number;
  translationX?: Key[];
  translationY?: Key[];
  rotationX?: Key[];
  rotationY?: Key[];
  rotationZ?: Key[];
  scaleX?: Key[];
  scaleY?: Key[];
  opacity?: Key[];
}

/**
 * A transition between two pages that fill the screen, driven by a progress from 0 to 1:
 *
 *     const progress = useSharedValue(0);
 *     const enter = useAnimatedStyle(() => pageStyle(flip, "enter", progress.value, width, height));
 *     progress.value = withDelay(flip.delay ?? 0, withTiming(1, flip.timing));
 *
 * A gesture sets the progress directly. For reduced motion, play `flip.reduced ?? flip`.
 */
export interface Screens {
  timing: { duration: number; easing?: (progress: number) => number; reduceMotion?: ReduceMotion };
  /** The delay in milliseconds. */
  delay?: number;
  /** The distance of the viewpoint in points. */
  eye?: number;
  /** Whether left and right are swapped in right-to-left layouts. */
  mirrors?: boolean;
  enter: Page;
  leave: Page;
  reduced?: Screens;
}

/** An instant change to the new page. */
export const cut: Screens = { timing: { duration: 0 }, enter: { zIndex: 1 }, leave: { zIndex: 0 } };

const side = I18nManager.isRTL ? -1 : 1;
// On Android, the viewpoint is 1.00623 times farther away than specified.
const sight = Platform.OS === "android" ? 1 / 1.00623 : 1;

function amount(key: Key, width: number, height: number): number {
  "worklet";
  return key[1] + (key[2] ?? 0) * width + (key[3] ?? 0) * height;
}

function valueAt(keys: Key[], progress: number, width: number, height: number): number {
  "worklet";
  let index = keys.length - 1;
  while (index > 0 && keys[index][0] > progress) index -= 1;
  const from = amount(keys[index], width, height);
  const start = keys[index][0];
  if (index === keys.length - 1 || progress <= start) return from;
  const part = (progress - start) / (keys[index + 1][0] - start);
  return from + (amount(keys[index + 1], width, height) - from) * part;
}

/** Returns the style of a page at a progress, for useAnimatedStyle. */
export function pageStyle(
  screens: Screens,
  name: "enter" | "leave",
  progress: number,
  width: number,
  height: number,
): ViewStyle {
  "worklet";
  const page = screens[name];
  const turn = screens.mirrors ? side : 1;
  const value = (keys: Key[] | undefined, rest: number): number =>
    keys ? valueAt(keys, progress, width, height) : rest;
  const moves = [
    { translateX: turn * value(page.translationX, 0) },
    { translateY: value(page.translationY, 0) },
    { rotateZ: turn * value(page.rotationZ, 0) + "deg" },
    { rotateY: turn * value(page.rotationY, 0) + "deg" },
    { rotateX: value(page.rotationX, 0) + "deg" },
    { scaleX: value(page.scaleX, 1) },
    { scaleY: value(page.scaleY, 1) },
  ];
  return {
    zIndex: page.zIndex,
    opacity: value(page.opacity, 1),
    transform: screens.eye ? [{ perspective: screens.eye * sight }, ...moves] : moves,
  };
}

/** The values that React Navigation's stack passes for a card. */
export interface Card {
  current: { progress: Animated.AnimatedInterpolation<number> };
  next?: { progress: Animated.AnimatedInterpolation<number> };
  layouts: { screen: { width: number; height: number } };
}

/**
 * Returns screen options for React Navigation's stack (@react-navigation/stack). A card opens as the
 * page that enters, the card below it leaves, and going back plays the transition in reverse.
 *
 *     <Stack.Navigator screenOptions={cardOptions(flip)}>
 */
export function cardOptions(screens: Screens) {
  const style = (
    name: "enter" | "leave",
    progress: Animated.AnimatedInterpolation<number>,
    width: number,
    height: number,
  ) => {
    const page = screens[name];
    const turn = screens.mirrors ? side : 1;
    const value = (keys: Key[] | undefined, rest: number, factor = 1) =>
      keys
        ? progress.interpolate({
            inputRange: keys.map((key) => key[0]),
            outputRange: keys.map((key) => factor * amount(key, width, height)),
            extrapolate: "clamp",
          })
        : rest;
    const angle = (keys: Key[] | undefined, factor = 1) =>
      keys
        ? progress.interpolate({
            inputRange: keys.map((key) => key[0]),
            outputRange: keys.map((key) => factor * amount(key, width, height) + "deg"),
            extrapolate: "clamp",
          })
        : "0deg";
    const moves = [
      { translateX: value(page.translationX, 0, turn) },
      { translateY: value(page.translationY, 0) },
      { rotateZ: angle(page.rotationZ, turn) },
      { rotateY: angle(page.rotationY, turn) },
      { rotateX: angle(page.rotationX) },
      { scaleX: value(page.scaleX, 1) },
      { scaleY: value(page.scaleY, 1) },
    ];
    return {
      opacity: value(page.opacity, 1),
      transform: screens.eye ? [{ perspective: screens.eye * sight }, ...moves] : moves,
    };
  };
  const { duration, easing } = screens.timing;
  const config = { duration, easing, delay: screens.delay ?? 0 };
  return {
    transitionSpec: {
      open: { animation: "timing" as const, config },
      close: { animation: "timing" as const, config },
    },
    cardStyleInterpolator: ({ current, next, layouts: { screen } }: Card) => ({
      cardStyle: next
        ? style("leave", next.progress, screen.width, screen.height)
        : style("enter", current.progress, screen.width, screen.height),
    }),
  };
}
